import LayoutEngine

/// Why a required constraint was set aside: the value that the other constraints give to the sum of its terms, and
/// changes that let all constraints hold.
///
///     for conflict in ConflictExplanation.all(of: PageExplanation(scene)) {
///         print(conflict.demanded, conflict.actual, conflict.repairs.first as Any)
///     }
///
///     card.width == 300 cannot hold: card.width must be 300, and the other required constraints make 343 = 375 - 16 - 16
///       …
///       repair: constant 343 for card.width == 300 (0 frames move)
public struct ConflictExplanation: Sendable {
    /// One change of a constraint of the file, tried by laying out.
    public struct Repair: Sendable, Equatable {
        /// What is changed.
        public enum Change: Sendable, Equatable {
            /// Priority 999 instead of 1000.
            case lower
            /// Another constant, in points.
            case constant(Double)
        }

        /// Index in `LayoutTree.constraints`.
        public var constraint: Int
        /// What is changed at the constraint.
        public var change: Change
        /// The number of conflicts of the whole page after the change.
        public var conflictsLeft: Int
        /// The number of frames of the page that differ from the present frames.
        public var movedFrames: Int
    }

    /// Index of the broken constraint in `LayoutTrace.equations`.
    public let broken: Int
    /// The value that the broken constraint demands of the sum of its terms, in points.
    public let demanded: Double
    /// The value of that sum in the present layout, which the other required constraints decide.
    public let actual: Double
    /// The constraints that decide the sum; their numbers add up to `actual`. Empty if only several constraints at once
    /// decide it.
    public let steps: [LayoutExplanation.Step]
    /// Lengths in the chain that are 0 and cannot be less.
    public let zeroLengths: [LayoutTrace.Quantity]
    /// The changes that reduce the number of conflicts: by the number of conflicts left, then by the number of moved
    /// frames.
    public let repairs: [Repair]

    /// The conflicts of a page, in the order of lowering; those that a content size of priority 1000 has lost come last.
    /// - Parameter repairLimit: the number of constraints at which changes are tried, each with up to two layouts.
    public static func all(of page: PageExplanation, repairLimit: Int = 60) -> [ConflictExplanation] {
        let lengths = page.trace.values.filter { isLength($0.quantity) && $0.value.magnitude < 1e-9 }.map(\.quantity)
        let contents = page.brokenContents
        let basis = EquationBasis(
            requiredOf: page.trace, zeroLengths: lengths, countingContents: !contents.isEmpty)
        var budget = TrialBudget(trials: repairLimit, page.scene.environment)
        return (page.trace.equations.indices.filter { page.trace.equations[$0].isSetAside } + contents).map {
            ConflictExplanation($0, page, basis, lengths, &budget)
        }
    }

    /// 1 the sum by the other constraints; 2 the document's constraints among them; 3 the changes that help.
    private init(
        _ broken: Int, _ page: PageExplanation, _ basis: EquationBasis, _ lengths: [LayoutTrace.Quantity],
        _ budget: inout TrialBudget
    ) {
        let equations = page.trace.equations
        let equation = equations[broken]
        self.broken = broken
        demanded = equation.constant
        // 1
        let terms = equation.terms.map { (quantity: $0.quantity, coefficient: $0.coefficient) }
        let combination = basis.combination(terms) ?? []
        steps = LayoutExplanation.chain(combination.filter { $0.equation >= 0 }, from: terms, equations)
        zeroLengths = combination.filter { $0.equation < 0 }.map { lengths[-1 - $0.equation] }
        actual = terms.reduce(0) { $0 + $1.coefficient * (page.values[$1.quantity] ?? 0) }
        // 2
        let excess = demanded - actual
        var candidates: [(constraint: Int, constant: Double?)] = []
        func add(_ place: Int, _ factor: Double) {
            let key = equations[place].key
            guard key.role == .explicit, page.scene.tree.constraints.indices.contains(Int(key.index)) else { return }
            // Lowering may turn a constraint round (mirrored, trailing to leading), so the sign is tried by laying out.
            let constant = factor == 0 ? nil : page.scene.tree.constraints[Int(key.index)].constant + excess / factor
            candidates.append((Int(key.index), constant))
        }
        add(broken, -1)
        for step in steps { add(step.equation, step.factor) }
        // 3
        var repairs: [Repair] = []
        for (constraint, constant) in candidates where budget.trials > 0 && budget.work > 0 {
            budget.trials -= 1
            var changes: [Repair.Change] = [.lower]
            if let constant, constant.isFinite, page.scene.tree.canPropose(constant, at: constraint) {
                changes.append(.constant(constant))
            }
            repairs += changes.compactMap { page.tried($0, at: constraint, &budget) }
        }
        self.repairs = repairs.sorted {
            ($0.conflictsLeft, $0.movedFrames, $0.constraint) < ($1.conflictsLeft, $1.movedFrames, $1.constraint)
        }
    }

    /// Whether the unknown is a length, which cannot be negative.
    private static func isLength(_ quantity: LayoutTrace.Quantity) -> Bool {
        switch quantity {
        case .width, .height, .contentWidth, .contentHeight: true
        case .x, .y, .contentX, .contentY, .auxiliary: false
        }
    }
}

extension PageExplanation {
    /// The repair that a change makes, tested by laying out; nil if no conflict goes away. The layout is complete,
    /// with wrapped texts and margins: a repair is never a guess from the linear system alone.
    func tried(
        _ change: ConflictExplanation.Repair.Change, at constraint: Int, _ budget: inout TrialBudget
    ) -> ConflictExplanation.Repair? {
        guard budget.work > 0 else { return nil }
        var tree = scene.tree
        switch change {
        case .lower: tree.constraints[constraint].priority = 999
        case .constant(let constant): tree.constraints[constraint].constant = constant
        }
        let changed = tree.resolve(in: scene.environment, findingAmbiguity: false)
        budget.work -= changed.work
        let left = changed.diagnostics.count { $0.kind == .conflict }
        guard left < layout.diagnostics.count(where: { $0.kind == .conflict }) else { return nil }
        let moved = zip(changed.items, layout.items).count { $0.frame != $1.frame }
        return .init(constraint: constraint, change: change, conflictsLeft: left, movedFrames: moved)
    }
}
