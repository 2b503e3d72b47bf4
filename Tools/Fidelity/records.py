"""What an Interface Builder file recorded: its roots, their views, and which of the roots can be trusted.

A view is scored if Auto Layout decides its frame: it does not translate its autoresizing mask and is not fixed, or a
stack view arranges it. Roots, views with masks, hidden arranged views and views that size classes leave out are not.
"""
import xml.etree.ElementTree as XML

EDGES = {'leading', 'trailing', 'left', 'right', 'top', 'bottom', 'centerX', 'centerY', 'width', 'height'}
SIDES = {'leading', 'trailing', 'left', 'right', 'centerX', 'width'}
SCROLLING = {'scrollView', 'tableView', 'collectionView', 'textView'}
# What the frame of a control has beyond its alignment rectangle: left, top, right, bottom. Sliders until iOS 26.
ALIGNMENT = {'slider': (2, 0, 2, 1), 'switch': (0, 0, 2, 0), 'segmentedControl': (0, 0, 0, 1)}
# The views with a frame that are no subviews in the file, by their key.
PARTS = ('contentView', 'tableHeaderView', 'tableFooterView', 'sectionHeaderView', 'sectionFooterView',
         'backgroundView', 'customView', 'titleView')
WIDE_PHONES = ('retina5_5', 'retina6_1', 'retina6_5', 'retina6_7')
# How far recorded frames may be from a law and still fulfil it, in points: old files record whole points.
TOLERANCE = 1.0


class View:
    """A view of the file. `role` is `sub` for a subview, else the part of the file that the view is the root of."""

    def __init__(self, element, parent, role, document):
        self.element, self.parent, self.role, self.tag = element, parent, role, element.tag
        self.id, self.alias, self.subviews = element.get('id'), None, []
        self.frame, self.attributes = rectangle(element), document.attributes(element)
        is_flat = element.tag == 'slider' and document.plug_in >= 24000
        self.alignment = (0, 0, 0, 0) if is_flat or role != 'sub' else ALIGNMENT.get(element.tag, (0, 0, 0, 0))
        holder = element
        if self.id is None and parent is not None:   # the content view of a collection cell has no id of its own
            self.alias, self.id, holder = parent.id, parent.id + '/content', parent.element
        arranged = parent is not None and parent.tag == 'stackView'
        collapses = arranged and self.attributes.get('hidden') == 'YES' and document.collapses_hidden(element)
        self.is_hidden = collapses or (role == 'sub' and parent is not None and parent.is_hidden)
        laid_out = arranged or element.get('translatesAutoresizingMaskIntoConstraints') == 'NO'
        self.is_upright = document.is_upright
        self.is_scored = role == 'sub' and laid_out and element.get('fixedFrame') != 'YES'
        excluded = document.excluded(holder, 'constraints')
        self.constraints = [document.attributes(c) for c in holder.findall('constraints/constraint')
                            if c.get('firstAttribute') and c.get('id') not in excluded]

    def tree(self):
        yield self
        for child in self.subviews:
            yield from child.tree()

    def is_inside(self, other):
        view = self
        while view is not None and view is not other:
            view = view.parent
        return view is other


class Document:
    """The roots of a file in `roots`; None of `read` stands for a file that is no document of iOS."""

    @classmethod
    def read(cls, path):
        try:
            root = XML.parse(path).getroot()
        except XML.ParseError:
            return None
        return cls(root) if root.tag == 'document' and 'CocoaTouch' in root.get('type', '') else None

    def __init__(self, root):
        self.traits, self.roots = traits(root.find('device')), []
        device = root.find('device')
        self.is_upright = device is None or device.get('orientation') != 'landscape'
        plug_in = root.find('dependencies/plugIn')
        self.plug_in = number((plug_in.get('version', '0') if plug_in is not None else '0').split('.')[0])
        for scene in root.findall('scenes/scene/objects'):
            for entry in scene:
                self.add_object(entry)
                for item in entry.iter():
                    if item.tag in ('barButtonItem', 'navigationItem'):
                        for child in item:
                            if child.get('key') in ('customView', 'titleView') and rectangle(child):
                                self.roots.append(self.view(child, None, 'bar item'))
        for entry in root.findall('objects/*'):
            self.add_object(entry)

    def add_object(self, entry):
        """A top-level view, or the view of a controller."""
        view = entry.find("*[@key='view']")
        if view is not None and rectangle(view):
            self.roots.append(self.view(view, None, 'controller'))
        elif rectangle(entry):
            self.roots.append(self.view(entry, None, 'xib'))

    def view(self, element, parent, role):
        view = View(element, parent, role, self)
        excluded = self.excluded(element, 'subviews')
        for child in element.findall('subviews/*'):
            if rectangle(child) and child.get('id') not in excluded:
                view.subviews.append(self.view(child, view, 'sub'))
        for key in PARTS:
            for child in element.findall(f"*[@key='{key}']"):
                if rectangle(child):
                    part = self.view(child, view, 'content view' if key == 'contentView' else key)
                    (view.subviews if element.tag == 'visualEffectView' else self.roots).append(part)
        for path in ('prototypes/*', 'cells/*', 'sections/tableViewSection/cells/*'):
            for child in element.findall(path):
                if rectangle(child):
                    cell = self.view(child, view, 'cell')
                    if cell.subviews:
                        self.roots.append(cell)
        return view

    def collapses_hidden(self, element):
        """Before Xcode 9 hidden views kept their places in stacks; activity indicators keep them still."""
        return self.plug_in >= 13000 and element.tag != 'activityIndicatorView'

    def variations(self, element):
        """The element's variations for the canvas, the default and those of few terms first."""
        found = [v for v in element.findall('variation') if self.matches(v.get('key', ''))]
        return sorted(found, key=lambda v: v.get('key', '').count('='))

    def attributes(self, element):
        return {**element.attrib, **{k: v for one in self.variations(element) for k, v in one.items() if k != 'key'}}

    def excluded(self, element, kind):
        """The ids of what an element's variations leave out."""
        out = set()
        for variation in self.variations(element):
            for entry in variation.findall(f"mask[@key='{kind}']/*"):
                (out.add if entry.tag == 'exclude' else out.discard)(entry.get('reference'))
        return out

    def matches(self, key):
        terms = [term.partition('=') for term in key.split('-')]
        return key == 'default' or all(self.traits.get(name) == value for name, _, value in terms)


def traits(device):
    """The size classes of the canvas; none before Xcode 8, whose canvas has any width and height."""
    if device is None:
        return {}
    name, is_low = device.get('id', ''), device.get('orientation') == 'landscape'
    is_pad = name.startswith('ipad')
    return {'heightClass': 'regular' if is_pad or not is_low else 'compact',
            'widthClass': 'regular' if is_pad or (is_low and name in WIDE_PHONES) else 'compact'}


def number(text, default=0.0):
    try:
        return float(text)
    except (TypeError, ValueError):
        return default


def rectangle(element):
    """The recorded frame as (x, y, width, height); None for an element without one."""
    frame = element.find("rect[@key='frame']")
    return None if frame is None else tuple(number(frame.get(k)) for k in ('x', 'y', 'width', 'height'))


def multiplier(text):
    """`0.5`, `1:2`, `1/3` or `2.5:1:1`, a ratio of ratios."""
    for sign in ':/':
        if text and sign in text:
            upper, lower = text.rsplit(sign, 1)
            return multiplier(upper) / (number(lower, 1) or 1)
    return number(text, 1) if text else 1.0


def distrust(root):
    """Why the record of a root is not compared; None for a trusted root.

    flagged: Xcode marked a view as misplaced or ambiguous. inconsistent: the recorded frames contradict a plain required
    constraint of the root. unarranged: they contradict the law of a stack view.
    """
    views = list(root.tree())
    if any(v.element.get(mark) == 'YES' for v in views for mark in ('misplaced', 'ambiguous')):
        return 'flagged'
    positions = Positions(root)
    if any(contradiction(c, v, positions) > TOLERANCE for v in views for c in v.constraints):
        return 'inconsistent'
    if any(v.tag == 'stackView' and not v.is_hidden and not is_arranged(v) for v in views):
        return 'unarranged'
    return None


class Positions:
    """The views of a root by id, and their alignment rectangles in the root's coordinates."""

    def __init__(self, root):
        self.views, self.origins, self.sides = {}, {}, {}
        for view in root.tree():
            guide = view.element.find("viewLayoutGuide[@key='safeArea']")
            if guide is not None and root.is_upright:
                self.sides[guide.get('id')] = view
            self.views.update({view.id: view, view.alias or view.id: view})
            x, y = self.origins[view.parent] if view is not root else (0.0, 0.0)
            left, top = view.frame[:2] if view is not root else (0.0, 0.0)
            self.origins[view] = (x + left, y + top)

    def find(self, id, attribute):
        """The view with the id, or whose safe area has the id: upright its sides are the view's."""
        return self.views.get(id) or (self.sides.get(id) if attribute in SIDES else None)

    def value(self, view, attribute):
        x, y = self.origins[view]
        width, height = view.frame[2:]
        left, top, right, bottom = view.alignment
        x, y, width, height = x + left, y + top, width - left - right, height - top - bottom
        return {'leading': x, 'left': x, 'trailing': x + width, 'right': x + width, 'top': y, 'bottom': y + height,
                'width': width, 'height': height, 'centerX': x + width / 2, 'centerY': y + height / 2}[attribute]


def contradiction(constraint, holder, positions):
    """By how many points the frames miss a required constraint between edges; 0 for a constraint that is not judged."""
    if number(constraint.get('priority'), 1000) < 1000 or constraint.get('placeholder') == 'YES':
        return 0
    own, other = constraint.get('firstAttribute'), constraint.get('secondAttribute')
    if own not in EDGES or (other and other not in EDGES):
        return 0
    first = positions.find(constraint.get('firstItem') or holder.alias or holder.id, own)
    second = positions.find(constraint.get('secondItem'), other)
    if first is None or first.is_hidden or (other and second is None) or (second and second.is_hidden):
        return 0
    # An edge of a scroll view is one of its content's area for what lies inside.
    for view, inner in ((first, second), (second, first)):
        if view and inner and view is not inner and view.tag in SCROLLING and inner.is_inside(view):
            return 0
    factor = multiplier(constraint.get('multiplier'))
    lengths = ('width', 'height', None)
    if factor != 1 and (own not in lengths or other not in lengths):
        return 0
    wanted = number(constraint.get('constant'))
    if second is not None:
        wanted += positions.value(second, other) * factor
    error = positions.value(first, own) - wanted
    relation = constraint.get('relation', 'equal')
    return abs(error) if relation == 'equal' else -error if relation.startswith('greater') else error


def is_arranged(stack):
    """The law of UIStackView: arranged views follow each other, the first begins at the start and the last ends at the end,
    and `fill` makes each as broad as the stack.

    Not judged: edges of a stack with margins, and images of system symbols, whose alignment rectangle no file records.
    """
    axis = 1 if stack.attributes.get('axis') == 'vertical' else 0
    has_margins = any('argins' in child.get('key', '') for child in stack.element)
    overlap = min(number(stack.attributes.get('spacing')), 0) - TOLERANCE

    def span(view, axis):
        if view.tag == 'imageView' and view.element.get('catalog') == 'system':
            return None
        start, end = view.frame[axis], view.frame[axis] + view.frame[axis + 2]
        return start + view.alignment[axis], end - view.alignment[axis + 2]

    def is_near(a, b):
        return abs(a - b) <= TOLERANCE

    views = [v for v in stack.subviews if not v.is_hidden]
    spans = [span(v, axis) for v in views]
    if any(a and b and b[0] - a[1] < overlap for a, b in zip(spans, spans[1:])):
        return False
    if has_margins or not views:
        return True
    if spans[0] and not is_near(spans[0][0], 0) or spans[-1] and not is_near(spans[-1][1], stack.frame[axis + 2]):
        return False
    if stack.attributes.get('alignment', 'fill') != 'fill':
        return True
    across = [span(v, 1 - axis) for v in views]
    return all(s is None or is_near(s[0], 0) and is_near(s[1], stack.frame[3 - axis]) for s in across)
