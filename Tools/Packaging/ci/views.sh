#!/usr/bin/env bash
# Builds and tests a Swift package of iOS views in a CI job, by render-cli uikit, and keeps the reports in one folder.
#
#   Tools/Packaging/ci/views.sh FOLDER [ARGUMENT ...]
#
# FOLDER gets coverage.txt (what the package uses of UIKit: there, does nothing here, missing), test.log, and a JUnit file of
# all tests; the other arguments go to render-cli uikit test. Snapshots are compared and never recorded, for CI is set.
#
# LAYOUT_PACKAGE   the folder of the package; the present one without it
# LAYOUT_SCRATCH   the folder of copies and products, UIKit's among them: kept between jobs, it saves compiling UIKit
#
# LAYOUT_SOURCES   the sources of LayoutRender with the package UIKit; without it those that this script lies in
#
# A Swift toolchain is on PATH; render-cli is, or is built from LAYOUT_SOURCES into LAYOUT_SCRATCH.
# The exit code is that of render-cli uikit test; 1 where the package's files changed meanwhile.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
if [ $# -lt 1 ]; then
    echo "usage: views.sh FOLDER [ARGUMENT ...]" >&2
    exit 64
fi
mkdir -p "$1"
folder=$(cd "$1" && pwd)
shift
package=${LAYOUT_PACKAGE:-.}
scratch=${LAYOUT_SCRATCH:-$folder/scratch}
mkdir -p "$scratch"
scratch=$(cd "$scratch" && pwd)
sources=$(cd "${LAYOUT_SOURCES:-$here/../../..}" && pwd)
export CI=${CI:-1}
# UIKit is compiled into the folder of caches.
export XDG_CACHE_HOME=${XDG_CACHE_HOME:-$scratch/cache}

# 1 the program
if ! command -v render-cli >/dev/null; then
    GITHUB_PATH="$folder/program" "$sources/Tools/Packaging/ci/build.sh" "$scratch/program"
    PATH=$(tail -n 1 "$folder/program"):$PATH
    rm "$folder/program"
fi

# 2 what the package asks of UIKit; nothing is compiled for that but the program that reads
uikit=("--project" "$package" "--uikit" "$sources/UIKit" "--cache" "$scratch")
render-cli uikit coverage "${uikit[@]}" >"$folder/coverage.txt"

# 3 the tests
before=$(git -C "$package" status --porcelain 2>/dev/null || true)
code=0
render-cli uikit test "${uikit[@]}" --xunit-output "$folder/junit.xml" "$@" 2>&1 | tee "$folder/test.log" || code=$?
if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then
    {
        echo "### Views"
        echo '```'
        grep -E "^(✘|✔) Test run|^[0-9]+ of [0-9]+ test class" "$folder/test.log" | tail -n 3 || true
        tail -n 5 "$folder/coverage.txt"
        echo '```'
    } >>"$GITHUB_STEP_SUMMARY"
fi

# 4 a package's own files stay as they are
after=$(git -C "$package" status --porcelain 2>/dev/null || true)
if [ "$before" != "$after" ]; then
    echo "views.sh: files of $package changed while its tests ran:" >&2
    git -C "$package" status --porcelain >&2
    if [ "$code" -eq 0 ]; then code=1; fi
fi
exit "$code"
