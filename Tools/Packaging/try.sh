#!/usr/bin/env bash
# Installs the archive and the Debian package of a folder on bare systems, and draws there.
#
#   Tools/Packaging/try.sh PROGRAM FOLDER
#
# PROGRAM is the one that was packed. A bare system is debootstrap's smallest of this machine's release, in a folder.
# 1 The archive's program names the packages that are missing, and draws once they are installed.
# 2 The package's program draws once apt has installed the package.
# Both draw the bytes that PROGRAM draws here, and find nothing wrong with themselves (`doctor`).
# Takes root. Exit code 1: something of this is not so.
set -euo pipefail
scene=$(cd "$(dirname "$0")/../.." && pwd)/fixtures/scenes/distributions.json
program=$(realpath "$1")
version=$("$program" --version)
version=${version%% *}
archive=$(realpath "$2/render-cli-$version-linux-$(uname -m).tar.xz")
package=$(realpath "$2/render-cli_${version}_$(dpkg --print-architecture).deb")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() {
    echo "try.sh: $*" >&2
    exit 1
}

release=$(. /etc/os-release && echo "$VERSION_CODENAME")
mirror=$(cat /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null |
    sed -n -e 's/^URIs: *\([^ ]*\).*/\1/p' -e 's/^deb \(\[[^]]*\] \)\{0,1\}\([^ ]*\).*/\2/p' | head -n 1) || true
debootstrap --variant=minbase "$release" "$work/archive" "$mirror" >"$work/log" 2>&1 ||
    fail "debootstrap: $(tail -n 3 "$work/log")"
cp "$scene" "$work/archive/scene.json"
cp --archive "$work/archive" "$work/package"

# Runs a command in a bare system.
inside() {
    local root=$work/$1
    shift
    chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root DEBIAN_FRONTEND=noninteractive "$@"
}

# Draws in a bare system and here, and compares the bytes.
draw() {
    inside "$1" "$2" /scene.json -o /scene.png
    inside "$1" "$2" doctor >"$work/doctor" || fail "$1: doctor: $(tail -n 3 "$work/doctor")"
    cmp "$work/$1/scene.png" "$work/scene.png" || fail "$1: another picture than that of $program"
    echo "$1: draws the bytes of the program here, and doctor finds nothing wrong"
}
"$program" "$scene" -o "$work/scene.png" --quiet

# 1 The archive
mkdir "$work/archive/opt/layout"
tar --extract --file "$archive" --directory "$work/archive/opt/layout" --strip-components=1
started=0
inside archive /opt/layout/bin/render-cli --version >"$work/said" 2>&1 || started=$?
packages=$(sed -n '1s/.*apt-get install //p' "$work/said")
[ "$started" = 127 ] && [ -n "$packages" ] || fail "archive: exit code $started: $(cat "$work/said")"
echo "archive: $(head -n 1 "$work/said")"
# shellcheck disable=SC2086
inside archive apt-get install -y -qq --no-install-recommends $packages >"$work/log" 2>&1 ||
    fail "archive: $(tail -n 3 "$work/log")"
draw archive /opt/layout/bin/render-cli

# 2 The Debian package
cp "$package" "$work/package/render-cli.deb"
inside package apt-get install -y -qq --no-install-recommends /render-cli.deb >"$work/log" 2>&1 ||
    fail "package: $(tail -n 3 "$work/log")"
draw package /usr/bin/render-cli
