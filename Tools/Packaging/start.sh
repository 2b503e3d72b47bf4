#!/bin/sh
# bin/render-cli of the archive: starts ../libexec/render-cli, or says that the system is too old, where the loader would name
# a function, or a shell no file at all.
self=$0
while [ -h "$self" ]; do
    target=$(readlink "$self")
    case $target in /*) self=$target ;; *) self=${self%/*}/$target ;; esac
done
case $self in */*) ;; *) self=./$self ;; esac
needed=@GLIBC@ found="no glibc"
[ ! -e "@LOADER@" ] || found=$(getconf GNU_LIBC_VERSION 2>/dev/null) || found="glibc $needed"
if [ "$found" = "no glibc" ] || [ "${found##*.}" -lt "${needed##*.}" ]; then
    echo "error: render-cli needs glibc $needed or later (Debian 12, Ubuntu 22.04, Fedora 36); this system has $found" >&2
    exit 127
fi
exec "${self%/*}/../libexec/render-cli" "$@"
