import Cassowary

/// The parts of a stack's rules that a program states in short form.
///
/// The positions of arranged subviews follow from their sizes, so positions need no unknowns; views that must be
/// equally long share one unknown. The optimum of the sizes is that of the full form. If that optimum is not unique, or
/// constraints conflict, the full form is solved instead, so that ties are decided and conflicts named in the same way.
struct ShortForm: OptionSet {
    let rawValue: UInt8

    /// One row instead of a chain: the canvas is as long as the visible views and the gaps between them.
    static let mainAxis = ShortForm(rawValue: 1)
    /// No rows for aligned edges, and one unknown for the breadth of views that fill the canvas across the axis.
    static let crossAxis = ShortForm(rawValue: 2)
    /// The views that fill the canvas across the axis keep the stack open: not all of them are hidden.
    static let breadth = ShortForm(rawValue: 4)
}

extension Lowering {
    /// The parts of a stack's rules that the tree allows in short form.
    func shortParts(of id: ItemID) -> ShortForm { tree[id].stack.map { shortParts(of: id, $0) } ?? [] }

    /// Which parts may be short: nothing unless all arranged views lie in the stack itself and none occurs twice; along
    /// the axis only `fill` and `fillEqually`; across it only alignments without baselines.
    private func shortParts(of id: ItemID, _ stack: StackAttributes) -> ShortForm {
        guard form.isShort, environment.solving.compatibility == .uikit,
            !outline[id].traits.contains(.irregular),
            stack.arrangedSubviews.allSatisfy({ outline[$0].space == id.index })
        else { return [] }
        var parts: ShortForm = []
        let isRow = stack.distribution == .fill || stack.distribution == .fillEqually
        let byBaseline = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        let showsAny = stack.arrangedSubviews.contains { !outline[$0].isHidden }
        if isRow, !byBaseline, showsAny { parts = .mainAxis }
        if !stack.alignment.isBaseline { parts.insert(.crossAxis) }
        parts.subtract(items[id].fullParts)
        if parts.contains(.crossAxis), stack.alignment == .fill, showsAny { parts.insert(.breadth) }
        return parts
    }

    /// Notes which parts of a stack's rules are in short form.
    mutating func shorten(_ id: ItemID, _ stack: StackAttributes) -> ShortForm {
        let parts = shortParts(of: id, stack)
        items[id].shortParts = parts
        return parts
    }

    /// Whether the visible views of a stack share one length along its axis.
    func sharesLength(_ id: ItemID) -> Bool {
        items[id].shortParts.contains(.mainAxis) && tree[id].stack?.distribution == .fillEqually
    }

    /// Whether the arranged views of a stack share its length across the axis.
    func sharesBreadth(_ id: ItemID) -> Bool {
        // Fields are read in place.
        items[id].shortParts.contains(.breadth) && !outline[id].traits.contains(.insets)
            && tree[id].stack?.isLayoutMarginsRelativeArrangement == false
    }

    /// Notes that a rule refers to a number that the short form leaves out: the next lowering states that axis of
    /// that stack in full form, or gives that view unknowns.
    mutating func stateInFull(_ span: SpanVariables) {
        found.lacksUnknowns = true
        guard span.rectangle >= 0, span.space >= 0 else { return }
        if items[Int(span.rectangle)].isIndependent {
            need(ItemID(index: span.rectangle))
            return
        }
        let isMain = tree[ItemID(index: span.space)].stack?.axis == span.axis
        items[Int(span.space)].fullParts.insert(isMain ? .mainAxis : .crossAxis)
    }

    // MARK: Unknowns

    /// Gives every number of each rectangle its unknown, parents first.
    mutating func addUnknowns() {
        if unknowns.independentCount > 0 {
            unknowns.independentCount = 0
            for place in items.indices { items[place].isIndependent = false }
        }
        var rectangles = tree.count
        for id in outline.order where outline[id].traits.contains(.scroll) {
            items[id].contentRectangle = Int32(truncatingIfNeeded: rectangles)
            rectangles += 1
        }
        let numbers = Rectangles<Int32>.count(rectangles)
        unknowns.indices.numbers.removeAll(keepingCapacity: true)
        guard form.isShort else {
            allocate(constraints: rectangles * 10, terms: rectangles * 24, variables: numbers)
            unknowns.indices.numbers.append(contentsOf: 0..<Int32(truncatingIfNeeded: numbers))
            for place in items.indices { items[place].shortParts = [] }
            for _ in 0..<rectangles {
                _ = program.addVariable()
                _ = program.addVariable()
                _ = program.addVariable(minimum: 0)
                _ = program.addVariable(minimum: 0)
            }
            unknowns.firstHelper = Int32(truncatingIfNeeded: numbers)
            return
        }
        unknowns.indices.numbers.append(contentsOf: repeatElement(Self.unassigned, count: numbers))
        for id in outline.order where outline[id].traits.contains(.stack) { leaveOutUnknowns(of: id) }
        leaveOutFrames()
        // Most items make only the constraints of their natural size.
        let count = rectangles - unknowns.independentCount
        allocate(constraints: count * 5, terms: count * 7, variables: count * 2)
        // In the order of the full form, since settling prefers the unknown with the lowest number.
        for rectangle in 0..<tree.count where outline.items[rectangle].isInstalled { number(rectangle) }
        for rectangle in outline.placedOutside { number(rectangle) }
        for rectangle in tree.count..<rectangles { number(rectangle) }
        unknowns.firstHelper = Int32(truncatingIfNeeded: program.variableCount)
    }

    /// Allocates memory for a program, explicit constraints besides.
    private mutating func allocate(constraints: Int, terms: Int, variables: Int) {
        let explicit = tree.constraints.count
        program.reserve(variables: variables + 16, constraints: constraints + explicit, terms: terms + 4 * explicit)
        keys.reserveCapacity(constraints + explicit)
    }

    // What stands for an unknown before the unknowns are numbered.
    static let leftOut: Int32 = -1
    private static let unassigned: Int32 = -2
    /// This number minus a place stands for the unknown of that place.
    private static let link: Int32 = -3

    /// What stands for the unknown of a length.
    private static func link(toLengthOf id: ItemID, _ axis: Axis) -> Int32 {
        link - Int32(truncatingIfNeeded: Rectangles<Int32>.length(id.index, axis))
    }

    private mutating func number(_ rectangle: Int) {
        for place in Rectangles<Int32>.places(rectangle) where unknowns.indices.numbers[place] < Self.leftOut {
            var first = place
            while unknowns.indices.numbers[first] <= Self.link {
                first = Int(Self.link - unknowns.indices.numbers[first])
            }
            if unknowns.indices.numbers[first] == Self.unassigned {
                let minimum = Rectangles<Int32>.isLength(place: place) ? 0 : -Double.infinity
                unknowns.indices.numbers[first] = program.addVariable(minimum: minimum).index
            }
            unknowns.indices.numbers[place] = unknowns.indices.numbers[first]
        }
    }

    /// Positions that follow from lengths get no unknown; lengths that are equal get the same one.
    private mutating func leaveOutUnknowns(of id: ItemID) {
        guard let stack = tree[id].stack else { return }
        let parts = shorten(id, stack)
        guard !parts.isEmpty else { return }
        let (main, cross) = (stack.axis, stack.axis.cross)
        let breadth = sharesBreadth(id) ? Self.link(toLengthOf: id, cross) : Self.unassigned
        let sharesLength = sharesLength(id)
        var length = Self.unassigned
        for child in stack.arrangedSubviews {
            if parts.contains(.mainAxis) { unknowns.indices[position: child.index, main] = Self.leftOut }
            if parts.contains(.crossAxis) { unknowns.indices[position: child.index, cross] = Self.leftOut }
            unknowns.indices[length: child.index, cross] = breadth
            guard sharesLength, !outline[child].isHidden else { continue }
            if length == Self.unassigned {
                length = Self.link(toLengthOf: child, main)
            } else {
                unknowns.indices[length: child.index, main] = length
            }
        }
    }
}
