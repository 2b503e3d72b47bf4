#!/usr/bin/env python3
"""Which modules of a program spend the instructions of the profiles that counts.sh keeps.

    Tools/Benchmarks/counts.py FOLDER

Specialised code of the standard library has no module in its name; the linker lays an object's functions beside each
other, so such a function counts for the module of the nearest function before it.
"""
import bisect, collections, glob, os, re, subprocess, sys

folder = sys.argv[1]
symbols = []
for line in subprocess.run(["nm", "--defined-only", "-n", f"{folder}/program"], capture_output=True, text=True).stdout.splitlines():
    address, kind, name = line.split(maxsplit=2)
    if kind in "tTwW":
        symbols.append(name)
module, of = "runtime", {}
named = re.compile(r"^\$s(\d+)(.*)")
for name in symbols:
    found = named.match(name)
    if found:
        length = int(found[1])
        module = found[2][:length]
    elif name.startswith("$s10") or not name.startswith("$s"):
        module = "runtime" if not name.startswith("$s") and not name.endswith("_main") else module
    of[name] = module

table, totals = collections.defaultdict(collections.Counter), {}
for path in sorted(glob.glob(f"{folder}/*.callgrind")):
    work = os.path.basename(path)[:-10]
    names, objects, current, inside, calls = {}, {}, None, True, False
    for line in open(path, errors="replace"):
        found = re.match(r"(fn|ob|cob|cfn)=\((\d+)\)(?: (.*))?", line)
        if found:
            kind, number, text = found.groups()
            known = objects if kind in ("ob", "cob") else names
            if text:
                known[number] = text.strip()
            if kind == "fn":
                current = known[number]
            elif kind == "ob":
                inside = known[number].endswith("/program0")
        elif line.startswith("calls="):
            calls = True
        elif re.match(r"[+*\d-]", line):
            if calls:
                calls = False
                continue
            cost = int(line.split()[1])
            plain = re.sub(r"'\d+$", "", current)
            table[of.get(plain, "runtime") if inside else "libraries"][work] += cost
            totals[work] = totals.get(work, 0) + cost
works = sorted(totals)
print("per mille".ljust(24) + "".join(w[:14].rjust(16) for w in works))
for module in sorted(table, key=lambda m: -sum(table[m][w] / totals[w] for w in works)):
    print(module.ljust(24) + "".join(f"{1000 * table[module][w] / totals[w]:16.2f}" for w in works))
