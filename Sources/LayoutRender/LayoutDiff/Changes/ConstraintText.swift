import LayoutEngine

extension LayoutTree {
    /// A constraint as the expression notation writes it, views by the names that a report uses.
    public func text(of constraint: LayoutConstraint) -> String {
        expression(of: constraint, naming: displayName(of:)) + (constraint.isActive ? "" : " (inactive)")
    }
}
