"""Prints the list of a run with one failed case: KEY=VALUE gives a field, in which PLACE is the folder above.

With a first word KIND=KEY,KEY the list of every hostile path is written for these fields, to .render-cli/test/last-run-….json.
"""
import json
import os
import sys

# Paths that lead out of every folder that a run may write to; the last have private-use scalars in place of bytes of file names.
HOSTILE = [
    "../home/.bashrc", ".git/hooks/post-checkout", ".render-cli/test/../../../victim.txt", "src/victim.txt",
    "__Snapshots__/../src/victim.txt", "__Snapshots__/row.json/../../src/victim.txt", "./../victim.txt",
    ".render-cli/test/row.json/../../../src/victim.txt", "row.json", "__Snapshots__/row.json", ".", "..", "/",
    "__Snapshots__/row.json/row.small.base.txt/..", "src/victim.txt\0.actual.txt", "src/victim.txt\n",
    "__Snapshots__/row.json/\0/../../../src/victim.txt", "/PLACE/victim.txt", "/PLACE/work/src/victim.txt",
    "//PLACE/victim.txt", ".render-cli/test//../../src/victim.txt", "linked/victim.txt", "linked-file.txt",
    ".render-cli/test/linked/victim.txt", ".render-cli/test/linked-file.actual.txt",
    "__Snapshots__/linked.json/victim.txt", "__Snapshots__/row.json/linked.small.base.txt",
    "src/../../home/.bashrc", "../work/src/victim.txt", "~/.bashrc",
    "\U0010FE2E\U0010FE2E/victim.txt", "src\U0010FE2Fvictim.txt", "__Snapshots__/row.json/\U0010FE2E./../src/victim.txt",
]


def listed(fields):
    case = {
        "file": "row.json", "path": "__Snapshots__/row.json/row.small.base.txt", "reference": "",
        "actual": ".render-cli/test/row.json/row.small.base.actual.txt", "difference": "", "name": "row.small.base",
    }
    for key, value in fields:
        case[key] = value.replace("PLACE", os.path.dirname(os.getcwd())[1:])
    snapshot = {key: case.pop(key) for key in ["path", "reference", "actual", "difference"]}
    case |= {
        "order": 0, "status": "failed", "message": "", "moves": [], "details": [],
        "snapshots": [snapshot | {"status": "failed"}],
    }
    return json.dumps({"total": 1, "actualDir": ".render-cli/test", "orphans": [], "cases": [case]})


if sys.argv[1:] and sys.argv[1].startswith("KIND="):
    for place, keys in enumerate(sys.argv[1:]):
        for number, path in enumerate(HOSTILE):
            with open(f".render-cli/test/last-run-{number}-{place}.json", "w") as file:
                file.write(listed([(key, path) for key in keys.removeprefix("KIND=").split(",")]))
else:
    print(listed([word.split("=", 1) for word in sys.argv[1:]]))
