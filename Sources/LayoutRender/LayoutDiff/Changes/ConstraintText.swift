import LayoutEngine

extension LayoutTree {
    /// A constraint in the expression notation, with the views' names in reports.
    public func text(of constraint: LayoutConstraint) -> String {
        expression(of: constraint, naming: displayName(of:)) + (constraint.isActive ? "" : " (inactive)")
    }
}
