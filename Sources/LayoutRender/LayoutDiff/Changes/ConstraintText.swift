import LayoutEngine

extension LayoutTree {
    /// A constraint in the expression notation, with the views' names in reports. `badge.leading == title.trailing +
    /// 12`, `list.width >= 200 @750 (inactive)`.
    public func text(of constraint: LayoutConstraint) -> String {
        expression(of: constraint, naming: displayName(of:)) + (constraint.isActive ? "" : " (inactive)")
    }
}
