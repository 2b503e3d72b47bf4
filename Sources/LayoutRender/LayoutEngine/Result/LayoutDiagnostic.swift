/// What layout has to say besides frames.
public struct LayoutDiagnostic: Sendable, Hashable {
    public enum Kind: String, Sendable, CaseIterable {
        /// Required constraints that cannot hold together; one was set aside.
        case conflict
        /// A frame that the constraints do not determine.
        case ambiguous
        /// A scroll view whose content size is not determined.
        case ambiguousContentSize
        /// An input without effect or beyond what is modelled.
        case notice
        /// The work limit was reached; the frames are the best that were found, if any, and the message says how good.
        case workLimit
    }

    public var kind: Kind
    /// The items concerned, the most telling first.
    public var items: [ItemID]
    /// For ambiguity: the axis.
    public var axis: Axis?
    /// One sentence, as a person would say it.
    public var message: String
    /// The constraints concerned, as Xcode would print them.
    public var constraints: [String]
    /// Places of the explicit constraints concerned in `LayoutTree.constraints`.
    public var constraintIndices: [Int]
    /// How many defects the entry stands for: more than one where only the first of many are told one by one.
    public var count: Int

    public init(
        kind: Kind, items: [ItemID], axis: Axis? = nil, message: String, constraints: [String] = [],
        constraintIndices: [Int] = [], count: Int = 1
    ) {
        self.kind = kind
        self.items = items
        self.axis = axis
        self.message = message
        self.constraints = constraints
        self.constraintIndices = constraintIndices
        self.count = count
    }
}
