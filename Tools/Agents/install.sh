#!/usr/bin/env bash
# Installs the reference client of the Model Context Protocol from PyPI for the tests: Tools/Agents/install.sh FOLDER.
# Where PyPI is out of reach nothing is installed; the reason is printed, and the tests that need the client say so too.
set -euo pipefail
place=$1
if [ -x "$place/bin/python" ] && "$place/bin/python" -c 'import mcp.client.client, jsonschema' 2>/dev/null; then exit 0; fi
rm -rf "$place"
if python3 -m venv "$place" && "$place/bin/pip" install --quiet --disable-pip-version-check 'mcp>=2,<3' jsonschema; then exit 0; fi
rm -rf "$place"
echo "the reference client 'mcp' could not be installed from PyPI: the tests with it are left out" >&2
