"""Makes HTML of the pages in Markdown, and fails where a link of them leads nowhere.

usage: pages.py FOLDER LIBRARY ...    in the repository's root; FOLDER gets the pages
"""
import html
import json
import pathlib
import re
import shutil
import sys

import markdown

STYLE = """
:root { color-scheme: light dark; --line: #d0d7de; --code: #f3f4f6; }
@media (prefers-color-scheme: dark) { :root { --line: #3d444d; --code: #22262c; } }
body { font: 16px/1.55 system-ui, sans-serif; margin: 0; display: flex; flex-wrap: wrap; }
nav { flex: 0 0 15rem; padding: 1.5rem; border-right: 1px solid var(--line); }
nav a { display: block; padding: .15rem 0; text-decoration: none; }
nav a[aria-current] { font-weight: 600; }
main { flex: 1 1 30rem; max-width: 60rem; padding: 1.5rem 2.5rem; min-width: 0; }
pre { background: var(--code); padding: .8rem 1rem; overflow-x: auto; border-radius: 6px; font-size: 13px; }
code { font-family: ui-monospace, monospace; font-size: .9em; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
td, th { border: 1px solid var(--line); padding: .35rem .6rem; text-align: left; vertical-align: top; }
img { max-width: 100%; background: #fff; border: 1px solid var(--line); }
#search { width: 100%; box-sizing: border-box; padding: .35rem; margin-bottom: .8rem; font: inherit; }
#found a { padding: .3rem 0; border-bottom: 1px solid var(--line); }
"""

# Every word of the query stands in a section; headings count most. The index is a script, so that the pages open from the disk.
SEARCH = """
const field = document.getElementById('search'), found = document.getElementById('found')
field.addEventListener('input', () => {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean)
  const hits = words.length ? SECTIONS.map(s => [words.every(w => s[3].includes(w))
    ? 1 + words.filter(w => s[1].toLowerCase().includes(w)).length * 9 : 0, s]).filter(h => h[0]) : []
  hits.sort((a, b) => b[0] - a[0])
  found.replaceChildren(...hits.slice(0, 20).map(([, s]) => {
    const link = document.createElement('a')
    link.href = ROOT + s[2]
    link.textContent = s[0] + (s[1] == s[0] ? '' : ' > ' + s[1])
    return link
  }))
})
"""

# The first page: a picture, a command, and what comes of it.
FIRST = """
<h1>LayoutRender</h1>
<p>UIKit's layout, computed and drawn on Linux: no Mac, no simulator, no browser.</p>
<p><img src="Documentation/images/gallery.png" alt="Every screen of a project on one page"></p>
<pre><code>render-cli gallery fixtures/projects/Skerry -o site     # this page of all screens: site/index.html
render-cli diff fixtures/ib/login.storyboard new.storyboard

  ~ form  height 124 -&gt; 140 (+16)  because form.spacing 12 -&gt; 20
  ~ word  y 46 -&gt; 54 (+8)  because form.spacing 12 -&gt; 20
  ~ go    y 92 -&gt; 108 (+16)  because form.spacing 12 -&gt; 20</code></pre>
<p><a href="Documentation/FirstTest.html">Ten minutes to a first test in CI</a> ·
<a href="Documentation/Conflicts.html">Ten minutes to understand a conflict</a> ·
<a href="README.html">All that it does</a> · <a href="Documentation/README.html">All pages</a></p>
"""


def slug(text, separator):
    """The anchor of a heading, as the sites that show Markdown make it."""
    kept = "".join(c for c in text.strip().lower() if c.isalnum() or c in " -_")
    return kept.replace(" ", separator)


def sections(text, name, address):
    """The sections of a page for the search: page, heading, address, words."""
    rows, fenced, heading, words = [], False, None, []
    for line in text.split("\n") + ["# "]:
        fenced ^= line.startswith("```")
        if not line.startswith("#") or fenced:
            words.append(line)
            continue
        if heading is not None:
            anchor = "#" + slug(heading, "-") if rows else ""
            rows.append([name, heading, address + anchor, " ".join([name, heading] + words).lower()])
        heading, words = line.lstrip("#").strip().replace("`", ""), []
    return rows


def main():
    site, libraries = pathlib.Path(sys.argv[1]), sys.argv[2:]
    root = pathlib.Path(".")
    sources = [root / "README.md", root / "CHANGELOG.md", root / "CONTRIBUTING.md", root / "Examples/README.md"]
    sources += sorted(root.glob("Documentation/*.md")) + sorted(root.glob("Documentation/Decisions/*.md"))
    places = {path.resolve(): path.with_suffix(".html") for path in sources}
    broken = []

    def link(page, target):
        """The address in the site of a link in a page."""
        if re.match(r"[a-z]+:", target) or target.startswith("#"):
            return target
        path, _, anchor = target.partition("#")
        found = (page.parent / path).resolve()
        if not found.exists():
            broken.append(f"{page}: {target}")
            return target
        if found in places:
            return path[: -len(".md")] + ".html" + ("#" + anchor if anchor else "")
        copy = site / found.relative_to(root.resolve())
        if found.is_file() and found.suffix in {".png", ".svg", ".json"}:
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(found, copy)
            return target
        # Sources and folders are not part of the site: the text stays without a link.
        return None

    anchors, uses, index = {}, [], []

    def shell(title, links, body, depth):
        return (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
            f"<title>{title}</title><style>{STYLE}</style><nav><input id=search type=search placeholder=Search>"
            f"<div id=found></div>{links}</nav><main>{body}</main><script>const ROOT = '{depth}'</script>"
            f'<script src="{depth}search.js"></script></html>\n')

    for page in sources:
        text = page.read_text(encoding="utf-8")
        index += sections(text, text.split("\n", 1)[0].lstrip("# "), str(places[page.resolve()]))
        body = markdown.markdown(
            text, extensions=["tables", "fenced_code", "toc", "md_in_html"],
            extension_configs={"toc": {"slugify": slug}})

        def replaced(match):
            address = link(page, html.unescape(match.group(2)))
            if address is None:
                return "<a"
            uses.append((page, address))
            return f'{match.group(1)}"{html.escape(address)}"'

        body = re.sub(r'(<a href=|<img [^>]*?src=)"([^"]*)"', replaced, body)
        anchors[places[page.resolve()]] = set(re.findall(r'id="([^"]*)"', body))
        depth = "../" * (len(page.parts) - 1)
        rows = [("README.html", "LayoutRender"), ("Documentation/README.html", "Documentation")]
        rows += [(f"Documentation/{p.stem}.html", p.stem) for p in sources
                 if str(p.parent) == "Documentation" and p.stem != "README"]
        rows += [(f"reference/{name}/documentation/{name.lower()}/index.html", f"{name} (reference)") for name in libraries]
        own = str(places[page.resolve()])
        links = "\n".join(
            f'<a href="{depth}{address}"{" aria-current=page" if address == own else ""}>{name}</a>'
            for address, name in rows)
        for address, _ in rows:
            if address.startswith("reference/") and not (site / address).exists():
                broken.append(f"{page}: {address}")
        title = html.escape(re.sub(r"^#+ *", "", text.split("\n", 1)[0]))
        out = site / places[page.resolve()]
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(shell(title, links, body, depth), encoding="utf-8")
        if own == "README.html":
            (site / "index.html").write_text(shell("LayoutRender", links, FIRST, ""), encoding="utf-8")
    for page, address in uses:
        path, _, anchor = address.partition("#")
        if anchor and "://" not in address:
            target = (page.parent / path).with_suffix(".html") if path else places[page.resolve()]
            known = anchors.get(pathlib.Path(*pathlib.Path(target).resolve().relative_to(root.resolve()).parts))
            if known is not None and anchor not in known:
                broken.append(f"{page}: {address}")
    (site / "search.js").write_text(f"const SECTIONS = {json.dumps(index)}\n{SEARCH}", encoding="utf-8")
    for line in sorted(set(broken)):
        print(f"broken link: {line}", file=sys.stderr)
    print(f"{len(sources)} pages, {len(uses)} links")
    sys.exit(1 if broken else 0)


main()
