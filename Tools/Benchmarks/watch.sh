#!/usr/bin/env bash
# From saving a file to the new picture in a page that `render-cli watch` serves: every document of fixtures/scenes and
# fixtures/ib, open in headless Chromium, saved again with another background or text.
#
# usage: Tools/Benchmarks/watch.sh [path of a release render-cli] [SAVES]
# Wants: python3, chromium. Prints a line for each document: milliseconds of the middle and the slowest save until the
# browser has drawn the new picture, and how many of the pages that the document has were drawn.
set -euo pipefail
cd "$(dirname "$0")/../.."
cli=${1:-.build/release/render-cli}
[ -x "$cli" ] || swift build -c release --product render-cli
browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
if [ -z "$browser" ]; then
    echo "no Chromium is installed: nothing is measured" >&2
    exit 0
fi
echo "machine: $(grep -m1 'model name' /proc/cpuinfo | cut -d: -f2- | xargs), $(nproc) cores, $(date -u +%F), load $(cut -d' ' -f1 /proc/loadavg)"
python3 Tools/Benchmarks/watch.py "$(realpath "$cli")" "$browser" "${2:-11}"
