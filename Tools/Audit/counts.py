#!/usr/bin/env python3
"""Counts what the audit says of bugs before and after their fixes, and writes the table by which warnings are told.

    counts.py --cli 'render-cli audit {file} --format json' CASES FILES [CASES FILES ...] [--write TABLE.swift]

CASES  facts of bugs: [{"id", "repo", "category", "views": [ids], "constraints": [ids]}], what each fix touched
FILES  <id>/before/FILE and <id>/after/FILE; cases without a folder are left out

A finding is counted under each of its words: rule, the rule's own severity or `doubted`, screen or part, kind of page. Findings that a fix
took away count as mended (a half where the mended file has another of the rule), findings of the mended files as left; rules that
fit no bug's category are not counted. Bugs of a third of the projects, chosen by the SHA-1 of their names, are kept apart: the table does not know them.
"""
import argparse, hashlib, json, math, os, shlex, statistics, subprocess, sys
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor

TEXT = {"truncated", "clipped", "unbounded-text", "outside", "off-screen", "overlap"}
SCREEN = TEXT | {"conflict", "zero-size", "ambiguous"}
FITS = {
    "conflict": {"conflict", "duplicate-constraint"}, "ambiguity": {"ambiguous", "unbounded-text", "duplicate-constraint"},
    "trunc-default": TEXT, "trunc-language": TEXT, "trunc-large-text": TEXT | {"fixed-font"}, "small-screen": SCREEN,
    "landscape-ipad": SCREEN | {"unsafe-area"}, "rtl": {"rtl", "off-screen", "outside", "overlap"},
    "safe-area": {"unsafe-area"}, "touch-target": {"touch-target"}, "fixed-font": {"fixed-font"}, "font-lint": {"fixed-font"},
}
ADDED, THRESHOLD, FEWEST = 20.0, 0.085, 8
NOISE = 1.5


def findings(cli, folder):
    name = next((n for n in sorted(os.listdir(folder)) if n.endswith((".xib", ".storyboard"))), None)
    if not name:
        return None
    command = [part.replace("{file}", os.path.join(folder, name)) for part in shlex.split(cli)]
    run = subprocess.run(command, capture_output=True)
    return json.loads(run.stdout)["findings"] if run.returncode in (0, 1) else None


def read(cli, pairs):
    """The bugs with the findings of both sides."""
    found = []
    for cases, files in zip(pairs[::2], pairs[1::2]):
        found += [(c, os.path.join(files, c["id"])) for c in json.load(open(cases)) if c["category"] in FITS]
    found = list({c["id"]: (c, folder) for c, folder in found if os.path.isdir(folder)}.values())
    with ThreadPoolExecutor() as pool:
        sides = [list(pool.map(lambda f: findings(cli, os.path.join(f[1], side)), found)) for side in ("before", "after")]
    bugs = [dict(c, before=b, after=a) for (c, _), b, a in zip(found, *sides) if b is not None and a is not None]
    print(f"{len(bugs)} bugs of {len({b['repo'] for b in bugs})} projects, {len(found) - len(bugs)} without an answer")
    return bugs


def names(finding, bug):
    """Whether a finding of the bug's kind names what the fix touched."""
    touched = set(bug["views"]) | set(bug["constraints"])
    return finding["kind"] in FITS[bug["category"]] and touched & set(finding["items"] + finding["constraints"])


def words(finding):
    return [finding["rule"], *finding["evidence"]]


def claim(finding):
    return finding["evidence"][0] if finding["evidence"] else finding["severity"]


def count(bugs):
    """Mended and left, by word; under the empty word all. Of rules that fit none of the bugs the bugs say nothing."""
    table = defaultdict(lambda: [0.0, 0.0])
    kinds = {kind for bug in bugs for kind in FITS[bug["category"]]}
    for bug in bugs:
        rules = {f["rule"] for f in bug["after"] if names(f, bug)}
        for finding in bug["before"]:
            if names(finding, bug):
                for word in ["", *words(finding)]:
                    table[word][0] += 0.5 if finding["rule"] in rules else 1
        for finding in bug["after"]:
            for word in ["", *words(finding)] if finding["kind"] in kinds else []:
                table[word][1] += 1
    return table


def share(table, finding):
    """As `FindingCounts.share` computes it."""
    average = table[""][0] / sum(table[""])
    odds = lambda counts: (counts[0] + ADDED * average) / (counts[1] + ADDED * (1 - average))
    usual = odds((0, 0))
    product = usual
    for word in words(finding):
        product *= odds(table[word]) / usual if word in table else 1
    return product / (1 + product)


def alone(finding):
    """Whether the rule alone tells the finding."""
    return claim(finding) in ("error", "warning")


def tells(table, finding, threshold=THRESHOLD):
    known = finding["evidence"] and table.get(finding["rule"], (0, 0))[1] >= FEWEST
    if not known or claim(finding) not in ("warning", "information"):
        return alone(finding)
    return share(table, finding) >= threshold


def oracle(bugs, table, goal):
    """What a threshold of its own for each rule and claim reaches on these bugs, if the thresholds are chosen on them.

    In turn the threshold is moved that gains most of the goal for the noise, until none helps within `NOISE`; a lower bound.
    """
    kinds = defaultdict(set)
    weight = {id(f): share(table, f) for b in bugs for side in ("before", "after") for f in b[side]}
    for bug in bugs:
        for finding in bug["before"] + bug["after"]:
            kinds[finding["rule"], claim(finding)].add(weight[id(finding)])
    moves = [(kind, least) for kind, shares in sorted(kinds.items()) for least in sorted(shares) + [math.inf]]
    lists = [([(f, f["rule"], claim(f)) for f in b["before"] if names(f, b)],
              [(f, f["rule"], claim(f)) for f in b["after"] if names(f, b)],
              [(f, f["rule"], claim(f)) for f in b["after"]]) for b in bugs]

    def measure(chosen):
        told = lambda f: weight[id(f[0])] >= chosen.get(f[1:], math.inf)
        found = gone = noise = 0
        for before, after, all in lists:
            if any(map(told, before)):
                found += 1
                gone += not any(map(told, after))
            noise += sum(map(told, all))
        return {"found": found, "gone": gone, "both": found + gone}[goal], noise

    chosen, best = {}, (0, 0)
    while True:
        steps = []
        for kind, least in moves:
            if chosen.get(kind, math.inf) == least:
                continue
            gained, noise = measure(chosen | {kind: least})
            if noise <= NOISE * len(bugs) and (gained, -noise) > (best[0], -best[1]):
                steps.append(((gained - best[0]) / max(noise - best[1], 0.1), gained, -noise, kind, least))
        if not steps:
            return lambda f: weight[id(f)] >= chosen.get((f["rule"], claim(f)), math.inf)
        _, gained, noise, kind, least = max(steps)
        chosen[kind], best = least, (gained, -noise)


def score(bugs, told):
    """Found, gone, and the mean and the median of the findings in a mended file."""
    found = gone = 0
    for bug in bugs:
        if any(names(f, bug) for f in bug["before"] if told(f)):
            found += 1
            gone += not any(names(f, bug) for f in bug["after"] if told(f))
    noise = [sum(map(told, bug["after"])) for bug in bugs]
    n = max(1, len(bugs))
    return f"{len(bugs):4} bugs: found {found / n:.3f} gone {gone / n:.3f} noise {statistics.mean(noise):.2f} median {statistics.median(noise):g}"


def swift(table):
    number = lambda value: f"{value:g}"
    rows = [f'        "{word}": Count(mended: {number(h)}, left: {number(o)}),' for word, (h, o) in sorted(table.items()) if word]
    return "\n".join([
        "extension FindingCounts {", "    /// All findings that were counted.",
        f"    static let all = Count(mended: {number(table[''][0])}, left: {number(table[''][1])})", "",
        "    /// Written by `Tools/Audit/counts.py`.", "    static let table: [String: Count] = [", *rows, "    ]", "}", ""])


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("pairs", nargs="+", metavar="CASES FILES")
    options.add_argument("--cli", required=True)
    options.add_argument("--write", metavar="TABLE.swift")
    chosen = options.parse_args()
    if len(chosen.pairs) % 2:
        options.error("each CASES needs its FILES")
    bugs = read(chosen.cli, chosen.pairs)
    kept = lambda bug: int(hashlib.sha1(bug["repo"].encode()).hexdigest(), 16) % 3 == 0
    learned = [b for b in bugs if not kept(b)]
    table = count(learned)
    for name, part in (("learned", learned), ("kept", [b for b in bugs if kept(b)])):
        if not part:
            continue
        print(f"{name:8} by the rules alone  ", score(part, alone))
        print(f"{name:8} by the counts       ", score(part, lambda f: tells(table, f)))
        print(f"{name:8} whatever the weight ", score(part, lambda f: True))
    others = {repo: count([b for b in learned if b["repo"] != repo]) for repo in {b["repo"] for b in learned}}
    own = {id(f): others[b["repo"]] for b in learned for side in ("before", "after") for f in b[side]}
    print("learned  each project by the others", score(learned, lambda f: tells(own[id(f)], f)))
    for part, bugs in (("learned", learned), ("kept", [b for b in bugs if kept(b)])):
        for threshold in (0.05, 0.075, 0.1, 0.125, 0.15, 0.2, 0.3):
            if bugs:
                print(f"{part:8} threshold {threshold:<11}", score(bugs, lambda f: tells(table, f, threshold)))
        for goal in ("found", "gone", "both") if bugs else ():
            print(f"{part:8} oracle for {goal:<10}", score(bugs, oracle(bugs, table, goal)))
    if chosen.write:
        open(chosen.write, "w").write(swift(table))


if __name__ == "__main__":
    sys.exit(main())
