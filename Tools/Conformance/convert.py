#!/usr/bin/env python3
"""Writes measured layouts as documents of fixtures/conformance with their index.

usage: Tools/Conformance/convert.py FOLDER OF FACTS [fixtures/conformance]

Cases of one structure become the pages of one document: devices where only the screen differs, else states that set
properties and activate constraints. The same facts give the same bytes. What tree.json does not say is in the index, and
the last line counts it. Documentation/Conformance.md says what the folder is for."""

import json
import os
import shutil
import sys

from cases import Page, Unsaid
from sources import place, source
from text import text

FILES = ("cases", "stacks", "stacks-all-rows", "constraints", "undetermined", "text-and-safe-areas")
DEFAULTS = {
    "isHidden": False, "isLayoutMarginsRelativeArrangement": False, "preservesSuperviewLayoutMargins": False,
    "layoutMargins": {"top": 8, "left": 8, "bottom": 8, "right": 8}, "intrinsicContentSize": [-1, -1],
    "axis": "horizontal", "distribution": "fill", "alignment": "fill", "spacing": 0, "autoresizingMask": [],
}
CHANGED = set(DEFAULTS) | {"frame"}


def nodes(node):
    yield node
    for key in ("guides", "subviews", "arrangedSubviews"):
        for child in node.get(key, ()):
            yield from nodes(child)


def skeleton(document):
    """What the pages of one document share: on a screen with a safe area all but the screen, else the tree without the
    properties and constraints that states change."""
    if "safeArea" in document["devices"][0]:
        return json.dumps([{**document, "devices": [], "expect": {}}], sort_keys=True)
    def bare(node):
        out = {key: value for key, value in node.items() if key not in DEFAULTS and key not in ("constraints", "frame")}
        out["hasFrame"] = "frame" in node
        for key in ("guides", "subviews", "arrangedSubviews"):
            if key in node:
                out[key] = [bare(child) for child in node[key]]
        return out
    device = {key: value for key, value in document["devices"][0].items() if key in ("scale", "roundsToPixels", "ios")}
    rest = [document.get(key) for key in ("compat", "render", "traits")]
    return json.dumps([rest, device, bare(document["root"])], sort_keys=True)


def with_devices(entries):
    """The pages of one tree on several screens."""
    out = dict(entries[0][1], devices=[])
    for name, document in entries:
        out["devices"].append({**document["devices"][0], "name": name, "expect": document["expect"]})
    del out["expect"]
    return out


def with_states(entries):
    """The pages of one structure: the first entry is the document as written, each other one a state."""
    (_, out), *others = entries
    sizes = {json.dumps(document["devices"][0]["size"]) for _, document in entries}
    if len(sizes) > 1:  # a root with a frame has that size on every device
        for _, document in entries:
            document["root"]["frame"] = [0, 0] + document["devices"][0]["size"]
    wanted = [document["root"].get("constraints", []) for _, document in entries]
    union = list(wanted[0])
    for constraints in wanted:
        before = 0
        for constraint in constraints:
            if constraint in union:
                before = union.index(constraint) + 1
            else:
                union.insert(before, constraint)
                before += 1
    changing = [c for c in union if any(c not in constraints for constraints in wanted)]
    ids = {constraint: f"c{place + 1}" for place, constraint in enumerate(changing)}
    bases = list(nodes(out["root"]))
    states = {}
    for (name, document), constraints in zip(others, wanted[1:]):
        changes = {}
        for base, node in zip(bases, nodes(document["root"])):
            for key in sorted((set(base) | set(node)) & CHANGED):
                value = node.get(key, DEFAULTS.get(key))
                if value != base.get(key, DEFAULTS.get(key)):
                    changes[f"{node['id']}.{key}"] = value
        for constraint, id in ids.items():
            if (constraint in constraints) != (constraint in wanted[0]):
                changes[id + ".isActive"] = constraint in constraints
        states[name] = {"set": changes, "expect": document["expect"]} if changes else {"expect": document["expect"]}
    if union:
        out["root"]["constraints"] = [
            constraint if constraint not in ids else
            {"id": ids[constraint], "expr": constraint, **({} if constraint in wanted[0] else {"isActive": False})}
            for constraint in union]
    if states:
        out["states"] = states
    return out


def grouped(facts, index):
    """The pages that share a document, by its name, its source and what the pages have in common."""
    groups = {}
    for file in FILES:
        for case in json.load(open(os.path.join(facts, file + ".json"))):
            key, details = source(case)
            index["sources"][key] = details
            name, page, at = place(case)
            try:
                made = Page(case)
                document = made.document()
            except Unsaid as reason:
                index["unsaid"].append({"source": key, "case": page, "at": at, "reason": str(reason)})
                continue
            group = (name, key, skeleton(document))
            while any(page == other for other, _, _, _ in groups.get(group, ())):
                group = (name, key, group[2] + " again")
            groups.setdefault(group, []).append((page, document, at, made.left_out()))
    return groups


def main():
    facts, folder = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "fixtures/conformance"
    index = {"sources": {}, "files": {}, "unsaid": []}
    groups = grouped(facts, index)
    shutil.rmtree(folder, ignore_errors=True)
    stems = {}
    for (name, key, _), entries in groups.items():
        stems[name] = stems.get(name, 0) + 1
        stem = name if stems[name] == 1 else f"{name}-{stems[name]}"
        named = [(page, document) for page, document, _, _ in entries]
        varies = len(named) > 1 and "safeArea" in named[0][1]["devices"][0]
        document = with_devices(named) if varies else with_states(named)
        pages = ["base" if place == 0 and not varies else page for place, (page, _) in enumerate(named)]
        said = {"source": key, "tolerance": document["render"]["tolerance"],
                "cases": {page: at for page, (_, _, at, _) in zip(pages, entries)}}
        left_out = {page: reason for page, (_, _, _, reason) in zip(pages, entries) if reason}
        index["files"][stem + ".json"] = {**said, "leftOut": left_out} if left_out else said
        schema = "../" * (stem.count("/") + 2) + "Documentation/tree.schema.json"
        write(folder, stem, {"$schema": schema, **document})
    index["sources"] = dict(sorted(index["sources"].items()))
    index["files"] = dict(sorted(index["files"].items()))
    write(folder, "index", index)
    files = index["files"].values()
    print(f"{sum(len(file['cases']) for file in files)} cases in {len(files)} files, "
          f"{sum(len(file.get('leftOut', ())) for file in files)} of them in part; "
          f"{len(index['unsaid'])} that tree.json does not say")


def write(folder, stem, value):
    path = os.path.join(folder, stem + ".json")
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text(value) + "\n")


if __name__ == "__main__":
    main()
