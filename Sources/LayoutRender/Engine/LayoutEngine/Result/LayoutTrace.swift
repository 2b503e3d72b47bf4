import Cassowary

/// The equations of a layout: every lowered constraint with its rule, its unknowns and whether it holds with equality.
///
/// The input of explanations: which constraints decide a number follows from the equations and the values. Always in
/// the full form, four unknowns a rectangle.
public struct LayoutTrace: Sendable, Equatable {
    /// An unknown of the program; lengths and positions in points.
    public enum Quantity: Sendable, Hashable {
        /// The left edge of an item's alignment rectangle, in the superview's coordinates.
        case x(ItemID)
        /// The top edge of an item's alignment rectangle, in the superview's coordinates.
        case y(ItemID)
        /// The width of an item's alignment rectangle.
        case width(ItemID)
        /// The height of an item's alignment rectangle.
        case height(ItemID)
        /// The left edge of a scroll view's content rectangle.
        case contentX(ItemID)
        /// The top edge of a scroll view's content rectangle.
        case contentY(ItemID)
        /// The width of a scroll view's content rectangle.
        case contentWidth(ItemID)
        /// The height of a scroll view's content rectangle.
        case contentHeight(ItemID)
        /// A helper unknown of a rule: the common gap of a stack, an alignment spanner.
        case auxiliary(Int)

        /// Whether the unknown is a width or a height.
        package var isLength: Bool {
            switch self {
            case .width, .height, .contentWidth, .contentHeight: true
            case .x, .y, .contentX, .contentY, .auxiliary: false
            }
        }

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

    /// `coefficient * quantity`.
    public struct Term: Sendable, Hashable {
        /// The unknown.
        public var quantity: Quantity
        /// A factor of the unknown.
        public var coefficient: Double
    }

    /// `sum of terms  relation  constant @priority`, with all terms on the left side.
    public struct Equation: Sendable, Equatable {
        /// The rule and the item that the equation belongs to.
        public var key: ConstraintKey
        /// The left side.
        public var terms: [Term]
        /// The sign between the terms and the constant.
        public var relation: Relation
        /// In points.
        public var constant: Double
        /// 1 to 1000.
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

    /// The same equations and values in the same order.
    public static func == (a: Self, b: Self) -> Bool {
        a.equations == b.equations && a.values.elementsEqual(b.values, by: ==)
    }
}

extension LayoutTree {
    /// Lays the tree out and keeps the equations of the last pass.
    /// - Parameter findingAmbiguity: whether to look for a second, equally good solution of every frame.
    /// - Returns: the layout, and its equations; no equations if the work limit was reached.
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
        guard !outcome.reachedWorkLimit else { return LayoutTrace(equations: [], values: []) }
        let program = solver.program
        let quantities = quantities()
        let setAside = Set(outcome.conflicts.map(\.setAside.index))
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
        for id in lowering.outline.order where lowering.items[id].contentRectangle >= 0 {
            quantities += [.contentX(id), .contentY(id), .contentWidth(id), .contentHeight(id)]
        }
        while quantities.count < solver.program.variableCount { quantities.append(.auxiliary(quantities.count)) }
        return quantities
    }
}
