import Cassowary

/// The lengths of a tree of plain stacks, found in two passes without a program: the short form in which lengths have no
/// unknowns either.
///
/// A tree is plain if it consists of stacks and of views whose lengths are natural: all arranged views in short form
/// along and across the axis, no constraint of the source, no margins, no text of several lines, no hidden
/// stack, and along each axis every compression resistance stronger than every wish for less length (hugging, the rules
/// of stacks, the fitting size). No view then is shorter than its content, and lengths can be found view by view: first
/// how long each must be at least, innermost first; then how long each is, outermost first. Where a stack is longer than
/// its views need, the view that grows at the least cost grows. If that is not one view alone, or a view would have to be
/// shorter than its content, there is no closed form: the program decides ties, and who is squeezed.
///
/// An edit finds the least lengths of the edited views and of the stacks around them anew, and then the lengths in every stack
/// of those, and in every stack inside whose length is another (`ClosedForm+Update.swift`).
struct ClosedForm {
    /// The least width and height of each item.
    var least: [Size]
    /// x, y, width and height of each item's rectangle, in the order of `Resolver.values`.
    var values: [Double]
    /// What each stack's lengths follow from.
    var stacks: [PlainStack] = []
    /// The least lengths of the views before a view in its stack, added up along the stack; by item.
    var sums: [Double]
    /// The index in `stacks` of each item; -1 for other items.
    var places: [Int32]
    /// The strongest wish for less length along each axis, and the weakest resistance of content. A view that leaves keeps
    /// its part in both: at worst a tree counts as one that is not plain.
    private var pull = AxisPair(StackMetrics.spanningFit.level)
    private var hold = AxisPair(Lowering.strongestContent)
    /// What growing costs, for the stacks of the list, along both axes; nil until a view has to grow.
    var costs: [GrowthCost?] = []
    /// For edits: the places of the views that the present edit touches, by item; -1 for the others, and between edits.
    var marks: [Int32] = []

    /// Differences of lengths up to this part of a length, and up to this number of points, are rounding.
    private static let rounding = (part: 1e-9, most: 1e-7)

    static func tolerance(_ length: Double) -> Double { min(rounding.part * max(1, length), rounding.most) }
    /// Longer lengths leave too few digits for the difference.
    static let longest = 1e6

    /// What the lengths of a stack's views follow from, without lists, which would be copied with it.
    struct PlainStack {
        var id: ItemID
        var axis: Axis
        /// Whether the views fill the stack across the axis.
        var fills: Bool
        /// Whether the visible views are equally long.
        var isEqual: Bool
        /// The number of visible views, and the sum of the gaps between them.
        var count: Double
        var gaps: Double
        /// Whether a view has taken more length than it needs.
        var grows = false
    }

    /// Nil for a tree that needs a program.
    init?(_ lowering: inout Lowering) {
        guard lowering.isShort, lowering.tree.constraints.isEmpty,
            lowering.outline[lowering.root].traits.contains(.stack)
        else { return nil }
        let count = lowering.tree.count
        least = Array(equal: .zero, count: count)
        values = Array(equal: 0, count: count * 4)
        sums = Array(equal: 0, count: count)
        places = Array(equal: -1, count: count)
        // 1 the least lengths, innermost first
        guard findLeast(&lowering) else { return nil }
        // 2 the root's lengths
        guard findRoot(lowering) else { return nil }
        // 3 lengths, outermost first, and with them the positions
        for place in stacks.indices.reversed() { guard arrange(stacks[place], &lowering) else { return nil } }
    }

    /// The lengths and positions of a stack's views.
    /// - Returns: false if the stack has too little room, or if more than one view could take the rest of its length.
    mutating func arrange(_ stack: PlainStack, _ lowering: inout Lowering) -> Bool {
        guard fits(stack.id), share(in: stack, &lowering) else { return false }
        lowering.place(arrangedSubviewsOf: stack.id, &values)
        return true
    }

    // MARK: 1 Least lengths

    private mutating func findLeast(_ lowering: inout Lowering) -> Bool {
        if let fitting = lowering.fitting {
            // A root of a given length has no such wish.
            for axis in Axis.allCases where lowering.rootLength(axis) == nil {
                pull[axis] = max(pull[axis], fitting.priorities[axis])
            }
        }
        for id in lowering.outline.order.reversed() { guard findLeast(of: id, &lowering) else { return false } }
        return holds
    }

    /// Whether every resistance is stronger than every wish for less length.
    var holds: Bool { hold.horizontal > pull.horizontal && hold.vertical > pull.vertical }

    /// The least lengths of a view, if those of its arranged subviews are known.
    /// - Returns: false for a view that is not plain.
    mutating func findLeast(of id: ItemID, _ lowering: inout Lowering) -> Bool {
        let traits = lowering.outline[id].traits
        return traits.contains(.stack)
            ? findLeast(ofStack: id, traits, &lowering) : findLeast(of: id, traits, &lowering)
    }

    /// A view without subviews: its natural lengths.
    private mutating func findLeast(of id: ItemID, _ traits: ItemTraits, _ lowering: inout Lowering) -> Bool {
        guard traits.subtracting([.hidden, .ownMargins]) == [.installed, .placed],
            lowering.tree[id].kind != .label || TextWidths.priority(of: lowering.tree[id]) == nil
        else { return false }
        var natural = lowering.naturalSize(of: id)
        guard !lowering.dependsOnFrames[Int(id.index)], natural.width < Self.longest, natural.height < Self.longest
        else { return false }
        let hugging = lowering.tree[id].contentHuggingPriority
        let resistance = lowering.tree[id].contentCompressionResistancePriority
        if traits.contains(.hidden) {
            // The length along the stack is 0, whatever the content asks for.
            let axis = lowering.outline[id].ordinal & 1 == Axis.vertical.rawValue ? Axis.vertical : .horizontal
            guard resistance[axis] < 999 else { return false }
            natural[axis] = -1
        }
        guard note(natural.width, hugging.horizontal, resistance.horizontal, .horizontal),
            note(natural.height, hugging.vertical, resistance.vertical, .vertical)
        else { return false }
        // In this order a length of -0 becomes 0.
        least[Int(id.index)] = Size(width: max(natural.width, 0), height: max(natural.height, 0))
        return true
    }

    @inline(__always)
    private mutating func note(_ natural: Double, _ hugging: Float, _ resistance: Float, _ axis: Axis) -> Bool {
        guard natural >= 0 else { return true }
        // Nearly all views have the priorities of the view before.
        if hugging > pull[axis] { pull[axis] = hugging }
        if resistance < hold[axis] { hold[axis] = resistance }
        // Between 999 and 1000 lie priorities of stacks and of the strongest content.
        return hugging >= 1 && hugging <= 999 && resistance <= 1000
    }

    /// A stack: the sum of its visible views and gaps along the axis, the largest view across it.
    private mutating func findLeast(ofStack id: ItemID, _ traits: ItemTraits, _ lowering: inout Lowering) -> Bool {
        let own: ItemTraits =
            id == lowering.root
            ? [.installed, .stack, .mask, .ownMargins] : [.installed, .stack, .placed, .ownMargins]
        guard traits.isSubset(of: own), let context = lowering.stackContext(id),
            !context.attributes.isLayoutMarginsRelativeArrangement, !context.visible.isEmpty,
            lowering.shorten(id, context.attributes).isSuperset(of: [.mainAxis, .crossAxis])
        else { return false }
        let (main, cross) = (context.axis, context.axis.cross)
        let stack = PlainStack(
            id: id, axis: context.axis, fills: context.attributes.alignment == .fill,
            isEqual: context.attributes.distribution == .fillEqually, count: Double(context.visible.count),
            gaps: gaps(context, lowering))
        var (sum, longest, breadth) = (0.0, 0.0, 0.0)
        let mayHide = lowering.outline.mayHide
        let sizes = least
        var before = sums.mutableSpan
        for view in context.all {
            let size = sizes[Int(view.index)]
            let isHidden = mayHide && lowering.outline.items[Int(view.index)].isHidden
            if stack.fills || !isHidden, size[cross] >= breadth { breadth = size[cross] }
            before[Int(view.index)] = sum
            if isHidden { continue }
            sum += size[main]
            if size[main] >= longest { longest = size[main] }
        }
        if places[Int(id.index)] >= 0 {
            stacks[Int(places[Int(id.index)])] = stack
        } else {
            places[Int(id.index)] = Int32(truncatingIfNeeded: stacks.count)
            stacks.append(stack)
        }
        return note(stack, (stack.isEqual ? longest * stack.count : sum) + stack.gaps, breadth)
    }

    /// Notes how long and how broad a stack is at least.
    /// - Returns: false for a length with too few digits.
    mutating func note(_ stack: PlainStack, _ length: Double, _ breadth: Double) -> Bool {
        guard length >= 0, length < Self.longest else { return false }
        least[Int(stack.id.index)] =
            stack.axis == .horizontal ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
        return true
    }

    func gaps(_ stack: StackContext, _ lowering: Lowering) -> Double {
        var gaps = 0.0
        guard stack.customSpacing == nil else {
            for view in stack.visible.dropLast() { gaps += lowering.spacing(after: view, in: stack) }
            return gaps
        }
        // Added one by one, as rows of a program are.
        let usual = lowering.usualSpacing(in: stack)
        for _ in 1..<max(1, stack.visible.count) { gaps += usual }
        return gaps
    }

    // MARK: 2 The root

    mutating func findRoot(_ lowering: Lowering) -> Bool {
        for axis in Axis.allCases {
            let place = Int(lowering.root.index)
            var length = least[place][axis]
            if let given = lowering.rootLength(axis) {
                length = max(0, given)
                guard length < Self.longest else { return false }
            } else if let fitting = lowering.fitting, fitting.size[axis] > length {
                return false
            }
            values[place * 4 + 2 + axis.rawValue] = length
        }
        return true
    }

    // MARK: 3 Lengths

    /// Whether a stack has the room that its views need.
    func fits(_ id: ItemID) -> Bool {
        Axis.allCases.allSatisfy { axis in
            let length = values[Int(id.index) * 4 + 2 + axis.rawValue]
            return length - least[Int(id.index)][axis] >= -Self.tolerance(length)
        }
    }

    /// Gives the views of a stack their lengths along and across the axis.
    /// - Returns: false if more than one view could take the rest of the stack's length.
    private mutating func share(in stack: PlainStack, _ lowering: inout Lowering) -> Bool {
        let (main, cross) = (stack.axis.rawValue, stack.axis.cross.rawValue)
        let length = values[Int(stack.id.index) * 4 + 2 + main]
        let breadth = values[Int(stack.id.index) * 4 + 2 + cross]
        let equal = (length - stack.gaps) / stack.count
        let mayHide = lowering.outline.mayHide
        let sizes = least
        var numbers = values.mutableSpan
        for view in lowering.tree.items[Int(stack.id.index)].stack?.arrangedSubviews ?? [] {
            let place = Int(view.index)
            let size = sizes[place]
            numbers[place * 4 + 2 + cross] = stack.fills ? breadth : size[stack.axis.cross]
            numbers[place * 4 + 2 + main] =
                mayHide && lowering.outline.items[place].isHidden ? 0 : stack.isEqual ? equal : size[stack.axis]
        }
        let rest = length - least[Int(stack.id.index)][stack.axis]
        guard !stack.isEqual, rest > Self.tolerance(length) else { return true }
        guard let context = lowering.stackContext(stack.id), let grown = growing(in: context, &lowering) else {
            return false
        }
        values[Int(grown.index) * 4 + 2 + main] += rest
        stacks[Int(places[Int(stack.id.index)])].grows = true
        return true
    }
}
