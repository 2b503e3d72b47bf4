/// The rule that made a constraint, with the name that UIKit prints.
public enum ConstraintRole: String, Sendable, CaseIterable {
    // Explicit
    case explicit = "NSLayoutConstraint"
    // Views
    case rootFrame = "UIView-Encapsulated-Layout"
    case fittingSize = "fittingSizeTarget"
    case autoresizing = "NSAutoresizingMaskLayoutConstraint"
    case contentHugging = "NSContentSizeLayoutConstraint-hugging"
    case compressionResistance = "NSContentSizeLayoutConstraint-compressionResistance"
    // Stack views
    case canvasConnection = "UISV-canvas-connection"
    case spacing = "UISV-spacing"
    case hiding = "UISV-hiding"
    case hiddenSpacing = "UISV-spacing-hidden"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case alignment = "UISV-alignment"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case canvasFit = "UISV-canvas-fit"
    case textWidthDisambiguation = "UISV-text-width-disambiguation"
    // Containers of other kinds
    case contentGuide = "UIScrollView-contentLayoutGuide"
    case tableRow = "UITableView-row"
    case arranger = "AASubviews"
}

extension ConstraintRole {
    /// Whether the constraint states a view's content size.
    var isContentSize: Bool { self == .contentHugging || self == .compressionResistance }
}

/// The identity of a lowered constraint: stable as long as the rule, the item and the index in the rule stay the same.
public struct ConstraintKey: Hashable, Sendable {
    public var item: ItemID
    public var role: ConstraintRole
    /// The other item of a pair (the neighbour, the container), if any.
    public var other: ItemID?
    /// For explicit constraints, the index in `LayoutTree.constraints`; else a counter inside the rule.
    public var index: Int32

    public init(_ role: ConstraintRole, _ item: ItemID, other: ItemID? = nil, index: Int32 = 0) {
        self.item = item
        self.role = role
        self.other = other
        self.index = index
    }
}
