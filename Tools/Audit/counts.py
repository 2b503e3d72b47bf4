#!/usr/bin/env python3
"""Counts what the audit says of bugs before and after their fixes, and what people judged; writes the table by which findings are told.

    counts.py --cli 'render-cli audit {file} --format json' CASES FILES [CASES FILES ...] [--judged VERDICTS AUDITS]
        [--write TABLE.swift]

CASES     facts of bugs: [{"id", "repo", "category", "views": [ids], "constraints": [ids]}], what each fix touched
FILES     <id>/before/FILE and <id>/after/FILE; cases without a folder are left out
VERDICTS  [{"judge", "project", "members": [fingerprints], "rule", "file", "line", "right": true or false}], of judged findings
AUDITS    <project>.json: what the program says of these projects today; verdicts of what it no longer says are left out

A finding is counted under each of its words: rule, the rule's own severity or `doubted`, screen or part, kind of page. Findings that a fix
took away count as mended (a half where the mended file has another of the rule), findings of the mended files as left; rules that
fit no bug's category are not counted. A verdict is counted under the rule, under the rule with its severity, and under both
with the page, where what was mended and what was left are verdicts too, of less weight. Bugs of a third of the projects, chosen by the SHA-1 of their names, are kept apart: the table does not know them.
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
VERDICTS, USUAL, BELIEVED, CERTAIN = 5.0, 0.8, 0.65, 0.75
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


def mended(bugs):
    """The findings that fixes took away, with a half where the mended file has another of the rule."""
    for bug in bugs:
        rules = {f["rule"] for f in bug["after"] if names(f, bug)}
        for finding in bug["before"]:
            if names(finding, bug):
                yield finding, 0.5 if finding["rule"] in rules else 1


def count(bugs):
    """Mended and left, by word; under the empty word all. Of rules that fit none of the bugs the bugs say nothing."""
    table = defaultdict(lambda: [0.0, 0.0])
    known = {kind for bug in bugs for kind in FITS[bug["category"]]}
    for finding, weight in mended(bugs):
        for word in ["", *words(finding)]:
            table[word][0] += weight
    for bug in bugs:
        for finding in bug["after"]:
            for word in ["", *words(finding)] if finding["kind"] in known else []:
                table[word][1] += 1
    return table


def kinds(finding):
    """What a verdict is counted under; nothing where no verdict makes a finding told."""
    if not finding["evidence"] or claim(finding) == "doubted":
        return []
    return [" ".join([finding["rule"], *more]) for more in ([], [claim(finding)], [claim(finding), finding["evidence"][2]])]


def judge(verdicts, bugs):
    """Right and wrong: by rule, and by rule and severity, what people judged; with the page also what was mended.

    What was mended is half a verdict for, and what was left against as much of one as makes the average finding as right as usual.
    """
    table = defaultdict(lambda: [0.0, 0.0])
    for verdict in verdicts:
        for kind in kinds(verdict["finding"]):
            table[kind][not verdict["right"]] += 1
    all = count(bugs)[""]
    against = all[0] / max(all[1], 1) * (1 - USUAL) / USUAL / 2
    known = {kind for bug in bugs for kind in FITS[bug["category"]]}
    for finding, weight in mended(bugs):
        for kind in kinds(finding)[2:]:
            table[kind][0] += weight / 2
    for finding in (f for bug in bugs for f in bug["after"] if f["kind"] in known):
        for kind in kinds(finding)[2:]:
            table[kind][1] += against
    return table


def belief(table, finding):
    """As `FindingCounts.belief` computes it."""
    share = USUAL
    for right, wrong in (table.get(kind, (0, 0)) for kind in kinds(finding)):
        share = (right + VERDICTS * share) / (right + wrong + VERDICTS)
    return share


def verdicts(path, audits):
    """The verdicts of findings that the program still says, with the findings as they are today."""
    said = {}
    for name in sorted(os.listdir(audits)):
        if name.endswith(".json"):
            for finding in json.load(open(os.path.join(audits, name)))["findings"]:
                place = finding["rule"], finding["file"], finding["line"]
                for member in [finding["fingerprint"], *finding["members"], place]:
                    said.setdefault((name[:-5], member), finding)
    for verdict in json.load(open(path)):
        places = [*verdict["members"], (verdict["rule"], verdict["file"], verdict["line"])]
        found = next(filter(None, (said.get((verdict["project"], place)) for place in places)), None)
        if found:
            yield dict(verdict, finding=found)


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


def tells(table, judged, finding, threshold=THRESHOLD):
    if kinds(finding) and belief(judged, finding) < BELIEVED:
        return False
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


def right(verdicts, tables, bugs):
    """How many of the told findings were right, by the judges' names; what a judge said is not known where it is counted."""
    lines = []
    for name in sorted({v["judge"] for v in verdicts}):
        judged = judge([v for v in verdicts if v["judge"] != name], bugs)
        told = [v for v in verdicts if v["judge"] == name and tells(tables, judged, v["finding"])]
        certain = lambda f: claim(f) == "error" and belief(judged, f) >= CERTAIN
        parts = [[v["right"] for v in told if certain(v["finding"]) == isError] for isError in (True, False)]
        lines.append(f"judge {name} by the others: " + ", ".join(
            f"{sum(part)} of {len(part)} {word}" for part, word in zip(parts, ("errors", "warnings"))))
    return "\n".join(lines)


def swift(table, judged):
    number = lambda value: f"{round(value, 1):g}"
    rows = [f'        "{word}": Count(mended: {number(h)}, left: {number(o)}),' for word, (h, o) in sorted(table.items()) if word]
    said = [f'        "{kind}": Verdicts(right: {number(r)}, wrong: {number(w)}),'
            for kind, (r, w) in sorted(judged.items()) if max(r, w) >= 0.05]
    return "\n".join([
        "extension FindingCounts {", "    /// All findings that were counted.",
        f"    static let all = Count(mended: {number(table[''][0])}, left: {number(table[''][1])})", "",
        "    /// Written by `Tools/Audit/counts.py`.", "    static let table: [String: Count] = [", *rows, "    ]", "",
        "    /// Written by the same.", "    static let judged: [String: Verdicts] = [", *said, "    ]", "}", ""])


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("pairs", nargs="+", metavar="CASES FILES")
    options.add_argument("--cli", required=True)
    options.add_argument("--judged", nargs=2, metavar=("VERDICTS", "AUDITS"))
    options.add_argument("--write", metavar="TABLE.swift")
    chosen = options.parse_args()
    if len(chosen.pairs) % 2:
        options.error("each CASES needs its FILES")
    bugs = read(chosen.cli, chosen.pairs)
    kept = lambda bug: int(hashlib.sha1(bug["repo"].encode()).hexdigest(), 16) % 3 == 0
    learned = [b for b in bugs if not kept(b)]
    report(bugs, kept, learned, list(verdicts(*chosen.judged)) if chosen.judged else [], chosen.write)


def report(bugs, kept, learned, said, path):
    table, judged = count(learned), judge(said, learned)
    for name, part in (("learned", learned), ("kept", [b for b in bugs if kept(b)])):
        if not part:
            continue
        print(f"{name:8} by the rules alone  ", score(part, alone))
        print(f"{name:8} by the counts       ", score(part, lambda f: tells(table, judged, f)))
        print(f"{name:8} whatever the weight ", score(part, lambda f: True))
    rest = {repo: [b for b in learned if b["repo"] != repo] for repo in {b["repo"] for b in learned}}
    others = {repo: (count(part), judge(said, part)) for repo, part in rest.items()}
    own = {id(f): others[b["repo"]] for b in learned for side in ("before", "after") for f in b[side]}
    print("learned  each project by the others", score(learned, lambda f: tells(*own[id(f)], f)))
    for part, bugs in (("learned", learned), ("kept", [b for b in bugs if kept(b)])):
        for threshold in (0.05, 0.075, 0.1, 0.125, 0.15, 0.2, 0.3):
            if bugs:
                print(f"{part:8} threshold {threshold:<11}", score(bugs, lambda f: tells(table, judged, f, threshold)))
        for goal in ("found", "gone", "both") if bugs else ():
            print(f"{part:8} oracle for {goal:<10}", score(bugs, oracle(bugs, table, goal)))
    if said:
        print(right(said, table, learned))
    if path:
        open(path, "w").write(swift(table, judged))


if __name__ == "__main__":
    sys.exit(main())
