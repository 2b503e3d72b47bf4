import LayoutEngine
import Notation

/// The relations of expressions and visual formats, as written.
let relationWords: [String: Relation] = ["==": .equal, ">=": .greaterThanOrEqual, "<=": .lessThanOrEqual]

/// The meaning of a name that is no item's id.
enum OwnerWord: String, DocumentWord {
    case parent, superview, `self`, container

    static let wordTable = NameTable(Self.self)
}

/// The meaning of a word of an anchor that is no item's id: one table, since no word has two meanings.
enum AnchorWord {
    /// An attribute or a compound: the last word of a path, `trailing` in `avatar.trailing`.
    case what(AnchorTarget.What)
    /// A layout guide of an item: `safeArea` in `parent.safeArea.bottom`.
    case region(Anchor.Region)
    /// An item by its place in the tree: `parent`, `container`.
    case owner(OwnerWord)

    /// Attributes first, then compounds, regions and owners; built once for the process.
    static let table = NameTable(
        Attribute.allCases.map { (text: $0.rawValue, value: AnchorWord.what(.attribute($0))) }
            + Compound.allCases.map { (text: $0.rawValue, value: .what(.compound($0))) }
            + regionWords.map { (text: $0.key, value: .region($0.value)) }
            + OwnerWord.allCases.map { (text: $0.rawValue, value: .owner($0)) })
}

/// Resolves names to anchors, and makes constraints of two sides.
extension DocumentReader {
    /// Finds the item and the anchor that a path names: `leading`, `parent.top`, `avatar.trailing`,
    /// `parent.safeArea.bottom`, `container`, `avatar/vip.width` (the view `vip` of the component `avatar`).
    /// - Parameters:
    ///   - alone: the meaning of a path that is a single name: an anchor of the constraint's own view, such as
    ///     `leading`, a region, or a word for a view, such as `parent`; nil for a path of several names.
    ///   - lexer: has just read the path; the lexer is not moved, and passed inout only because a lexer is large.
    /// - Returns: nil, with a diagnostic, for a name that is unknown.
    mutating func anchorTarget(
        _ alone: AnchorWord?, _ lexer: inout ExpressionLexer, _ place: Int, _ context: ConstraintContext
    ) -> AnchorTarget? {
        if case .what(let what)? = alone { return AnchorTarget(item: context.owner, what: what) }
        var target = AnchorTarget(item: context.owner, what: .whole)
        if let found = item(lexer.path.name, in: lexer.bytes, scope: context.scope) {
            target.item = found
        } else {
            switch alone ?? AnchorWord.table.find(lexer.bytes.span, lexer.path.name) {
            case .region(let region)?: target.region = region
            case .owner(let word)?:
                guard let owner = owner(word, place, context) else { return nil }
                target.item = owner
            default:
                unknownName(lexer.text(lexer.path.name), place, context)
                return nil
            }
        }
        return finish(&target, &lexer, place, context) ? target : nil
    }

    /// The item that a name in a constraint refers to: the item with that id, else the item of the keyword.
    mutating func referencedItem(_ name: String, _ place: Int, _ context: ConstraintContext) -> ItemID? {
        if let found = item(name, scope: context.scope) { return found }
        if let word = OwnerWord(rawValue: name) { return owner(word, place, context) }
        unknownName(name, place, context)
        return nil
    }

    /// The item that a keyword refers to; nil after a message, for the root has no superview, and not every item lies
    /// in a layout container.
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

    /// The message for a name that no item has. `a-b` is one name, since ids contain hyphens: where `a` alone is
    /// known, the message says that a difference needs spaces.
    private mutating func unknownName(_ name: String, _ place: Int, _ context: ConstraintContext) {
        let stem = String(name.prefix { $0 != "-" && $0 != "/" })
        var message = "unknown name \(quoted(name))"
        if stem != name, defined.metrics[stem] != nil || item(stem, scope: context.scope) != nil {
            message += "; a difference or quotient needs spaces around its sign"
        } else if let number = OtherWords.number(name) {
            message += "; a length is a number of points, as \(number)"
        } else if let edges = OtherWords.edgesHint(for: name) ?? OtherWords.spacingHint(for: name) {
            message += edges
        } else {
            message += hint(
                for: OtherWords.attribute(ofAnchor: name) ?? name,
                in: defined.items.sortedNames + defined.metrics.sortedNames + Attribute.knownWords
                    + OwnerWord.knownWords)
        }
        report(context, at: place, message)
    }

    /// Reads the words after the name; false after a message.
    ///
    /// The words are a region, an attribute or compound, or both in this order. A region is accepted once; an
    /// attribute is accepted as the last of two words at most.
    private mutating func finish(
        _ target: inout AnchorTarget, _ lexer: inout ExpressionLexer, _ place: Int, _ context: ConstraintContext
    ) -> Bool {
        let count = lexer.path.wordCount
        for index in 0..<count {
            let word = index == 0 ? lexer.path.words.0 : lexer.path.words.1
            switch AnchorWord.table.find(lexer.bytes.span, word) {
            case .region(let region)? where target.region == .item && target.what == .whole: target.region = region
            case .what(let what)? where index == count - 1 && index < 2: target.what = what
            default:
                let name = lexer.text(word)
                let known = Attribute.knownWords + Compound.allCases.map(\.rawValue) + regionWordList
                let meant = OtherWords.attribute(ofAnchor: name) ?? name
                report(context, at: place, "unknown attribute \(quoted(name))" + hint(for: meant, in: known))
                return false
            }
        }
        if target.region == .contentLayout || target.region == .frameLayout, tree[target.item].scroll == nil {
            report(context, at: place, "only scroll views have a content and a frame layout guide")
            return false
        }
        return true
    }

    /// `both relation 0` as one constraint.
    ///
    /// The equation is divided by the factor of the first anchor, so that UIKit's form results:
    ///
    ///    2 * a.width + 3 * b.width + 8 >= 0      is      a.width >= -3/2 * b.width - 4
    ///
    /// A division by a negative factor turns the relation around.
    /// - Parameter both: the left side minus the right side, at most two anchors after equal anchors are added up.
    mutating func constraint(
        _ both: inout LinearExpression, _ relation: Relation, _ level: Float, _ lexer: borrowing ExpressionLexer,
        _ context: ConstraintContext
    ) -> [LayoutConstraint] {
        both.removeZeros()
        guard let first = both.terms.first else {
            report(context, at: 0, "the expression names no anchor")
            return []
        }
        let count = both.terms.count
        guard count <= 2 else {
            report(context, at: both.terms[2].place, "a constraint relates two anchors at most")
            return []
        }
        guard let firstAnchor = anchor(first, context) else { return [] }
        var secondAnchor: Anchor?
        var multiplier = 1.0
        if count == 2 {
            var second = both.terms[1]
            if case .whole = second.target.what { second.target.what = .attribute(firstAnchor.attribute) }
            guard let anchor = anchor(second, context) else { return [] }
            secondAnchor = anchor
            multiplier = -second.factor / first.factor
        }
        var made = LayoutConstraint(
            firstAnchor, first.factor < 0 ? relation.turned : relation, secondAnchor, multiplier: multiplier,
            constant: -both.constant / first.factor, priority: level)
        made = spaced(made, -both.baselineSpacing / first.factor)
        guard check(made, context, first.place) else { return [] }
        made.source = lexer.source
        return [made]
    }

    /// `edges == right`: the constraints of a compound word, which must be alone on the left.
    mutating func constraints(
        _ left: inout LinearExpression, _ compound: Compound, _ relation: Relation, _ right: inout LinearExpression,
        _ context: ConstraintContext
    ) -> [LayoutConstraint] {
        guard let first = left.terms.first, left.terms.count == 1, left.constant == 0, first.factor == 1 else {
            report(context, at: left.terms[0].place, "\(compound.rawValue) stands alone on the left side")
            return []
        }
        return expand(first.target, compound, relation, right, context)
    }

    /// The anchor of a term that names an attribute; nil after a message for a whole item or a compound.
    mutating func anchor(_ term: LinearExpression.Term, _ context: ConstraintContext) -> Anchor? {
        guard case .attribute(let attribute) = term.target.what else {
            report(context, at: term.place, "an attribute is missing here, such as .leading or .width")
            return nil
        }
        return Anchor(term.target.item, attribute, region: term.target.region)
    }

    /// `edges >= parent + 8` keeps the item at least 8 inside on every side: at the far edges sign and relation are
    /// reversed.
    ///
    /// Examples: `size == parent.size * 0.5` makes two constraints, `edges == parent` four. The right side is an item
    /// or the same compound of an item, and only `size` has a multiplier: a place has no meaning when it is
    /// multiplied.
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
            let name = arena.string(context.node).split(separator: "=").last.map { String($0.drop { $0 == " " }) } ?? ""
            let isHidden = defined.metrics[name] != nil && item(name, scope: context.scope) != nil
            report(
                context, at: 0,
                "\(compound.rawValue) needs an item on the right side, such as parent"
                    + (isHidden ? "; \(quoted(name)) is a metric here, which hides the item of this name" : ""))
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

    /// Reports constraints for which NSLayoutConstraint would raise an exception.
    ///
    /// The first rule bounds a document's numbers; UIKit raises an exception where one of the others is broken:
    ///
    /// 1. constant and multiplier are finite and within the limits of a document; 2. a layout guide has edges, sizes
    /// and centres, but neither baselines nor margins; 3. a place needs a second anchor, a length may be compared with
    /// a constant; 4. a length is compared with a length, a place with a place of the same axis; 5. leading and
    /// trailing are not compared with left and right.
    ///
    /// - Returns: false after a message at the first broken rule.
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
        guard abs(constraint.systemSpacingMultiplier) <= Limits.multiplier.upperBound else {
            return fail("a multiple of the system's spacing is at most 10000 in absolute value")
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
