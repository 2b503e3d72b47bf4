#!/usr/bin/env bash
# Lays a built program out with all that it takes to draw: what stage.sh lays out, its libraries, the pinned fonts, and their
# licences.
#
#   Tools/Packaging/whole.sh PROGRAM FOLDER
#
# Below FOLDER: lib/render-cli (where the program looks for libraries before the system, by its run path), share/render-cli/fonts
# (where it looks for fonts first), share/doc/render-cli/licences (a file a Debian package, and the texts that these name).
# Takes Debian or Ubuntu with the packages of runtime-packages.txt, from which all of them are copied. glibc and the library of
# C++ stay the system's; oldest.sh prints from which version on. Exit code 1: something is not installed, or belongs to no
# package.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
sources=$here/../../Sources
program=$1
folder=$2
libraries=$folder/lib/render-cli
fonts=$folder/share/render-cli/fonts
licences=$folder/share/doc/render-cli/licences
fail() {
    echo "whole.sh: $*" >&2
    exit 1
}

"$here/stage.sh" "$program" "$folder"
mkdir -p "$libraries" "$fonts" "$licences"

# 1 What the program is linked to, what it loads by itself, and what these are linked to. HEIC and PDF pictures stay with the
# system's libraries: libheif has encoders of 25 MB behind it, and poppler's licence is the GPL.
loaded() {
    sed -n 's/^#define DOOR_LIBRARY "\(.*\)"/\1/p' "$sources"/*/shim.h
    grep -rhoE 'SharedLibrary\("[a-z0-9-]+", version: [0-9]+' "$sources" |
        sed -E 's/.*"(.*)", version: (.*)/lib\1.so.\2/; /^lib(heif|poppler)/d'
}
known=$(/sbin/ldconfig -p)
all=$({ ldd "$program" 2>/dev/null || true; } | sed -n 's/.* => \(\/[^ ]*\) .*/\1/p')
for name in $(loaded); do
    path=$(awk -v name="$name" '$1 == name { print $NF; exit }' <<<"$known")
    [ -n "$path" ] || fail "$name is not installed"
    all+=$'\n'$path$'\n'$(ldd "$path" | sed -n 's/.* => \(\/[^ ]*\) .*/\1/p')
done
files=()
for path in $(sort -u <<<"$all"); do
    case ${path##*/} in
    ld-linux* | libc.* | libm.* | libmvec.* | libdl.* | libpthread.* | librt.* | libresolv.* | libstdc++.* | libgcc_s.*) continue ;;
    esac
    [ ! -e "$libraries/${path##*/}" ] || continue
    cp --dereference "$path" "$libraries/${path##*/}"
    files+=("$(realpath "$path")")
done

# 2 ICU is asked by the reader of XML for encodings that it does not know by itself. Its tables would be a third of
# everything; a library without tables has the same name, and answers that there is no such encoding.
for data in "$libraries"/libicudata.so.*; do
    [ -e "$data" ] || continue
    echo "const char icudt${data##*.}_dat[64] = {0};" |
        "${CC:-clang}" -x c -shared -fPIC -nostdlib -Wl,-soname,"${data##*/}" -Wl,--build-id=none -s -o "$data" -
done

# 3 glibc older than 2.36
python3 "$here/older.py" "$libraries"/*

# 4 The fonts
for package in $("$here/listed.sh" depends); do
    for font in $(dpkg --listfiles "$package" 2>/dev/null | grep -E '\.(otf|ttf)$'); do
        case ${font##*/} in Inter-* | InterDisplay-* | DroidSansFallback*) ;; *) continue ;; esac
        cp --dereference "$font" "$fonts/"
        files+=("$font")
    done
done
[ -e "$fonts/Inter-Regular.otf" ] || [ -e "$fonts/Inter-Regular.ttf" ] || fail "fonts-inter is not installed"

# 5 The licences, and which versions these files are. /usr/lib and /lib are one folder, of which dpkg knows either.
owners=$(dpkg --search "${files[@]}" "${files[@]#/usr}" 2>/dev/null || true)
for file in "${files[@]}"; do
    package=$(sed -n "s|:.* \(/usr\)\{0,1\}${file#/usr}\$||p" <<<"$owners" | head -n 1)
    [ -n "$package" ] || fail "$file belongs to no package"
    dpkg-query --show --showformat '${Package} ${Version}\n' "$package"
    cp --dereference "/usr/share/doc/$package/copyright" "$licences/$package"
done | sort -u >"$folder/share/doc/render-cli/packages"
for text in $(grep -hoE '/usr/share/common-licenses/[A-Za-z]+(-[0-9]+(\.[0-9]+)?)?' "$licences"/* | sort -u); do
    [ ! -f "$text" ] || cp --dereference "$text" "$licences/"
done
find "$folder" -type d -exec chmod 755 {} +
find "$folder/lib" "$folder/share" -type f -exec chmod 644 {} +
