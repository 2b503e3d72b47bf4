#!/usr/bin/env python3
"""Where the compiler spends its time: a table by module and phase, and the functions whose types take longest to check.

    Tools/Benchmarks/build-times.py [program|tests|UIKit ...]

Builds from nothing in .build/times, as `make` does, and asks the compiler for its counters. Seconds are processor time of the
compiler's threads in user mode, so that other work on the machine changes little. By default all three parts are built.
"""
import collections, glob, json, os, re, shutil, subprocess, sys, time

os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))
PARTS = {
    "program": ["--product", "render-cli"],
    "tests": ["--product", "LayoutRenderPackageTests"],
    "UIKit": ["--build-tests", "--package-path", "UIKit", "--disable-build-manifest-caching"],
}
PHASES = [("types", "perform-sema"), ("optimiser", "SIL optimization"), ("code", "LLVM pipeline")]
scratch = os.path.abspath(".build/times")
shutil.rmtree(scratch, ignore_errors=True)


def children():
    times = os.times()
    return times.children_user + times.children_system


def build(part):
    """The counters of one part, the functions with their milliseconds, and the processor time of the whole build."""
    counters = os.path.join(scratch, "counters-" + part)
    os.makedirs(counters)
    options = ["-stats-output-dir", counters, "-Xfrontend", "-debug-time-function-bodies"]
    command = [os.environ.get("SWIFT", "swift"), "build", "-v", "-c", "release", "-debug-info-format", "none", "-Xswiftc", "-Onone",
               "--scratch-path", scratch]
    command += PARTS[part] + [word for option in options for word in ("-Xswiftc", option)]
    began, spent = time.time(), children()
    built = subprocess.run(command, env=dict(os.environ, LAYOUT_BUILD="make"), capture_output=True, text=True)
    if built.returncode:
        sys.exit(built.stdout[-3000:] + built.stderr[-3000:])
    functions = {}
    for line in (built.stdout + built.stderr).splitlines():
        found = re.match(r"(\d+(?:\.\d+)?)ms\t(\S+?:\d+):\d+\t(.+)", line)
        if found:
            place = os.path.relpath(found[2]), found[3]
            functions[place] = max(functions.get(place, 0), float(found[1]))
    return counters, functions, children() - spent, time.time() - began


for part in sys.argv[1:] or PARTS:
    counters, functions, processor, wall = build(part)
    modules = collections.defaultdict(collections.Counter)
    for path in glob.glob(counters + "/*swift-frontend*.json"):
        name = re.search(r"swift-frontend-(.+?)-(?:all|[^-]*\.swift)", os.path.basename(path))
        values = json.load(open(path))
        module = modules[name[1] if name else "others"]
        for title, counter in PHASES:
            module[title] += values.get(f"time.swift.{counter}.user", 0)
        module["all"] += max([v for k, v in values.items() if k.startswith("time.swift-frontend.") and k.endswith(".user")] or [0])
    total = sum(module["all"] for module in modules.values())
    print(f"## {part}: {processor:.0f} s of processor time, {total:.0f} s of it in the compiler; {wall:.0f} s of wall time\n")
    print("| module | seconds | share | types | optimiser | code |\n|---|---|---|---|---|---|")
    shown = sorted(modules, key=lambda name: -modules[name]["all"])
    for name in shown[:20]:
        m = modules[name]
        print(f"| {name} | {m['all']:.1f} | {m['all'] / total:.2f} | " + " | ".join(f"{m[t]:.1f}" for t, _ in PHASES) + " |")
    rest = sum(modules[name]["all"] for name in shown[20:])
    if rest:
        print(f"| {len(shown) - 20} others | {rest:.1f} | {rest / total:.2f} | | | |")
    print("\n| slowest to check | ms |\n|---|---|")
    for (place, name), milliseconds in sorted(functions.items(), key=lambda f: -f[1])[:10]:
        print(f"| {place} `{name[:60]}` | {milliseconds:.0f} |")
    print(flush=True)
