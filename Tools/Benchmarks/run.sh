#!/usr/bin/env bash
# Compares the solver with kiwi on the same workloads in the same run, and prints tables: medians of processor time.
#
#   Tools/Benchmarks/run.sh [RUNS]
#
# WORKLOADS names a folder of workload files, or a script that writes them into the folder it is given; without it,
# ../shared/bench/solver_workloads.py next to the checkout. Where neither exists, only the generated programs run.
# Needs a C++17 compiler and pip; kiwi's headers come with the source distribution of the python package kiwisolver.
# AMOEBA names the folder of amoeba.h; with it, edits are compared with amoeba's too.
set -euo pipefail
cd "$(dirname "$0")"
runs=${1:-5}
build=.build/peers
mkdir -p "$build"

if [ ! -x "$build/kiwi" ] || [ Kiwi/kiwi.cpp -nt "$build/kiwi" ]; then
    rm -rf "$build/kiwisolver"* && pip download -q --no-binary :all: --no-deps kiwisolver==1.5.1 -d "$build" >/dev/null
    tar xf "$build"/kiwisolver-*.tar.gz -C "$build"
    c++ -O2 -std=c++17 -I "$build"/kiwisolver-*/ Kiwi/kiwi.cpp -o "$build/kiwi"
fi
swift build -c release --product SolverBenchmark 2>&1 | tail -1 >&2
solver=.build/release/SolverBenchmark

workloads=${WORKLOADS:-../../../shared/bench/solver_workloads.py}
if [ -f "$workloads" ]; then
    python3 "$workloads" "$build/workloads" >/dev/null
    workloads=$build/workloads
fi

echo "machine: $(grep -m1 'model name' /proc/cpuinfo | cut -d: -f2- | xargs), $(nproc) cores, $(date -u +%F), load $(cut -d' ' -f1 /proc/loadavg)"
if [ -d "$workloads" ]; then
    # name, runs of kiwi, target ratio of build + solve, target ratio of an edit; "-" for none
    echo
    echo "| workload | kiwi ms | ours ms | ratio | target | kiwi edit us | ours edit us | ratio | target | kiwi KiB | ours KiB |"
    echo "|---|---|---|---|---|---|---|---|---|---|---|"
    while read -r name kiwi_runs target edit_target; do
        file=$workloads/$name.txt
        [ -f "$file" ] || continue
        read -r b e m _ <<<"$("$solver" "$file" "$runs")"
        if [ "$kiwi_runs" = 0 ]; then
            kb=- ke=- km=-
        else
            read -r kb ke km _ <<<"$("$build/kiwi" "$file" "$kiwi_runs")"
        fi
        awk -v n="$name" -v kb="$kb" -v b="$b" -v ke="$ke" -v e="$e" -v km="$km" -v m="$m" -v t="$target" \
            -v et="$edit_target" 'function ratio(a, b) { return b == "-" ? "-" : sprintf("%.4f", a / b) }
            function ms(x) { return x == "-" ? "-" : sprintf("%.2f", x / 1000) }
            BEGIN { printf "| %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s |\n", n, ms(kb), ms(b), ratio(b, kb), t,
                ke, e, ratio(e, ke), et, km, m }'
    done <<'LIST'
nested-eq-d5f3 3 0.02 -
nested-int-d5f3 3 0.05 -
siblings-1000 3 0.02 -
siblings-10000 0 - -
chainstrong-1000 3 0.05 -
chainstrong-10000 0 - -
chainequal-100 3 0.01 -
chainequal-10000 0 - -
chainreq-1000 3 - 0.1
chainreq-10000 0 - -
nested-eq-d7f3 0 - -
nested-int-d7f3 0 - -
LIST
fi

if [ -d "$workloads" ] && [ -n "${AMOEBA:-}" ]; then
    cc -O2 -std=c11 -D_POSIX_C_SOURCE=200809L -I "$AMOEBA" Amoeba/amoeba.c -o "$build/amoeba" -lm
    echo
    echo "| workload | amoeba edit us | ours edit us | ratio |"
    echo "|---|---|---|---|"
    for name in siblings-100 siblings-1000 nested-eq-d3f3 nested-eq-d5f3 chainreq-1000; do
        read -r _ theirs _ <<<"$("$build/amoeba" "$workloads/$name.txt" "$runs")"
        read -r _ ours _ <<<"$("$solver" "$workloads/$name.txt" "$runs")"
        awk -v n="$name" -v a="$theirs" -v b="$ours" 'BEGIN { printf "| %s | %s | %s | %.2f |\n", n, a, b, b / a }'
    done
fi

echo
echo "| generated | constraints | build ms | solve ms | us each | edit us | KiB | work |"
echo "|---|---|---|---|---|---|---|---|"
while read -r shape n; do
    read -r count b s e m work <<<"$("$solver" generated "$shape" "$n" "$runs")"
    awk -v w="$shape $n" -v c="$count" -v b="$b" -v s="$s" -v e="$e" -v m="$m" -v k="$work" \
        'BEGIN { printf "| %s | %d | %.2f | %.2f | %.3f | %.1f | %d | %d |\n", w, c, b / 1000, s / 1000, s / c, e, m, k }'
done <<'LIST'
chain 100
chain 1000
chain 10000
chain 100000
siblings 100
siblings 1000
siblings 10000
siblings 100000
tree 2
tree 3
tree 4
tree 5
LIST
