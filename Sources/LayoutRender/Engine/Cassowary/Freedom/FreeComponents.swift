/// The variables of a solution that may have other optimal values, in connected components.
///
/// A variable with one optimal value counts as a constant; so a component holds free variables only, and the constraints
/// with one of them.
struct FreeComponents {
    /// Free variables and the constraints that connect the variables.
    struct Component {
        /// In the order of the walk, the lowest first.
        var variables: [Variable] = []
        /// Ascending.
        var constraints: [ConstraintIndex] = []
    }

    /// In the order of their lowest variable.
    private(set) var components: [Component] = []
    /// Whether a variable has one value only.
    let isFixed: Table<Variable, Bool>

    /// - Parameter isFixed: false for a variable that may have other optimal values, as far as can be told without a
    ///   search.
    init(
        _ program: ConstraintProgram, isExcluded: Table<ConstraintIndex, Bool>, isFixed: Table<Variable, Bool>
    ) {
        self.isFixed = isFixed
        let users = Self.users(program, isExcluded, isFixed)
        var isSeen = Table<ConstraintIndex, Bool>(repeating: false, count: program.constraintCount)
        var isFound = isFixed
        for first in isFixed.indices where !isFound[first] {
            var component = Component()
            var open = [first]
            isFound[first] = true
            while let variable = open.popLast() {
                component.variables.append(variable)
                users.forEach(variable) { constraint in
                    if isSeen[constraint] { return }
                    isSeen[constraint] = true
                    component.constraints.append(constraint)
                    for t in program.terms(of: constraint) {
                        let other = program.allTerms[t].variable
                        if isFound[other] { continue }
                        isFound[other] = true
                        open.append(other)
                    }
                }
            }
            component.constraints.sort()
            components.append(component)
        }
    }

    /// The constraints with each free variable.
    private static func users(
        _ program: ConstraintProgram, _ isExcluded: Table<ConstraintIndex, Bool>, _ isFixed: Table<Variable, Bool>
    ) -> LinkedLists<Variable, ConstraintIndex> {
        var users = LinkedLists<Variable, ConstraintIndex>()
        users.grow(keys: isFixed.count, entries: 0)
        for constraint in program.constraints where !isExcluded[constraint] {
            for t in program.terms(of: constraint) where !isFixed[program.allTerms[t].variable] {
                users.append(constraint, to: program.allTerms[t].variable)
            }
        }
        return users
    }
}
