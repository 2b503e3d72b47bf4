@_exported import enum Cassowary.Relation

/// `first  relation  multiplier * second + constant @priority`, as NSLayoutConstraint.
///
/// A record without a check: whether the attributes may be compared is checked by the readers and, at compile time, by
/// `LayoutAnchor`. Layout ignores a constraint between a horizontal and a vertical attribute, unless both are lengths.
public struct LayoutConstraint: Sendable, Equatable {
    /// The left side of the equation.
    public var first: Anchor
    /// Nil for a constraint with only a constant.
    public var second: Anchor?
    /// The sign between the sides; NSLayoutConstraint.Relation.
    public var relation: Relation
    /// NSLayoutConstraint.isActive; an inactive constraint takes no part in layout. Default: true.
    public var isActive: Bool
    /// Interface Builder's "Remove at build time": the reader of Interface Builder files marks such a constraint, and
    /// deactivates the constraint unless the canvas is laid out. Layout itself looks at `isActive` only.
    public var isPlaceholder: Bool
    /// NSLayoutConstraint.priority, 1 to 1000 with fractions; 1000 is required.
    public var priority: Float
    /// The factor of the second anchor; 1 by default. On a position, relative to the origin of the nearest common ancestor of
    /// both items. [measured in Interface Builder]
    public var multiplier: Double
    /// In points, added to the second side; the whole second side when `second` is nil.
    public var constant: Double
    /// The source's text, for messages; nil: a text is made from the parts.
    public var source: SourceSlice?
    @usableFromInline var names = OutOfLine<Names>()

    /// An active constraint; required unless a priority is given.
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
        @usableFromInline var systemSpacing = 0.0

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
    /// Between baselines: how many times the system's spacing, which follows the font of the lower text, is added to
    /// `constant`; 0 for none. NSLayoutYAxisAnchor's `constraint(equalToSystemSpacingBelow:multiplier:)`.
    ///
    /// The lower text is the first item's, or the second's where the multiplier is negative. The spacing of other anchors is
    /// `systemSpacing` points, and stands in `constant`.
    public var systemSpacingMultiplier: Double {
        @inlinable @inline(__always) get { names.isUnset ? 0 : names.stored.systemSpacing }
        _modify { yield &names.value.systemSpacing }
    }
    /// The system's spacing between the edges of two neighbours, in points.
    public static let systemSpacing = 8.0
    /// The name by which an edit finds the constraint in its file: the id, or `@` and the offset of the quote before its text
    /// or of its object in a tree.json, where the constraint has no id or stands in a component; empty where the file has none.
    package var nameInSource: String {
        guard id.isEmpty || id.utf8.contains(UInt8(ascii: "/")) else { return id }
        guard let source, source.offset > 0 else { return id }
        return "@\(source.isEmpty ? source.offset : source.offset - 1)"
    }
    /// The same as `source`, as a string; nil for an object of a document, which has a place and no text.
    package var sourceText: String? {
        get { source.flatMap { $0.isEmpty ? nil : $0.text } }
        set { source = newValue.map { SourceSlice($0) } }
    }
}
