"""What peers.py gives to this program and to its peers: workloads of constraints, pages, documents and their pictures."""
import json
import subprocess

PLAIN = ["--hide", "frames,names,gaps,hidden,guides,ambiguity"]


def workload(shape, size, folder):
    """Constraints between frames, as numbers: how many variables and constraints; a line for each constraint: relation (-1 <=,
    0 ==, 1 >=), level (1 weak, 2 medium, 3 strong, 4 required), constant, how many terms, variable and coefficient of each;
    then the variable that is edited, which is the width of the outermost frame, and the values that it takes."""
    rows, count = [], 0

    def frame():
        nonlocal count
        count += 4
        return count - 4, count - 3, count - 2, count - 1  # x, y, width, height

    def add(constant, plus, minus=(), relation=0, level=4):
        terms = [f"{variable} 1" for variable in plus] + [f"{variable} -1" for variable in minus]
        rows.append(f"{relation} {level} {constant} {len(terms)} {' '.join(terms)}")

    def siblings(root):
        """Views that depend on the outermost frame alone."""
        add(10_000, root[3:])
        for place in range(size):
            x, y, width, height = frame()
            add(place % 50, [x], root[:1])
            add(place % 100 * 10, [y], root[1:2])
            add(50 + place % 20, [width], level=3)
            add(20, [height], level=2)
            add(10, [width], relation=1)
            add(0, [x, width], [root[0], root[2]], relation=-1)

    def chain(root):
        """Views as wide as the outermost frame, each below the view before."""
        before = None
        for place in range(size):
            x, y, width, height = frame()
            add(0, [x], root[:1])
            add(0, [width], root[2:3])
            add(8 if before else 0, [y], before or root[1:2])
            add(20 + place % 5, [height])
            before = y, height
        add(0, [root[1], root[3]], before)

    def nested(root):
        """Stacks of three in stacks, axes alternating, equal lengths."""
        add(20_000, root[3:])
        stack(root, size, 1)

    def stack(outer, depth, axis):
        if depth == 0:
            add(30, outer[2:3], level=2)
            add(20, outer[3:], level=2)
            return
        cross, before, first = 1 - axis, None, None
        for _ in range(3):
            inner = frame()
            length = inner[axis + 2]
            add(0, [inner[cross]], [outer[cross]])
            add(0, [inner[cross + 2]], [outer[cross + 2]])
            add(4 if before else 0, [inner[axis]], before or [outer[axis]])
            if before:
                add(0, [length], [first])
            first = first or length
            add(0, [length], relation=1)
            before = inner[axis], length
            stack(inner, depth - 1, cross)
        add(0, before, [outer[axis], outer[axis + 2]])

    root = frame()
    add(0, root[:1])
    add(0, root[1:2])
    {"siblings": siblings, "chain": chain, "nested": nested}[shape](root)
    path = folder / f"{shape}.txt"
    path.write_text("\n".join([f"{count} {len(rows)}", *rows, f"{root[2]} 400 600 800 1200 375 414\n"]))
    return path


def page(path, size, *subviews, scale=1):
    """A tree.json of a view of `size` with subviews."""
    path.write_text(json.dumps({
        "version": 1, "name": "page", "devices": [{"name": "page", "size": size, "scale": scale}],
        "root": {"type": "view", "frame": [0, 0, *size], "subviews": subviews}}))
    return path


def small(path):
    return page(path, [10, 10], {"type": "view", "frame": [2, 2, 5, 5]})


def text(path):
    return page(path, [100, 100], {"type": "label", "id": "a", "text": "Text", "frame": [10, 10, 50, 50]})


def rectangles(path, size, scale, edited=()):
    """A thousand rounded rectangles with labels; the rectangles in `edited` have another colour."""
    colors = ["systemBlue", "systemTeal", "systemOrange", "systemGreen", "systemPurple", "systemIndigo", "systemPink"]
    width, height = size[0] / 25, size[1] / 40
    return page(path, size, *(
        {"type": "view", "frame": [place % 25 * width + 1, place // 25 * height + 1, width - 2, height - 2],
         "backgroundColor": colors[(place + (place in edited)) % 7], "cornerRadius": 6,
         "subviews": [{"type": "label", "text": f"row {place}", "frame": [2, 4, width - 6, height - 10], "font": {"size": 9},
                       "textColor": "white", "textAlignment": "center"}]} for place in range(1000)), scale=scale)


def document(path, constrained):
    """A tree.json of cards of an image and two labels in stacks, placed by frames or by constraints."""
    words = "Book a room at the sea for two nights and pay when you leave".split() * 2

    def card(name, number):
        image = {"type": "imageView", "id": f"{name}i", "image": {"name": "photo", "size": [24, 24]},
                 "contentMode": "scaleAspectFit", "clipsToBounds": True, "cornerRadius": 4.5}
        title = {"type": "label", "id": f"{name}t", "text": " ".join(words[number % 13:][:6]), "numberOfLines": 2,
                 "font": {"size": 17, "weight": "semibold"}, "textColor": "label", "contentHuggingPriority": 251,
                 "isHidden": number % 9 == 0}
        detail = {"type": "label", "text": " ".join(words[number % 13:][:12]), "font": {"textStyle": "footnote"},
                  "textColor": "#3C3C43", "textAlignment": "natural", "numberOfLines": 0}
        if constrained:
            image["constraints"] = ["leading == parent.leading + 8", "centerY == parent.centerY", "width == 24", "height == 24"]
            title["constraints"] = [f"leading == {name}i.trailing + 8", "top == parent.top + 8",
                                    "trailing <= parent.trailing - 8 @750"]
            detail["constraints"] = [f"leading == {name}t.leading", f"top == {name}t.bottom + 4"]
        else:
            image["frame"], title["frame"], detail["frame"] = [8, 8.5, 24, 24], [40, 8, 311.5, 20.5], [40, 32.5, 311.5, 16]
        return {"type": "view", "id": name, "backgroundColor": "systemBackground", "cornerRadius": 8, "alpha": 0.95,
                "subviews": [image, title, detail]}

    return page(path, [375, 667], *(
        {"type": "stackView", "id": f"s{section}", "axis": "vertical", "spacing": 8, "alignment": "fill",
         "distribution": "equalSpacing", "isLayoutMarginsRelativeArrangement": True,
         "layoutMargins": {"top": 8, "left": 16, "bottom": 8, "right": 16},
         "arrangedSubviews": [card(f"s{section}r{row}", section * 40 + row) for row in range(40)]}
        for section in range(32)))


def picture(program, page, extension=".png", options=PLAIN):
    """What `program` draws of a page."""
    path = page.with_suffix(extension)
    subprocess.run([program, page, "-o", path, *options], check=True, capture_output=True)
    return path
