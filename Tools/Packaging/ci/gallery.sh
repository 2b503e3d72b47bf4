#!/usr/bin/env bash
# Writes the gallery of a repository in a CI job, to be kept as an artifact or published as pages.
#
#   Tools/Packaging/ci/gallery.sh FOLDER
#
# LAYOUT_PATHS   files and folders, separated by spaces; a shell's other signs mean nothing; `.` by default
# LAYOUT_BASE    a revision, such as origin/main: the gallery shows what changed since
# LAYOUT_CACHE   a folder of pictures, which a cache keeps between jobs
# A line of the gallery's counts is appended to the file that GITHUB_STEP_SUMMARY names.
# The exit code is that of render-cli gallery.
set -euo pipefail
if [ $# -ne 1 ]; then
    echo "usage: gallery.sh FOLDER" >&2
    exit 64
fi
read -r -a paths <<<"${LAYOUT_PATHS:-.}"
arguments=(--output "$1")
[ -z "${LAYOUT_BASE:-}" ] || arguments+=(--against "$LAYOUT_BASE")
[ -z "${LAYOUT_CACHE:-}" ] || arguments+=(--cache "$LAYOUT_CACHE")

messages=$(mktemp)
trap 'rm -f "$messages"' EXIT
code=0
render-cli gallery "${arguments[@]}" -- "${paths[@]}" 2>&1 | tee "$messages" || code=$?
# The line of counts: "20 screens in 7 variants, 140 pictures".
counts=$(grep -E '^[0-9]+ screens? in ' "$messages" | tail -n 1 || true)
if [ -n "${GITHUB_STEP_SUMMARY:-}" ] && [ -n "$counts" ]; then
    printf '**Gallery:** %s\n\n' "$counts" >>"$GITHUB_STEP_SUMMARY"
fi
exit "$code"
