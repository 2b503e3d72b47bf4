import LayoutEngine
import Notation

let relationWords: [String: Relation] = ["==": .equal, ">=": .greaterThanOrEqual, "<=": .lessThanOrEqual]

private let ownerWords = ["parent", "superview", "self", "container"]

/// From names to anchors, and from two sides to constraints.
extension DocumentReader {
    /// `leading`, `parent.top`, `avatar.trailing`, `parent.safeArea.bottom`, `container`, `avatar/vip.width` ...
    mutating func anchorTarget(
        _ name: String, _ words: [String], _ place: Int, _ context: ConstraintContext
    ) -> AnchorTarget? {
        if words.isEmpty {
            if let what = Self.what(name) { return AnchorTarget(item: context.owner, what: what) }
        }
        if let region = regionWords[name], item(name, scope: context.scope) == nil {
            return finish(AnchorTarget(item: context.owner, region: region, what: .whole), words, place, context)
        }
        guard let item = referencedItem(name, place, context) else { return nil }
        return finish(AnchorTarget(item: item, what: .whole), words, place, context)
    }

    /// The item that a name in a constraint means: one with that id, else what the keyword stands for.
    mutating func referencedItem(_ name: String, _ place: Int, _ context: ConstraintContext) -> ItemID? {
        if let found = item(name, scope: context.scope) { return found }
        switch name {
        case "self": return context.owner
        case "parent", "superview":
            if let parent = tree[context.owner].superview { return parent }
            report(context, at: place, "the root has no \(name)")
            return nil
        case "container":
            var at: ItemID? = context.owner
            while let item = at {
                if let container = tree[item].container { return container }
                at = tree[item].superview
            }
            report(context, at: place, "there is no layoutContainer around this")
            return nil
        default: break
        }
        let stem = String(name.prefix { $0 != "-" && $0 != "/" })
        var message = "unknown name \(quoted(name))"
        if stem != name, metrics[stem] != nil || item(stem, scope: context.scope) != nil {
            message += "; a difference or quotient needs spaces around its sign"
        } else {
            message += hint(
                for: name,
                in: items.keys.sorted() + metrics.keys.sorted() + Attribute.allCases.map(\.rawValue) + ownerWords)
        }
        report(context, at: place, message)
        return nil
    }

    private mutating func finish(
        _ start: AnchorTarget, _ words: [String], _ place: Int, _ context: ConstraintContext
    ) -> AnchorTarget? {
        var target = start
        for (index, word) in words.enumerated() {
            if let region = regionWords[word], target.region == .item, case .whole = target.what {
                target.region = region
            } else if index == words.count - 1, let what = Self.what(word) {
                target.what = what
            } else {
                let known = Attribute.allCases.map(\.rawValue) + Compound.allCases.map(\.rawValue) + regionWordList
                report(context, at: place, "unknown attribute \(quoted(word))" + hint(for: word, in: known))
                return nil
            }
        }
        if target.region == .contentLayout || target.region == .frameLayout, tree[target.item].scroll == nil {
            report(context, at: place, "only scroll views have a content and a frame layout guide")
            return nil
        }
        return target
    }

    private static func what(_ word: String) -> AnchorTarget.What? {
        if let attribute = Attribute(rawValue: word) { return .attribute(attribute) }
        return Compound(rawValue: word).map { .compound($0) }
    }

    /// `left relation right` as one constraint, or as several when a compound word stands on the left.
    mutating func constraints(
        _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, _ context: ConstraintContext
    ) -> [LayoutConstraint] {
        if let first = left.terms.first, case .compound(let compound) = first.target.what {
            guard left.terms.count == 1, left.constant == 0, first.factor == 1 else {
                report(context, at: first.place, "\(compound.rawValue) stands alone on the left side")
                return []
            }
            return expand(first.target, compound, relation, right, context)
        }
        var terms = left
        var negated = right
        negated.scale(by: -1)
        terms.add(negated)
        terms.terms.removeAll { $0.factor == 0 }
        guard let first = terms.terms.first else {
            report(context, at: 0, "the expression names no anchor")
            return []
        }
        guard terms.terms.count <= 2 else {
            report(context, at: terms.terms[2].place, "a constraint relates two anchors at most")
            return []
        }
        let second = terms.terms.count == 2 ? terms.terms[1] : nil
        guard let firstAnchor = anchor(first, context) else { return [] }
        var secondAnchor: Anchor?
        if let second {
            guard let anchor = anchor(second, context) else { return [] }
            secondAnchor = anchor
        }
        let made = LayoutConstraint(
            firstAnchor, first.factor < 0 ? relation.turned : relation, secondAnchor,
            multiplier: second.map { -$0.factor / first.factor } ?? 1, constant: -terms.constant / first.factor)
        return check(made, context, first.place) ? [made] : []
    }

    private mutating func anchor(_ term: LinearExpression.Term, _ context: ConstraintContext) -> Anchor? {
        guard case .attribute(let attribute) = term.target.what else {
            report(context, at: term.place, "an attribute is missing here, such as .leading or .width")
            return nil
        }
        return Anchor(term.target.item, attribute, region: term.target.region)
    }

    /// `edges >= parent + 8` keeps the item at least 8 inside on every side: the far edges change sign and relation.
    private mutating func expand(
        _ target: AnchorTarget, _ compound: Compound, _ relation: Relation, _ right: LinearExpression,
        _ context: ConstraintContext
    ) -> [LayoutConstraint] {
        guard right.terms.count <= 1 else {
            report(context, at: right.terms[1].place, "a constraint relates two anchors at most")
            return []
        }
        let other = right.terms.first
        if let other {
            switch other.target.what {
            case .whole: break
            case .compound(let same) where same == compound: break
            default:
                report(context, at: other.place, "\(compound.rawValue) is compared with an item, not with an attribute")
                return []
            }
            guard compound == .size || other.factor == 1 else {
                report(context, at: other.place, "only a size can be multiplied")
                return []
            }
        } else if compound != .size {
            report(context, at: 0, "\(compound.rawValue) needs an item on the right side, such as parent")
            return []
        }
        var made: [LayoutConstraint] = []
        for part in compound.parts {
            let constraint = LayoutConstraint(
                Anchor(target.item, part.attribute, region: target.region),
                part.sign < 0 ? relation.turned : relation,
                other.map { Anchor($0.target.item, part.attribute, region: $0.target.region) },
                multiplier: other?.factor ?? 1, constant: right.constant * part.sign)
            guard check(constraint, context, 0) else { return [] }
            made.append(constraint)
        }
        return made
    }

    /// What NSLayoutConstraint would raise an exception for.
    mutating func check(_ constraint: LayoutConstraint, _ context: ConstraintContext, _ place: Int) -> Bool {
        func fail(_ message: String) -> Bool {
            report(context, at: place, message)
            return false
        }
        let first = constraint.first.attribute
        guard constraint.constant.isFinite, abs(constraint.constant) <= Limits.coordinate else {
            return fail("a constant is at most \(PlainNumber.exact(Limits.coordinate)) in absolute value")
        }
        guard Limits.multiplier.contains(abs(constraint.multiplier)) else {
            return fail(
                "a multiplier is from 0.0001 to 10000 in absolute value, not \(PlainNumber.exact(constraint.multiplier))"
            )
        }
        for anchor in [constraint.first, constraint.second].compactMap({ $0 }) where anchor.region != .item {
            guard anchor.attribute.isPlain else {
                return fail("a layout guide has no \(anchor.attribute.rawValue)")
            }
        }
        guard let second = constraint.second else {
            if first.isDimension { return true }
            return fail(
                "\(first.rawValue) is a place and needs an anchor to be compared with, such as parent.\(first.rawValue)"
            )
        }
        guard first.isDimension == second.attribute.isDimension else {
            return fail(
                "\(first.rawValue) cannot be compared with \(second.attribute.rawValue): one is a length, one a place")
        }
        guard first.isDimension || first.axis == second.attribute.axis else {
            return fail("\(first.rawValue) and \(second.attribute.rawValue) lie on different axes")
        }
        guard
            !(first.isDirectional && second.attribute.isAbsolute || first.isAbsolute && second.attribute.isDirectional)
        else {
            return fail(
                "\(first.rawValue) and \(second.attribute.rawValue) cannot be mixed: one follows the layout direction")
        }
        return true
    }
}

extension Attribute {
    /// Follows the layout direction.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Left or right whatever the direction.
    var isAbsolute: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// An attribute that any rectangle has.
    var isPlain: Bool {
        switch self {
        case .leading, .trailing, .left, .right, .top, .bottom, .width, .height, .centerX, .centerY: true
        default: false
        }
    }
}
