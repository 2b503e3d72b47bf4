#!/usr/bin/env bash
# Lays out trees of stacks, from LayoutTree to frames, beside Yoga where its sources are at hand.
#
#   YOGA=path/to/yoga-checkout Benchmarks/layout.sh [RUNS]
set -euo pipefail
cd "$(dirname "$0")"
runs=${1:-15}
build=.build/peers
mkdir -p "$build"
if [ -n "${YOGA:-}" ] && { [ ! -x "$build/yoga" ] || [ Yoga/yoga.cpp -nt "$build/yoga" ]; }; then
    # shellcheck disable=SC2046
    c++ -O2 -DNDEBUG -std=c++20 -I "$YOGA" Yoga/yoga.cpp $(find "$YOGA/yoga" -name '*.cpp') -o "$build/yoga"
fi
swift build -c release --product LayoutBenchmark 2>&1 | tail -1 >&2
echo "machine: $(grep -m1 'model name' /proc/cpuinfo | cut -d: -f2- | xargs), $(nproc) cores, $(date -u +%F), load $(cut -d' ' -f1 /proc/loadavg)"
echo
echo "| views | ours us | Yoga us | ratio | last leaf us | / full | first leaf us | / full | hide us | / full | KiB |"
echo "|---|---|---|---|---|---|---|---|---|---|---|"
for fan in 3 5 10; do
    read -r views full last first hide memory <<<"$(.build/release/LayoutBenchmark "$fan" "$runs")"
    yoga=-
    [ -x "$build/yoga" ] && read -r _ yoga _ <<<"$("$build/yoga" "$fan" "$runs")"
    awk -v v="$views" -v f="$full" -v y="$yoga" -v l="$last" -v a="$first" -v h="$hide" -v m="$memory" 'BEGIN {
        printf "| %d | %d | %s | %s | %d | %.3f | %d | %.3f | %d | %.2f | %d |\n", v, f, y,
            y == "-" ? "-" : sprintf("%.2f", f / y), l, l / f, a, a / f, h, h / f, m }'
done
