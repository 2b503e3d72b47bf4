import LayoutEngine

extension LayoutTree {
    /// A constraint as the expression notation writes it: `bio.top == name.bottom + 4 @750`.
    public func text(of constraint: LayoutConstraint) -> String {
        var text = self.text(of: constraint.first)
        switch constraint.relation {
        case .lessThanOrEqual: text += " <= "
        case .equal: text += " == "
        case .greaterThanOrEqual: text += " >= "
        }
        if let second = constraint.second {
            if constraint.multiplier != 1 { text += constraint.multiplier.plain + " * " }
            text += self.text(of: second)
            if constraint.constant != 0 {
                text += (constraint.constant < 0 ? " - " : " + ") + constraint.constant.magnitude.plain
            }
        } else {
            text += constraint.constant.plain
        }
        if constraint.priority != 1000 { text += " @" + Double(constraint.priority).plain }
        if !constraint.isActive { text += " (inactive)" }
        return text
    }

    func text(of anchor: Anchor) -> String {
        let name = displayName(of: anchor.item)
        let region =
            switch anchor.region {
            case .item: ""
            case .safeArea: ".safeArea"
            case .layoutMargins: ".layoutMargins"
            case .readableContent: ".readableContent"
            case .contentLayout: ".contentLayout"
            case .frameLayout: ".frameLayout"
            case .topLayoutGuide: ".topLayoutGuide"
            case .bottomLayoutGuide: ".bottomLayoutGuide"
            case .keyboard: ".keyboard"
            }
        return name + region + "." + anchor.attribute.rawValue
    }
}
