#!/usr/bin/env python3
"""One table of this program beside its peers, in Markdown: runs the benchmarks of this folder in turn and takes their ratios.

    Tools/Benchmarks/peers.py [PROGRAM]     a release render-cli; without it each script builds what it needs

kiwi is fetched by pip, rsvg-convert is Debian's librsvg2-bin. AMOEBA names the folder of amoeba.h, YOGA a program of
Yoga/yoga.cpp. A peer that is not at hand has no rows, and is named at the end. Exit code 1: no row at all.
"""
import datetime
import pathlib
import re
import shutil
import subprocess
import sys

FOLDER = pathlib.Path(__file__).resolve().parent


def lines(script, *arguments):
    run = subprocess.run([str(FOLDER / script), *arguments], stdout=subprocess.PIPE, text=True)
    if run.returncode:
        print(f"{script} ended with {run.returncode}", file=sys.stderr)
    return run.stdout.split("\n")


def cells(line):
    return [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []


def solver():
    """Rows of run.sh: its table with kiwi has eleven columns, the one with amoeba four."""
    for line in lines("run.sh"):
        row = cells(line)
        if len(row) == 11 and row[3][:1].isdigit():
            yield f"{row[0]}, build and solve", "kiwi", row[3]
            yield f"{row[0]}, one edit, all values read", "kiwi", row[7]
        elif len(row) == 4 and row[3][:1].isdigit():
            yield f"{row[0]}, one edit, all values read", "amoeba", row[3]


def layout():
    for line in lines("layout.sh"):
        row = cells(line)
        if len(row) == 12 and row[3][:1].isdigit():
            yield f"frames of {row[0]} stacked views", "Yoga", row[3]


def whole_program(script, unit, program):
    """Rows of start.sh and render.sh: a name, both sides, and the ratio at the end of a line."""
    for line in lines(script, *program):
        found = re.match(r"(.+?):? +(?:render-cli )?[\d.]+ (?:M|ms),? .*ratio ([\d.]+)$", line)
        if found:
            yield f"{found.group(1).strip()}, {unit}", "rsvg-convert", found.group(2)


def main(program):
    rows = [*solver(), *layout()]
    if shutil.which("rsvg-convert"):
        if shutil.which("valgrind"):
            rows += whole_program("start.sh", "instructions", program)
        rows += whole_program("render.sh", "time", program)
    print(f"| workload | peer | ratio, {datetime.date.today()} |\n|---|---|---|")
    for row in rows:
        print("| %s | %s | %s |" % row)
    missing = {"kiwi", "amoeba", "Yoga", "rsvg-convert"} - {row[1] for row in rows}
    if missing:
        print(f"not at hand: {', '.join(sorted(missing))}", file=sys.stderr)
    return 0 if rows else 1


sys.exit(main(sys.argv[1:]))
