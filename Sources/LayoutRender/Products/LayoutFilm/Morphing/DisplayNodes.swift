import LayoutRender
import Notation

/// A display list as a tree of groups and items.
struct DisplayNodes {
    /// The items in their order.
    let list: DisplayList
    /// For the beginning of each group, by its index in the list, the indices of its direct children.
    private(set) var children: [Int: [Int]] = [:]
    /// The items outside all groups.
    private(set) var roots: [Int] = []

    /// One pass; groups that were not closed end with the list.
    init(_ list: DisplayList) {
        self.list = list
        var open: [(place: Int, children: [Int])] = []
        for (place, item) in list.items.enumerated() {
            if case .end = item {
                if let group = open.popLast() { children[group.place] = group.children }
                continue
            }
            if open.isEmpty { roots.append(place) } else { open[open.count - 1].children.append(place) }
            if case .begin = item { open.append((place, [])) }
        }
        while let group = open.popLast() { children[group.place] = group.children }
    }

    /// An item by its index in the list.
    subscript(place: Int) -> DisplayItem { list.items[place] }

    /// Whether the item begins a group.
    func isGroup(_ place: Int) -> Bool { if case .begin = list.items[place] { true } else { false } }
}

/// The properties in which two items must agree to be partners; all other properties may change during the animation.
enum ItemKey: Hashable {
    /// A group by its name; groups without a name are distinguished only by their order.
    case group(String?)
    /// The outline and the paint of a shape, without numbers and colours.
    case shape(Outline, Paint, isStroked: Bool)
    /// A text in one size; its position and colour may change.
    case text(ComparedByBytes<String>, FontFace, size: Double, width: Double?, TextRun.Anchor)
    /// A picture by its index among the pictures of both lists.
    case image(Int)

    /// The kind of a shape; of a path the kinds of its steps, so that the points may blend.
    enum Outline: Hashable {
        /// Shapes of different kinds are never partners: one fades out, the other in.
        case rect, roundedRect, ellipse, line, ring
        /// Paths are partners only if they have the same steps in the same order.
        case path([Step])
    }
    /// A step of a path without its points.
    enum Step: Hashable { case move, line, curve, close }
    /// The kind of a fill; of a hatch all that does not blend.
    enum Paint: Hashable {
        /// No paint, and a plain colour.
        case none, color
        /// A hatch with its numbers: only equal hatches are partners.
        case hatch(Hatch.Direction, spacing: Double, lineWidth: Double, isOpen: Bool)
        /// Tones, of which as many belong together.
        case fade(stops: Int)
    }

    /// - Parameter image: maps an index of the item's own list to an index among the pictures of both lists.
    init(_ item: DisplayItem, image: (Int) -> Int) {
        switch item {
        case .begin(let group): self = .group(group.id)
        case .end: self = .group(nil)
        case .shape(let shape):
            let paint: Paint =
                switch shape.fill {
                case .color: .color
                case .hatch(let hatch):
                    .hatch(
                        hatch.direction, spacing: hatch.spacing, lineWidth: hatch.lineWidth,
                        isOpen: hatch.background == nil)
                case .fade(let fade): .fade(stops: fade.stops.count)
                case nil: .none
                }
            self = .shape(Outline(shape.shape), paint, isStroked: shape.stroke != nil)
        case .text(let run):
            self = .text(
                ComparedByBytes(run.text), run.face, size: (run.size * 1000).rounded(),
                width: run.width.map { ($0 * 1000).rounded() }, run.anchor)
        case .image(let item): self = .image(image(item.index))
        }
    }
}

extension ItemKey.Outline {
    /// The kind of a shape without its numbers.
    init(_ shape: Shape) {
        switch shape {
        case .rect: self = .rect
        case .roundedRect: self = .roundedRect
        case .ellipse: self = .ellipse
        case .line: self = .line
        case .ring: self = .ring
        case .path(let elements):
            self = .path(
                elements.map { element in
                    switch element {
                    case .move: .move
                    case .line: .line
                    case .curve: .curve
                    case .close: .close
                    }
                })
        }
    }
}
