"""One measured layout (the format of the fact files) as one page of tree.json, in neutral names.

`document(case)` gives the tree.json of a case; what it cannot say raises `Unsaid` with the reason."""

import math
import re

MASKS = {
    "minX": "flexibleLeftMargin", "width": "flexibleWidth", "maxX": "flexibleRightMargin",
    "minY": "flexibleTopMargin", "height": "flexibleHeight", "maxY": "flexibleBottomMargin",
}
TURNED = {"<=": ">=", ">=": "<=", "==": "=="}
REGIONS = {"layoutMarginsGuide": "layoutMargins", "safeAreaLayoutGuide": "safeArea"}
KEPT = re.compile(r"^(root|stack|inner|label|switch|slider|gap|v\d+|i\d+|s\d+|l\d+|[a-z])$")
# Texts of other people that are more than a word; no expectation depends on their widths.
TEXTS = {"Every 2 months": "First", "$60.00": "Second", "What's the point?": "Text"}
SAME = {
    "hugging": "contentHuggingPriority", "resistance": "contentCompressionResistancePriority", "font": "font",
    "semantic": "semanticContentAttribute", "baselineOffsets": "baselineOffsets",
    "alignmentRectInsets": "alignmentRectInsets", "layoutMargins": "layoutMargins",
    "preservesSuperviewLayoutMargins": "preservesSuperviewLayoutMargins",
}
SPACINGS = {"default": 0, "system": "standard"}


class Unsaid(Exception):
    """Why tree.json does not say a case."""


def plain(value):
    """A number without a needless fraction."""
    return int(value) if isinstance(value, float) and value == int(value) else value


def kind(node):
    """The type of a node. A given size stands for the content, which the facts do not have; a stack with views is a stack."""
    name = node["class"]
    if name in ("stack", "FDStackView 1.0"):
        return "view" if node.get("givenSize") and not node.get("children") else "stackView"
    if name == "stackView":
        return "stackView" if node.get("children") else "view"
    if name == "label":
        return "view" if node.get("text") is None else "label"
    return name if name in ("scrollView", "switch", "slider") else "view"


class Page:
    def __init__(self, case):
        if case["tree"]["class"] == "NSStackView":
            raise Unsaid("AppKit's NSStackView, another class")
        self.case, self.scale, self.constraints = case, case.get("scale"), []
        self.is_upwards = "y up" in (case.get("coordinates") or "")
        # Coordinates are left open on purpose, or those of a guide.
        self.is_open = case["id"].startswith(("stevia", "gnustep")) or "guides" in case["tree"]
        self.names = {}
        self.name_all(case["tree"], True)

    def name_all(self, node, is_root=False):
        """Neutral names: the root is `root` or `stack`, the others keep names of one letter or get the next letter."""
        children, guides = node.get("children", ()), node.get("guides", ())
        own = node["name"]
        if is_root:
            self.names[own] = "stack" if kind(node) == "stackView" else "root"
        for name in [g if isinstance(g, str) else g["name"] for g in guides] + [c["name"] for c in children]:
            taken = set(self.names.values()) | {c["name"] for c in children if KEPT.match(c["name"])}
            letters = (letter for letter in "abcdefghijklmnop" if letter not in taken)
            self.names[name] = name if KEPT.match(name) else next(letters)
        for child in children:
            self.name_all(child)

    def grid(self, value):
        """A length that the facts print with three decimals, on the pixel grid where UIKit put it."""
        if value is None or self.scale is None:
            return plain(value)
        return plain(round(math.floor(value * self.scale + 0.5) / self.scale, 6))

    def node(self, node, is_root=False):
        type = kind(node)
        out = {"type": type, "id": self.names[node["name"]]}
        if node.get("hidden"):
            out["isHidden"] = True
        frame = node.get("frame")
        if frame and None not in frame:
            frame = [self.grid(value) for value in frame]
            if is_root and node.get("resizeTo"):
                out["recordedFrame"] = frame
            elif is_root and node.get("arranger") and type == "scrollView":
                out["frame"] = frame
            elif not is_root and type != "stackView":
                out["frame"] = frame
        if node.get("intrinsic"):
            out["intrinsicContentSize"] = [plain(value) for value in node["intrinsic"]]
        elif node.get("givenSize"):
            out["intrinsicContentSize"] = [-1 if value is None else self.grid(value) for value in node["givenSize"]]
        for key, word in SAME.items():
            if node.get(key) not in (None, False):
                out[word] = node[key]
        if type == "label":
            out["text"] = TEXTS.get(node["text"], node["text"])
            if node.get("numberOfLines") is not None:
                out["numberOfLines"] = node["numberOfLines"]
        if node.get("autoresizingMask") is not None:
            out["autoresizingMask"] = [MASKS[word] for word in node["autoresizingMask"]]
        if type == "stackView":
            self.stack(node, out)
        if node.get("arranger"):
            out["arranger"] = True
        guides = [self.guide(guide, node) for guide in node.get("guides", ())]
        if guides:
            out["guides"] = guides
        children = [self.node(child) for child in node.get("children", ())]
        if children:
            out["arrangedSubviews" if type == "stackView" else "subviews"] = children
        self.constraints += [self.constraint(entry) for entry in node.get("constraints", ())]
        return out

    def stack(self, node, out):
        for key in ("axis", "distribution", "alignment"):
            if node.get(key) is not None:
                out[key] = node[key]
        if node.get("spacing") is not None:
            out["spacing"] = SPACINGS.get(node["spacing"], plain(node["spacing"]))
        if node.get("layoutMarginsRelativeArrangement"):
            out["isLayoutMarginsRelativeArrangement"] = True
        for child in node.get("children", ()):  # an image view's recorded size was required, and hiding keeps it
            if child.get("hidden") and child["class"] == "imageView" and child.get("givenSize"):
                self.constraints += [
                    f"{self.names[child['name']]}.{attribute} == {plain(value)}"
                    for attribute, value in zip(("width", "height"), child["givenSize"]) if value is not None]
        gaps = {self.names[child["name"]]: child["customSpacingAfter"]
                for child in node.get("children", ()) if child.get("customSpacingAfter") is not None}
        if gaps:
            out["customSpacing"] = gaps

    def guide(self, guide, owner):
        """A container with a frame places views in its owner's coordinates: an image fills it, a badge is in its corner."""
        if isinstance(guide, str):
            return {"type": "layoutGuide", "id": self.names[guide]}
        name = self.names[guide["name"]]
        image, badge = [self.names[child["name"]] for child in owner["children"]]
        self.constraints += [f"{image}.{edge} == {name}.{edge}" for edge in ("left", "right", "top", "bottom")]
        self.constraints += [f"{badge}.{edge} == {name}.{edge}" for edge in ("right", "top")]
        self.constraints += [f"{badge}.{length} == 30" for length in ("width", "height")]
        return {"type": "layoutGuide", "id": name, "frame": guide["frame"]}

    def anchor(self, item, attribute):
        name, _, region = item.partition(".")
        return ".".join([self.names[name]] + ([REGIONS[region]] if region else []) + [attribute])

    def constraint(self, entry):
        relation, constant, attribute = entry.get("rel", "=="), entry.get("constant", 0), entry["attr"]
        if self.is_upwards and attribute in ("top", "bottom", "centerY"):
            relation, constant = TURNED[relation], -constant
        text = f"{self.anchor(entry['item'], attribute)} {relation} "
        if entry.get("to"):
            if entry.get("multiplier", 1) != 1:
                text += f"{entry['multiplier']:.15g} * "
            text += self.anchor(entry["to"], entry.get("toAttr", attribute))
            if constant:
                text += f" {'-' if constant < 0 else '+'} {abs(constant):.10g}"
        else:
            text += f"{constant:.10g}"
        priority = entry.get("priority", 1000)
        return text if priority == 1000 else f"{text} @{priority:.7g}"

    def expected(self, size):
        """`absoluteFrame` is a frame in the root's coordinates, as the facts have them."""
        out, floors = {}, self.rounded_down()
        for key, values in sorted(self.case["expected"].items()):
            name = self.names[re.split(r"[.(]", key)[0]]
            values = [plain(value) for value in values]
            values = [None if place in floors.get(key, ()) else value for place, value in enumerate(values)]
            if key.endswith("(fittingSize)"):
                out[name + ".fittingSize"] = values
            elif key.endswith(".contentSize"):
                out[name + ".contentSize"] = values
            elif key.endswith("(frame in its superview)"):
                out[name + ".absoluteFrame"] = [None, None] + values[2:]
            elif ".layoutMargins(" in key:
                out[name + ".layoutMargins"] = values
            elif key.endswith(".layoutMarginsGuide"):
                x, y, width, height = values
                out[name + ".layoutMargins"] = [y, x, size[1] - y - height, size[0] - x - width]
            else:
                if self.is_upwards and values[1] is not None:
                    values[1] = plain(size[1] - values[1] - values[3])
                out[name + ".absoluteFrame"] = values
        if self.is_open:
            out["diagnostics.ambiguous"] = None
        return out

    def rounded_down(self):
        """Numbers that AppKit's resizing by mask rounded down, which UIKit's does not: by name, the places in the frame."""
        root, found = self.case["tree"], {}
        if self.case.get("platform") != "AppKit":
            return found
        for child in root["children"]:
            for axis, words in enumerate((("minX", "width", "maxX"), ("minY", "height", "maxY"))):
                old, new = root["frame"][2 + axis], root["resizeTo"][axis]
                start, length = child["frame"][axis], child["frame"][2 + axis]
                parts = [start, length, old - start - length]
                flexible = [place for place in range(3) if words[place] in child["autoresizingMask"]]
                total = sum(parts[place] for place in flexible)
                for place in flexible:
                    parts[place] += (new - old) * (parts[place] / total if total else 1 / len(flexible))
                found.setdefault(child["name"], []).extend(
                    2 * place + axis for place in (0, 1) if parts[place] != int(parts[place]))
        return {name: places for name, places in found.items() if places}

    def left_out(self):
        """What of the case the document does not expect, in words; empty where it expects all."""
        numbers = ["xy"[place] if place < 2 else ("width", "height")[place - 2]
                   for places in self.rounded_down().values() for place in sorted(places)]
        return f"AppKit rounds {' and '.join(numbers)} down" if numbers else ""

    def document(self):
        case, root = self.case, self.case["tree"]
        size = root.get("resizeTo") or (root.get("frame") or [0, 0, None, None])[2:]
        size = [self.grid(value) for value in size]
        tree = self.node(root, True)
        if self.constraints:
            tree["constraints"] = self.constraints
        device = {"name": "case", "size": ["fit" if value is None else value for value in size]}
        device.update({"scale": self.scale} if self.scale else {"roundsToPixels": False})
        device.update(case.get("device", {}))
        device = {key: value for key, value in device.items() if value is not False or key == "roundsToPixels"}
        if re.search("switch|slider", case["id"]):
            device["ios"] = 18  # recorded before iOS 26, whose switches and sliders have other sizes
        if "safeArea" in device:
            device["safeArea"] = {edge: plain(value) for edge, value in device["safeArea"].items() if value}
        out = {"version": 1}
        if root["class"].startswith("FDStackView"):
            out["compat"] = "fdstackview"
        tolerance = case["tolerance"]
        tolerance = {"origin": tolerance.get("origin", 0.01), "size": tolerance.get("size", 0.01)}
        same = tolerance["origin"] == tolerance["size"]
        out["render"] = {"tolerance": tolerance["origin"] if same else tolerance}
        out["devices"] = [device]
        traits = {}
        if case.get("direction") == "rtl":
            traits["layoutDirection"] = ["rightToLeft"]
        if case.get("contentSizeCategory"):
            traits["preferredContentSizeCategory"] = [case["contentSizeCategory"]]
        if traits:
            out["traits"] = traits
        out["root"] = tree
        out["expect"] = self.expected(size)
        return out
