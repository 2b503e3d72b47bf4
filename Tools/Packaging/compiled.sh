#!/usr/bin/env bash
# Packs UIKit as the toolchain of this machine compiles it, as render-cli-VERSION-views-swift-SWIFT-linux-ARCHITECTURE.tar.xz.
#
#   Tools/Packaging/compiled.sh PROGRAM FOLDER
#
# Prints the archive's path. Unpacked beside the sources that views.sh packs, it spares `render-cli uikit` the minutes of its
# first use, where the compiler says the same of itself; for any other compiler it counts for nothing. The same compiled
# folder gives the same bytes; the compiler does not write the same library twice.
set -euo pipefail
here=$(cd "$(dirname "$0")/../.." && pwd)
program=$1
out=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

version=$("$program" --version)
compiled=$("$program" uikit compile --uikit "$here/UIKit")
swift=$(sed -n 's/^compiler Swift version \([0-9][0-9.]*\).*/\1/p' "$compiled/key")
if [ -z "$swift" ]; then
    echo "compiled.sh: $compiled/key names no version of Swift" >&2
    exit 1
fi
name=render-cli-${version%% *}-views-swift-$swift-linux-$(uname -m)
mkdir -p "$out"
tar --create --directory "$(dirname "$compiled")" --sort=name --format=ustar --owner=0 --group=0 --numeric-owner \
    --mode=u=rwX,go=rX --mtime="@${SOURCE_DATE_EPOCH:-0}" --transform='s,^,share/render-cli/UIKit-compiled/,' \
    "$(basename "$compiled")" >"$work/tar"
xz --threads=1 -6 <"$work/tar" >"$work/archive"
mv "$work/archive" "$out/$name.tar.xz"
echo "$out/$name.tar.xz"
