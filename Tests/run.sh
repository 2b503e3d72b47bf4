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
# LAYOUT_PROGRAM names the program that tests start; without it, tests start the one that is built with them. TESTS_BESIDE names
# a module whose tests wait for programs: they run in a process beside the others', and are printed below them.
#
# Exit code: the one of `swift test`; 1 where a megabyte or more was printed.
set -uo pipefail
mkdir -p .build
program=$1
shift
name=${program##*/}
beside=${TESTS_BESIDE:-}
unset TESTS_BESIDE
output=.build/${name%.xctest}.log
kept=$(mktemp -d)
trap 'rm -rf "$kept"' EXIT
# Name of the process, then options of the tests.
run() {
    local process=$1
    shift
    NO_COLOR=1 "$program" "$@" --testing-library swift-testing 2>&1 | tee "$kept/$process.all" |
        awk -v counts="$beside" '
            /^(◇|✔ Test case )/ || counts && /^[^ ]+ Test run with / { hides = 1 }
            !hides { print; fflush() }
            / (started|seconds|issues?)\.$/ { hides = 0 }' |
        tee "$kept/$process.shown"
    return "${PIPESTATUS[0]}"
}
echo "Tests start ${LAYOUT_PROGRAM:-the render-cli that is built with them}."
status=0
if [ -n "$beside" ]; then
    run beside --filter "^$beside\." "$@" >/dev/null &
    run first --skip "^$beside\." "$@" || status=$?
    wait $! || status=$?
    cat "$kept/beside.shown"
else
    run first "$@" || status=$?
fi
cat "$kept"/*.all >"$output"
bytes=$(cat "$kept"/*.shown | wc -c)
if [ "$bytes" -ge 1000000 ]; then
    echo "Tests/run.sh: $bytes bytes were printed; these lines are the longest:" >&2
    cat "$kept"/*.shown | awk '{ print length($0) ": " substr($0, 1, 200) }' | sort -rn | head -n 5 >&2
    [ "$status" != 0 ] || status=1
fi
if [ "$status" != 0 ]; then
    echo
    echo "Failed, with exit code $status; $output has all that the tests said:"
    # The line of each issue and what is said below it (a known issue has another sign), and how the process ended.
    awk '/^[^ \t]/ { shows = /^✘/ && !/^✘ Test run with / || /^↳/ && shows || /^error: |Fatal error|[Ss]ignal/ && !/^(◇|✔)/ } shows' \
        "$output" |
        cut -c 1-2000 | tail -n 200
fi
counts=$(grep -aE '^(✘|✔|━) Test run with ' "$output")
# The counts of two processes are one line.
if [ -n "$beside" ]; then
    counts=$(awk '
        { tests += $5; suites += $8; kinds[$1]; for (i = 9; i < NF; i++) {
            if ($i == "after" && $(i + 1) > seconds) seconds = $(i + 1)
            if ($i == "with") { issues += $(i + 1); if ($(i + 2) == "known") known = "known " } } }
        END { sign = "✘" in kinds ? "✘" : "━" in kinds ? "━" : "✔"
            print sign " Test run with " tests " tests in " suites " suites " (sign == "✘" ? "failed" : "passed") " after " seconds \
                " seconds" (issues ? " with " issues " " (sign == "✘" ? "" : known) "issues" : "") "." }' <<<"$counts")
    echo "$counts"
elif [ "$status" != 0 ] && [ -n "$counts" ]; then
    echo "$counts"
fi
exit "$status"
