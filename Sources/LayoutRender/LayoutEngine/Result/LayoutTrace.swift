import Cassowary

/// The equations of a layout: every lowered constraint with its rule, its unknowns and whether it is active.
public struct LayoutTrace: Sendable, Equatable {
    /// An unknown of the program.
    public enum Quantity: Sendable, Hashable {
        /// Edges and lengths of an item's alignment rectangle; edges in the superview's coordinates.
        case x(ItemID)
        case y(ItemID)
        case width(ItemID)
        case height(ItemID)
        /// The same for a scroll view's content rectangle.
        case contentX(ItemID)
        case contentY(ItemID)
        case contentWidth(ItemID)
        case contentHeight(ItemID)
        /// A helper unknown of a rule: the common gap of a stack, an alignment spanner.
        case auxiliary(Int)

        /// The item concerned, if any.
        public var item: ItemID? {
            switch self {
            case .x(let id), .y(let id), .width(let id), .height(let id), .contentX(let id), .contentY(let id),
                .contentWidth(let id), .contentHeight(let id):
                id
            case .auxiliary: nil
            }
        }
    }

    public struct Term: Sendable, Hashable {
        public var quantity: Quantity
        public var coefficient: Double
    }

    /// `sum of terms  relation  constant @priority`
    public struct Equation: Sendable, Equatable {
        public var key: ConstraintKey
        public var terms: [Term]
        public var relation: Relation
        public var constant: Double
        public var priority: Float
        /// Whether the constraint holds with equality in the solution, so that it may decide a value.
        public var isActive: Bool
        /// Whether the constraint was set aside because of a conflict.
        public var isSetAside: Bool
    }

    /// In the order of lowering.
    public var equations: [Equation]
    /// The solved values of all quantities in the equations, in the order of their first occurrence.
    public var values: [(quantity: Quantity, value: Double)]

    public static func == (a: Self, b: Self) -> Bool {
        a.equations == b.equations && a.values.elementsEqual(b.values, by: ==)
    }
}

extension LayoutTree {
    /// Lays the tree out and keeps the equations.
    /// - Parameter findingAmbiguity: whether to look for a second, equally good solution of every frame.
    public func trace(
        in environment: LayoutEnvironment, findingAmbiguity: Bool = false
    ) -> (layout: ResolvedLayout, trace: LayoutTrace) {
        var resolver = Resolver(tree: self, root: root, environment: environment, isWhole: true)
        let layout = resolver.resolve(findingAmbiguity: findingAmbiguity)
        return (layout, resolver.inFull(keepsFrames: true).trace())
    }
}

extension Resolver {
    /// The last pass's program in terms of the tree.
    func trace() -> LayoutTrace {
        // No variable of the last pass has a value then.
        guard !reachedWorkLimit else { return LayoutTrace(equations: [], values: []) }
        let program = solver.program
        let quantities = quantities()
        let setAside = Set(conflicts.map(\.setAside.index))
        var isNamed = [Bool](repeating: false, count: program.variableCount)
        var values: [(quantity: LayoutTrace.Quantity, value: Double)] = []
        var equations: [LayoutTrace.Equation] = []
        equations.reserveCapacity(program.constraintCount)
        for index in solverKeys.indices {
            var terms: [LayoutTrace.Term] = []
            for place in program.terms(of: index) {
                let variable = Int(program.allTerms[place].variable.index)
                terms.append(
                    LayoutTrace.Term(quantity: quantities[variable], coefficient: program.allTerms[place].coefficient))
                if !isNamed[variable] {
                    isNamed[variable] = true
                    values.append((quantities[variable], solved[variable]))
                }
            }
            equations.append(
                LayoutTrace.Equation(
                    key: solverKeys[index], terms: terms, relation: program.rows[index].relation,
                    constant: program.rows[index].constant, priority: program.rows[index].priority.level,
                    isActive: solver.isActive(ConstraintIndex(index: Int32(truncatingIfNeeded: index))),
                    isSetAside: setAside.contains(Int32(truncatingIfNeeded: index))))
        }
        return LayoutTrace(equations: equations, values: values)
    }

    /// The quantity of each variable of the program.
    private func quantities() -> [LayoutTrace.Quantity] {
        var quantities: [LayoutTrace.Quantity] = []
        for index in 0..<tree.count {
            let id = ItemID(index: Int32(truncatingIfNeeded: index))
            quantities += [.x(id), .y(id), .width(id), .height(id)]
        }
        for id in lowering.outline.order where lowering.contentRectangle[Int(id.index)] >= 0 {
            quantities += [.contentX(id), .contentY(id), .contentWidth(id), .contentHeight(id)]
        }
        while quantities.count < solver.program.variableCount { quantities.append(.auxiliary(quantities.count)) }
        return quantities
    }
}
