/// What a solution leaves open: the variables that may have other optimal values, in components that share no constraint.
///
/// A variable that has one optimal value is a constant here; so the components hold nothing but what is open.
struct FreeComponents {
    struct Component {
        /// In the order of the walk that found them, the lowest first.
        var variables: [Int32] = []
        /// Ascending.
        var constraints: [Int32] = []
    }

    private(set) var components: [Component] = []
    /// Whether a variable has one value only, by index.
    let isFixed: [Bool]

    /// - Parameter isFixed: false for a variable that may have other optimal values, as far as can be told without a
    ///   search.
    init(_ program: ConstraintProgram, isExcluded: [Bool], isFixed: [Bool]) {
        self.isFixed = isFixed
        let users = Self.users(program, isExcluded, isFixed)
        var isSeen = Array(repeating: false, count: program.constraintCount)
        var isFound = isFixed
        for first in isFixed.indices where !isFound[first] {
            var component = Component()
            var open = [Int32(truncatingIfNeeded: first)]
            isFound[first] = true
            while let variable = open.popLast() {
                component.variables.append(variable)
                var place = users.first(Int(variable))
                while place >= 0 {
                    let (constraint, next) = users[place]
                    place = next
                    if isSeen[Int(constraint)] { continue }
                    isSeen[Int(constraint)] = true
                    component.constraints.append(constraint)
                    for t in program.terms(of: Int(constraint)) {
                        let other = program.allTerms[t].variable.index
                        if isFound[Int(other)] { continue }
                        isFound[Int(other)] = true
                        open.append(other)
                    }
                }
            }
            component.constraints.sort()
            components.append(component)
        }
    }

    /// The constraints that each open variable stands in.
    private static func users(_ program: ConstraintProgram, _ isExcluded: [Bool], _ isFixed: [Bool]) -> LinkedLists {
        var users = LinkedLists()
        users.grow(keys: isFixed.count, entries: 0)
        for i in 0..<program.constraintCount where !isExcluded[i] {
            for t in program.terms(of: i) where !isFixed[Int(program.allTerms[t].variable.index)] {
                users.append(Int32(truncatingIfNeeded: i), to: Int(program.allTerms[t].variable.index))
            }
        }
        return users
    }
}
