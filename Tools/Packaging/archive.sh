#!/usr/bin/env bash
# Packs a built program with its libraries and fonts as render-cli-VERSION-linux-ARCHITECTURE.tar.xz; the same program on the
# same system gives the same bytes.
#
#   Tools/Packaging/archive.sh PROGRAM FOLDER
#
# PACKING_LEVEL=1, which debian.sh and wheel.py take too, packs in an eighth of the time into larger files, for packages that
# are only tried. Prints the archive's path. The archive's folder is named as the archive, so that it can be unpacked anywhere: bin/render-cli
# finds all that it needs by itself (whole.sh).
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
program=$1
out=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

version=$("$program" --version)
name=render-cli-${version%% *}-linux-$(uname -m)
root=$work/$name
"$here/whole.sh" "$program" "$root"
# On a system whose glibc is too old bin/render-cli says so; the program itself is in libexec.
mkdir "$root/libexec"
mv "$root/bin/render-cli" "$root/libexec/render-cli"
loader=$(readelf --program-headers "$program" 2>/dev/null | sed -n 's/.*program interpreter: \(.*\)\]/\1/p')
sed -e "s,@LOADER@,${loader:-/bin/sh}," -e "s/@GLIBC@/$("$here/oldest.sh" "$root"/libexec/* "$root"/lib/render-cli/*)/" \
    "$here/start.sh" >"$root/bin/render-cli"
chmod 755 "$root/bin/render-cli"
# The archive is a Bazel repository too: the program with its files, and the rules that run it.
mkdir "$root/bazel"
cp "$here"/../bazel/* "$root/bazel/"
echo 'workspace(name = "render_cli")' >"$root/WORKSPACE"
echo "module(name = \"render_cli\", version = \"${version%% *}\")" >"$root/MODULE.bazel"
cat >"$root/BUILD.bazel" <<'END'
exports_files(["libexec/render-cli"])
filegroup(name = "files", srcs = glob(["lib/**", "share/render-cli/**"]), visibility = ["//visibility:public"])
END
mkdir -p "$out"
tar --create --directory "$work" --sort=name --format=ustar --owner=0 --group=0 --numeric-owner \
    --mtime="@${SOURCE_DATE_EPOCH:-0}" "$name" >"$work/tar"
xz --threads=1 -"${PACKING_LEVEL:-6}" <"$work/tar" >"$work/archive"
mv "$work/archive" "$out/$name.tar.xz"
echo "$out/$name.tar.xz"
