#!/usr/bin/env bash
# Installs the archive, the wheel and the Debian package of a folder on bare systems, and draws there.
#
#   Tools/Packaging/try.sh PROGRAM FOLDER
#
# PROGRAM is the one that was packed. A bare system is debootstrap's smallest, in a folder.
# 1 The archive draws on Debian 12 and 13 without a package beside. No file takes a function of a glibc after that of
#   Ubuntu 22.04; where glibc is older, the first line of output says so.
# 2 The wheel draws in a virtual environment here, and on Debian 12 without a package beside.
# 3 The Debian package draws once apt has installed the package on this machine's release.
# All draw the bytes that PROGRAM draws here with the same libraries and pinned fonts, and find nothing wrong (`doctor`).
# Takes root. Exit code 1: something of this is not so.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
scene=$here/../../fixtures/scenes/distributions.json
program=$(realpath "$1")
version=$("$program" --version)
version=${version%% *}
archive=$(realpath "$2/render-cli-$version-linux-$(uname -m).tar.xz")
wheel=$(realpath "$2"/render_cli-"$version"-*.whl)
package=$(realpath "$2/render-cli_${version}_$(dpkg --print-architecture).deb")
newest=2.35
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() {
    echo "try.sh: $*" >&2
    exit 1
}

release=$(. /etc/os-release && echo "$VERSION_CODENAME")
mirror=$(cat /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null |
    sed -n -e 's/^URIs: *\([^ ]*\).*/\1/p' -e 's/^deb \(\[[^]]*\] \)\{0,1\}\([^ ]*\).*/\2/p' | head -n 1) || true
for system in bookworm trixie "$release"; do
    [ -d "$work/$system" ] || debootstrap --variant=minbase "$system" "$work/$system" "$mirror" >"$work/log" 2>&1 ||
        fail "debootstrap: $(tail -n 3 "$work/log")"
done

# Runs a command in a bare system, which has /proc as every system that runs has.
inside() {
    local root=$work/$1
    shift
    unshare --mount sh -c 'mount -t proc proc "$0/proc" && exec chroot "$0" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin \
        HOME=/root DEBIAN_FRONTEND=noninteractive "$@"' "$root" "$@"
}

# The libraries and pinned fonts that doctor printed into a file.
pinned() { sed -n 's,^\(/.*/\)*\(\(cairo\|pango\|fontconfig\|libdeflate\|Inter\|Droid\).*\),\2,p' "$1"; }

# Draws in a bare system and here, and compares the bytes.
draw() {
    cp "$scene" "$work/$1/scene.json"
    inside "$1" "$2" /scene.json -o /scene.png --quiet || fail "$1: $2"
    inside "$1" "$2" about doctor >"$work/doctor" || fail "$1: doctor: $(tail -n 3 "$work/doctor")"
    same "$1" "$work/$1/scene.png"
}

same() {
    cmp "$2" "$work/scene.png" || fail "$1: another picture than that of $program"
    diff <(pinned "$work/here") <(pinned "$work/doctor") || fail "$1: other libraries or fonts than those of $program"
    rm "$2"
    echo "$1: draws the bytes of the program here, and doctor finds nothing wrong"
}
"$program" "$scene" -o "$work/scene.png" --quiet
"$program" about doctor >"$work/here"

# 1 The archive
for system in bookworm trixie; do
    mkdir "$work/$system/opt/layout"
    tar --extract --file "$archive" --directory "$work/$system/opt/layout" --strip-components=1
    draw "$system" /opt/layout/bin/render-cli
done
layout=$work/bookworm/opt/layout
"$here/whole.sh" "$program" "$work/again"
for part in lib share; do diff --recursive "$layout/$part" "$work/again/$part" || fail "another $part than a moment ago"; done
needed=$("$here/oldest.sh" "$layout/libexec/render-cli" "$layout"/lib/render-cli/*)
[ "$(printf '%s\n' "$needed" "$newest" | sort -V | tail -n 1)" = "$newest" ] || fail "glibc $needed, for $newest"
mkdir "$work/old"
printf '#!/bin/sh\necho glibc 2.31\n' >"$work/old/getconf"
chmod 755 "$work/old/getconf"
PATH=$work/old:$PATH "$layout/bin/render-cli" --version 2>"$work/said" && fail "it started with an old glibc"
echo "archive: takes glibc $needed; older: $(head -n 1 "$work/said")"

# 2 The wheel, which is the only one of which pip knows
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --no-index --disable-pip-version-check "$wheel"
"$work/venv/bin/render-cli" "$scene" -o "$work/venv/scene.png" --quiet
"$work/venv/bin/render-cli" about doctor >"$work/doctor"
grep -q "^$work/venv/share/render-cli/fonts/Inter-" "$work/doctor" || fail "the wheel draws with other fonts than its own"
same "$(basename "$wheel")" "$work/venv/scene.png"
cp --recursive "$work/venv" "$work/bookworm/opt/venv"
draw bookworm /opt/venv/bin/render-cli

# 3 The Debian package, whose libraries are the system's
cp "$package" "$work/$release/render-cli.deb"
inside "$release" apt-get install -y -qq --no-install-recommends /render-cli.deb >"$work/log" 2>&1 ||
    fail "package: $(tail -n 3 "$work/log")"
draw "$release" /usr/bin/render-cli
