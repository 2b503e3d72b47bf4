#!/usr/bin/env bash
# Prints the oldest glibc that has every function which some programs and libraries take of glibc, as 2.35.
#
#   Tools/Packaging/oldest.sh FILE ...
set -euo pipefail
for file in "$@"; do objdump --dynamic-syms "$file" 2>/dev/null || true; done |
    grep -oE 'GLIBC_[0-9]+\.[0-9]+' | sort -u -V | tail -n 1 | cut -d_ -f2
