"""Writes a tree.json of about ten megabytes: cards of labels and images in stack views, as pages are made of.

usage: document.py FILE [with-constraints]
"""
import json
import sys

path = sys.argv[1]
with_constraints = len(sys.argv) > 2
colors = ["systemBlue", "secondarySystemBackground", "systemOrange", "label", "secondaryLabel", "#F2F2F7"]
words = "Book a room at the sea for two nights and pay when you leave".split()


def text(number, count):
    return " ".join(words[(number + step) % len(words)] for step in range(count))


def card(section, row):
    name = f"s{section}r{row}"
    number = section * 40 + row
    image = {"type": "imageView", "id": f"{name}i", "image": {"name": "photo", "size": [24, 24]},
             "contentMode": "scaleAspectFit", "clipsToBounds": True, "cornerRadius": 4.5}
    title = {"type": "label", "id": f"{name}t", "text": text(number, 6),
             "font": {"size": 17, "weight": "semibold"}, "textColor": colors[number % 6], "numberOfLines": 2,
             "contentHuggingPriority": 251, "isHidden": number % 9 == 0}
    detail = {"type": "label", "text": text(number + 3, 12), "font": {"textStyle": "footnote"},
              "textColor": "secondaryLabel", "textAlignment": "natural", "numberOfLines": 0}
    if with_constraints:
        image["constraints"] = ["leading == parent.leading + 8", "centerY == parent.centerY", "width == 24", "height == 24"]
        title["constraints"] = [f"leading == {name}i.trailing + 8", "top == parent.top + 8",
                                "trailing <= parent.trailing - 8 @750"]
        detail["constraints"] = [f"leading == {name}t.leading", f"top == {name}t.bottom + 4"]
        return {"type": "view", "id": name, "backgroundColor": colors[(number + 1) % 6], "cornerRadius": 8,
                "subviews": [image, title, detail]}
    image["frame"] = [8, 8.5, 24, 24]
    title["frame"] = [40, 8, 311.5, 20.5]
    detail["frame"] = [40, 32.5, 311.5, 16]
    return {"type": "view", "id": name, "backgroundColor": colors[(number + 1) % 6], "cornerRadius": 8,
            "alpha": 0.95, "subviews": [image, title, detail]}


def section(number):
    return {"type": "stackView", "id": f"s{number}", "axis": "vertical", "spacing": 8, "alignment": "fill",
            "distribution": "equalSpacing", "layoutMargins": {"top": 8, "left": 16, "bottom": 8, "right": 16},
            "isLayoutMarginsRelativeArrangement": True,
            "arrangedSubviews": [card(number, row) for row in range(40)]}


count = 255 if with_constraints else 320
page = {"version": 1, "name": "page", "metrics": {"gutter": 8},
        "root": {"type": "view", "id": "root", "frame": [0, 0, 375, 667],
                 "subviews": [section(number) for number in range(count)]}}
with open(path, "w") as file:
    json.dump(page, file)
