#!/usr/bin/env bash
# Builds the documentation as a folder of static pages, to be put on any host.
#
#   Tools/Site/build.sh FOLDER
#
# FOLDER gets the pages of Documentation and the README as HTML, and below reference/ DocC's pages of the libraries that
# Package.swift exports. The host's root is FOLDER; BASE=/layout-render is for a folder of a host. Takes the build of
# the tests, python3-markdown and the toolchain's docc. Exit code 1: a link leads nowhere, or a library has no page.
set -euo pipefail
cd "$(dirname "$0")/../.."
site=$1
base=${BASE:-}
rm -rf "$site"
mkdir -p "$site/reference"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# 1 The libraries, each from its symbols and its catalogue of articles
modules=.build/release/Modules
products=$(sed -n 's/^ *\.library(name: "\([A-Za-z]*\)", targets.*/\1/p' Package.swift)
headers=()
for door in Sources/C*/module.modulemap; do headers+=(-I "$(dirname "$door")"); done
target=$(${SWIFT:-swift} -print-target-info | sed -n 's/.*"unversionedTriple" *: *"\([^"]*\)".*/\1/p' | head -n 1)
for product in $products; do
    mkdir -p "$work/$product"
    swift-symbolgraph-extract -module-name "$product" -I "$modules" "${headers[@]}" -target "$target" \
        -minimum-access-level public -skip-inherited-docs -output-dir "$work/$product"
    docc convert Sources/LayoutRender/*/"$product/$product.docc" --additional-symbol-graph-dir "$work/$product" \
        --output-dir "$site/reference/$product" --transform-for-static-hosting \
        --hosting-base-path "$base/reference/$product" >"$work/docc.log" 2>&1 || {
        cat "$work/docc.log" >&2
        exit 1
    }
    echo "reference of $product"
done

# 2 The pages, and every link of them, by the python that has apt's package
python=python3
if ! python3 -c "import markdown" 2>/dev/null; then python=/usr/bin/python3; fi
# shellcheck disable=SC2086
"$python" Tools/Site/pages.py "$site" $products
