/// A message about a layout: a conflict, an ambiguity, a notice. UIKit prints such messages to the console; here they
/// are part of the result.
public struct LayoutDiagnostic: Sendable, Hashable {
    /// The kinds of messages; the raw values are the words in reports and in `expect`.
    public enum Kind: String, Sendable, CaseIterable {
        /// Required constraints that cannot hold together; one was set aside.
        case conflict
        /// A frame that the constraints do not determine.
        case ambiguous
        /// A scroll view whose content size is not determined.
        case ambiguousContentSize
        /// An input without effect or beyond what is modelled.
        case notice
        /// The work limit was reached; the message says how good the best frames are that were found.
        case workLimit
    }

    /// What the message reports.
    public var kind: Kind
    /// The items concerned, the most important first.
    public var items: [ItemID]
    /// For ambiguity: the axis.
    public var axis: Axis?
    /// For ambiguity: the items inside that are ambiguous because the item around them is, and a scroll view whose content
    /// size follows from the item.
    public var followers: [ItemID] = []
    /// One sentence; for a conflict UIKit's own, `Unable to simultaneously satisfy constraints. …`.
    public var message: String
    /// The constraints concerned, as Xcode would print them; at most 50, then a count of the rest.
    public var constraints: [String]
    /// Indices of the explicit constraints concerned in `LayoutTree.constraints`.
    public var constraintIndices: [Int]
    /// For a conflict: the index of the explicit constraint that was set aside; nil where another constraint was.
    package var brokenIndex: Int?
    /// For a conflict: the content sizes among the constraints concerned.
    package var contentLengths: [ContentLength] = []
    /// The number of defects: more than one if the entry counts the defects that are not listed.
    public var count: Int

    /// A message with one defect unless `count` says otherwise.
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

/// One side of a view's content size in a conflict: the view is at most, or at least, as long as its content.
package struct ContentLength: Sendable, Hashable {
    package var item: ItemID
    package var axis: Axis
    /// True for content hugging, false for compression resistance.
    package var isAtMost: Bool
    /// The length of the content, in points.
    package var length: Double
}
