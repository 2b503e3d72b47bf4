#!/bin/sh
# bin/render-cli of the archive: starts ../libexec/render-cli, or names the packages of the libraries that are missing.
#
# The loader of a system without one of the libraries would say no more than a file's name. A name found in a usual folder
# is taken for there; the loader itself, which is slower, is asked only where one is not.
self=$0
while [ -h "$self" ]; do
    target=$(readlink "$self")
    case $target in /*) self=$target ;; *) self=${self%/*}/$target ;; esac
done
case $self in */*) ;; *) self=./$self ;; esac
program=${self%/*}/../libexec/render-cli
for library in @LIBRARIES@; do
    for folder in /usr/lib/@TRIPLET@ /lib/@TRIPLET@ /usr/lib64 /usr/lib /usr/local/lib; do
        [ -e "$folder/$library" ] && continue 2
    done
    missing=$(LD_TRACE_LOADED_OBJECTS=1 "$program" 2>/dev/null | sed -n 's/^[[:space:]]*\([^ ]*\) => not found.*/\1/p')
    [ -n "$missing" ] || break
    echo "error: libraries are missing; on Debian and Ubuntu: apt-get install @PACKAGES@" >&2
    echo "missing:" $missing >&2
    exit 127
done
exec "$program" "$@"
