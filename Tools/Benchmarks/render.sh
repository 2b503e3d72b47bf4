#!/usr/bin/env bash
# Whole process, tree.json to PNG, against rsvg-convert on our SVG of the same scene; then PNG encoding against cairo's
# and reading against Foundation's JSONDecoder. Processor time, the least of several runs.
# usage: Tools/Benchmarks/render.sh [path of a release render-cli]
# Wants: rsvg-convert (librsvg2-bin), python3.
set -euo pipefail
cd "$(dirname "$0")/../.."
cli=${1:-.build/release/render-cli}
[ -x "$cli" ] || swift build -c release --static-swift-stdlib --product render-cli
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 - "$work/scene.json" <<'PY'
import json, sys
colors = ["systemBlue", "systemTeal", "systemOrange", "systemGreen", "systemPurple", "systemIndigo", "systemPink"]
views = [{
    "type": "view", "id": f"v{i}", "frame": [i % 25 * 40 + 1, i // 25 * 30 + 1, 38, 28],
    "backgroundColor": colors[i % 7], "cornerRadius": 6,
    "subviews": [{"type": "label", "text": f"row {i}", "frame": [2, 4, 34, 20], "font": {"size": 9},
                  "textColor": "white", "textAlignment": "center"}]} for i in range(1000)]
json.dump({"version": 1, "name": "thousand", "devices": [{"name": "page", "size": [1002, 1202], "scale": 1}],
           "root": {"type": "view", "id": "root", "subviews": views}}, open(sys.argv[1], "w"))
PY

"$cli" "$work/scene.json" -o "$work/scene.svg" --hide frames,names,gaps,hidden,guides,ambiguity
python3 - "$cli" "$work" <<'PY'
import resource, subprocess, sys
cli, work = sys.argv[1:]
hide = "frames,names,gaps,hidden,guides,ambiguity"
def best(command, count=15):
    times = []
    for _ in range(count):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append((after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime) * 1000)
    return min(times)
for scale in (1, 2):
    ours = best([cli, f"{work}/scene.json", "-o", f"{work}/scene{scale}.png", "--scale", str(scale), "--hide", hide])
    theirs = best(["rsvg-convert", "-z", str(scale), f"{work}/scene.svg", "-o", f"{work}/rsvg{scale}.png"])
    print(f"1,000 rounded rects with labels, {scale}x: render-cli {ours:.0f} ms, "
          f"rsvg-convert {theirs:.0f} ms, ratio {ours / theirs:.2f}")
ours, theirs = best([cli, "--version"]), best(["rsvg-convert", "--version"])
print(f"--version: render-cli {ours:.1f} ms, rsvg-convert {theirs:.1f} ms, ratio {ours / theirs:.2f}")
PY

swift build -c release --package-path Tools/Benchmarks/Drawing --quiet
pictures=()
for storyboard in fixtures/ib/*.storyboard; do
    picture=$work/$(basename "$storyboard" .storyboard).png
    "$cli" "$storyboard" -o "$picture" --scale 2 2>/dev/null && pictures+=("$picture")
done
Tools/Benchmarks/Drawing/.build/release/drawing-benchmark "$work/scene1.png" "$work/scene2.png" "${pictures[@]}"

python3 Tools/Benchmarks/Drawing/document.py "$work/frames.json"
python3 Tools/Benchmarks/Drawing/document.py "$work/constraints.json" with-constraints
for document in frames constraints; do
    Tools/Benchmarks/Drawing/.build/release/reading-benchmark "$work/$document.json"
done
