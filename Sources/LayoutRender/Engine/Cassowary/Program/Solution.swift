/// A minimal set of required constraints that cannot hold together, and the member that was set aside.
public struct Conflict: Hashable, Sendable {
    /// Ascending. Without any one member the other members are satisfiable.
    public var members: [ConstraintIndex]
    /// The ignored member, without which the other members hold.
    public var setAside: ConstraintIndex

    /// A conflict of these members.
    public init(members: [ConstraintIndex], setAside: ConstraintIndex) {
        self.members = members
        self.setAside = setAside
    }
}

/// How far a solution got where the work allowed did not suffice for the optimum.
public struct Shortfall: Hashable, Sendable {
    /// The strongest priority whose constraints may be met less well than they could be; all stronger ones are optimal.
    ///
    /// Required: not even all required constraints hold. Level 0: all priorities are optimal, but among equally good
    /// answers this may be another than the rule says.
    public var priority: Priority
    /// Required constraints that do not hold and were not set aside, ascending; empty unless the priority is required.
    public var unmet: [ConstraintIndex]

    /// A shortfall from this priority on.
    public init(priority: Priority, unmet: [ConstraintIndex]) {
        self.priority = priority
        self.unmet = unmet
    }
}

/// The numbers of a solved program, and what had to be done to get them.
public struct Solution: Sendable, Equatable {
    /// One value a variable, by index.
    public internal(set) var values: [Double]
    /// Required constraints that could not hold, in the order in which they were set aside.
    public internal(set) var conflicts: [Conflict]
    /// What is not known to be optimal; nil for a proven optimum.
    public internal(set) var shortfall: Shortfall?
    /// Row operations spent: the unit of the work limit, the same on every machine.
    public internal(set) var work: Int

    /// The value of a variable.
    public subscript(variable: Variable) -> Double { values[Int(variable.index)] }
}
