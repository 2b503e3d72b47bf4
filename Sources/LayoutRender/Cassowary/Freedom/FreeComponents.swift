/// What a solution leaves open: the variables that may have other optimal values, in parts that share no constraint.
///
/// A variable that has one optimal value is a constant here; so the parts hold nothing but what is open.
struct LooseParts {
    struct Part {
        /// In the order of the walk that found them, the lowest first.
        var variables: [Int32] = []
        /// Ascending.
        var constraints: [Int32] = []
    }

    private(set) var parts: [Part] = []
    /// Whether a variable has one value only, by index.
    let isFixed: [Bool]

    /// - Parameter isFixed: false for a variable that may have other optimal values, as far as can be told without a
    ///   search.
    init(_ program: ConstraintProgram, isOut: [Bool], isFixed: [Bool]) {
        self.isFixed = isFixed
        let users = Self.users(program, isOut, isFixed)
        var isSeen = Array(repeating: false, count: program.constraintCount)
        var isFound = isFixed
        for first in isFixed.indices where !isFound[first] {
            var part = Part()
            var open = [Int32(truncatingIfNeeded: first)]
            isFound[first] = true
            while let variable = open.popLast() {
                part.variables.append(variable)
                var place = users.first(Int(variable))
                while place >= 0 {
                    let (constraint, next) = users[place]
                    place = next
                    if isSeen[Int(constraint)] { continue }
                    isSeen[Int(constraint)] = true
                    part.constraints.append(constraint)
                    for t in program.terms(of: Int(constraint)) {
                        let other = program.allTerms[t].variable.index
                        if isFound[Int(other)] { continue }
                        isFound[Int(other)] = true
                        open.append(other)
                    }
                }
            }
            part.constraints.sort()
            parts.append(part)
        }
    }

    /// The constraints that each open variable stands in.
    private static func users(_ program: ConstraintProgram, _ isOut: [Bool], _ isFixed: [Bool]) -> Chains {
        var users = Chains()
        users.grow(keys: isFixed.count, entries: 0)
        for i in 0..<program.constraintCount where !isOut[i] {
            for t in program.terms(of: i) where !isFixed[Int(program.allTerms[t].variable.index)] {
                users.append(Int32(truncatingIfNeeded: i), to: Int(program.allTerms[t].variable.index))
            }
        }
        return users
    }
}
