#!/usr/bin/env bash
# Installs a released render-cli for a CI job, after checking its sum.
#
#   Tools/Packaging/ci/install.sh VERSION FOLDER RELEASES
#
# VERSION    0.1.0, with or without a leading v
# FOLDER     where the archive is unpacked
# RELEASES   the address above the versions, such as https://github.com/OWNER/REPOSITORY/releases/download
#
# Prints the folder of the program, and appends it to the file that GITHUB_PATH names. Fonts of further scripts and emoji, and
# the readers of further pictures, come through apt where apt is and the variable LAYOUT_PACKAGES is not "none". Exit code 1:
# nothing was installed.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
if [ $# -ne 3 ]; then
    echo "usage: install.sh VERSION FOLDER RELEASES" >&2
    exit 1
fi
version=${1#v}
folder=$2
releases=$3
case $version in
'' | *[!0-9A-Za-z.+-]*)
    echo "install.sh: $version is no version" >&2
    exit 1
    ;;
esac
name=render-cli-$version-linux-$(uname -m)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# 1 the archive and its sum
for file in "$name.tar.xz" "$name.tar.xz.sha256"; do
    curl --fail --silent --show-error --location --retry 3 --output "$work/$file" "$releases/v$version/$file"
done
if ! (cd "$work" && sha256sum --check --status "$name.tar.xz.sha256"); then
    echo "install.sh: $name.tar.xz is not the file that its sum was made of" >&2
    exit 1
fi

# 2 what the archive does not bring
if [ "${LAYOUT_PACKAGES:-apt}" != none ] && command -v apt-get >/dev/null; then
    packages="xz-utils $("$here/../listed.sh" recommends | tr '\n' ' ')"
    run=""
    [ "$(id -u)" = 0 ] || run=sudo
    $run apt-get update -qq
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive $run apt-get install -y -qq --no-install-recommends $packages >/dev/null
fi

# 3 the program
mkdir -p "$folder"
tar --extract --xz --file "$work/$name.tar.xz" --directory "$folder" --no-same-owner
bin=$(cd "$folder/$name/bin" && pwd)
"$bin/render-cli" --version >/dev/null
if [ -n "${GITHUB_PATH:-}" ]; then echo "$bin" >>"$GITHUB_PATH"; fi
echo "$bin"
