#!/usr/bin/env bash
# Instructions of short runs of the whole program (Callgrind), and of rsvg-convert on our SVG of the same picture. Counts do
# not depend on what else the machine does.
# usage: Tools/Benchmarks/start.sh [path of a release render-cli]
# Wants: valgrind, binutils, rsvg-convert (librsvg2-bin).
set -euo pipefail
cd "$(dirname "$0")/../.."
cli=${1:-.build/release/render-cli}
[ -x "$cli" ] || swift build -c release --static-swift-stdlib --product render-cli
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Valgrind reads no newer debug information; the symbols change nothing that is counted.
objcopy --strip-debug "$cli" "$work/render-cli"
cli=$work/render-cli

count() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>&1 >/dev/null | awk '/Collected/ { print $4 }'
}
show() { awk -v name="$1" -v ours="$2" -v theirs="$3" \
    'BEGIN { printf "%-40s %8.2f M  rsvg-convert %8.2f M  ratio %.2f\n", name, ours / 1e6, theirs / 1e6, ours / theirs }'; }

# Two views and no text: on ten points, which is the smallest picture, and on a hundred.
for side in 10 100; do
    printf '{"version":1,"root":{"type":"view","frame":[0,0,%d,%d],"subviews":[{"type":"view","frame":[2,2,%d,%d]}]}}' \
        "$side" "$side" $((side / 2)) $((side / 2)) >"$work/two$side.json"
done
# The same with the name of a view and the text of a label.
cat >"$work/text.json" <<'JSON'
{"version":1,"root":{"type":"view","frame":[0,0,100,100],"subviews":[
  {"type":"label","id":"a","text":"Text","frame":[10,10,50,50]}]}}
JSON

show "--version" "$(count "$cli" --version)" "$(count rsvg-convert --version)"
show "frames, two views" "$(count "$cli" frames "$work/two10.json")" "$(count rsvg-convert --version)"
for name in two10 two100 text; do
    "$cli" "$work/$name.json" -o "$work/$name.svg" 2>/dev/null
    ours=$(count "$cli" "$work/$name.json" -o "$work/$name.png")
    show "$name.json to PNG" "$ours" "$(count rsvg-convert "$work/$name.svg" -o "$work/peer.png")"
done
