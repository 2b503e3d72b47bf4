#!/bin/sh
# Runs render-cli on copies of the inputs of a Bazel rule: Bazel hands them over as links, and render-cli follows no link
# that leads out of a project.
#
#   staged.sh LIST PROGRAM OUTPUT ARGUMENT...
#
# LIST has a line `path <tab> place in the workspace` for each input. OUTPUT is the picture to draw, or `-` for none: then
# the first argument is a command of render-cli.
set -eu
list=$1 program=$PWD/$2 output=$3
shift 3
folder=$(mktemp -d "${TEST_TMPDIR:-${TMPDIR:-/tmp}}/layout.XXXXXX")
trap 'rm -rf "$folder"' EXIT
tab=$(printf '\t')
while IFS=$tab read -r path place; do
    case /$place/ in */../* | //*) echo "$place: not in the workspace" >&2; exit 64 ;; esac
    mkdir -p "$folder/$(dirname "$place")"
    cp -L "$path" "$folder/$place"
done <"$list"
if [ "$output" = - ]; then
    (cd "$folder" && "$program" "$@")
else
    picture=$PWD/$output
    (cd "$folder" && "$program" render --quiet -o "$picture" "$@")
fi
