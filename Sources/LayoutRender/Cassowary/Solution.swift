/// Required constraints that cannot hold together: a minimal set, and the one that was set aside so that the rest can.
public struct Conflict: Hashable, Sendable {
    /// Ascending. Taking any one member away makes the others satisfiable.
    public var members: [ConstraintIndex]
    public var setAside: ConstraintIndex

    public init(members: [ConstraintIndex], setAside: ConstraintIndex) {
        self.members = members
        self.setAside = setAside
    }
}

/// The numbers of a solved program, and what had to be done to get them.
public struct Solution: Sendable, Equatable {
    /// One value a variable, by index.
    public internal(set) var values: [Double]
    /// Required constraints that could not hold, in the order in which they were set aside.
    public internal(set) var conflicts: [Conflict]
    /// Row operations spent: the unit of the work limit, the same on every machine.
    public internal(set) var work: Int

    public subscript(variable: Variable) -> Double { values[Int(variable.index)] }
}
