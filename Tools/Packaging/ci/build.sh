#!/usr/bin/env bash
# Builds render-cli from these sources for a CI job, once for each version of the sources.
#
#   Tools/Packaging/ci/build.sh FOLDER
#
# FOLDER keeps the program between jobs, as a cache; another version of the sources has another program. Appends the program's folder to the file that GITHUB_PATH names.
set -euo pipefail
cd "$(dirname "$0")/../../.."
if [ $# -ne 1 ]; then
    echo "usage: build.sh FOLDER" >&2
    exit 64
fi
make=${LAYOUT_MAKE:-make}
sources=$(find Package.swift Sources -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum | cut -c1-16)
mkdir -p "$1"
bin=$(cd "$1" && pwd)/$sources
"$make" setup
if [ ! -x "$bin/render-cli" ]; then
    "$make" build
    mkdir -p "$bin"
    install -m 755 .build/program/render-cli "$bin/render-cli"
fi
"$bin/render-cli" --version >/dev/null
if [ -n "${GITHUB_PATH:-}" ]; then echo "$bin" >>"$GITHUB_PATH"; fi
