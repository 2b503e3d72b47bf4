#!/usr/bin/env bash
# Runs the tests of a package that is built, and names those that failed once more at the end: whoever sees only the end
# of a long output, as many CI pages show, sees which failed and why. The last line is the one that counts the tests.
#
#   Tests/run.sh PROGRAM OF THE TESTS [OPTION ...]
#
# The program is started by itself, not by `swift test`: that holds the folder of products for as long as the tests take,
# in which `make test` compiles the next package.
# The beginnings of tests and the single cases of a test are in .build/PROGRAM.log only. What is printed stays below a
# megabyte: an argument of a test whose description is long gets a name (`CustomTestStringConvertible`).
# LAYOUT_PROGRAM names the program that tests start; without it, tests start the one that is built with them.
#
# Exit code: the one of `swift test`; 1 where a megabyte or more was printed.
set -uo pipefail
mkdir -p .build
name=${1##*/}
output=.build/${name%.xctest}.log
shown=$(mktemp)
trap 'rm -f "$shown"' EXIT
echo "Tests start ${LAYOUT_PROGRAM:-the render-cli that is built with them}."
NO_COLOR=1 "$@" --testing-library swift-testing 2>&1 | tee "$output" |
    awk '/^(◇|✔ Test case )/ { hides = 1 } !hides { print; fflush() } / (started|seconds)\.$/ { hides = 0 }' | tee "$shown"
status=${PIPESTATUS[0]}
bytes=$(wc -c <"$shown")
if [ "$bytes" -ge 1000000 ]; then
    echo "Tests/run.sh: $bytes bytes were printed; these lines are the longest:" >&2
    awk '{ print length($0) ": " substr($0, 1, 200) }' "$shown" | sort -rn | head -n 5 >&2
    [ "$status" != 0 ] || status=1
fi
if [ "$status" != 0 ]; then
    count=$(grep -aE '^(✘|✔|━) Test run with ' "$output" | tail -n 1)
    echo
    echo "Failed, with exit code $status; $output has all that the tests said:"
    # The line of each issue and what is said below it (a known issue has another sign), and how the process ended.
    awk '/^[^ \t]/ { shows = /^✘/ && !/^✘ Test run with / || /^↳/ && shows || /^error: |Fatal error|[Ss]ignal/ && !/^(◇|✔)/ } shows' \
        "$output" |
        cut -c 1-2000 | tail -n 200
    [ -z "$count" ] || echo "$count"
fi
exit "$status"
