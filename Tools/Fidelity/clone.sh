#!/usr/bin/env bash
# Fetches the Interface Builder files of the repositories in repositories.tsv, and no other file, as clones in FOLDER:
#
#   Tools/Fidelity/clone.sh FOLDER [LOT]
#   Tools/Fidelity/score.py FOLDER/LOT --by-folder
#
# LOT is the first column: corpus, projects, further, today, new; all lots when not given. HOST names another host than GitHub. A
# repository that is gone is named at the end, with exit code 1.
set -euo pipefail
[ $# -ge 1 ] || { sed -n '2,8s/^# \{0,1\}//p' "$0"; exit 2; }
folder=$1 wanted=${2:-}
missing=""
while IFS=$'\t' read -r lot repository commit; do
    case $lot in \#*) continue ;; esac
    [ -z "$wanted" ] || [ "$lot" = "$wanted" ] || continue
    clone=$folder/$lot/${repository/\//+}
    [ ! -d "$clone" ] || continue
    if git clone --quiet --filter=blob:none --no-checkout "${HOST:-https://github.com}/$repository" "$clone.part" </dev/null &&
        git -C "$clone.part" sparse-checkout set --no-cone '*.xib' '*.storyboard' &&
        git -C "$clone.part" checkout --quiet "$commit"; then
        mv "$clone.part" "$clone"
    else
        rm -rf "$clone.part"
        missing="$missing $repository"
    fi
done <"$(dirname "$0")/repositories.tsv"
[ -z "$missing" ] || { echo "not fetched:$missing" >&2; exit 1; }
