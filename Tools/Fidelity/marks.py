#!/usr/bin/env python3
"""Scores `render-cli check` against the marks ambiguous="YES" that Interface Builder left in .xib and .storyboard files.

    Tools/Fidelity/marks.py FOLDER ... --program .build/program/render-cli
    Tools/Fidelity/marks.py CLONES --missed 20 --named 5

A marked view is found if a finding `ambiguous` or `ambiguous-content-size` of `check FILE --format json` has the view. A file is
unmarked if no view has a mark, ambiguous or misplaced, and Auto Layout lays out a view; a file in which `check` names a view all the
same is counted. A file counts once, however many clones have it.

Marks that no constraint explains are counted apart, by their reason: `outside of the screen`, a view in a row that ends below
what the canvas shows, or in an item behind the edge of its collection view, which Interface Builder does not lay out; `hidden`, a
view that is hidden or inside a hidden view; `empty scroll view`; `content view` of a cell.

Exit code: 0; 1 where no mark was found, or the share found of the explained marks is below --at-least.
"""
import argparse
import collections
import concurrent.futures
import hashlib
import json
import subprocess
import sys
import xml.etree.ElementTree as XML

import records
import score

RULES = ('ambiguous', 'ambiguous-content-size')
# How far a table's rows lie below the top of its screen at most: a status bar and a navigation bar with a large title.
BARS = 140


def read(path):
    """The views that the file marks as ambiguous, as (kind, reason) by id, and whether no view has any mark; None for another file."""
    try:
        root = XML.parse(path).getroot()
    except XML.ParseError:
        return None
    if root.tag != 'document' or 'CocoaTouch' not in root.get('type', '') or root.get('useAutolayout') != 'YES' \
            and not any(True for _ in root.iter('constraint')):
        return None
    parents = {child: parent for parent in root.iter() for child in parent}
    marked = {e.get('id'): (e.tag, reason(e, parents)) for e in root.iter() if e.get('ambiguous') == 'YES' and e.get('id')}
    return marked, not marked and not any(e.get('misplaced') == 'YES' for e in root.iter())


def reason(element, parents):
    """Why no constraint explains a mark; None where one may."""
    around, cell, is_hidden = element, None, False
    while around is not None:
        is_hidden = is_hidden or around.get('hidden') == 'YES'
        if around.tag in ('tableViewCell', 'collectionViewCell'):
            cell = around
        row, area = (records.rectangle(v) if v is not None else None for v in (cell, around))
        if around.tag == 'tableView' and row and area and row[1] + row[3] > area[3] - BARS:
            return 'outside of the screen'
        if around.tag == 'collectionView' and row and area and (row[0] >= area[2] or row[1] >= area[3]):
            return 'outside of the screen'
        around = parents.get(around)
    if element.tag == 'tableViewCellContentView':
        return 'content view'
    if element.tag == 'scrollView' and element.find('subviews/*') is None:
        return 'empty scroll view'
    return 'hidden' if is_hidden else None


def check(program, path, options):
    """The ids of the views that `check` calls ambiguous."""
    run = subprocess.run([program, 'check', path, '--format', 'json', *options], capture_output=True, timeout=300)
    if run.returncode not in (0, 1):
        return set()
    return {item for finding in json.loads(run.stdout)['findings'] if finding['rule'] in RULES
            for item in finding['items']}


def main():
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument('folder', nargs='+')
    ask.add_argument('--program', default='.build/program/render-cli')
    ask.add_argument('--options', default='', help="further flags of 'check', such as '--behavior canvas'")
    ask.add_argument('--missed', type=int, default=0, metavar='N', help='print N marked views that check does not name')
    ask.add_argument('--named', type=int, default=0, metavar='N', help='print N unmarked files in which check names views')
    ask.add_argument('--marked', action='store_true', help='leave the unmarked files out')
    ask.add_argument('--at-least', type=float, metavar='PERCENT')
    ask.add_argument('--jobs', type=int, default=2)
    args = ask.parse_args()
    met, marked, unmarked = set(), [], []
    for path, _ in score.files(args.folder):
        with open(path, 'rb') as file:
            digest = hashlib.sha256(file.read()).digest()
        found = read(path) if digest not in met else None
        met.add(digest)
        if found and found[0]:
            marked.append((path, found[0]))
        elif found and found[1] and not args.marked:
            unmarked.append(path)
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        def checked(path):
            return check(args.program, path, args.options.split())
        named = list(pool.map(checked, [path for path, _ in marked]))
        wrong = [(path, ids) for path, ids in zip(unmarked, pool.map(checked, unmarked)) if ids]
    views = [(path, id, *view, id in ids) for (path, found), ids in zip(marked, named) for id, view in found.items()]
    explained = [view for view in views if view[3] is None]
    hits = sum(view[4] for view in explained)
    print(f'{sum(view[4] for view in views)} of {len(views)} marked views in {len(marked)} files found')
    for why, count in collections.Counter(view[3] for view in views if view[3]).most_common():
        print(f'  {sum(view[4] for view in views if view[3] == why)} of {count} that no constraint explains: {why}')
    print(f'  {hits} of the {len(explained)} others')
    if not args.marked:
        print(f'{len(wrong)} of {len(unmarked)} unmarked files named, {sum(len(ids) for _, ids in wrong)} views')
    for path, id, kind, why, _ in [view for view in views if not view[4]][:args.missed]:
        print(f'-- missed: {path} {kind} {id}' + (f' ({why})' if why else ''))
    for path, ids in wrong[:args.named]:
        print(f'-- named: {path} {" ".join(sorted(ids))}')
    return 1 if not explained or 100 * hits / len(explained) < (args.at_least or 0) else 0


if __name__ == '__main__':
    sys.exit(main())
