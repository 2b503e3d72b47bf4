#!/usr/bin/env bash
# Packs a built program as render-cli-VERSION-linux-ARCHITECTURE.tar.gz; the same program gives the same bytes.
#
#   Packaging/archive.sh PROGRAM FOLDER
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
# The archive is a Bazel repository too: the program, and the rules that run it.
mkdir "$work/$name/bazel"
cp "$here"/../bazel/* "$work/$name/bazel/"
echo 'workspace(name = "render_cli")' >"$work/$name/WORKSPACE"
echo "module(name = \"render_cli\", version = \"${version%% *}\")" >"$work/$name/MODULE.bazel"
echo 'exports_files(["bin/render-cli"])' >"$work/$name/BUILD.bazel"
mkdir -p "$out"
tar --create --directory "$work" --sort=name --format=ustar --owner=0 --group=0 --numeric-owner \
    --mtime="@${SOURCE_DATE_EPOCH:-0}" "$name" >"$work/tar"
# The same format, 4 % smaller; both compressors write no name and no time of what they read from a pipe.
if command -v libdeflate-gzip >/dev/null; then
    libdeflate-gzip -12 -c <"$work/tar" >"$work/archive"
else
    gzip -9 -n <"$work/tar" >"$work/archive"
fi
mv "$work/archive" "$out/$name.tar.gz"
echo "$out/$name.tar.gz"
