/// The rule that made a constraint, by the identifier that UIKit prints in the console, or by one of our own.
public enum ConstraintRole: String, Sendable, CaseIterable {
    // Explicit
    /// A constraint of the source.
    case explicit = "NSLayoutConstraint"
    // Views
    /// The root's origin and size, given from outside. Breaking it is never proposed.
    case rootFrame = "UIView-Encapsulated-Layout"
    /// A root without a given length is as small as priority 50 allows, as in `systemLayoutSizeFitting(_:)`.
    case fittingSize = "fittingSizeTarget"
    /// The frame and the autoresizing mask of a view that translates its mask.
    case autoresizing = "NSAutoresizingMaskLayoutConstraint"
    /// A view's length is at most its natural length, at the hugging priority.
    case contentHugging = "NSContentSizeLayoutConstraint-hugging"
    /// A view's length is at least its natural length, at the compression resistance priority.
    case compressionResistance = "NSContentSizeLayoutConstraint-compressionResistance"
    // Stack views
    /// The first and the last visible view of a stack lie at the ends of the canvas.
    case canvasConnection = "UISV-canvas-connection"
    /// The gap between two neighbours: equal to the spacing, in spreading distributions at least the spacing.
    case spacing = "UISV-spacing"
    /// A hidden view has length 0 along the axis, at priority 999.999.
    case hiding = "UISV-hiding"
    /// A hidden view lies in the middle of the gap between its visible neighbours, at priority 50.
    case hiddenSpacing = "UISV-spacing-hidden"
    /// Each visible view is as long as the first.
    case fillEqually = "UISV-fill-equally"
    /// Each visible view's length is its natural length's share of the canvas, at priority 999 - index.
    case fillProportionally = "UISV-fill-proportionally"
    /// Equal gaps (`equalSpacing`), or equal distances of centres at priority 150 - index (`equalCentering`).
    case distributingEdge = "UISV-distributing-edge"
    /// An edge, a centre, a baseline or the breadth across the axis equals that of the canvas or of the first view.
    case alignment = "UISV-alignment"
    /// The alignment spanner lies around a visible view.
    case spanningBoundary = "UISV-spanning-boundary"
    /// The alignment spanner has length 0 at priority 51: no larger than the largest view.
    case spanningFit = "UISV-spanning-fit"
    /// A view has length 0 across the axis at priority 25, so that its length is not ambiguous.
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    /// A stack with a spreading distribution or a baseline alignment has length 0 at priority 49.
    case canvasFit = "UISV-canvas-fit"
    /// Several labels of several lines side by side share the width equally.
    case textWidthDisambiguation = "UISV-text-width-disambiguation"
    // Containers of other kinds
    /// A scroll view's content rectangle begins at the scroll view's origin.
    case contentGuide = "UIScrollView-contentLayoutGuide"
    /// Rows, headers and footers lie below each other in a table's content, as wide as the table.
    case tableRow = "UITableView-row"
    /// UITableViewCell's style places the cell's own texts and picture.
    case cellStyle = "UITableViewCell-style"
    /// UICollectionViewFlowLayout places the cells.
    case flowItem = "UICollectionView-item"
    /// AASubviews: the subviews of a container lie one below the other.
    case arranger = "AASubviews"
    /// A view in a row, a column or a grid without a stack (`FlexAttributes`): place, length, or the room for it.
    case flex = "LayoutRender-flex"
}

extension ConstraintRole {
    /// Whether the constraint states a view's content size.
    var isContentSize: Bool { self == .contentHugging || self == .compressionResistance }
}

/// The identity of a lowered constraint: stable as long as the rule, the item and the index in the rule stay the same.
/// A session pairs old and new constraints by their keys.
public struct ConstraintKey: Hashable, Sendable {
    /// The item that the rule is about: the view for a stack's rules on one view, the stack for the others.
    public var item: ItemID
    /// The rule.
    public var role: ConstraintRole
    /// The other item of a pair (the neighbour, the container), if any.
    public var other: ItemID?
    /// For explicit constraints, the index in `LayoutTree.constraints`; else a counter inside the rule.
    public var index: Int32

    /// A key; an index counts several constraints of one rule on one item.
    public init(_ role: ConstraintRole, _ item: ItemID, other: ItemID? = nil, index: Int32 = 0) {
        self.item = item
        self.role = role
        self.other = other
        self.index = index
    }
}
