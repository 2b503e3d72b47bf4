internal import LayoutEngine

/// Constraints as those of the tree.
extension TreeWriter {
    /// Places the constraints of the views written last, and those activated since.
    func placePending() {
        pending.sort { $0.activation < $1.activation }
        var lowered: [LayoutConstraint] = []
        let first = tree.constraints.count
        for constraint in pending where places[ObjectIdentifier(constraint)] == nil {
            guard let own = lower(constraint) else {
                unplaced += 1
                continue
            }
            let place = first + lowered.count
            places[ObjectIdentifier(constraint)] = place
            lowered.append(own)
            if dependsOnOthers(constraint) { dependent.append((place, Weak(constraint))) }
        }
        pending = []
        if !lowered.isEmpty { tree.constraints += lowered }
    }

    private func dependsOnOthers(_ constraint: NSLayoutConstraint) -> Bool {
        [constraint.firstAttribute, constraint.secondAttribute].contains { $0.word.map(\.isOfBaselines) ?? false }
            || constraint.secondItem != nil && ScrolledAnchors(constraint).isFloating
    }

    func lower(_ constraint: NSLayoutConstraint) -> LayoutConstraint? {
        guard let first = anchor(constraint.firstItem, constraint.firstAttribute) else { return nil }
        var second: Anchor?
        if constraint.secondItem != nil {
            guard let found = anchor(constraint.secondItem, constraint.secondAttribute) else { return nil }
            second = found
        } else if constraint.secondAttribute != .notAnAttribute {
            return nil
        }
        let moved = constraint.secondItem == nil ? 0 : ScrolledAnchors(constraint).constant
        var lowered = LayoutConstraint(
            first, constraint.relation.word, second, multiplier: constraint.multiplier.laidOut,
            constant: (constraint.constant + moved).laidOut, priority: constraint.priority.rawValue)
        if constraint.baselineSpacing != 0 {
            lowered.systemSpacingMultiplier = Double(constraint.baselineSpacing)
        }
        if let identifier = constraint.identifier { lowered.identifier = identifier }
        return lowered
    }

    private func anchor(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Anchor? {
        guard let word = attribute.word, let item else { return nil }
        if let guide = item as? UILayoutGuide, let region = guide.region {
            guard let owner = guide.owningView.flatMap({ items[ObjectIdentifier($0)] }) else { return nil }
            guard region == .keyboard else { return Anchor(owner, word, region: region) }
            // No keyboard is shown: the guide is what lies below the safe area.
            return word == .top ? Anchor(owner, .bottom, region: .safeArea) : Anchor(owner, word)
        }
        guard var id = items[ObjectIdentifier(item)] else { return nil }
        if let view = item as? UIView {
            if word == .firstBaseline { id = baselineItem(view, view.forFirstBaselineLayout) ?? id }
            if word == .lastBaseline { id = baselineItem(view, view.forLastBaselineLayout) ?? id }
        }
        return Anchor(id, word)
    }

    /// The view whose baseline another one gives out as its own.
    private func baselineItem(_ view: UIView, _ other: UIView) -> ItemID? {
        other === view ? nil : items[ObjectIdentifier(other)]
    }
}

extension Attribute {
    fileprivate var isOfBaselines: Bool { self == .firstBaseline || self == .lastBaseline }
}
