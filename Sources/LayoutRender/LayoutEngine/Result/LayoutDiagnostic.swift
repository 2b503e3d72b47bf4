/// A message about a layout: a conflict, an ambiguity, a notice.
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
        /// The work limit was reached; the frames are the best that were found, if any, and the message says how good
        /// they are.
        case workLimit
    }

    public var kind: Kind
    /// The items concerned, the most important first.
    public var items: [ItemID]
    /// For ambiguity: the axis.
    public var axis: Axis?
    /// The message in one sentence.
    public var message: String
    /// The constraints concerned, as Xcode would print them.
    public var constraints: [String]
    /// Indices of the explicit constraints concerned in `LayoutTree.constraints`.
    public var constraintIndices: [Int]
    /// The number of defects: more than one if the entry counts the defects that are not listed.
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
