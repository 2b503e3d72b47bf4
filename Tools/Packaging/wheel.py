"""Packs a built program with its libraries and fonts as a wheel; the same program on the same system gives the same bytes.

    python3 Tools/Packaging/wheel.py PROGRAM FOLDER

`pip install` puts the program into the folder of programs of an environment, and lib/ and share/ beside that folder, where
the program looks for them (whole.sh). The platform's tag names the oldest glibc. Prints the wheel's path.
"""

import base64
import hashlib
import os
import pathlib
import platform
import stat
import subprocess
import sys
import tempfile
import zipfile

HERE = pathlib.Path(__file__).parent
SUMMARY = "UIKit's layout, computed and drawn without a Mac"


def printed(*words):
    return subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def pack(program, out, root):
    version = printed(program, "--version").split()[0]
    subprocess.run([HERE / "whole.sh", program, root], check=True)
    files = sorted(path for path in root.rglob("*") if path.is_file())
    glibc = printed(HERE / "oldest.sh", *(path for path in files if path.parent.name in ("bin", "render-cli")))
    tag = f"py3-none-manylinux_{glibc.replace('.', '_')}_{platform.machine()}"
    name = f"render_cli-{version}"
    entries = []
    for path in files:
        place = path.relative_to(root)
        is_program = place.parts[0] == "bin"
        place = f"{name}.data/" + (f"scripts/{place.name}" if is_program else f"data/{place}")
        entries.append((place, path.read_bytes(), 0o755 if is_program else 0o644))
    texts = {
        "METADATA": f"Metadata-Version: 2.1\nName: render-cli\nVersion: {version}\nSummary: {SUMMARY}\nLicense: MIT\n",
        "WHEEL": f"Wheel-Version: 1.0\nGenerator: wheel.py\nRoot-Is-Purelib: false\nTag: {tag}\n",
    }
    entries += [(f"{name}.dist-info/{place}", text.encode(), 0o644) for place, text in texts.items()]
    record = f"{name}.dist-info/RECORD"
    lines = []
    for place, data, _ in entries:
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        lines.append(f"{place},sha256={digest},{len(data)}\n")
    entries.append((record, ("".join(lines) + f"{record},,\n").encode(), 0o644))
    wheel = out / f"{name}-{tag}.whl"
    level = int(os.environ.get("PACKING_LEVEL", 9))
    with zipfile.ZipFile(wheel, "w") as archive:
        for place, data, mode in entries:
            entry = zipfile.ZipInfo(place)
            entry.external_attr = (stat.S_IFREG | mode) << 16
            archive.writestr(entry, data, zipfile.ZIP_DEFLATED, level)
    print(wheel)


folder = pathlib.Path(sys.argv[2])
folder.mkdir(parents=True, exist_ok=True)
with tempfile.TemporaryDirectory() as work:
    pack(str(pathlib.Path(sys.argv[1]).resolve()), folder, pathlib.Path(work) / "root")
