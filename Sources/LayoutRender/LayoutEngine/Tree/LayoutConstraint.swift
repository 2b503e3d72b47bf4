@_exported import enum Cassowary.Relation

/// `first  relation  multiplier * second + constant @priority`, as NSLayoutConstraint.
public struct LayoutConstraint: Sendable, Equatable {
    /// The document's id, for key paths and diffs; empty when there is none.
    public var id: String
    /// UIKit's free `identifier`, shown in conflict reports.
    public var identifier: String?
    public var first: Anchor
    public var relation: Relation
    /// Nil: the constant alone.
    public var second: Anchor?
    public var multiplier: Double
    public var constant: Double
    /// 1...1000
    public var priority: Float
    public var isActive: Bool
    /// Interface Builder's "remove at build time".
    public var isPlaceholder: Bool
    /// As the source wrote it, for messages; nil: made from the parts.
    public var sourceText: String?

    public init(
        id: String = "", _ first: Anchor, _ relation: Relation = .equal, _ second: Anchor? = nil,
        multiplier: Double = 1, constant: Double = 0, priority: Float = 1000
    ) {
        self.id = id
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        isActive = true
        isPlaceholder = false
    }
}

/// The named levels of UILayoutPriority.
public enum LayoutPriority {
    public static let required: Float = 1000
    public static let defaultHigh: Float = 750
    public static let defaultLow: Float = 250
    public static let fittingSizeLevel: Float = 50
}
