#!/usr/bin/env bash
# Prints the packages of runtime-packages.txt below one or more headings, a line each.
#
#   Tools/Packaging/listed.sh HEADING ...
set -euo pipefail
for heading in "$@"; do
    awk -v heading="# $heading:" '/^#/ { on = index($0, heading) == 1; next } on' "$(dirname "$0")/runtime-packages.txt"
done
