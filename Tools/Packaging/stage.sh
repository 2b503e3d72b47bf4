#!/usr/bin/env bash
# Lays a built program out with what belongs to it, as `make install`, the archive and the Debian package have it.
#
#   Tools/Packaging/stage.sh PROGRAM FOLDER
#
# Below FOLDER: bin/render-cli, the manual page, the completions of bash, zsh and fish, and the licence. The program has
# no data files; pictures need the packages of Tools/Packaging/runtime-packages.txt. Files that a program prints about itself
# are printed by PROGRAM. Exit code 1: PROGRAM does not run.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
program=$1
folder=$2
share=$folder/share

install -D -m 755 "$program" "$folder/bin/render-cli"
install -D -m 644 "$here/../../LICENSE" "$share/doc/render-cli/copyright"
mkdir -p "$share/man/man1" "$share/bash-completion/completions" "$share/zsh/site-functions" \
    "$share/fish/vendor_completions.d"
"$program" about manual | gzip -9 -n >"$share/man/man1/render-cli.1.gz"
"$program" --generate-completion-script bash >"$share/bash-completion/completions/render-cli"
"$program" --generate-completion-script zsh >"$share/zsh/site-functions/_render-cli"
"$program" --generate-completion-script fish >"$share/fish/vendor_completions.d/render-cli.fish"
find "$folder" -type d -exec chmod 755 {} +
chmod 644 "$share"/*/*/* "$share"/doc/render-cli/*
chmod 755 "$share/man/man1"
