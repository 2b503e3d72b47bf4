#!/usr/bin/env python3
"""Finds layout bugs that projects mended, in the history of git clones, for `counts.py`.

    bugs.py CLONES OUT [--without CASES.json]

CLONES  a folder of clones, <owner>+<name> or <owner>+<name>/repo
OUT     gets cases.json, and <id>/before and <id>/after with the file and its tables of texts

A bug is a commit whose subject names a defect of layout and that changes one file of Interface Builder, at most 40 views and 40
constraints of it; eight of a project and three of a file at most, in the order of the SHA-1 of their names. What a fix touched
are constraints that came, went or changed with the views they name, and views whose attributes or place changed.
"""
import argparse, hashlib, json, os, re, subprocess, sys
import xml.etree.ElementTree as ET
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

SUBJECTS = [
    ("rtl", r"\brtl\b|right[- ]to[- ]left|arabic|hebrew"),
    ("trunc-large-text", r"dynamic (type|text)|large(r)? (text|font)|text size|accessib.*font"),
    ("safe-area", r"iphone ?x\b|iphone ?x[sr]\b|notch|safe ?area|home indicator"),
    ("trunc-default", r"truncat|cut[ -]?off|clipp?(ed|ing)|cropp?ed|ellips|does(n.t| not) fit|overflow|overlap"
     r"|long(er)? (text|name|title|string|translation)"),
    ("conflict", r"unsatisf|conflict(ing)? (constraint|layout)|constraints? (conflict|warning|error|issue)"
     r"|break(ing)? constraint|auto ?layout (warning|error|conflict)|simultaneously"),
    ("ambiguity", r"ambig"),
    ("landscape-ipad", r"landscape|ipad|rotat"),
    ("small-screen", r"small(er)? (screen|device|phone|iphone)|iphone ?(se|5|5s|4|4s)\b|3\.5|4[- ]inch|(larger|big(ger)?|screen) s"
     r"|(fix|correct|wrong|broken|bug|issue).*(layout|constraint|auto ?layout|position|align|spacing|margin|height|width|size)"),
]


def git(clone, *words):
    environment = dict(os.environ, GIT_NO_LAZY_FETCH="1")
    return subprocess.run(["git", "-C", clone, *words], capture_output=True, env=environment).stdout


def objects(data):
    """The views and the constraints of a file, each with all that may be touched."""
    views, constraints = {}, {}

    def walk(node, holder):
        name = node.get("id")
        if node.tag == "constraint" and name:
            constraints[name] = (tuple(sorted(node.attrib.items())), holder)
        elif name and (node.get("contentMode") or node.find("rect") is not None):
            own = [str(sorted(node.attrib.items())), str(holder)]
            own += [ET.tostring(c).strip() for c in node if c.tag in ("fontDescription", "state", "color", "autoresizingMask")]
            if node.find("autoresizingMask") is not None:
                own += [str(sorted(c.attrib.items())) for c in node if c.tag == "rect"]
            views[name] = own
        for child in node:
            walk(child, holder if node.tag == "constraint" else name or holder)

    walk(ET.fromstring(data), None)
    return views, constraints


def touched(before, after):
    """The ids that differ; empty where a file cannot be read or too much differs."""
    try:
        (old, tied), (new, retied) = objects(before), objects(after)
    except ET.ParseError:
        return [], []
    constraints = [i for i in set(tied) | set(retied) if tied.get(i) != retied.get(i)]
    views = {i for i in set(old) | set(new) if old.get(i) != new.get(i)}
    for name in constraints:
        ends, holder = tied.get(name) or retied.get(name)
        views |= {dict(ends).get("firstItem", holder), dict(ends).get("secondItem")}
    views &= set(old)
    return (sorted(views), sorted(constraints)) if max(len(views), len(constraints)) <= 40 else ([], [])


def bugs(clone, repo, out):
    found = []
    log = git(clone, "log", "--no-merges", "--format=%H%x09%s", "HEAD", "--", "*.storyboard", "*.xib").decode("utf8", "replace")
    for commit, _, subject in (line.partition("\t") for line in log.splitlines()):
        category = next((name for name, words in SUBJECTS if re.search(words, subject, re.I)), None)
        changed = git(clone, "diff-tree", "--no-commit-id", "--name-status", "-r", commit).decode("utf8", "replace") if category else ""
        files = [line.split("\t")[1] for line in changed.splitlines() if re.match(r"M\t.*\.(storyboard|xib)$", line)]
        if len(files) != 1 or "Pods/" in files[0] or "LaunchScreen" in files[0]:
            continue
        sides = [git(clone, "show", f"{commit}{end}:{files[0]}") for end in ("^", "")]
        views, constraints = touched(*sides)
        if (views or constraints) and b"com.apple.InterfaceBuilder3.CocoaTouch" in sides[0]:
            found.append((hashlib.sha1((repo + commit).encode()).hexdigest(), commit, category, files[0], sides, views, constraints))
    files, cases = Counter(), []
    for _, commit, category, path, sides, views, constraints in sorted(found, key=lambda f: f[0]):
        files[path] += 1
        if files[path] > 3 or len(cases) == 8:
            continue
        name = f"{repo}-{commit[:8]}"
        for side, data, end in zip(("before", "after"), sides, ("^", "")):
            write(f"{out}/{name}/{side}/{os.path.basename(path)}", data)
            tables(clone, commit + end, path, f"{out}/{name}/{side}")
        cases.append({"id": name, "repo": repo, "commit": commit, "path": path, "category": category, "views": views,
                      "constraints": constraints})
    return cases


def tables(clone, commit, path, folder):
    """Writes the tables of texts beside a file, and beside the folder of its language."""
    around, name = os.path.split(path)
    root = os.path.dirname(around) if around.endswith(".lproj") else around
    for language in git(clone, "ls-tree", "--name-only", commit, root + "/" if root else "./").decode("utf8", "replace").splitlines():
        table = os.path.splitext(name)[0] + ".strings"
        data = git(clone, "show", f"{commit}:{language}/{table}") if language.endswith(".lproj") else b""
        if data:
            write(f"{folder}/{os.path.basename(language)}/{table}", data)


def write(path, data):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(data)


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("clones")
    options.add_argument("out")
    options.add_argument("--without", metavar="CASES.json", help="leave the projects of these bugs out")
    chosen = options.parse_args()
    known = {c["repo"] for c in json.load(open(chosen.without))} if chosen.without else set()
    repos = [r for r in sorted(os.listdir(chosen.clones)) if r not in known]
    place = lambda r: next((p for p in (f"{chosen.clones}/{r}/repo", f"{chosen.clones}/{r}") if os.path.isdir(p)), None)
    with ThreadPoolExecutor() as pool:
        cases = [c for found in pool.map(lambda r: bugs(place(r), r, chosen.out) if place(r) else [], repos) for c in found]
    write(f"{chosen.out}/cases.json", json.dumps(cases, indent=1).encode())
    print(f"{len(cases)} bugs of {len({c['repo'] for c in cases})} projects: {dict(Counter(c['category'] for c in cases))}")


if __name__ == "__main__":
    sys.exit(main())
