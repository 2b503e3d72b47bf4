#!/usr/bin/env bash
# Packs a built program as render-cli-VERSION-linux-ARCHITECTURE.tar.xz; the same program gives the same bytes.
#
#   Tools/Packaging/archive.sh PROGRAM FOLDER
#
# Prints the archive's path. The archive's folder is named as the archive, so that it can be
# unpacked anywhere: bin/render-cli finds what it needs by itself.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
program=$1
out=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

version=$("$program" --version)
name=render-cli-${version%% *}-linux-$(uname -m)
"$here/stage.sh" "$program" "$work/$name"
# Where a library is missing, bin/render-cli names the packages; the program itself is in libexec.
mkdir "$work/$name/libexec"
mv "$work/$name/bin/render-cli" "$work/$name/libexec/render-cli"
libraries=$(readelf --dynamic "$program" 2>/dev/null | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | paste -sd' ' || true)
packages=$("$here/listed.sh" libraries depends | paste -sd' ')
sed -e "s/@LIBRARIES@/$libraries/" -e "s/@PACKAGES@/$packages/" -e "s/@TRIPLET@/$(uname -m)-linux-gnu/g" \
    "$here/start.sh" >"$work/$name/bin/render-cli"
chmod 755 "$work/$name/bin/render-cli"
# The archive is a Bazel repository too: the program, and the rules that run it.
mkdir "$work/$name/bazel"
cp "$here"/../bazel/* "$work/$name/bazel/"
echo 'workspace(name = "render_cli")' >"$work/$name/WORKSPACE"
echo "module(name = \"render_cli\", version = \"${version%% *}\")" >"$work/$name/MODULE.bazel"
echo 'exports_files(["libexec/render-cli"])' >"$work/$name/BUILD.bazel"
mkdir -p "$out"
tar --create --directory "$work" --sort=name --format=ustar --owner=0 --group=0 --numeric-owner \
    --mtime="@${SOURCE_DATE_EPOCH:-0}" "$name" >"$work/tar"
xz --threads=1 -6 <"$work/tar" >"$work/archive"
mv "$work/archive" "$out/$name.tar.xz"
echo "$out/$name.tar.xz"
