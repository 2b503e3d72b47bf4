#!/usr/bin/env bash
# Packs the sources that `render-cli uikit` compiles with a package of views, as render-cli-VERSION-views.tar.gz; the same
# sources give the same bytes.
#
#   Tools/Packaging/views.sh PROGRAM FOLDER
#
# PROGRAM says the version. Prints the archive's path. Unpacked into the folder that holds bin/, as the program's own archive
# has one, share/render-cli/UIKit is where `render-cli uikit` looks for the package UIKit.
set -euo pipefail
here=$(cd "$(dirname "$0")/../.." && pwd)
program=$1
out=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

version=$("$program" --version)
name=render-cli-${version%% *}-views
mkdir -p "$out"
tar --create --directory "$here" --sort=name --format=ustar --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX \
    --mtime="@${SOURCE_DATE_EPOCH:-0}" --exclude=.build --exclude=.swiftpm --exclude=Package.resolved \
    --transform='s,^,share/render-cli/,' LICENSE Package.swift Tools/Plugins Sources UIKit >"$work/tar"
gzip -9 -n <"$work/tar" >"$work/archive"
mv "$work/archive" "$out/$name.tar.gz"
echo "$out/$name.tar.gz"
