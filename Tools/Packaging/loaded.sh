#!/usr/bin/env bash
# Builds a library that is linked to what the program loads by itself: dpkg-shlibdeps reads in it the packages, and from
# which version on each has all functions of Sources/*/doors.h.
#
#   Tools/Packaging/loaded.sh FILE
set -euo pipefail
compiler=${CC:-clang}
command -v "$compiler" >/dev/null || {
    echo "loaded.sh: no compiler '$compiler'" >&2
    exit 1
}
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
libraries=()
for doors in "$here"/../../Sources/*/doors.h; do
    folder=$(dirname "$doors")
    libraries+=("-l:$(sed -n 's/^#define DOOR_LIBRARY "\(.*\)"/\1/p' "$folder/shim.h")")
    # The address of each function; what the headers say of versions decides which there are.
    cat >"$work/$(basename "$folder").c" <<END
#include "$folder/shim.h"
#undef DOOR
#define DOOR(count, result, name, ...) __asm__(".data\n.quad " #name "\n.text");
#include "$folder/doors.h"
END
done
# Pango's functions lie in several libraries, which the one that is loaded names.
"$compiler" -shared -fPIC -w -o "$1" "$work"/*.c -Wl,--no-as-needed "${libraries[@]}" \
    -l:libpango-1.0.so.0 -l:libpangoft2-1.0.so.0 -l:libgobject-2.0.so.0 -l:libglib-2.0.so.0 -l:libfontconfig.so.1
