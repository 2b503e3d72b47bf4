#!/usr/bin/env bash
# The step of action.yml that tests: the action's inputs, which come as variables, become words.
#
# LAYOUT_PATHS, LAYOUT_ARGUMENTS   separated by spaces; a shell's other signs mean nothing
# LAYOUT_REPORT                    the folder for the reports
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
read -r -a paths <<<"${LAYOUT_PATHS:-.}"
read -r -a arguments <<<"${LAYOUT_ARGUMENTS:-}"
exec "$here/test.sh" "${LAYOUT_REPORT:-layout-report}" "${arguments[@]}" -- "${paths[@]}"
