#!/usr/bin/env bash
# Processor time and wall time of `make demo`, then `make test`, then `uikit coverage`, in fresh clones of commits, and their
# ratio to the first commit. With CI=yes of `.ci/run` besides. Wants a machine that does nothing else.
#
#   Tools/Benchmarks/builds.sh [COMMIT ...]      (by default 844c8c82 and HEAD)
set -euo pipefail
here=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME=$work/cache
commits=("$@")
[ $# -gt 0 ] || commits=(844c8c82 HEAD)
declare -A first
TIMEFORMAT='%R %U %S'
# Commit, name, command: a row of the table.
row() {
    local commit=$1 name=$2 times wall processor
    shift 2
    times=$( { time "$@" >"$work/log" 2>&1; } 2>&1) || { tail -n 20 "$work/log"; exit 1; }
    read -r wall processor < <(echo "$times" | awk '{ print $1, $2 + $3 }')
    first[$name]=${first[$name]:-$wall $processor}
    echo "$commit $name $processor $wall ${first[$name]}" | awk '{
        printf "| %s | %s | %.0f | %.2f | %.0f | %.2f |\n", $1, $2, $3, $3 / $6, $4, $4 / $5 }'
}
echo "| commit | command | processor, s | ratio | wall, s | ratio |"
echo "|---|---|---|---|---|---|"
for commit in "${commits[@]}"; do
    folder=$work/clone
    rm -rf "$folder" "$XDG_CACHE_HOME"
    git clone -q "$here" "$folder"
    git -C "$folder" checkout -q "$(git -C "$here" rev-parse "$commit")"
    row "$commit" demo make -C "$folder" demo
    row "$commit" coverage env -C "$folder/fixtures/projects/Ferry/Packages/Berths" "$folder/render-cli" uikit coverage
    row "$commit" test make -C "$folder" test
    if [ -n "${CI:-}" ]; then
        rm -rf "$folder/.build"
        row "$commit" ci "$folder/.ci/run"
    fi
done
