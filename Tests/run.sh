#!/usr/bin/env bash
# Runs the tests of a package that is built, and names those that failed once more at the end: whoever sees only the end
# of a long output, as many CI pages show, sees which failed and why. The last line is the one that counts the tests.
#
#   Tests/run.sh [OPTION OF swift test ...]
#
# Exit code: the one of `swift test`.
set -uo pipefail
output=$(mktemp)
trap 'rm -f "$output"' EXIT
LAYOUT_TESTING=1 ${SWIFT:-swift} test --skip-build --disable-xctest "$@" 2>&1 | tee "$output"
status=${PIPESTATUS[0]}
if [ "$status" != 0 ]; then
    count=$(grep -a '^✘ Test run with ' "$output" | tail -n 1)
    echo
    echo "Failed, with exit code $status:"
    # The line of each issue and what is said below it (a known issue has another sign), and how the process ended.
    awk '/^[^ \t]/ { shows = /^✘/ && !/^✘ Test run with / || /^↳/ && shows || /^error: |Fatal error|[Ss]ignal/ && !/^(◇|✔)/ } shows' \
        "$output" |
        cut -c 1-2000 | tail -n 200
    [ -z "$count" ] || echo "$count"
fi
exit "$status"
