import Notation

extension LayoutTree {
    /// The constraint's name in Xcode's console: its identifier, if any, then `title.leading == parent.leading @750`.
    public func describe(_ constraint: LayoutConstraint) -> String {
        let text = expression(of: constraint) { self[$0].identifier }
        guard let name = constraint.identifier ?? (constraint.id.isEmpty ? nil : constraint.id) else { return text }
        return "'\(name)' \(text)"
    }

    /// A constraint in the expression notation of tree.json, with the item names of `naming`.
    public func expression(of constraint: LayoutConstraint, naming: (ItemID) -> String) -> String {
        var text = Self.expression(of: constraint.first, naming: naming)
        switch constraint.relation {
        case .lessThanOrEqual: text += " <= "
        case .equal: text += " == "
        case .greaterThanOrEqual: text += " >= "
        }
        if let second = constraint.second {
            if constraint.multiplier != 1 { text += "\(PlainNumber.text(constraint.multiplier)) * " }
            let name = Self.expression(of: second, naming: naming)
            // The multiplier stands before the function, and multiplies the spacing too.
            let spacing = constraint.systemSpacingMultiplier / constraint.multiplier
            text += spacing == 0 ? name : "systemSpacingBelow(\(name), multiplier: \(PlainNumber.text(spacing)))"
            if constraint.constant != 0 {
                text += (constraint.constant < 0 ? " - " : " + ") + PlainNumber.text(constraint.constant.magnitude)
            }
        } else {
            text += PlainNumber.text(constraint.constant)
        }
        if constraint.priority < LayoutPriority.required.rawValue {
            text += " @\(PlainNumber.text(Double(constraint.priority)))"
        }
        return text
    }

    private static func expression(of anchor: Anchor, naming: (ItemID) -> String) -> String {
        let region: String =
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
        return "\(naming(anchor.item))\(region).\(anchor.attribute.rawValue)"
    }
}
