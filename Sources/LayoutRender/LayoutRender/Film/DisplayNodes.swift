/// A display list as a tree: which items stand in which group.
struct DisplayNodes {
    let list: DisplayList
    /// For each group's beginning, by its place in the list, the places of what stands directly in it.
    private(set) var children: [Int: [Int]] = [:]
    /// What stands in no group.
    private(set) var roots: [Int] = []

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

    subscript(place: Int) -> DisplayItem { list.items[place] }

    func isGroup(_ place: Int) -> Bool { if case .begin = list.items[place] { true } else { false } }
}

/// What two items must have in common to be one thing that moved: what is left may change on the way.
enum ItemKey: Hashable {
    /// A group by its name; groups without one are told apart by their order alone.
    case group(String?)
    case shape(Outline, Paint, isStroked: Bool)
    /// A text in one size; its place and colour may change.
    case text(String, FontFace, size: Double, width: Double?, TextRun.Anchor)
    case image(Int)

    enum Outline: Hashable {
        case rect, roundedRect, ellipse, line, ring
        case path([Step])
    }
    enum Step: Hashable { case move, line, curve, close }
    enum Paint: Hashable {
        case none, color
        case hatch(Hatch.Direction, spacing: Double, lineWidth: Double, isOpen: Bool)
    }

    /// - Parameter image: what stands for the picture of this index in both lists.
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
                case nil: .none
                }
            self = .shape(Outline(shape.shape), paint, isStroked: shape.stroke != nil)
        case .text(let run):
            self = .text(
                run.text, run.face, size: (run.size * 1000).rounded(), width: run.width.map { ($0 * 1000).rounded() },
                run.anchor)
        case .image(let item): self = .image(image(item.index))
        }
    }
}

extension ItemKey.Outline {
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
