#!/usr/bin/env python3
"""Makes Documentation/llms.txt, the list of pages for models (llmstxt.org), of the tables in Documentation/README.md.

    llms.py            prints the text
    llms.py --write    writes it
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2] / "Documentation"


def text():
    lines = ["# LayoutRender", "", "> UIKit's Auto Layout computed, drawn, compared and explained on Linux by one program, "
             "`render-cli`, without a Mac or a simulator. Begin with Agents.md.", ""]
    for line in (ROOT / "README.md").read_text().split("\n"):
        heading = re.fullmatch(r"(For whoever .*|Three walks):", line)
        row = re.fullmatch(r"\| \[([^\]]+)\]\(([^)]+)\) \| (.*) \|", line)
        if heading:
            lines += ["## %s" % heading.group(1), ""] if lines[-1] == "" else ["", "## %s" % heading.group(1), ""]
        elif row:
            lines.append("- [%s](%s): %s" % row.groups())
    return "\n".join(lines) + "\n"


if "--write" in sys.argv:
    (ROOT / "llms.txt").write_text(text())
else:
    sys.stdout.write(text())
