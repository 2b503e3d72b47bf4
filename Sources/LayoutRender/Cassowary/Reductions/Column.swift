/// What the elimination knows of a variable: of the program, an error or a sum.
///
/// One record instead of a list for each property: a step asks several of one variable, and writing them is one access.
struct Unknown: Sendable {
    /// Its single-variable constraints, a linked list: what it costs by itself.
    var itemHead: Int32 = -1
    /// The constraint whose error it is; -1 for others.
    var error: Int32 = -1
    /// The copies that gave it their costs, and the next copy of the variable that this one is a copy of.
    var copyHead: Int32 = -1
    var nextCopy: Int32 = -1
    /// The step that took it.
    var step: Int32 = -1
    /// The parts of a sum as a linked list; -1 where it is no sum.
    var partHead: Int32 = -1
    var partTail: Int32 = -1
    /// As a part of a sum: the next part, and how much of this one is in it.
    var nextPart: Int32 = -1
    var partCoefficient = 1.0
    var hasCost = false
    /// The root of a class with a minimum.
    var isLimited = false
    var isGone = false
    /// Without a function of its own, since a sum further on looks through it to its parts.
    var isOpen = false
    /// A sum that a step mentions: it gets no further parts.
    var isSealed = false
    /// Whether it waits to be looked at.
    var isInCheap = false
    var isInDear = false

    /// A step takes it.
    @inline(__always)
    mutating func take(by step: Int32) {
        isGone = true
        self.step = step
    }

    /// It becomes a part of a sum.
    @inline(__always)
    mutating func join(_ coefficient: Double, by step: Int32) {
        take(by: step)
        partCoefficient = coefficient
    }

    /// A sum gets a part.
    /// - Returns: the part before it, or -1.
    @inline(__always)
    mutating func addPart(_ part: Int32) -> Int32 {
        let last = partTail
        if last < 0 { partHead = part }
        partTail = part
        return last
    }

    /// It gets a constraint of its own.
    /// - Returns: the one that was first.
    @inline(__always)
    mutating func addItem(_ item: Int32) -> Int32 {
        let next = itemHead
        itemHead = item
        hasCost = true
        return next
    }
}
