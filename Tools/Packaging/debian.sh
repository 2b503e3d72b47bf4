#!/usr/bin/env bash
# Packs a built program as render-cli_VERSION_ARCHITECTURE.deb; the same program gives the same bytes.
#
#   Tools/Packaging/debian.sh PROGRAM FOLDER
#
# The libraries that the program is linked to and those that it loads by itself become its dependencies by dpkg-shlibdeps,
# so the package fits the release of Debian or Ubuntu on which it is built and those after it. Prints the package's path.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
program=$1
out=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-0}

version=$("$program" --version)
version=${version%% *}
architecture=$(dpkg --print-architecture)
"$here/stage.sh" "$program" "$work/root/usr"

listed() { "$here/listed.sh" "$@" | paste -sd, | sed 's/,/, /g'; }
mkdir -p "$work/debian" "$work/root/DEBIAN"
printf 'Source: render-cli\nPackage: render-cli\nArchitecture: any\n' >"$work/debian/control"
# Without a compiler the libraries that are loaded have no versions.
loaded=loaded.so
named=depends
"$here/loaded.sh" "$work/$loaded" || { loaded= named="libraries depends"; }
# shellcheck disable=SC2086
linked=$(cd "$work" && dpkg-shlibdeps -O --ignore-missing-info root/usr/bin/render-cli $loaded 2>/dev/null |
    sed -n 's/^shlibs:Depends=\(.*\)/\1, /p')
# Packed relocations need a C library of which dpkg-shlibdeps sees nothing in the names of functions.
if grep -q GLIBC_ABI_DT_RELR "$program"; then linked="libc6 (>= 2.36), $linked"; fi
size=$(du -k -s --apparent-size "$work/root/usr" | cut -f1)
cat >"$work/root/DEBIAN/control" <<END
Package: render-cli
Version: $version
Architecture: $architecture
Maintainer: LayoutRender <layoutrender@users.noreply.invalid>
Installed-Size: $size
Depends: $linked$(listed $named)
Recommends: $(listed recommends)
Section: devel
Priority: optional
Description: UIKit's layout, computed and drawn without a Mac
 Lays out tree.json, .xib and .storyboard files as UIKit would, draws them to
 PNG, SVG or PDF, compares them, explains their constraints, and fails a test
 run when a view moved.
END
find "$work/root" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
mkdir -p "$out"
dpkg-deb --build --root-owner-group -Zxz -z"${PACKING_LEVEL:-6}" "$work/root" "$out/render-cli_${version}_$architecture.deb" >/dev/null
echo "$out/render-cli_${version}_$architecture.deb"
