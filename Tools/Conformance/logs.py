#!/usr/bin/env python3
"""Writes published console logs anew: the same lines with other addresses, classes, names and texts, and what a person
and a linear solver read in them as index.json.

usage: Tools/Conformance/logs.py FOLDER OF LOGS [fixtures/logs/published]"""

import json
import os
import re
import shutil
import sys

from cases import plain
from text import text

APPLE = re.compile(r"^(_?UI|_?NS(?!KVONotifying)|CA|MASLayoutConstraint$|SnapKit\.LayoutConstraint$)")
KNOWN = re.compile(r"^(UI|KeyboardLayoutGuide$|BackButton$|cell_|id\d)")


class Anew:
    """The replacements of one log; the same word has the same replacement everywhere."""

    def __init__(self, entry, log):
        self.addresses, self.classes, self.files = {}, {}, {}
        words = [word for word in re.findall(r"0x[0-9a-f]+'([^'\n]+)'", log) if not word.startswith(".")]
        for report in entry.get("expected", ()):
            for item in report["items"]:
                words += [item["label"], item["name"]]
            words += [constraint["identifier"] for constraint in report["constraints"]]
        words = sorted({w for w in words if w and not KNOWN.match(w) and not self.is_apples(w)}, key=len, reverse=True)
        self.words = {word: self.word(word, place + 1) for place, word in enumerate(words)}

    @staticmethod
    def is_apples(word):
        return re.match(r"^(_UI|NSView-|TB_|Mask|BIB_|CB_|fittingSize|accessoryView|inputView)", word)

    @staticmethod
    def word(word, place):
        """Keeps what the reader of logs has to deal with: spaces, apostrophes, line breaks, an end that is cut off."""
        new = f"text {place}" if " " in word or "\\n" in word else f"word{place}"
        new += "'s" if "'" in word else ""
        new += "\\nmore" if "\\n" in word else ""
        return new + ("..." if word.endswith("...") else "")

    def address(self, match):
        old = match[0]
        if old not in self.addresses:
            number = f"{0x600000 + 0x40 * len(self.addresses):x}"
            self.addresses[old] = "0x" + number.rjust(len(old) - 2, "1")
        return self.addresses[old]

    def named(self, match):
        old = match[0]
        if APPLE.match(old) or old in self.words:
            return old
        if old not in self.classes:
            number = len(self.classes) + 1
            prefix = "NSKVONotifying_" if old.startswith("NSKVONotifying_") else "Demo." if "." in old else ""
            mangled = f"_TtGC4Demo8CardViewCS_P10$1058291445View{number}_"
            self.classes[old] = mangled if old.startswith("_TtGC") else f"{prefix}View{number}"
        return self.classes[old]

    def file(self, match):
        return f"@{self.files.setdefault(match[1], f'File{len(self.files) + 1}')}.swift#"

    def __call__(self, log):
        for old, new in self.words.items():
            log = log.replace(old, new).replace(old.replace("\\n", "\n"), new.replace("\\n", "\n"))
        log = re.sub(r"[A-Za-z_][\w.$]*(?=:\s?0x)", self.named, log)
        for old, new in self.classes.items():
            log = log.replace(old, new)
        log = re.sub(r"0x[0-9a-f]+", self.address, log)
        log = re.sub(r"@([\w+]+)\.swift#", self.file, log)
        # The process of a line: its name, then numbers in brackets.
        return re.sub(r"(?m)^((?://\s*)?\d{4}-\S+ \S+ )[^<\[]+\[", r"\1Demo[", log)


def side(end, anew):
    return f"{anew.addresses.get(end['item'], end['item'])}.{end['attribute']}" if end else ""


def main():
    source, folder = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "fixtures/logs/published"
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    logs = []
    for entry in json.load(open(os.path.join(source, "index.json")))["logs"]:
        log = open(os.path.join(source, entry["file"])).read()
        anew = Anew(entry, log)
        log = anew(log)
        with open(os.path.join(folder, entry["file"]), "w") as file:
            file.write(log)
        reports = []
        for report in entry.get("expected", ()):
            constraints = [
                [side(c["first"], anew), c["relation"], side(c["second"], anew)]
                + [plain(c[number]) for number in ("multiplier", "constant", "priority")]
                for c in report["constraints"]]
            reports.append({"core": len(report["core"] or ()), "constraints": constraints})
        out = {"file": entry["file"], "cause": entry["cause_key"], "reports": reports}
        if entry["source"].startswith("http"):
            out["source"] = entry["source"]
        logs.append(out)
    with open(os.path.join(folder, "index.json"), "w") as file:
        file.write(text(logs) + "\n")


if __name__ == "__main__":
    main()
