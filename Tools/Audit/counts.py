#!/usr/bin/env python3
"""Counts how often the audit's findings were right: what people judged, and what bugs' fixes took away; writes the table by which findings are told.

    counts.py --cli 'render-cli audit {file} --format json' CASES FILES [CASES FILES ...] [--judged VERDICTS AUDITS]
        [--write TABLE.swift]

CASES     facts of bugs: [{"id", "repo", "category", "views": [ids], "constraints": [ids]}], what each fix touched
FILES     <id>/before/FILE and <id>/after/FILE; cases without a folder are left out
VERDICTS  [{"judge", "project", "members": [fingerprints], "rule", "file", "line", "evidence", "right": true or false}], of judged
          findings, with the evidence that each had when it was judged
AUDITS    <project>.json: what the program says of these projects today

A kind of finding is the rule with its own severity, and both with the page. A verdict counts under the finding's evidence of today; a
verdict on what is information today, or is no longer said, under that of its day: what was mended in one project has other causes in
the next. Findings that a fix took away are a part of a verdict for (a half of the part where the mended file has another of the rule), those
of the mended files against; rules that fit no bug's category are not counted. Bugs of a third of the projects, chosen by the SHA-1 of
their names, are kept apart: the table does not know them.
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
VERDICTS, USUAL, BELIEVED, CERTAIN, MENDED = 5.0, {"error": 0.75, "warning": 0.4}, 0.5, 0.75, 0.25
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


def claim(finding):
    """The rule's own severity."""
    return finding["evidence"][0] if finding["evidence"] else finding["severity"]


def mended(bugs):
    """The findings that fixes took away, with a half where the mended file has another of the rule."""
    for bug in bugs:
        rules = {f["rule"] for f in bug["after"] if names(f, bug)}
        for finding in bug["before"]:
            if names(finding, bug):
                yield finding, 0.5 if finding["rule"] in rules else 1


def left(bugs):
    """The findings in mended files. Of rules that fit none of the bugs the bugs say nothing."""
    known = {kind for bug in bugs for kind in FITS[bug["category"]]}
    return (f for bug in bugs for f in bug["after"] if f["kind"] in known)


def words(finding):
    return (finding["rule"], claim(finding), *finding["evidence"][1:])


def kinds(finding):
    """What a verdict is counted under; nothing where the rule decides."""
    if claim(finding) not in USUAL or not finding["evidence"]:
        return []
    return [" ".join([finding["rule"], claim(finding), *more]) for more in ([], [finding["evidence"][2]])]


def judge(verdicts, bugs):
    """Right and wrong by kind, of the rules with the severity of which people judged any. What was left is as much against as makes the
    average finding right every second time."""
    table = defaultdict(lambda: [0.0, 0.0])

    def add(finding, isWrong, weight):
        for kind in kinds(finding):
            table[kind][isWrong] += weight

    for verdict in verdicts:
        add(verdict["finding"], not verdict["right"], 1)
    judged = set(table)
    gone, stays = list(mended(bugs)), list(left(bugs))
    for finding, weight in gone:
        add(finding, False, weight * MENDED)
    for finding in stays:
        add(finding, True, sum(weight for _, weight in gone) / len(stays) * MENDED)
    return {kind: counts for kind, counts in table.items() if " ".join(kind.split()[:2]) in judged}


def belief(table, finding):
    """As `FindingCounts.belief` computes it."""
    if kinds(finding)[0] not in table:
        return 1
    share = USUAL[claim(finding)]
    for right, wrong in (table.get(kind, (0, 0)) for kind in kinds(finding)):
        share = (right + VERDICTS * share) / (right + wrong + VERDICTS)
    return share


def verdicts(path, audits):
    """The verdicts, each with its finding; `said`: whether the program still says so."""
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
        if found and alone(found):
            yield dict(verdict, finding=found, said=True)
        elif verdict["evidence"]:
            yield dict(verdict, finding={key: verdict[key] for key in ("rule", "evidence")}, said=False)


def alone(finding):
    """Whether the rule alone tells the finding."""
    return claim(finding) in USUAL


def tells(judged, finding, believed=None):
    return alone(finding) and (not kinds(finding) or belief(judged, finding) >= (believed or BELIEVED))


def oracle(bugs, goal, word, verdicts=(), least=0.0):
    """What kinds (by `word`) reach on these bugs if they are chosen on them, by no more than `NOISE`; of verdicts, if there are any, with the
    share `least` of right ones among what is told.

    In turn the kind is told that gains most of the goal for the noise or the wrong, until none helps; a lower bound.
    """
    lists = [({word(f) for f in b["before"] if names(f, b)}, {word(f) for f in b["after"] if names(f, b)},
              [word(f) for f in b["after"]]) for b in bugs]
    judged = defaultdict(lambda: [0, 0])
    for verdict in verdicts:
        judged[word(verdict["finding"])][not verdict["right"]] += 1
    chosen, kinds = set(), set().union(*(before for before, _, _ in lists))
    if verdicts:
        kinds &= set(judged)
        chosen = {kind for kind, (_, wrong) in judged.items() if not wrong}

    def measure(chosen):
        found = gone = noise = 0
        for before, after, all in lists:
            if before & chosen:
                found += 1
                gone += not after & chosen
            noise += sum(kind in chosen for kind in all)
        return {"found": found, "gone": gone, "both": found + gone}[goal], noise

    def isRight(chosen):
        right, wrong = (sum(judged[kind][place] for kind in chosen if kind in judged) for place in (0, 1))
        return right >= least * (right + wrong)

    best = measure(chosen)
    while True:
        steps = []
        for kind in sorted(kinds - chosen):
            gained, noise = measure(chosen | {kind})
            if noise <= NOISE * len(bugs) and gained > best[0] and isRight(chosen | {kind}):
                cost = judged[kind][1] if verdicts else noise - best[1]
                steps.append(((gained - best[0]) / max(cost, 0.1), gained, noise, kind))
        if not steps:
            return lambda f: word(f) in chosen
        _, gained, noise, kind = max(steps)
        chosen.add(kind)
        best = gained, noise


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


def right(verdicts, bugs, by, believed=None):
    """Of the told findings those that were right, by judge: (errors, told errors, warnings, told warnings), by counts that do not know the
    finding's judge or project (`by`)."""
    sums = defaultdict(lambda: [0, 0, 0, 0])
    for name in sorted({v[by] for v in verdicts}):
        judged = judge([v for v in verdicts if v[by] != name], bugs)
        for v in (v for v in verdicts if v[by] == name and v["said"] and tells(judged, v["finding"], believed)):
            isError = claim(v["finding"]) == "error" and belief(judged, v["finding"]) >= CERTAIN
            for judge_ in (v["judge"], "all"):
                sums[judge_][0 if isError else 2] += v["right"]
                sums[judge_][1 if isError else 3] += 1
    return sums


def swift(judged):
    number = lambda value: f"{round(value, 1):g}"
    said = [f'        "{kind}": Verdicts(right: {number(r)}, wrong: {number(w)}),'
            for kind, (r, w) in sorted(judged.items()) if max(r, w) >= 0.05]
    return "\n".join([
        "extension FindingCounts {", "    /// Written by `Tools/Audit/counts.py`.", "    static let judged: [String: Verdicts] = [", *said,
        "    ]", "}", ""])


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
    judged, apart = judge(said, learned), [b for b in bugs if kept(b)]
    for name, part in (("learned", learned), ("kept", apart)):
        print(f"{name:8} by the rules alone  ", score(part, alone))
        print(f"{name:8} by the counts       ", score(part, lambda f: tells(judged, f)))
        print(f"{name:8} whatever the kind   ", score(part, lambda f: True))
        for goal in ("found", "gone", "both"):
            print(f"{name:8} oracle for {goal:9}", score(part, oracle(part, goal, words)))
    for name in sorted({v["judge"] for v in said}):
        own = [v for v in said if v["judge"] == name and v["said"]]
        print(f"kept     oracle of judge {name}, 80 % right", score(apart, oracle(apart, "found", lambda f: words(f)[:2], own, 0.8)))
    rest = {repo: judge(said, [b for b in learned if b["repo"] != repo]) for repo in {b["repo"] for b in learned}}
    own = {id(f): rest[b["repo"]] for b in learned for side in ("before", "after") for f in b[side]}
    print("learned  each project by the others", score(learned, lambda f: tells(own[id(f)], f)))
    for by in ("judge", "project"):
        for name, (errors, e, warnings, w) in sorted(right(said, learned, by).items()):
            print(f"judge {name}, by counts without the {by}: {errors} of {e} errors, {warnings} of {w} warnings right")
    for believed in (0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.7):
        rights = [right(said, learned, by, believed)["all"] for by in ("judge", "project")]
        print(f"believed {believed:<4} warnings right without the judge, the project:", ", ".join(f"{r[2]} of {r[3]}" for r in rights),
              score(apart, lambda f: tells(judged, f, believed)))
    if path:
        open(path, "w").write(swift(judged))


if __name__ == "__main__":
    sys.exit(main())
