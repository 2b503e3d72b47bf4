#!/usr/bin/env bash
# Lays out trees of stacks, from LayoutTree to frames, beside Yoga where a program is given that lays them out with it.
#
#   YOGA=path/to/program Tools/Benchmarks/layout.sh [RUNS]
#
# The program is called as `program FANOUT RUNS` and prints one line of numbers: the views of the tree, the median
# microseconds of processor time of a full layout, then whatever else it measures. The tree: four levels of stacks, the
# outermost a column, axes alternating, FANOUT views in each, leaves 30 x 20, spacing 4. Yoga/yoga.cpp is the source of
# such a program; nothing here builds it.
set -euo pipefail
YOGA=${YOGA:+$(realpath "$YOGA")}
cd "$(dirname "$0")"
runs=${1:-15}
if [ -n "${YOGA:-}" ] && { [ ! -f "$YOGA" ] || [ ! -x "$YOGA" ]; }; then
    echo "YOGA=$YOGA is no program" >&2
    exit 64
fi
swift build -c release --product LayoutBenchmark 2>&1 | tail -1 >&2
echo "machine: $(grep -m1 'model name' /proc/cpuinfo | cut -d: -f2- | xargs), $(nproc) cores, $(date -u +%F), load $(cut -d' ' -f1 /proc/loadavg)"
echo
echo "| views | ours us | Yoga us | ratio | last leaf us | / full | first leaf us | / full | hide us | / full | KiB | KiB with a session |"
echo "|---|---|---|---|---|---|---|---|---|---|---|---|"
for fan in 3 5 10; do
    read -r views full last first hide memory session <<<"$(.build/release/LayoutBenchmark "$fan" "$runs")"
    yoga=-
    [ -n "${YOGA:-}" ] && read -r _ yoga _ <<<"$("$YOGA" "$fan" "$runs")"
    awk -v v="$views" -v f="$full" -v y="$yoga" -v l="$last" -v a="$first" -v h="$hide" -v m="$memory" -v s="$session" 'BEGIN {
        printf "| %d | %d | %s | %s | %d | %.3f | %d | %.3f | %d | %.2f | %d | %d |\n", v, f, y,
            y == "-" ? "-" : sprintf("%.2f", f / y), l, l / f, a, a / f, h, h / f, m, s }'
done
