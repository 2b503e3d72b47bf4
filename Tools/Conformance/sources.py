"""Where a case comes from, and where it goes: its source for the index, its file and the name of its page."""

import re

EVIDENCE = {
    "printed": "frames that a program printed on Apple's code",
    "recorded": "frames that Interface Builder saved in a file",
    "asserted": "numbers that a test asserts and that passed on the code named in `by`",
    "documented": "a rule that a source states, worked out for this case",
    "derived": "worked out by hand from a source, never measured",
}
GITHUB = "https://github.com/"
# Cases by the beginning of their id: key of the source, evidence, by whose code, release of iOS where it is known.
SOURCES = [
    (r"charon-\d+$", "stack-table", "printed", "UIStackView, UIKit of Mac Catalyst", "26 or later"),
    (r"charon-customspacing-hidden", "stack-rule", "documented", "notes on UIStackView", None),
    (r"charon-customspacing-spacing", "stack-token", "derived", "notes on UIStackView", None),
    (r"charon-", "catalyst", "printed", "UIKit of Mac Catalyst", "26 or later"),
    (r"appkit-", "nsstackview", "printed", "NSStackView, AppKit of macOS 26", None),
    (r"autoresize-", "autoresizing", "asserted", "NSView, AppKit", None),
    (r"gnustep-", "gnustep", "asserted", "GNUstep's own engine, not Apple's", None),
    (r"oa-", "stack-port", "asserted", "a port of UIStackView on Apple's Auto Layout", "7 to 9"),
    (r"kean-", "stack-article", "derived", "constraints that UIStackView printed", "9"),
    (r"proportional-", "proportional", "derived", "formulas of articles about UIStackView", None),
    (r"fd-|uikit-", "hidden", "derived", "the constants of FDStackView 1.0.1 and UIStackView's rule", None),
    (r"aasubviews-", "arranger", "derived", "the algorithm of AASubviews", None),
    (r"layoutcontainer-", "container", "derived", "the arithmetic of LayoutContainer", None),
    (r"ib-", "interface-builder", "recorded", "UIKit in Interface Builder", "before 26"),
    (r"tinder-", "constraint-library", "printed", "UIKit on simulators of iPhones", "16.4 in a revision of its workflow"),
    (r"stevia-", "other-library", "asserted", "UIKit on a simulator", None),
    (r"snap-", "snapshots", "printed", "UIKit on a simulator", None),
]
# Cases by the name of their test: the file of their page.
TESTS = [
    (r"HorizontallyCentering", "text/label-beside"), (r"VerticallyCentering", "text/label-below"),
    (r"LayoutBuilder", "safe-areas/filled"), (r"LayoutDocumentation", "constraints/filled"),
    (r"AspectRatio", "priorities/ratio"), (r"CenterBetweenLeading", "guides/between-sides"),
    (r"CenterBetweenTop", "guides/between-ends"), (r"CenterOffset", "priorities/centre-offset"),
    (r"CenterWithAxis", "priorities/centre-multiplier"), (r"HeightIs", "priorities/height-bounds"),
    (r"HeightWith", "priorities/height"), (r"Size(Width|Priority)", "priorities/size"),
    (r"SquareWith", "priorities/square"), (r"Square", "constraints/square"),
    (r"ToAttribute.*given", "priorities/edge-limits"), (r"ToAttributeIs", "priorities/edge-bounds"),
    (r"ToAttributes", "priorities/corner"), (r"To(Side)?Edges", "priorities/edges"),
    (r"To(Side)?Margins|ToSideMargins", "margins/edges"), (r"ToSafeArea", "safe-areas/edges"),
    (r"WidthIs", "priorities/width-bounds"), (r"WidthWith", "priorities/width"),
    (r"CenterViewBetweenLeading", "guides/view-between-sides"), (r"CenterViewBetweenTop", "guides/view-between-ends"),
    (r"ConstrainAnchor", "constraints/anchors"), (r"ConstrainView", "constraints/edges"),
    (r"EqualAttribute|EqualSize", "constraints/equal"), (r"HorizontalViews", "constraints/row"),
    (r"VerticalViews", "constraints/column"),
]
PARTS = {"Flexible": "inequalities", "Equation": "equations", "Layout": "rows", "Position": "positions",
         "Size": "sizes", "Center": "centres", "FullLayout": "whole-screen"}


def source(case):
    """The key of the index and what it says."""
    for pattern, key, evidence, by, release in SOURCES:
        if re.match(pattern, case["id"]):
            found = re.match(r"github:([\w.-]+/[\w.-]+)", case["source"])
            details = {"evidence": evidence, "meaning": EVIDENCE[evidence], "by": by}
            if release:
                details["ios"] = release
            if key != "interface-builder" and found:
                details["repository"] = GITHUB + found[1]
            return key, details
    raise ValueError(case["id"])


def link(case):
    """The place in the source: a path in the repository, with its row where the source is a table."""
    at = re.sub(r"^github:", "", case["source"])
    at = at.split(" (")[0] if "stackView id" not in at else at.replace(" (device ", ", device ").split(", Xcode")[0]
    repository, _, path = at.partition(" ")
    row = re.match(r"charon-(\d+)$", case["id"])
    if row:
        return f"tests/backports/device/layout.m, row {row[1]}"
    return f"{GITHUB}{repository}: {path}" if case["id"].startswith("ib-") else path if "/" in repository else at


def table_page(case):
    """The page of a row of the table by what the row changes."""
    stack = next(child for child in case["tree"]["children"] if child["name"] == "stack")
    words = [stack["alignment"]]
    words += ["hidden-" + child["name"] for child in stack["children"] if child.get("hidden")]
    words += ["margins"] if stack.get("layoutMarginsRelativeArrangement") else []
    words += ["sized"] if len(case["tree"]["constraints"]) > 2 else []
    nested = any(child["name"] == "inner" for child in stack["children"])
    return f"stacks/table-{stack['axis']}-{stack['distribution']}" + ("-nested" if nested else ""), "-".join(words)


def place(case):
    """The file without its ending, the page, and the place in the source."""
    id, tree = case["id"], case["tree"]
    rtl = "right-to-left/" if case.get("direction") == "rtl" else None
    name, page = re.sub(r"[^A-Za-z0-9-]", "-", id).split("-", 1)
    if re.match(r"charon-\d+$", id):
        return *table_page(case), link(case)
    if name == "tinder":
        test, device = re.search(r"/test(\w*)\.iPhone-([\w-]+)\.txt", case["source"]).groups()
        file = next(file for pattern, file in TESTS if re.match(pattern, test))
        return file, device, link(case)
    if name == "stevia":
        part = re.search(r"(\w+)Tests\.swift", case["source"])[1]
        part = next(PARTS[key] for key in sorted(PARTS, key=len, reverse=True) if part.startswith(key))
        return (rtl or "undetermined/") + part, page, link(case)
    if name == "snap":
        screen = page.partition("-")[2]
        return ("text/screens", screen, link(case)) if "traits" in id else ("text/" + screen[6:], "base", link(case))
    if name == "ib":
        if page[-1].isdigit() and not page.startswith("switch"):
            return f"stacks/recorded-{tree['distribution']}", page, link(case)
        return f"stacks/recorded-{page.rstrip('-12')}", page, link(case)
    if name == "oa":
        return f"stacks/tested-{tree['axis']}", page[2:], link(case)
    if name == "autoresize":
        return "autoresizing/masks", page, link(case)
    files = {"kean": "stacks/derived", "proportional": "stacks/derived-proportional", "fd": "stacks/derived-hidden",
             "uikit": "stacks/derived-hidden", "gnustep": "constraints/plain", "aasubviews": "scroll-views/arranged",
             "layoutcontainer": "guides/container", "appkit": "stacks/appkit"}
    if name in files:
        return files[name], page, link(case)
    file = {"customspacing": "stacks/custom-spacing", "margins": "margins/guide", "preserve": "margins/preserved",
            "anchors": "constraints/expressions", "guide": "guides/gap"}[page.split("-")[0]]
    return file, page, link(case)
