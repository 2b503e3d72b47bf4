import Cassowary

/// Turns a tree into a list of linear constraints, each with the key of the rule that made the constraint.
///
/// The unknowns are the alignment rectangles: sizes, and positions in the superview's coordinates. Values that only
/// solving reveals, such as heights of wrapped text and margins that depend on frames, come from the pass before as
/// `Feedback`.
///
/// The full form has four unknowns a rectangle and every rule as UIKit states it. The short form leaves out unknowns
/// that follow from others (`ShortForm`).
struct Lowering {
    var tree: LayoutTree
    let environment: LayoutEnvironment
    /// The item that is laid out as the root: the tree's own, or a subtree whose fitting size is wanted.
    let root: ItemID
    /// Whether `root` is the root of the whole tree, so that the environment's frame, margins and safe area apply.
    let isWhole: Bool
    /// The items below `root` and their relations.
    var outline: Outline
    /// The notes of lowering on each item.
    var items: ItemTable
    /// For a fitting size: the size in points that the root is pulled towards, 0 for the smallest, and the priorities, of
    /// which `.required` fixes a length and `.fittingSizeLevel` (50) yields to the usual hugging and compression resistance.
    var fitting: (size: Size, priorities: AxisPair<Float>)?
    var measures: Measures
    /// The values that earlier passes found.
    var feedback: Feedback
    /// The form in which rules are lowered.
    var form = Form()
    /// The findings of the lowering of the present program.
    var found = Found()

    // The program being built
    var unknowns = Unknowns()
    var program = ConstraintProgram()
    var keys: [ConstraintKey] = []
    /// The place of each explicit constraint in the program; -1 for a constraint that makes none.
    var explicitPlaces: [Int32] = []

    init(tree: LayoutTree, root: ItemID, environment: LayoutEnvironment, isWhole: Bool, feedback: Feedback) {
        self.isWhole = isWhole
        self.tree = tree
        self.environment = environment
        self.root = root
        self.feedback = feedback
        outline = Outline(tree, root: root, in: environment)
        items = ItemTable(count: tree.count)
        measures = Measures(count: tree.count)
    }

    /// Discards the program of the previous pass.
    private mutating func begin() {
        program = ConstraintProgram()
        keys.removeAll(keepingCapacity: true)
        found = Found()
        for place in items.indices {
            items[place].dependsOnFrames = false
            items[place].refersToInsets = false
        }
    }

    /// Lowers the whole tree, and again if a rule referred to an unknown that the short form had left out. Natural
    /// sizes are measured before.
    mutating func lower() {
        repeat {
            begin()
            lowerOnce()
        } while found.lacksUnknowns
    }

    /// The program, rule family by rule family.
    private mutating func lowerOnce() {
        // 1 unknowns
        addUnknowns()
        // 2 the root's frame from outside
        lowerRoot()
        // 3 the rules of each item and of its children
        for id in outline.order {
            let start = Int32(truncatingIfNeeded: keys.count)
            lowerUnit(id)
            items[id].unit = start..<Int32(truncatingIfNeeded: keys.count)
        }
        // 4 explicit constraints
        explicitPlaces = Array(equal: -1, count: tree.constraints.count)
        for index in tree.constraints.indices {
            let place = keys.count
            lowerExplicit(index)
            if keys.count > place { explicitPlaces[index] = Int32(truncatingIfNeeded: place) }
        }
    }

    /// The constraints that an item's own properties make.
    mutating func lowerUnit(_ id: ItemID) {
        if items[id].isIndependent { return }
        let traits = outline[id].traits
        if traits.contains(.mask) { lowerFrame(of: id) }
        if traits.contains(.stack) { lowerStack(id) } else { lowerContentSize(of: id) }
        if traits.contains(.scroll) { lowerScrollContent(of: id) }
        if traits.contains(.table) { lowerRows(of: id) }
        if traits.contains(.flow) { lowerItems(of: id) }
        if traits.contains(.cell) {
            lowerContentView(of: id)
            lowerSideViews(of: id)
        }
        if traits.contains(.styled) { lowerStyle(of: id) }
        if traits.contains(.arranger) { lowerArrangement(of: id) }
        if traits.contains(.flex) { lowerFlex(id) }
    }

    /// A helper unknown of a rule.
    mutating func addHelper(minimum: Double = -.infinity) -> Variable {
        unknowns.spare.isEmpty ? program.addVariable(minimum: minimum) : unknowns.spare.removeFirst()
    }

    // MARK: Unknowns

    /// The unknowns of an item's alignment rectangle.
    @inline(__always)
    func variables(_ id: ItemID, _ axis: Axis) -> SpanVariables {
        span(of: id.index, axis, rectangle: id.index, space: outline[id].space)
    }

    /// The content rectangle of a scroll view, or the item's own rectangle for other items.
    @inline(__always)
    func contentVariables(_ id: ItemID, _ axis: Axis) -> SpanVariables {
        let rectangle = items[id].contentRectangle
        guard rectangle >= 0 else { return variables(id, axis) }
        return span(of: rectangle, axis, rectangle: -1, space: id.index)
    }

    @inline(__always)
    private func span(of place: Int32, _ axis: Axis, rectangle: Int32, space: Int32) -> SpanVariables {
        SpanVariables(
            position: Variable(index: unknowns.indices[position: place, axis]),
            size: Variable(index: unknowns.indices[length: place, axis]), axis: axis, rectangle: rectangle, space: space
        )
    }

    /// True when leading is right for constraints held by `id`.
    @inline(__always)
    func isMirrored(_ id: ItemID) -> Bool {
        (tree[id].forcedLayoutDirection ?? environment.layoutDirection) == .rightToLeft
    }
}
