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
    /// Places of the content guides of scroll views among the rectangles, by item; -1 for other items.
    var contentRectangle: [Int32]
    /// Items whose constraints depend on solved sizes (wrapping text, baselines), by index; filled while lowering.
    var dependsOnFrames: [Bool]
    /// Whether the constraints of any item depend on solved sizes.
    var dependsOnAnyFrame: Bool { dependsOnFrames.contains(true) }
    /// Items whose margins, safe area or readable width a constraint refers to, by index; filled while lowering.
    var refersToInsets: [Bool]
    /// The fitting size that the root is pulled towards instead of zero at level 50; nil except when a fitting size is
    /// asked for.
    var fitting: FittingTarget?
    /// The measured sizes by which proportional stacks share, by view.
    var naturals: [ItemID: Size] = [:]
    /// The widths at which `naturals` were measured, for views whose height depends on the width.
    var naturalWidths: [ItemID: Double] = [:]
    /// By item: whether a text inside, or the item's own, wraps; empty without proportional stacks.
    var wrapsInside: [Bool] = []
    /// By item: the priority at which a label, or a stack that holds one, shares the width of a stack as a text; 0 for other
    /// views. Empty until a stack asks.
    var textPriorities: [Float] = []
    /// Row operations of those measurements, plus the number of views measured.
    var measuringWork = 0
    /// The natural sizes that earlier passes measured.
    var measured: MeasuredSizes
    /// The values that earlier passes found.
    var feedback: Feedback

    /// Whether the rules of stacks are lowered in short form where the tree allows.
    var isShort = true
    /// The parts of each stack's rules that the program has in short form, by index.
    var shortParts: [ShortForm]
    /// The parts that must be in full form because a rule refers to an unknown that the short form leaves out, by
    /// index.
    var fullParts: [ShortForm]
    /// Views without unknowns, whose frames follow from given lengths, by index; and how many there are.
    var standsAlone: [Bool]
    var aloneCount = 0
    /// Items that a rule refers to, and their superviews, by index: these do not stand alone.
    var isNeeded: [Bool]
    /// Whether a rule referred to an unknown that the program lacks.
    var lacksUnknowns = false

    /// Levels that constraints went up to a common view.
    var climbs = 0

    // The program being built
    /// The unknown behind each number of a rectangle (x, y, width, height), four a rectangle; -1 where it is left out.
    var slots: [Int32] = []
    var program = ConstraintProgram()
    /// The key of each constraint of the program.
    var keys: [ConstraintKey] = []
    /// The range of each item's own constraints in the program, by index.
    var units: [UnitRange]
    /// The place of each explicit constraint in the program; -1 for a constraint that makes none.
    var explicitPlaces: [Int32] = []
    /// The first unknown that belongs to no rectangle.
    var firstHelper: Int32 = 0
    /// Rows whose height follows from their constraints.
    var fittedRows: [ItemID] = []
    /// Rows, headers, cells and pages with a length that follows from their constraints, along `axis`.
    var fittedLengths: [(item: ItemID, axis: Axis)] = []
    /// Whether any rule asked for a baseline.
    var usesBaselines = false
    /// Whether a content size has priority 1000, and whether to lower such sizes as required constraints.
    var hasRequiredContent = false
    var requiresContent = false
    /// Helper unknowns of a unit that is lowered again; they are used before new helpers are added.
    var spareVariables: [Variable] = []

    init(tree: LayoutTree, root: ItemID, environment: LayoutEnvironment, isWhole: Bool, feedback: Feedback) {
        self.isWhole = isWhole
        self.tree = tree
        self.environment = environment
        self.root = root
        self.feedback = feedback
        outline = Outline(tree, root: root, in: environment)
        contentRectangle = Array(equal: -1, count: tree.count)
        dependsOnFrames = Array(equal: false, count: tree.count)
        units = Array(equal: UnitRange(), count: tree.count)
        refersToInsets = Array(equal: false, count: tree.count)
        shortParts = Array(equal: [], count: tree.count)
        fullParts = Array(equal: [], count: tree.count)
        standsAlone = Array(equal: false, count: tree.count)
        isNeeded = standsAlone
        measured = MeasuredSizes(count: tree.count)
    }

    /// Discards the program of the previous pass and takes the values that its frames gave.
    mutating func begin(with feedback: Feedback) {
        self.feedback = feedback
        program = ConstraintProgram()
        keys.removeAll(keepingCapacity: true)
        fittedRows.removeAll(keepingCapacity: true)
        fittedLengths.removeAll(keepingCapacity: true)
        usesBaselines = false
        hasRequiredContent = false
        lacksUnknowns = false
        climbs = 0
        for index in dependsOnFrames.indices {
            dependsOnFrames[index] = false
            refersToInsets[index] = false
        }
    }

    /// Lowers the whole tree, and again if a rule referred to an unknown that the short form had left out. Natural
    /// sizes are measured before.
    mutating func lower() {
        repeat {
            begin(with: feedback)
            lowerOnce()
        } while lacksUnknowns
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
            units[Int(id.index)] = UnitRange(start: start, end: Int32(truncatingIfNeeded: keys.count))
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
        if standsAlone[Int(id.index)] { return }
        let traits = outline[id].traits
        if traits.contains(.mask) { lowerFrame(of: id) }
        if traits.contains(.stack) { lowerStack(id) } else { lowerContentSize(of: id) }
        if traits.contains(.scroll) { lowerScrollContent(of: id) }
        if traits.contains(.table) { lowerRows(of: id) }
        if traits.contains(.flow) { lowerItems(of: id) }
        if traits.contains(.cell) { lowerContentView(of: id) }
        if traits.contains(.styled) { lowerStyle(of: id) }
        if traits.contains(.arranger) { lowerArrangement(of: id) }
        if traits.contains(.flex) { lowerFlex(id) }
    }

    /// A helper unknown of a rule.
    mutating func addHelper(minimum: Double = -.infinity) -> Variable {
        spareVariables.isEmpty ? program.addVariable(minimum: minimum) : spareVariables.removeFirst()
    }

    /// The range of a unit's constraints. Not a `Range`, which costs a conformance search.
    struct UnitRange {
        var start: Int32 = 0
        var end: Int32 = 0
    }

    // MARK: Unknowns

    /// The unknowns of an item's alignment rectangle.
    @inline(__always)
    func variables(_ id: ItemID, _ axis: Axis) -> SpanVariables {
        span(slots: Int(id.index) * 4, axis, rectangle: id.index, space: outline[id].space)
    }

    /// The content rectangle of a scroll view, or the item's own rectangle for other items.
    @inline(__always)
    func contentVariables(_ id: ItemID, _ axis: Axis) -> SpanVariables {
        let rectangle = contentRectangle[Int(id.index)]
        guard rectangle >= 0 else { return variables(id, axis) }
        return span(slots: Int(rectangle) * 4, axis, rectangle: -1, space: id.index)
    }

    @inline(__always)
    private func span(slots first: Int, _ axis: Axis, rectangle: Int32, space: Int32) -> SpanVariables {
        let position = first + axis.rawValue
        return SpanVariables(
            position: Variable(index: slots[position]), size: Variable(index: slots[position + 2]), axis: axis,
            rectangle: rectangle, space: space)
    }

    /// True when leading is right for constraints held by `id`.
    @inline(__always)
    func isMirrored(_ id: ItemID) -> Bool {
        (tree[id].forcedLayoutDirection ?? environment.layoutDirection) == .rightToLeft
    }
}
