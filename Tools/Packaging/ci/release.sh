#!/usr/bin/env bash
# Builds what a release consists of: the archive, the wheel, the archive of the sources of UIKit, that of UIKit compiled by this
# toolchain and the Debian package, each with its sum, and prints their sizes. The archives are tried: a view is drawn from them.
#
#   Tools/Packaging/ci/release.sh TAG FOLDER
#
# TAG must be v and the program's version, so that no release has another program's name. SWIFT_BUILD=no takes the
# program that is built, LAYOUT_PROGRAM another one, and leaves out UIKit compiled.
set -euo pipefail
cd "$(dirname "$0")/../../.."
if [ $# -ne 2 ]; then
    echo "usage: release.sh TAG FOLDER" >&2
    exit 64
fi
tag=$1
mkdir -p "$2"
folder=$(cd "$2" && pwd)
[ "${SWIFT_BUILD:-yes}" = no ] || make build views
program=${LAYOUT_PROGRAM:-.build/program/render-cli}
version=$("$program" --version)
version=${version%% *}
if [ "$tag" != "v$version" ]; then
    echo "release.sh: the tag is $tag, and the program's version $version" >&2
    exit 1
fi
Tools/Packaging/archive.sh "$program" "$folder"
python3 Tools/Packaging/wheel.py "$program" "$folder"
Tools/Packaging/views.sh "$program" "$folder"
if [ "${SWIFT_BUILD:-yes}" != no ]; then
    Tools/Packaging/compiled.sh "$program" "$folder"
    Tools/Packaging/try-views.sh "$program" "$folder"
fi
if command -v dpkg-deb >/dev/null; then Tools/Packaging/debian.sh "$program" "$folder"; fi
cd "$folder"
for file in render-cli*.tar.*z render*.whl render-cli*.deb; do
    if [ -f "$file" ]; then sha256sum "$file" >"$file.sha256"; fi
done
cd - >/dev/null
echo "bytes:"
stat --dereference --format '%12s %n' "$program" "$folder"/render*[!6]
