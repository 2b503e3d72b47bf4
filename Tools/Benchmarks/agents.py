#!/usr/bin/env python3
"""Measures the server for agents on a page of 50 views, beside the same question to a new process.

    agents.py PROGRAM [RUNS]

Wall time in milliseconds, least and median; a call's is from the line that asks to the line that answers. No client library
is in between. The ratio is that of processor time, mean of all calls and of all new processes, which other work on the machine
changes little. Prints a table, the bytes of the picture, and the bytes of `tools/list`.
"""

import base64
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time


def document():
    """A form as apps have them: 50 views on a phone of 390 x 844."""
    views, above = [], "parent.safeArea.top"
    views.append({"type": "label", "id": "title", "text": "Delivery", "font": {"textStyle": "largeTitle"},
                  "constraints": ["leading == parent.leading + 16", "top == parent.safeArea.top + 8"]})
    above = "title.bottom"
    for row in range(12):
        last = {"type": ["switch", "slider", "textField", "button"][row % 4], "id": "control%d" % row,
                "constraints": ["trailing == parent.trailing - 16", "centerY == name%d.centerY" % row, "width == 110"]}
        if row % 4 == 0:
            last["constraints"].pop()
        if row % 4 == 2:
            last.update(text="Value %d" % row, borderStyle="roundedRect")
        if row % 4 == 3:
            last.update(title="Choose %d" % row, backgroundColor="systemTeal")
        views += [
            {"type": "view", "id": "mark%d" % row, "backgroundColor": "#%02X%02X%02X" % (240 - 15 * row, 90 + 9 * row, 20 * row),
             "cornerRadius": 6, "constraints": ["leading == parent.leading + 16", "width == 28", "height == 28",
                                                "centerY == name%d.centerY" % row]},
            {"type": "label", "id": "name%d" % row, "text": "Option number %d" % row,
             "constraints": ["leading == mark%d.trailing + 12" % row, "top == %s + 18" % above,
                             "trailing <= control%d.leading - 8" % row]},
            {"type": "label", "id": "hint%d" % row, "text": "What option %d is good for" % row, "textColor": "secondaryLabel",
             "font": {"textStyle": "footnote"},
             "constraints": ["leading == name%d.leading" % row, "top == name%d.bottom + 2" % row,
                             "trailing <= control%d.leading - 8" % row]},
            last,
        ]
        above = "hint%d.bottom" % row
    root = {"type": "view", "id": "screen", "backgroundColor": "systemBackground", "subviews": views}
    return json.dumps({"version": 1, "devices": ["iPhone13"], "root": root})


class Server:
    def __init__(self, program, folder):
        self.process = subprocess.Popen([program, "mcp", folder, "--quiet"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.count = 0

    def ask(self, method, params):
        self.count += 1
        line = json.dumps({"jsonrpc": "2.0", "id": self.count, "method": method, "params": params}) + "\n"
        start = time.perf_counter()
        self.process.stdin.write(line.encode())
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        return (time.perf_counter() - start) * 1000, len(answer), json.loads(answer)["result"]

    def processor(self):
        """Milliseconds of processor time so far, of all threads that live."""
        tasks = pathlib.Path("/proc/%d/task" % self.process.pid).iterdir()
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e6

    def call(self, tool, arguments):
        milliseconds, _, result = self.ask("tools/call", {"name": tool, "arguments": arguments})
        assert not result["isError"], result["content"]
        return milliseconds, result


def least(values):
    return "%.1f, %.1f" % (min(values), statistics.median(values))


def main():
    program, runs = str(pathlib.Path(sys.argv[1]).resolve()), int((sys.argv[2:] or ["20"])[0])
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "form.json")
        file.write_text(document())
        edited = document().replace("Option number 3", "Another text")
        questions = [
            ("render", {"file": "form.json"},
             ["render", "form.json", "--hide", "all", "--show", "content", "-o", "out.png", "--scale", "1"]),
            ("render, annotated", {"file": "form.json", "annotate": True}, ["render", "form.json", "-o", "out.png", "--scale", "1"]),
            ("frames", {"file": "form.json"}, ["frames", "form.json"]),
            ("explain", {"file": "form.json", "view": "name7"}, ["explain", "form.json", "name7"]),
            ("explain, what_if", {"file": "form.json", "what_if": ["name7.width >= 200"]},
             ["explain", "form.json", "--what-if", "name7.width >= 200"]),
            ("check", {"path": "form.json"}, ["check", "form.json"]),
            ("audit", {"path": "form.json"}, ["audit", "form.json"]),
        ]
        server = Server(program, folder)
        print("| call | first | warm: least, median | after an edit: least, median | one-shot: least, median | ratio |")
        print("|---|---|---|---|---|---|")
        for name, arguments, command in questions:
            tool = name.split(",")[0]
            first, result = server.call(tool, arguments)
            for part in result["content"]:
                if part["type"] == "image" and name == "render":
                    picture = len(base64.b64decode(part["data"]))
            before = server.processor()
            warm = [server.call(tool, arguments)[0] for _ in range(runs)]
            spent = (server.processor() - before) / runs
            after = []
            for run in range(max(3, runs // 4)):
                file.write_text(edited if run % 2 == 0 else document())
                after.append(server.call(tool, arguments)[0])
            alone, before = [], os.times()
            for _ in range(runs):
                start = time.perf_counter()
                ended = subprocess.run(
                    [program] + command + ["--quiet"], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
                alone.append((time.perf_counter() - start) * 1000)
                # 1 says that the audit found something.
                assert ended.returncode < 2, ended.stderr
            times = os.times()
            whole = (times.children_user + times.children_system - before.children_user - before.children_system) * 1000
            whole /= len(alone)
            print("| %s | %.1f | %s | %s | %s | %.2f: %.1f of %.1f |" % (
                name, first, least(warm), least(after), least(alone), spent / whole, spent, whole), flush=True)
        _, size, result = server.ask("tools/list", {})
        print("\npicture of 390 x 844 pixels: %d bytes; tools/list: %d bytes, %d tools" % (picture, size, len(result["tools"])))


main()
