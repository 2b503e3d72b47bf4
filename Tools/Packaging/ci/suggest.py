"""Prints a GitHub review with the repairs of an audit as suggestions, or nothing where no repair fits.

usage: suggest.py audit.json REVISION

A suggestion replaces neighbouring lines that the pull request shows: lines of one hunk of `git diff REVISION...HEAD`.
Other repairs are left to `render-cli audit --fix`.
"""
import json
import os
import re
import subprocess
import sys

# A review with more comments is not read.
LIMIT = 20
# Lines of one suggestion.
LINES = 40


def hunks(path, base):
    """The ranges of new lines that the pull request shows, ends included."""
    run = subprocess.run(
        ["git", "diff", "--unified=3", "--no-color", "--no-ext-diff", base + "...HEAD", "--", ":(literal)" + path],
        capture_output=True, check=True)
    found = []
    for match in re.finditer(rb"^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@", run.stdout, re.M):
        start, count = int(match[1]), int(match[2] or 1)
        if count:
            found.append((start, start + count - 1))
    return found


def is_shown_as_checked_out(path):
    """Whether the head of the pull request has the file that was audited: a merge with the base may have other lines."""
    head = os.environ.get("LAYOUT_HEAD")
    if not head:
        return True
    run = subprocess.run(
        ["git", "diff", "--quiet", "--no-ext-diff", head, "HEAD", "--", ":(literal)" + path], capture_output=True)
    return run.returncode == 0


def known():
    """The texts of earlier comments, one JSON string a line."""
    path = os.environ.get("LAYOUT_KNOWN")
    if not path:
        return set()
    with open(path, encoding="utf-8") as file:
        return {json.loads(line).replace("\r\n", "\n") for line in file if line.strip()}


def replacement(lines, changes):
    """First and last line, and the new lines in their place."""
    first = min(change["line"] for change in changes)
    last = max(change["line"] + max(change["removed"], 1) - 1 for change in changes)
    # An insertion behind the last line of the file replaces that line.
    first, last = min(first, len(lines)), min(last, len(lines))
    text, at = "", first
    for change in sorted(changes, key=lambda change: change["line"]):
        text += "".join(lines[at - 1:change["line"] - 1]) + change["inserted"]
        at = change["line"] + change["removed"]
    return first, last, text + "".join(lines[at - 1:last])


def comment(finding, base):
    repair = finding.get("repair")
    path = os.path.normpath(finding["file"])
    if not repair or not repair["changes"] or os.path.isabs(path) or path.startswith(".."):
        return None
    with open(path, encoding="utf-8", newline="") as file:
        # Lines end as git and the audit count them: a text may hold other separators.
        lines = re.findall(r"[^\n]*\n|[^\n]+", file.read())
    first, last, text = replacement(lines, repair["changes"])
    shown = any(start <= first and last <= end for start, end in hunks(path, base))
    if not shown or last - first >= LINES or not is_shown_as_checked_out(path):
        return None
    # A fence longer than any inside.
    longest = max([2] + [len(ticks) for ticks in re.findall(r"`+", text)])
    fence = "`" * (longest + 1)
    quoted = lambda words: re.sub(r"([\\`*_{}\[\]<>()#+!|~@&-])", r"\\\1", words)
    text = text.replace("\r\n", "\n")
    body = "%s\n\nRepair: %s\n\n%ssuggestion\n%s%s" % (
        quoted(finding["message"]), quoted(repair["text"]), fence, text if text.endswith("\n") else text + "\n", fence)
    place = {"path": path, "side": "RIGHT", "line": last, "body": body}
    if first < last:
        place.update(start_line=first, start_side="RIGHT")
    return place


with open(sys.argv[1], encoding="utf-8") as file:
    findings = json.load(file)["findings"]
comments, taken, earlier = [], set(), known()
for finding in findings:
    found = comment(finding, sys.argv[2])
    if not found:
        continue
    # Suggestions for the same lines exclude each other: the first, of the worst finding, is offered.
    place = (found["path"], found.get("start_line", found["line"]), found["line"])
    if any(path == place[0] and first <= place[2] and place[1] <= last for path, first, last in taken):
        continue
    taken.add(place)
    if found["body"] not in earlier:
        comments.append(found)
if comments:
    rest = len(comments) - LIMIT
    body = "Repairs of layout findings; each was laid out, and its finding is gone." + (
        " %d more are in the report." % rest if rest > 0 else "")
    review = {"event": "COMMENT", "body": body, "comments": comments[:LIMIT]}
    if os.environ.get("LAYOUT_HEAD"):
        review["commit_id"] = os.environ["LAYOUT_HEAD"]
    print(json.dumps(review, indent=1))
