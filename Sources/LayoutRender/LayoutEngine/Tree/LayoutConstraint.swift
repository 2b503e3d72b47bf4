@_exported import enum Cassowary.Relation

/// `first  relation  multiplier * second + constant @priority`, as NSLayoutConstraint.
public struct LayoutConstraint: Sendable, Equatable {
    public var first: Anchor
    /// Nil for a constraint with only a constant.
    public var second: Anchor?
    public var relation: Relation
    public var isActive: Bool
    /// Interface Builder's "remove at build time".
    public var isPlaceholder: Bool
    /// 1...1000
    public var priority: Float
    public var multiplier: Double
    public var constant: Double
    /// The source's text, for messages; nil: a text is made from the parts.
    public var source: SourceSlice?
    @usableFromInline var names = OutOfLine<Names>()

    public init(
        id: String = "", _ first: Anchor, _ relation: Relation = .equal, _ second: Anchor? = nil,
        multiplier: Double = 1, constant: Double = 0, priority: Float = 1000
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        isActive = true
        isPlaceholder = false
        if !id.isEmpty { self.id = id }
    }
}

/// Properties that few constraints set.
extension LayoutConstraint {
    @usableFromInline
    struct Names: Unsettable, Sendable {
        @usableFromInline var id = ""
        @usableFromInline var identifier: String?

        @usableFromInline static let unset = Names()
    }

    /// The document's id, for key paths and diffs; empty if there is none.
    public var id: String {
        @inlinable @inline(__always) get { names.isUnset ? "" : names.stored.id }
        _modify { yield &names.value.id }
    }
    /// UIKit's free `identifier`, shown in conflict reports.
    public var identifier: String? {
        @inlinable @inline(__always) get { names.isUnset ? nil : names.stored.identifier }
        _modify { yield &names.value.identifier }
    }
    /// The same as `source`, as a string.
    public var sourceText: String? {
        get { source?.text }
        set { source = newValue.map { SourceSlice($0) } }
    }
}
