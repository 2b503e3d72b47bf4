#!/usr/bin/env python3
"""The table of Documentation/Performance.md: this program beside its peers, as Markdown. A ratio below 1 is faster.

    PEERS=FOLDER Tools/Benchmarks/peers.py [--time] [PEER ...]      all peers, or those named

FOLDER holds clones of nucleic/kiwi, starwing/amoeba, facebook/yoga, nicbarker/clay and ibireme/yyjson, each under the
repository's name, and of dmtrKovalenko/odiff, built there by `zig build -Doptimize=ReleaseFast -Dcpu=x86_64_v3` (Valgrind
knows no AVX-512), unless odiff is installed. Debian has librsvg2-bin, imagemagick, libcairo2-dev and valgrind. JSONDecoder is
Swift's. LAYOUT_PROGRAM names another render-cli than that of `make build`. Drivers are built in a temporary folder. A peer
that is not at hand has no rows, and the reason is on standard error, as are the figures behind each ratio. Exit code 1: no
row, or a program failed, or the answers of both sides differ.

Costs are instructions, which other work on the machine does not disturb, by Callgrind; with `--time` or without Valgrind,
processor time, the least of five turns with the peer. One run of a driver is the difference of two calls.
"""
import datetime
import os
import pathlib
import re
import resource
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "Peers"))
import inputs  # noqa: E402

ROOT = HERE.parent.parent
CLONES = pathlib.Path(os.environ.get("PEERS", "peers")).resolve()
PROGRAM = os.environ.get("LAYOUT_PROGRAM", str(ROOT / ".build/program/render-cli"))
BENCHMARK = HERE / ".build/release/Benchmark"
DRIVERS = {
    "kiwi": "c++ -std=c++17 kiwi.cpp -I{clones}/kiwi",
    "amoeba": "c++ -std=c++17 amoeba.cpp -I{clones}/amoeba",
    "Yoga": "c++ -std=c++20 yoga.cpp -I{clones}/yoga {clones}/yoga/yoga/*.cpp {clones}/yoga/yoga/*/*.cpp",
    "Clay": "cc -std=c11 clay.c -I{clones}/clay -lm",
    "yyjson": "cc yyjson.c -I{clones}/yyjson/src {clones}/yyjson/src/yyjson.c",
    "cairo": "cc cairo.c $(pkg-config --cflags --libs cairo)",
}
PROGRAMS = {"rsvg-convert": "rsvg-convert", "ImageMagick": "compare", "odiff": "odiff"}
# Freed memory stays in the process: the kernel's clearing of fresh pages would be a third of the times.
KEEPING = {**os.environ, "MALLOC_TRIM_THRESHOLD_": str(1 << 30), "MALLOC_MMAP_THRESHOLD_": str(1 << 25)}


def run(command):
    """A command's result; 1 and 22 are the exit codes of a comparison that finds differences."""
    done = subprocess.run(command, capture_output=True, text=True, env=KEEPING)
    if done.returncode not in (0, 1, 22):
        raise RuntimeError(f"{' '.join(map(str, command))}: exit code {done.returncode}: {done.stderr[-300:]}")
    return done


def number(pattern, done):
    found = re.search(pattern, done.stdout + done.stderr)
    if not found:
        raise RuntimeError(f"{' '.join(map(str, done.args))}: no number in {(done.stdout + done.stderr)[-300:]}")
    return float(found[1])


def answer(command):
    """The number that a driver prints, or how many pixels differ."""
    return number(r"([\d.e+]+)( pixels differ|;|\s*$)", run(command))


def instructions(commands):
    """The millions of instructions of each command."""
    counting = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    return [number(r"Collected : (\d+)", run([*counting, *command])) / 1e6 for command in commands]


def milliseconds(commands):
    """The least processor time of each command, all of them in turn five times."""
    turns = [[milliseconds_once(command) for command in commands] for _ in range(5)]
    return [min(column) for column in zip(*turns)]


def milliseconds_once(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run(command)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)


def costs(sides, is_driver, measure):
    """What both sides cost: whole programs, or one run of a driver."""
    if not is_driver:
        return measure(sides)
    # The first edits of a layout gather what later edits use. The inputs of edits come again after six.
    few, more = (7, 13) if sides[0][1] in ("edit", "first", "last") else (1, 2)
    counts = [more, more] if measure == instructions else [enough(side, few) for side in sides]
    start = measure([[*side, str(few)] for side in sides])
    end = measure([[*side, str(count)] for side, count in zip(sides, counts)])
    return [(b - a) / (count - few) for a, b, count in zip(start, end, counts)]


def enough(command, few):
    """How many runs of a driver take a quarter of a second more than `few`."""
    count, start = 4 * few, milliseconds_once([*command, str(few)])
    while count < 1 << 20 and milliseconds_once([*command, str(count)]) < start + 250:
        count *= 4
    return count


def find(peer, work):
    """A peer's program and version; a LookupError says what is missing."""
    if peer == "JSONDecoder":
        return BENCHMARK, ""
    clone = CLONES / peer.lower()
    if peer in PROGRAMS:
        built = clone / "zig-out/bin" / PROGRAMS[peer]
        program = built if built.exists() else shutil.which(PROGRAMS[peer])
        if not program:
            raise LookupError(f"no {PROGRAMS[peer]} is installed, nor in {clone}")
        done = run([program, "--version"])
        return program, re.search(r"\d[\d.-]*\d|$", done.stdout + done.stderr)[0]
    if peer != "cairo" and not clone.is_dir():
        raise LookupError(f"no folder {clone}")
    line = f"{DRIVERS[peer].format(clones=CLONES)} -O2 -DNDEBUG -o {work / peer}"
    built = subprocess.run(line, shell=True, cwd=HERE / "Peers", capture_output=True, text=True)
    if built.returncode:
        raise LookupError(built.stderr[-500:])
    version = ["pkg-config", "--modversion", "cairo"] if peer == "cairo" else ["git", "-C", clone, "log", "-1", "--format=%h"]
    return work / peer, run(version).stdout.strip()


def driven(work):
    """Workloads of drivers: title, peer, the words of both sides, inputs."""
    shapes = [inputs.workload(shape, size, work) for shape, size in (("nested", 5), ("siblings", 1000), ("chain", 1000))]
    for peer in ("kiwi", "amoeba"):
        title = "nested equal stacks with 2,304 constraints; 1,000 siblings; a chain of 1,000 views: built and solved"
        yield title, peer, ("solve", "solve"), shapes
        yield "one edit of them, all values read", peer, ("edit", "edit"), shapes
    for peer in ("Yoga", "Clay"):
        yield "121, 781 and 11,111 stacked views, built and laid out", peer, ("stacks", "stacks"), (3, 5, 10)
    yield "one edit of 11,111 stacked views, of the first", "Yoga", ("first", "first"), (10,)
    yield "the same, of the last", "Yoga", ("last", "last"), (10,)
    documents = [inputs.document(work / f"document{place}.json", bool(place)) for place in (0, 1)]
    title = "a tree.json of 1 MB, 5,153 views with frames; with constraints: read as views"
    yield title, "yyjson, which parses alone", ("read", "read"), documents
    yield title, "JSONDecoder, the members at hand", ("read", "decode"), documents
    yield "PNG files of 1,000 rectangles with labels at 1x, 2x", "cairo", ("write", "write"), [
        inputs.picture(PROGRAM, inputs.rectangles(work / f"page{scale}.json", [1000, 1200], scale)) for scale in (1, 2)]


def compared(work):
    """Workloads of whole programs: title, peer, whether both sides have an answer, pairs of arguments."""
    small = [inputs.small(work / "small.json"), inputs.text(work / "text.json")]
    drawings = {page: inputs.picture(PROGRAM, page, ".svg", []) for page in small}
    yield "`--version`; the smallest picture; 100 points with a text", "rsvg-convert", False, [
        (["--version"], ["--version"]),
        *(([page, "-o", work / "ours.png"], [drawing, "-o", work / "theirs.png"]) for page, drawing in drawings.items())]
    page = inputs.rectangles(work / "page1.json", [1000, 1200], 1)
    drawing = inputs.picture(PROGRAM, page, ".svg")
    yield "1,000 rectangles with labels to PNG at 1x, 2x", "rsvg-convert", False, [
        ([page, "-o", work / "ours.png", "--scale", scale, *inputs.PLAIN], ["-z", scale, drawing, "-o", work / "theirs.png"])
        for scale in ("1", "2")]
    screens = [inputs.picture(PROGRAM, inputs.rectangles(work / f"screen{len(edited)}.json", [1920, 1080], 2, edited))
               for edited in ((), (17, 480, 901))]
    title = "two screens of 3840 x 2160 with three differences; with a picture of them"
    ours, theirs = ["diff", *screens], ["-metric", "AE", *screens]
    yield title, "ImageMagick", True, [
        (ours, [*theirs, "null:"]), ([*ours, "-o", work / "ours.png"], [*theirs, work / "theirs.png"])]
    ours, theirs = [*ours, "--pixel-threshold", "0.1"], [*screens, "--parsable-stdout"]
    yield title, "odiff", True, [(ours, theirs), ([*ours, "-o", work / "ours.png"], [*theirs, work / "theirs.png"])]


def sides(work, wanted, found):
    """Title, peer, whether a driver, whether answered, pairs of commands, of the peers at hand."""
    rows = [(title, peer, True, True, [([words[0], text], [words[1], text]) for text in map(str, given)])
            for title, peer, words, given in driven(work)]
    rows += [(title, peer, False, answered, pairs) for title, peer, answered, pairs in compared(work)]
    for title, peer, is_driver, answered, pairs in rows:
        name = peer.split(",")[0]
        if wanted and name not in wanted:
            continue
        if name not in found:
            try:
                found[name] = find(name, work)
            except LookupError as missing:
                print(f"{name} is not at hand: {missing}", file=sys.stderr)
                found[name] = None
        if found[name]:
            mine = BENCHMARK if is_driver else PROGRAM
            yield title, peer, is_driver, answered, [([mine, *ours], [found[name][0], *theirs]) for ours, theirs in pairs]


def cells(title, peer, is_driver, answered, pairs, measure):
    """A row of the table."""
    ratios, shares = [], []
    for pair in pairs:
        if answered:
            a, b = (answer([*side, "3"] if is_driver else side) for side in pair)
            if pair[0][1] == "write":
                shares.append(f"{a / b:.2f}")
            elif abs(a - b) > 1e-6 * abs(b):
                raise RuntimeError(f"{title}: {a:.9g} is the answer, and {peer}'s is {b:.9g}")
        a, b = costs(pair, is_driver, measure)
        work = " ".join(pathlib.Path(word).name for word in pair[0][1:])
        print(f"{peer}, {work}: {a:.4g}, {b:.4g} {measure.__name__}, {a / b:.3g}", file=sys.stderr)
        ratios.append(f"{a / b:.2g}" if a < 100 * b else f"{a / b:.0f}")
    return [title + (f"; {', '.join(shares)} of the bytes" if shares else ""), peer, ", ".join(ratios)]


def main(wanted):
    os.chdir(ROOT)
    measure = instructions if shutil.which("valgrind") and "--time" not in wanted else milliseconds
    wanted = [word for word in wanted if word != "--time"]
    if unknown := {*wanted} - {*DRIVERS, *PROGRAMS, "JSONDecoder"}:
        sys.exit(f"no such peer: {', '.join(sorted(unknown))}")
    if not os.access(PROGRAM, os.X_OK):
        sys.exit(f"no program {PROGRAM}: make build")
    # Valgrind does not read the newest debug information.
    building = ["swift", "build", "-c", "release", "-debug-info-format", "none", "--product", "Benchmark", "--package-path", HERE]
    subprocess.run(building, check=True, stdout=sys.stderr)
    table, found, failed = [], {}, False
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        for row in sides(work, wanted, found):
            try:
                table.append(cells(*row, measure))
            except RuntimeError as error:
                print(error, file=sys.stderr)
                failed = True
    for row in (["workload", "peer", measure.__name__], ["---"] * 3, *table):
        print(f"| {' | '.join(row)} |")
    versions = [f"{name} {peer[1]}" for name, peer in found.items() if peer and peer[1]]
    print(f"\n{datetime.date.today()}: {', '.join(versions)}.")
    return 0 if table and not failed else 1


sys.exit(main(sys.argv[1:]))
