#!/usr/bin/env python3
"""Scores computed frames against the frames that Interface Builder recorded in .xib and .storyboard files.

    Tools/Fidelity/score.py FOLDER ... --program .build/program/render-cli
    Tools/Fidelity/score.py CLONES --program render-cli --sizes measured --by-folder --worst 10

FOLDER: files, and folders that are searched for them; a clone of any repository. Each file is laid out by
`render-cli frames FILE --format json`. A view is right if all four numbers are within half a point of its record, a root
if all its views are. Only trusted roots count for the score: `records.distrust` says which are not.

Exit code: 0; 1 where no trusted root was found, or the score is below --at-least.
"""
import argparse
import concurrent.futures
import json
import os
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import records

RIGHT = 0.5


def files(paths):
    """The Interface Builder files below the paths, with the folder that each counts for."""
    for path in paths:
        if os.path.isfile(path):
            yield path, os.path.dirname(path) or '.'
        for folder, subfolders, names in os.walk(path):
            subfolders.sort()
            inner = os.path.relpath(folder, path).split(os.sep)[0]
            for name in sorted(names):
                if name.endswith(('.xib', '.storyboard')):
                    yield os.path.join(folder, name), inner


def frames(program, path, options):
    """The computed frames by id and the failure, if there is one."""
    try:
        run = subprocess.run([program, 'frames', path, '--format', 'json', *options], capture_output=True, timeout=60)
        scenes = json.loads(run.stdout)['scenes'] if run.returncode == 0 else []
    except subprocess.TimeoutExpired:
        return {}, 'no answer in a minute'
    except (ValueError, KeyError):
        return {}, 'no JSON'
    failure = f'exit code {run.returncode}' if run.returncode else None
    return {name: frame for scene in scenes for name, frame in scene['frames'].items()}, failure


def score(path, folder, program, options, since):
    """The roots of one file with a view to score, each with its errors; None for a file without one."""
    document = records.Document.read(path)
    if document and document.plug_in < since:
        return None
    roots = [(root, [v for v in root.tree() if v.is_scored and not v.is_hidden and v is not root])
             for root in (document.roots if document else [])]
    if not any(views for _, views in roots):
        return None
    computed, failure = frames(program, path, options)
    result = {'file': path, 'folder': folder, 'failure': failure, 'roots': []}
    for root, views in roots:
        if not views:
            continue
        errors = []
        for view in views:
            got = computed.get(view.id)
            error = None if got is None else max(abs(a - b) for a, b in zip(got, view.frame))
            errors.append({'id': view.id, 'kind': view.tag, 'in': view.parent.tag, 'error': error, 'got': got,
                           'recorded': view.frame})
        result['roots'].append({'id': root.id, 'role': root.role, 'distrust': records.distrust(root), 'views': errors,
                                'stacks': any(v.tag == 'stackView' for v in root.tree())})
    return result


def is_right(view):
    return view['error'] is not None and view['error'] <= RIGHT


def summary(name, roots):
    """Prints the line of some roots; the share of right views, None without a view."""
    views = [v for root in roots for v in root['views']]
    if not views:
        return None

    def percent(part, whole):
        return 100 * sum(part) / len(whole)

    within = [percent([v['error'] is not None and v['error'] <= limit for v in views], views) for limit in (RIGHT, 1, .01)]
    whole = percent([all(map(is_right, root['views'])) for root in roots], roots)
    print('%-34s views %6d  right %5.1f %%  within 1 pt %5.1f %%  exact %5.1f %%   roots %5d  right %5.1f %%'
          % (name[:34], len(views), *within, len(roots), whole))
    return within[0]


def report(results, by_folder, worst):
    failures = [r for r in results if r['failure']]
    print(f'{len(results)} files' + (f', {len(failures)} without frames' if failures else ''))
    roots = [(r, root) for r in results for root in r['roots']]
    trusted = [(r, root) for r, root in roots if root['distrust'] is None]
    score = summary('trusted', [root for _, root in trusted])
    for role in ('controller', 'xib', 'content view', 'cell'):
        summary('  ' + role, [root for _, root in trusted if root['role'] == role])
    summary('  with stack views', [root for _, root in trusted if root['stacks']])
    for reason in ('flagged', 'inconsistent', 'unarranged'):
        summary(reason, [root for _, root in roots if root['distrust'] == reason])
    if by_folder:
        for folder in sorted({r['folder'] for r in results}):
            summary('  ' + folder, [root for r, root in trusted if r['folder'] == folder])
    wrong = [(sum(not is_right(v) for v in root['views']), r['file'], root) for r, root in trusted]
    for count, file, root in sorted((w for w in wrong if w[0]), key=lambda w: (-w[0], w[1]))[:worst]:
        print(f'-- {count} of {len(root["views"])} wrong: {file} {root["role"]} {root["id"]}')
        for view in [v for v in root['views'] if not is_right(v)][:5]:
            print(f'   {view["kind"]} {view["id"]} in {view["in"]}: computed {view["got"]}, recorded {list(view["recorded"])}')
    return score


def main():
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument('folder', nargs='+')
    ask.add_argument('--program', default='.build/program/render-cli')
    ask.add_argument('--sizes', choices=('recorded', 'measured'), default='recorded')
    ask.add_argument('--project', action='store_true', help="with the pictures, fonts and texts of each file's project")
    ask.add_argument('--since', type=int, default=0, metavar='PLUG-IN', help='only files that this plug-in or a later one saved')
    ask.add_argument('--by-folder', action='store_true', help='a line for each folder in FOLDER')
    ask.add_argument('--worst', type=int, default=0, metavar='N', help='the N trusted roots with the most wrong views')
    ask.add_argument('--json', metavar='FILE', help='write each view with its error')
    ask.add_argument('--at-least', type=float, metavar='PERCENT')
    ask.add_argument('--jobs', type=int, default=2)
    args = ask.parse_args()
    options = ['--sizes', args.sizes] + ([] if args.project else ['--project', 'none'])
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        tasks = [pool.submit(score, *file, args.program, options, args.since) for file in files(args.folder)]
        results = [r for r in (task.result() for task in tasks) if r]
    percent = report(results, args.by_folder, args.worst)
    if args.json:
        with open(args.json, 'w') as out:
            json.dump(results, out, indent=1)
    if percent is None:
        print('no trusted root in ' + ' '.join(args.folder), file=sys.stderr)
    return 1 if percent is None or percent < (args.at_least or 0) else 0


if __name__ == '__main__':
    sys.exit(main())
