"""Lets libraries that take `arc4random_buf` of glibc 2.36 run with older ones, by `getentropy` of glibc 2.25.

    python3 Tools/Packaging/older.py LIBRARY ...

Both functions have the same parameters, a place and a count of bytes, and expat, which is the caller, asks for the eight
bytes of a number, below the 256 of `getentropy`. Names are overwritten where they stand, so that nothing moves. A library
that takes something else of glibc 2.36 or later is left as it is.
"""

import re
import struct
import subprocess
import sys


def printed(*words):
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


def name_hash(name):
    """The number by which the dynamic loader compares names (System V ABI)."""
    value = 0
    for byte in name:
        value = (value << 4) + byte
        value = (value ^ (value & 0xF0000000) >> 24) & 0x0FFFFFFF
    return struct.pack("<I", value)


def overwrite(path, section, old, new):
    """The same bytes with `old`, which stands once in a section, replaced by `new` of the same length."""
    place, size = (int(word, 16) for word in re.search(
        rf" \{section} +\S+ +\S+ +(\S+) +(\S+)", printed("readelf", "--sections", "--wide", path)).groups())
    with open(path, "r+b") as file:
        file.seek(place)
        text = file.read(size)
        if text.count(old) != 1:
            sys.exit(f"older.py: {path}: {section} has {old} {text.count(old)} times")
        file.seek(place)
        file.write(text.replace(old, new))


for path in sys.argv[1:]:
    symbols = printed("objdump", "--dynamic-syms", path).splitlines()
    if {line.split()[-1] for line in symbols if "GLIBC_2.36" in line} == {"arc4random_buf"}:
        overwrite(path, ".dynstr", b"\0arc4random_buf\0", b"\0getentropy\0\0\0\0\0")
        overwrite(path, ".dynstr", b"\0GLIBC_2.36\0", b"\0GLIBC_2.25\0")
        overwrite(path, ".gnu.version_r", name_hash(b"GLIBC_2.36"), name_hash(b"GLIBC_2.25"))
