import LayoutEngine

/// Which constraints of a conflict give way before others.
extension LayoutConstraint {
    /// Whether the constraint is a number for a width or a height.
    var isNumberForLength: Bool { second == nil && [.width, .height].contains(first.attribute) }

    /// Whether a plain number is the size of a picture, of a button or of a line between views.
    func isOwnSize(on screen: AuditedScreen) -> Bool {
        switch screen.tree[first.item].kind {
        case .imageView: true
        case .button: first.attribute == .height || screen.shownText(first.item) == nil
        default: constant <= Self.thickestLine
        }
    }

    /// Whether the constraint is no length, or a number for a label's.
    func isGapOrText(on screen: AuditedScreen) -> Bool {
        ![.width, .height].contains(first.attribute) || (second == nil && screen.tree[first.item].kind == .label)
    }

    /// The thickness of a line between views, in points.
    private static let thickestLine = 2.0
}
