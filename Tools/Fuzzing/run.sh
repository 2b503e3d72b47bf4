#!/usr/bin/env bash
# Runs one fuzz target of the project, or each in turn, with libFuzzer.
#
#   Tools/Fuzzing/run.sh [TARGET|all] [SECONDS]
#
# The corpus that grows is kept in .build/fuzzing/corpus, an input that crashed, hung, took 2 GiB or broke the target's
# law in .build/fuzzing/found. SANITIZE=address builds with AddressSanitizer besides, in a folder of its own. With
# REPLAY=FILE the one input is run again instead. Exit code 1: something was found.
set -euo pipefail
cd "$(dirname "$0")/../.."
wanted=${1:-all}
seconds=${2:-60}
build=.build/fuzzing
sanitizers=(--sanitize fuzzer)
scratch=$build/plain
if [ -n "${SANITIZE:-}" ]; then
    # The compiler takes the last list of sanitizers alone: a second `--sanitize` would switch coverage off, without
    # which the fuzzer learns nothing from its inputs.
    sanitizers+=(-Xswiftc "-sanitize=fuzzer,$SANITIZE" -Xcc "-fsanitize=fuzzer-no-link,$SANITIZE")
    scratch=$build/$SANITIZE
fi
# Swift keeps bits of its own in references, so LeakSanitizer takes what globals hold for leaks.
export LAYOUT_BUILD=make SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0
# gold cannot link what the fuzzer adds.
${SWIFT:-swift} build -c release "${sanitizers[@]}" -Xswiftc -enable-testing -Xswiftc -use-ld=lld \
    --package-path Tools/Fuzzing --scratch-path "$scratch" --product fuzz
fuzz=$scratch/release/fuzz
targets=$wanted
if [ "$wanted" = all ]; then targets=$(FUZZ_LIST=1 "$fuzz"); fi
status=0
for target in $targets; do
    export FUZZ_TARGET=$target
    if [ -n "${REPLAY:-}" ]; then
        "$fuzz" "$REPLAY"
        continue
    fi
    mkdir -p "$build/seeds/$target" "$build/corpus/$target" "$build/found/$target"
    FUZZ_SEEDS=$build/seeds/$target "$fuzz"
    dictionary=()
    if [ -f "Tools/Fuzzing/Dictionaries/$target.dict" ]; then dictionary=(-dict="Tools/Fuzzing/Dictionaries/$target.dict"); fi
    echo "== $target, $seconds s"
    "$fuzz" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=2048 -max_len=4096 -print_final_stats=1 \
        "${dictionary[@]}" -artifact_prefix="$build/found/$target/" "$build/corpus/$target" "$build/seeds/$target" \
        2>&1 | tee "$build/log" |
        grep -E "^$target:|ERROR|SUMMARY|Test unit written|stat::(number_of_executed|average_exec)|Done" || status=1
    if grep -q "Is the code instrumented for coverage" "$build/log"; then
        echo "$target: no input reached a new place of the code: the program was built without coverage" >&2
        status=1
    fi
    if compgen -G "$build/found/$target/*" >/dev/null; then status=1; fi
done
exit $status
