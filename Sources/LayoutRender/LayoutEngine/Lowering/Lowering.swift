import Cassowary

/// Turns a tree into a list of linear constraints, each with the key of the rule that made it.
///
/// The unknowns are the alignment rectangles in the root's coordinates: position and size along each axis. What layout
/// learns only by solving (heights of wrapped text, margins that depend on frames) comes in as `Feedback` from the
/// pass before.
struct Lowering {
    var tree: LayoutTree
    let environment: LayoutEnvironment
    /// The item that is laid out as the root: the tree's own, or a subtree whose fitting size is wanted.
    let root: ItemID
    /// Items below `root`, parents first.
    let order: [ItemID]
    /// Whether an item is below `root`, by index.
    let isInstalled: [Bool]
    /// Whether another rule decides an item's frame (rows, views of an arranger, arranged subviews), by index.
    let isPlaced: [Bool]
    /// The place of an arranged subview in its stack, by index; 0 for other items.
    let ordinals: [Int32]
    /// The same among those that hold their content sizes equally strongly.
    let peers: ArrangedPeers
    /// Whether the alignment rectangle differs from the frame, by index.
    let hasAlignmentInsets: [Bool]
    /// Places of the content guides of scroll views among the rectangles, by item; -1 for other items.
    var contentRectangle: [Int32]
    /// Items whose constraints depend on solved sizes (wrapping text, baselines), by index; filled while lowering.
    var dependsOnFrames: [Bool]
    /// Items whose margins, safe area or readable width a constraint refers to, by index; filled while lowering.
    var refersToInsets: [Bool]
    /// For fitting sizes: what the root is fitted to instead of zero at level 50.
    var fitting: FittingTarget?
    /// What earlier passes found out.
    var feedback: Feedback

    // What is being built
    var program = ConstraintProgram()
    /// One a constraint of the program.
    var keys: [ConstraintKey] = []
    /// Where the constraints of each item's own rules begin and end, by index.
    var units: [Range<Int32>]
    /// The program's constraint of each explicit one, or -1.
    var explicitPlaces: [Int32] = []
    /// The first unknown that belongs to no rectangle.
    var firstHelper: Int32 = 0
    /// Whether any rule asked for a baseline.
    var usesBaselines = false
    /// Helper unknowns of the unit that is lowered again, to be used before new ones are made.
    var spareVariables: [Variable] = []

    init(tree: LayoutTree, root: ItemID, environment: LayoutEnvironment, feedback: Feedback) {
        self.tree = tree
        self.environment = environment
        self.root = root
        self.feedback = feedback
        var order: [ItemID] = []
        order.reserveCapacity(tree.count)
        var installed = [Bool](repeating: false, count: tree.count)
        tree.forEachDescendant(of: root) {
            order.append($0)
            installed[Int($0.index)] = true
        }
        self.order = order
        isInstalled = installed
        var placed = [Bool](repeating: false, count: tree.count)
        var ordinals = [Int32](repeating: 0, count: tree.count)
        for id in order {
            if tree[id].stack != nil {
                for (place, child) in (tree[id].stack?.arrangedSubviews ?? []).enumerated() {
                    placed[Int(child.index)] = true
                    ordinals[Int(child.index)] = Int32(truncatingIfNeeded: place)
                }
            }
            for child in tree[id].arrangement ?? [] { placed[Int(child.index)] = true }
            tree[id].table?.forEachPlaced { placed[Int($0.index)] = true }
        }
        isPlaced = placed
        var insets = [Bool](repeating: false, count: tree.count)
        for id in order where tree[id].alignmentInsets(in: environment) != .zero { insets[Int(id.index)] = true }
        hasAlignmentInsets = insets
        self.ordinals = ordinals
        peers = ArrangedPeers(tree, order)
        contentRectangle = Array(repeating: -1, count: tree.count)
        dependsOnFrames = Array(repeating: false, count: tree.count)
        units = Array(repeating: 0..<0, count: tree.count)
        refersToInsets = Array(repeating: false, count: tree.count)
    }

    /// Forgets the program of the pass before; what it learned from frames is `feedback` now.
    mutating func begin(with feedback: Feedback) {
        self.feedback = feedback
        program = ConstraintProgram()
        keys.removeAll(keepingCapacity: true)
        usesBaselines = false
        for index in dependsOnFrames.indices {
            dependsOnFrames[index] = false
            refersToInsets[index] = false
        }
    }

    /// The whole program, rule family by rule family.
    mutating func lower() {
        // 1 unknowns
        addVariables()
        // 2 the root's frame from outside
        lowerRoot()
        // 3 what each item brings itself and asks of its children
        for id in order {
            let start = Int32(truncatingIfNeeded: keys.count)
            lowerUnit(id)
            units[Int(id.index)] = start..<Int32(truncatingIfNeeded: keys.count)
        }
        // 4 constraints written by the user
        explicitPlaces = Array(repeating: -1, count: tree.constraints.count)
        for index in tree.constraints.indices {
            let place = keys.count
            lowerExplicit(index)
            if keys.count > place { explicitPlaces[index] = Int32(truncatingIfNeeded: place) }
        }
    }

    /// The constraints that an item's own properties make.
    mutating func lowerUnit(_ id: ItemID) {
        if tree[id].translatesAutoresizingMaskIntoConstraints { lowerFrame(of: id) }
        if tree[id].stack != nil { lowerStack(id) } else { lowerContentSize(of: id) }
        if tree[id].scroll != nil { lowerScrollContent(of: id) }
        if tree[id].table != nil { lowerRows(of: id) }
        if tree[id].arrangement != nil { lowerArrangement(of: id) }
    }

    /// A helper unknown of a rule.
    mutating func addHelper(minimum: Double = -.infinity) -> Variable {
        spareVariables.isEmpty ? program.addVariable(minimum: minimum) : spareVariables.removeFirst()
    }

    private mutating func addVariables() {
        var rectangles = tree.count
        for id in order where tree[id].scroll != nil {
            contentRectangle[Int(id.index)] = Int32(truncatingIfNeeded: rectangles)
            rectangles += 1
        }
        firstHelper = Int32(truncatingIfNeeded: rectangles * 4)
        program.reserve(variables: rectangles * 4 + 16, constraints: rectangles * 10, terms: rectangles * 24)
        for _ in 0..<rectangles {
            _ = program.addVariable()
            _ = program.addVariable()
            _ = program.addVariable(minimum: 0)
            _ = program.addVariable(minimum: 0)
        }
    }

    // MARK: Unknowns

    /// Rectangle r owns variables 4r ... 4r + 3: x, y, width, height.
    @inline(__always)
    static func variables(rectangle: Int32, _ axis: Axis) -> SpanVariables {
        let base = rectangle * 4 + (axis == .horizontal ? 0 : 1)
        return SpanVariables(position: Variable(index: base), size: Variable(index: base + 2))
    }

    @inline(__always)
    func variables(_ id: ItemID, _ axis: Axis) -> SpanVariables { Self.variables(rectangle: id.index, axis) }

    /// The content rectangle of a scroll view, or the item's own rectangle for other items.
    func contentVariables(_ id: ItemID, _ axis: Axis) -> SpanVariables {
        let rectangle = contentRectangle[Int(id.index)]
        return Self.variables(rectangle: rectangle < 0 ? id.index : rectangle, axis)
    }

    /// True when leading is right for constraints held by `id`.
    func isMirrored(_ id: ItemID) -> Bool {
        (tree[id].forcedLayoutDirection ?? environment.layoutDirection) == .rightToLeft
    }

    // MARK: Adding

    /// `a - factor * b  relation  constant`, both expressions' own constants taken to the right.
    mutating func relate(
        _ a: Expression, _ relation: Relation, _ b: Expression, factor: Double = 1, plus constant: Double = 0,
        _ priority: Priority, _ key: ConstraintKey, breakable: Bool = true
    ) {
        keys.append(key)
        let right = constant + factor * b.constant - a.constant
        // The shapes of nearly all rules, without a list: edge to edge, length to length, start to end.
        let isPlain = a.size == 0 && a.position != 0 && b.position != 0 && factor != 0
        if isPlain, a.variables.position != b.variables.position {
            let first = Term(a.variables.position, a.position)
            let second = Term(b.variables.position, -factor * b.position)
            if b.size == 0 {
                program.add(first, second, relation, right, priority, breakable: breakable)
            } else {
                program.add(
                    first, second, Term(b.variables.size, -factor * b.size), relation, right, priority,
                    breakable: breakable)
            }
            return
        }
        if a.position == 0, b.position == 0, a.size != 0, b.size != 0, factor != 0,
            a.variables.size != b.variables.size
        {
            program.add(
                Term(a.variables.size, a.size), Term(b.variables.size, -factor * b.size), relation, right, priority,
                breakable: breakable)
            return
        }
        var terms = TermList()
        terms.add(a, 1)
        terms.add(b, -factor)
        program.add(terms, relation, right, priority, breakable: breakable)
    }

    /// `a  relation  constant`
    mutating func relate(
        _ a: Expression, _ relation: Relation, _ constant: Double, _ priority: Priority, _ key: ConstraintKey,
        breakable: Bool = true
    ) {
        keys.append(key)
        let right = constant - a.constant
        if a.size == 0 {
            program.add(Term(a.variables.position, a.position), relation, right, priority, breakable: breakable)
        } else if a.position == 0 {
            program.add(Term(a.variables.size, a.size), relation, right, priority, breakable: breakable)
        } else {
            program.add(
                Term(a.variables.position, a.position), Term(a.variables.size, a.size), relation, right, priority,
                breakable: breakable)
        }
    }
}

extension TermList {
    mutating func add(_ expression: Expression, _ factor: Double) {
        add(expression.variables.position, expression.position * factor)
        add(expression.variables.size, expression.size * factor)
    }
}
