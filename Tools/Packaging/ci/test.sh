#!/usr/bin/env bash
# Runs render-cli test in a CI job and writes every report into one folder.
#
#   Tools/Packaging/ci/test.sh FOLDER [ARGUMENT ...]
#
# FOLDER gets report.html, report.inspect.html, junit.xml, report.json, summary.md, and the pictures of what failed; the
# other arguments go to render-cli test. With LAYOUT_BASE (a revision, such as origin/main) also changes.html and
# changes.md: what the branch moves. The summaries are appended to the file that GITHUB_STEP_SUMMARY names; where
# GITHUB_ACTIONS is set, each page that did not pass is an annotation of its file.
# The exit code is that of render-cli test; 2 where the comparison with LAYOUT_BASE could not be made.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
if [ $# -lt 1 ]; then
    echo "usage: test.sh FOLDER [ARGUMENT ...]" >&2
    exit 64
fi
folder=$1
shift
mkdir -p "$folder"

code=0
render-cli test --record never --artifacts "$folder/pages" --report "$folder/report.html" \
    --report "$folder/junit.xml" --report "$folder/report.json" --report "$folder/summary.md" "$@" || code=$?
if [ -n "${GITHUB_ACTIONS:-}" ] && [ -f "$folder/report.json" ]; then
    python3 "$here/annotate.py" "$folder/report.json"
fi
if [ -n "${LAYOUT_BASE:-}" ]; then
    difference=0
    render-cli diff "$LAYOUT_BASE...HEAD" --report "$folder/changes.html" --report "$folder/changes.md" || difference=$?
    if [ "$difference" -gt 1 ] && [ "$code" -eq 0 ]; then code=2; fi
fi
if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then
    for summary in "$folder/summary.md" "$folder/changes.md"; do
        if [ -f "$summary" ]; then cat "$summary" >>"$GITHUB_STEP_SUMMARY"; fi
    done
fi
exit "$code"
