#!/usr/bin/env bash
# Instructions (Callgrind) of the work that users wait for, of one program or of several beside the first. Counts do not
# depend on what else the machine does.
#
#   Tools/Benchmarks/counts.sh [-c FOLDER] PROGRAM [OTHER ...]
#
# -c names a folder with projects, which are audited and laid out besides those of fixtures. With PROFILES=FOLDER the
# profile of each workload of the first program is kept there, and `counts.py FOLDER` prints which modules it spends.
# Wants: valgrind, binutils, python3.
set -euo pipefail
cd "$(dirname "$0")/../.."
corpus=
[ "${1:-}" != -c ] || { corpus=$2; shift 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
programs=()
for program in "${@:-.build/program/render-cli}"; do
    copy=$work/program${#programs[@]}
    # Valgrind reads no newer debug information; the symbols change nothing that is counted.
    objcopy --strip-debug "$program" "$copy"
    programs+=("$copy")
done
keep=${PROFILES:-}
[ -z "$keep" ] || { mkdir -p "$keep" && cp "${programs[0]}" "$keep/program"; }

# Beside this repository, whose sources would be read as the projects' own.
cp -r fixtures/projects/Harbour fixtures/projects/Skerry "$work"
python3 - "$work" <<'PY'
import json, os, sys
work = sys.argv[1]
small = {"version": 1, "root": {"type": "view", "frame": [0, 0, 10, 10], "subviews": [{"type": "view", "frame": [2, 2, 5, 5]}]}}
json.dump(small, open(f"{work}/small.json", "w"))
os.mkdir(f"{work}/pages")
for page in range(500):
    rows = [{"type": "stackView", "axis": "horizontal", "spacing": 8, "arrangedSubviews": [
        {"type": "label", "id": f"t{r}", "text": f"Row {r} of {page}"}, {"type": "label", "id": f"v{r}", "text": str(page * r)}]}
        for r in range(3 + page % 7)]
    json.dump({"version": 1, "name": f"page{page}", "devices": [{"name": "phone", "size": [390, 844], "scale": 1}],
               "root": {"type": "stackView", "axis": "vertical", "id": "root", "spacing": 4, "arrangedSubviews": rows}},
              open(f"{work}/pages/page{page:03}.json", "w"))
views = [{"type": "view", "frame": [i % 100 * 4, i // 100, 3, 1]} for i in range(19000)]
json.dump({"version": 1, "root": {"type": "view", "frame": [0, 0, 400, 1000], "subviews": views}}, open(f"{work}/views.json", "w"))
PY

failed=0
# A workload's name and the words of its command; each program works in a folder of its own.
count() {
    local name=$1 first= line count index=0 exit
    shift
    line=$(printf '%-34s' "$name")
    for program in "${programs[@]}"; do
        local place=$work/place$index profile=/dev/null
        [ -z "$keep" ] || [ $index != 0 ] || profile=$keep/${name// /-}.callgrind
        exit=0
        count=$(XDG_CACHE_HOME=$work/cache valgrind --tool=callgrind --callgrind-out-file="$profile" "$program" "${@//PLACE/$place}" 2>&1 \
            >/dev/null | awk '/Collected/ { print $4 }') || exit=$?
        # Findings of an audit are exit code 1.
        [ -n "$count" ] && [ "$exit" -le 1 ] || { echo "$name: exit code $exit" >&2; failed=1; count=0; }
        first=${first:-$count}
        line+=$(awk -v n="$count" -v f="$first" -v i=$index 'BEGIN {
            printf "%10.1f M", n / 1e6; if (i) printf " %6.3f", f ? n / f : 0 }')
        index=$((index + 1))
    done
    echo "$line"
}
index=0
for program in "${programs[@]}"; do
    mkdir "$work/place$index"
    cp -r "$work/pages" "$work/place$index/pages"
    # The first run records, the second passes.
    "$program" test "$work/place$index/pages" --snapshot frames,png >/dev/null \
        || "$program" test "$work/place$index/pages" --snapshot frames,png >/dev/null
    index=$((index + 1))
done
count "smallest picture" "$work/small.json" -o PLACE/small.png
count "frames of fixtures" frames fixtures/scenes fixtures/rules --format json
count "frames of storyboards" frames fixtures/ib fixtures/projects --format json
count "19,000 views with frames" frames "$work/views.json"
count "audit of a project" audit "$work/Harbour"
count "gallery of a project" gallery "$work/Skerry" -o PLACE/site
count "pictures of scenes" render fixtures/scenes -o "PLACE/{name}.{scene}.{device}.{traits}.{state}.{step}.png"
count "test of 500 pages" test PLACE/pages --snapshot frames,png
for project in ${corpus:+"$corpus"/*/}; do
    count "frames of $(basename "$project")" frames "$project" --format json
    count "audit of $(basename "$project")" audit --device own "$project"
done
exit $failed
