import LayoutEngine
import Notation

let relationWords: [String: Relation] = ["==": .equal, ">=": .greaterThanOrEqual, "<=": .lessThanOrEqual]

/// What a name stands for when no item has it as its id.
private enum OwnerWord: String, DocumentWord {
    case parent, superview, `self`, container

    static let wordTable = NameTable(Self.self)
}

/// What a name means that is no item's id: one look for both.
private enum NameMeaning {
    case region(Anchor.Region)
    case owner(OwnerWord)

    static let table = NameTable(
        regionWords.map { (text: $0.key, value: NameMeaning.region($0.value)) }
            + OwnerWord.allCases.map { (text: $0.rawValue, value: .owner($0)) })
}

/// From names to anchors, and from two sides to constraints.
extension DocumentReader {
    /// `leading`, `parent.top`, `avatar.trailing`, `parent.safeArea.bottom`, `container`, `avatar/vip.width` ...
    mutating func anchorTarget(
        _ path: ExpressionLexer.Path, _ lexer: ExpressionLexer, _ place: Int, _ context: ConstraintContext
    ) -> AnchorTarget? {
        let text = lexer.bytes.span
        if path.wordCount == 0, let what = AnchorTarget.What.table.find(text, path.name) {
            return AnchorTarget(item: context.owner, what: what)
        }
        let target: AnchorTarget
        if let found = item(path.name, in: lexer, scope: context.scope) {
            target = AnchorTarget(item: found, what: .whole)
        } else if let meaning = NameMeaning.table.find(text, path.name) {
            switch meaning {
            case .region(let region): target = AnchorTarget(item: context.owner, region: region, what: .whole)
            case .owner(let word):
                guard let owner = owner(word, place, context) else { return nil }
                target = AnchorTarget(item: owner, what: .whole)
            }
        } else {
            unknownName(lexer.text(path.name), place, context)
            return nil
        }
        return finish(target, path, lexer, place, context)
    }

    /// The item that a name in a constraint means: one with that id, else what the keyword stands for.
    mutating func referencedItem(_ name: String, _ place: Int, _ context: ConstraintContext) -> ItemID? {
        if let found = item(name, scope: context.scope) { return found }
        if let word = OwnerWord(rawValue: name) { return owner(word, place, context) }
        unknownName(name, place, context)
        return nil
    }

    private mutating func owner(_ word: OwnerWord, _ place: Int, _ context: ConstraintContext) -> ItemID? {
        switch word {
        case .`self`: return context.owner
        case .parent, .superview:
            if let parent = tree[context.owner].superview { return parent }
            report(context, at: place, "the root has no \(word.rawValue)")
        case .container:
            var at: ItemID? = context.owner
            while let item = at {
                if let container = tree[item].container { return container }
                at = tree[item].superview
            }
            report(context, at: place, "there is no layoutContainer around this")
        }
        return nil
    }

    private mutating func unknownName(_ name: String, _ place: Int, _ context: ConstraintContext) {
        let stem = String(name.prefix { $0 != "-" && $0 != "/" })
        var message = "unknown name \(quoted(name))"
        if stem != name, metrics[stem] != nil || item(stem, scope: context.scope) != nil {
            message += "; a difference or quotient needs spaces around its sign"
        } else {
            message += hint(
                for: name,
                in: items.sortedNames + metrics.sortedNames + Attribute.knownWords + OwnerWord.knownWords)
        }
        report(context, at: place, message)
    }

    private mutating func finish(
        _ start: AnchorTarget, _ path: ExpressionLexer.Path, _ lexer: ExpressionLexer, _ place: Int,
        _ context: ConstraintContext
    ) -> AnchorTarget? {
        var target = start
        let text = lexer.bytes.span
        for index in 0..<path.wordCount {
            let word = index == 0 ? path.words.0 : path.words.1
            if target.region == .item, case .whole = target.what, let region = regionTable.find(text, word) {
                target.region = region
            } else if index == path.wordCount - 1, index < 2, let what = AnchorTarget.What.table.find(text, word) {
                target.what = what
            } else {
                let name = lexer.text(word)
                let known = Attribute.knownWords + Compound.allCases.map(\.rawValue) + regionWordList
                report(context, at: place, "unknown attribute \(quoted(name))" + hint(for: name, in: known))
                return nil
            }
        }
        if target.region == .contentLayout || target.region == .frameLayout, tree[target.item].scroll == nil {
            report(context, at: place, "only scroll views have a content and a frame layout guide")
            return nil
        }
        return target
    }

    /// `left relation right` as one constraint, or as several when a compound word stands on the left.
    mutating func constraints(
        _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, _ context: ConstraintContext
    ) -> MadeConstraints {
        if let first = left.terms.first, case .compound(let compound) = first.target.what {
            guard left.terms.count == 1, left.constant == 0, first.factor == 1 else {
                report(context, at: first.place, "\(compound.rawValue) stands alone on the left side")
                return .none
            }
            return .several(expand(first.target, compound, relation, right, context))
        }
        var both = left
        both.add(right, times: -1)
        both.terms.removeZeros()
        let terms = both.terms
        guard let first = terms.first else {
            report(context, at: 0, "the expression names no anchor")
            return .none
        }
        guard terms.count <= 2 else {
            report(context, at: terms[2].place, "a constraint relates two anchors at most")
            return .none
        }
        let second = terms.count == 2 ? terms[1] : nil
        guard let firstAnchor = anchor(first, context) else { return .none }
        var secondAnchor: Anchor?
        if let second {
            guard let anchor = anchor(second, context) else { return .none }
            secondAnchor = anchor
        }
        let made = LayoutConstraint(
            firstAnchor, first.factor < 0 ? relation.turned : relation, secondAnchor,
            multiplier: second.map { -$0.factor / first.factor } ?? 1, constant: -both.constant / first.factor)
        return check(made, context, first.place) ? .one(made) : .none
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
        func isMissing(_ anchor: Anchor) -> Bool { anchor.region != .item && !anchor.attribute.isPlain }
        if let missing = isMissing(constraint.first) ? constraint.first : constraint.second, isMissing(missing) {
            return fail("a layout guide has no \(missing.attribute.rawValue)")
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
