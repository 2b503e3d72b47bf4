extension View {
    /// How the view arranges its subviews without a stack, and how it is arranged in such a superview.
    public var flex: FlexAttributes {
        get { extras.isUnset ? FlexAttributes() : extras.stored.flex.value }
        _modify { yield &extras.value.flex.value }
    }

    /// Whether the view arranges subviews in a row, a column or a grid; read in place.
    package var isFlexContainer: Bool {
        !extras.isUnset && !extras.stored.flex.isUnset && extras.stored.flex.stored.direction != .none
    }
}

extension LayoutTree {
    /// Whether a view has any of these attributes; read in place.
    func hasFlex(_ view: ItemID) -> Bool { !self[view].extras.isUnset && !self[view].extras.stored.flex.isUnset }

    /// Whether a superview with such a direction arranges a view; read in place.
    func isInFlow(_ view: ItemID) -> Bool { !hasFlex(view) || !self[view].extras.stored.flex.stored.item.isAbsolute }
}
