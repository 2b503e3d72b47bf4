#!/usr/bin/env bash
# Offers the repairs of new findings as suggestions on the lines of a pull request: a click commits one.
#
#   Tools/Packaging/ci/suggest.sh FOLDER
#
# FOLDER gets audit.json, and review.json where a suggestion was made.
#
# LAYOUT_PATHS   files and folders, separated by spaces; a shell's other signs mean nothing; `.` by default
# LAYOUT_BASE    the revision that the pull request is compared with, such as origin/main
# LAYOUT_HEAD    the head of the pull request, where the checkout is a merge with the base: only files equal in both count
# LAYOUT_PULL    the number of the pull request; without one the review is written and not sent
# GH_TOKEN       of a job with the permission `pull-requests: write`, for `gh`, in the repository GITHUB_REPOSITORY
# A comment that the pull request has already is not repeated. A token that may not write, as that of a fork, is a notice.
# The exit code is 0 unless the audit could not be made.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
if [ $# -ne 1 ] || [ -z "${LAYOUT_BASE:-}" ]; then
    echo "usage: LAYOUT_BASE=REVISION suggest.sh FOLDER" >&2
    exit 64
fi
folder=$1
mkdir -p "$folder"
read -r -a paths <<<"${LAYOUT_PATHS:-.}"

code=0
render-cli audit --against "$LAYOUT_BASE" --with-repairs --format json -- "${paths[@]}" >"$folder/audit.json" || code=$?
if [ "$code" -gt 1 ]; then exit "$code"; fi
export LAYOUT_KNOWN=
if [ -n "${LAYOUT_PULL:-}" ]; then
    comments="repos/$GITHUB_REPOSITORY/pulls/$LAYOUT_PULL/comments"
    if gh api --paginate "$comments" --jq '.[].body | @json' >"$folder/comments.jsonl"; then
        LAYOUT_KNOWN="$folder/comments.jsonl"
    fi
fi
python3 "$here/suggest.py" "$folder/audit.json" "$LAYOUT_BASE" >"$folder/review.json.new"
if [ ! -s "$folder/review.json.new" ]; then
    rm "$folder/review.json.new"
    exit 0
fi
mv "$folder/review.json.new" "$folder/review.json"
if [ -n "${LAYOUT_PULL:-}" ]; then
    gh api --method POST "repos/$GITHUB_REPOSITORY/pulls/$LAYOUT_PULL/reviews" --input "$folder/review.json" >/dev/null ||
        echo "::notice::The suggestions could not be sent; $folder/review.json has them."
fi
