/// What the presolve knows of a variable: of the program, an error or a sum.
///
/// One record instead of a list for each property: a reduction asks several of one variable, and writing them is one access.
struct Column: Sendable {
    /// Its single-variable constraints, a linked list: what it costs by itself.
    var firstUnaryTerm: Int32 = -1
    /// The constraint whose error it is; -1 for others.
    var error: Int32 = -1
    /// The copies that gave it their costs, and the next copy of the variable that this one is a copy of.
    var firstCopy: Int32 = -1
    var nextCopy: Int32 = -1
    /// The reduction that took it.
    var reduction: Int32 = -1
    /// The parts of a sum as a linked list; -1 where it is no sum.
    var firstSummand: Int32 = -1
    var lastSummand: Int32 = -1
    /// As a part of a sum: the next part, and how much of this one is in it.
    var nextSummand: Int32 = -1
    var summandCoefficient = 1.0
    var hasCost = false
    /// The root of a class with a minimum.
    var isBounded = false
    var isGone = false
    /// Without a function of its own, since a sum further on looks through it to its parts.
    var isTransparent = false
    /// A sum that a reduction mentions: it gets no further parts.
    var isSealed = false
    /// Whether it waits to be looked at.
    var isInCheap = false
    var isInCostly = false

    /// A reduction takes it.
    @inline(__always)
    mutating func take(by reduction: Int32) {
        isGone = true
        self.reduction = reduction
    }

    /// It becomes a part of a sum.
    @inline(__always)
    mutating func join(_ coefficient: Double, by reduction: Int32) {
        take(by: reduction)
        summandCoefficient = coefficient
    }

    /// A sum gets a part.
    /// - Returns: the part before it, or -1.
    @inline(__always)
    mutating func addSummand(_ part: Int32) -> Int32 {
        let last = lastSummand
        if last < 0 { firstSummand = part }
        lastSummand = part
        return last
    }

    /// It gets a constraint of its own.
    /// - Returns: the one that was first.
    @inline(__always)
    mutating func addUnaryTerm(_ unaryTerm: Int32) -> Int32 {
        let next = firstUnaryTerm
        firstUnaryTerm = unaryTerm
        hasCost = true
        return next
    }
}
