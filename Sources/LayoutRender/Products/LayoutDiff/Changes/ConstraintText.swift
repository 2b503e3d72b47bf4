import LayoutEngine

extension LayoutTree {
    /// A constraint in the expression notation, with the names that a person types back. `badge.leading == title.trailing +
    /// 12`, `list.width >= 200 @750 (inactive)`.
    public func text(of constraint: LayoutConstraint, _ names: ItemNames) -> String {
        expression(of: constraint, naming: names.quotedName(of:)) + (constraint.isActive ? "" : " (inactive)")
    }
}
