#!/usr/bin/env bash
# Lays out the real Interface Builder scenes of a folder and prints where the time goes: read, lower, solve, frames.
#
#   Tools/Benchmarks/scenes.sh [FOLDER] [RUNS]
#
# FOLDER is ../shared/ib-corpus beside the repository when not given; without it nothing is measured.
set -euo pipefail
cd "$(dirname "$0")"
folder=${1:-../../../shared/ib-corpus}
runs=${2:-5}
if [ ! -d "$folder" ]; then
    echo "no folder $folder: the Interface Builder scenes are skipped" >&2
    exit 0
fi
swift build -c release --product SceneBenchmark 2>&1 | tail -1 >&2
echo "machine: $(grep -m1 'model name' /proc/cpuinfo | cut -d: -f2- | xargs), $(nproc) cores, $(date -u +%F), load $(cut -d' ' -f1 /proc/loadavg)"
echo
.build/release/SceneBenchmark "$folder" "$runs"
