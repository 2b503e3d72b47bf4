import LayoutEngine
import Notation

/// NSLayoutAnchor's methods that name a third anchor or the system's spacing, as functions of an expression.
enum AnchorFunction: String, CaseIterable {
    /// The distance of two anchors, a length: `anchorWithOffset(avatar.trailing, to: title.leading)`.
    case anchorWithOffset
    /// An anchor and the system's spacing behind or below: `systemSpacingBelow(title.lastBaseline, multiplier: 2)`.
    case systemSpacingAfter, systemSpacingBelow
}

extension DocumentReader {
    /// Reads a function's arguments behind its name; false after a message.
    mutating func call(
        _ function: AnchorFunction, _ place: Int, _ lexer: inout ExpressionLexer, _ context: ConstraintContext,
        into value: inout LinearExpression
    ) -> Bool {
        lexer.advance()
        guard let anchor = argument(&lexer, context) else { return false }
        switch function {
        case .anchorWithOffset:
            guard expect(",", &lexer, context), expect(word: "to", &lexer, context),
                let other = argument(&lexer, context), expect(")", &lexer, context)
            else { return false }
            return addDistance(from: anchor, to: other, place, context, into: &value)
        case .systemSpacingAfter, .systemSpacingBelow:
            let axis = function == .systemSpacingAfter ? Axis.horizontal : .vertical
            guard !anchor.attribute.isDimension, anchor.attribute.axis == axis else {
                let words = axis == .horizontal ? "leading or trailing" : "top, bottom or a baseline"
                report(context, at: place, "\(function.rawValue) takes a place along its axis, such as \(words)")
                return false
            }
            var multiplier = 1.0
            if lexer.isAt(UInt8(ascii: ",")) {
                lexer.advance()
                guard expect(word: "multiplier", &lexer, context), let number = number(&lexer, context) else {
                    return false
                }
                multiplier = number
            }
            guard expect(")", &lexer, context) else { return false }
            value.terms.append(.init(target: target(anchor), place: place))
            if anchor.attribute == .firstBaseline || anchor.attribute == .lastBaseline {
                value.baselineSpacing = multiplier
            } else {
                value.constant = multiplier * LayoutConstraint.systemSpacing
            }
            return true
        }
    }

    /// The spacing of a constraint between baselines is the engine's; any other is 8 points a multiple.
    func spaced(_ constraint: consuming LayoutConstraint, _ multiple: Double) -> LayoutConstraint {
        guard multiple != 0 else { return constraint }
        if constraint.isBetweenBaselines {
            constraint.systemSpacingMultiplier = multiple
        } else {
            constraint.constant += multiple * LayoutConstraint.systemSpacing
        }
        return constraint
    }

    // MARK: Arguments

    private func target(_ anchor: Anchor) -> AnchorTarget {
        AnchorTarget(item: anchor.item, region: anchor.region, what: .attribute(anchor.attribute))
    }

    /// An anchor with its attribute: `avatar.trailing`, or `trailing` of the constraint's own view.
    private mutating func argument(_ lexer: inout ExpressionLexer, _ context: ConstraintContext) -> Anchor? {
        let place = lexer.start
        guard case .name = lexer.token, lexer.takePath() else {
            report(context, at: place, "expected an anchor, such as avatar.trailing")
            return nil
        }
        let word =
            lexer.path.wordCount == 0 ? AnchorWord.table.find(lexer.bytes.span, lexer.path.name) : nil
        guard let target = anchorTarget(word, &lexer, place, context) else { return nil }
        return anchor(.init(target: target, place: place), context)
    }

    /// A number or a metric, with a minus sign before it or without.
    private mutating func number(_ lexer: inout ExpressionLexer, _ context: ConstraintContext) -> Double? {
        let isNegative = lexer.isAt(UInt8(ascii: "-"))
        if isNegative { lexer.advance() }
        let value: Double? =
            switch lexer.token {
            case .number(let number): number
            case .name: defined.metrics.find(lexer.bytes.span, lexer.piece)
            default: nil
            }
        guard let value, value.isFinite, abs(value) <= Limits.multiplier.upperBound else {
            report(context, at: lexer.start, "expected a number or a metric, at most 10000 in absolute value")
            return nil
        }
        lexer.advance()
        return isNegative ? -value : value
    }

    private mutating func expect(
        _ symbol: Unicode.Scalar, _ lexer: inout ExpressionLexer, _ context: ConstraintContext
    ) -> Bool {
        guard lexer.isAt(UInt8(ascii: symbol)) else {
            report(context, at: lexer.start, "expected '\(symbol)'")
            return false
        }
        lexer.advance()
        return true
    }

    /// A label with its colon: `to:`.
    private mutating func expect(
        word: String, _ lexer: inout ExpressionLexer, _ context: ConstraintContext
    ) -> Bool {
        guard case .name = lexer.token, lexer.text(lexer.piece) == word else {
            report(context, at: lexer.start, "expected '\(word):'")
            return false
        }
        lexer.advance()
        return expect(":", &lexer, context)
    }

    // MARK: Distances

    /// The distance as the length of a layout guide between both anchors, which the nearest common view owns.
    private mutating func addDistance(
        from start: Anchor, to end: Anchor, _ place: Int, _ context: ConstraintContext,
        into value: inout LinearExpression
    ) -> Bool {
        let axis = start.attribute.axis
        guard !start.attribute.isDimension, !end.attribute.isDimension, axis == end.attribute.axis else {
            report(context, at: place, "anchorWithOffset takes two places of one axis")
            return false
        }
        guard makesGuides else {
            report(context, at: place, "anchorWithOffset needs a document, which gets a layout guide for the distance")
            return false
        }
        guard tree.count < limits.nodes else {
            stop(context.node, "more than \(countText(limits.nodes, "node")); --max-nodes moves the limit")
            return false
        }
        var guide = View(.layoutGuide, identifier: defined.scopes[context.scope].name(of: KnownKind(.layoutGuide)))
        guide.hasOwnIdentifier = false
        let item = tree.addGuide(guide, to: commonView(start.item, end.item))
        if origins.areKept { origins.items.append(Int32(context.node)) }
        let isAbsolute = start.attribute.isAbsolute || end.attribute.isAbsolute
        let sides: (Attribute, Attribute) =
            axis == .vertical ? (.top, .bottom) : isAbsolute ? (.left, .right) : (.leading, .trailing)
        // Across, the guide has a place and no length, so that no frame is left open.
        let across: (Attribute, Attribute) = axis == .vertical ? (.leading, .width) : (.top, .height)
        let owner = tree[item].superview ?? tree.root
        for made in [
            LayoutConstraint(Anchor(item, sides.0), .equal, start),
            LayoutConstraint(Anchor(item, sides.1), .equal, end),
            LayoutConstraint(Anchor(item, across.0), .equal, Anchor(owner, across.0)),
            LayoutConstraint(Anchor(item, across.1)),
        ] {
            guard check(made, context, place) else { return false }
            tree.constraints.append(made)
        }
        let length = AnchorTarget(item: item, what: .attribute(axis == .horizontal ? .width : .height))
        value.terms.append(.init(target: length, place: place))
        return true
    }

    /// The nearest view around both items, or one of them.
    private func commonView(_ one: ItemID, _ other: ItemID) -> ItemID {
        let around = Set(tree.lineage(of: one))
        return tree.lineage(of: other).first { around.contains($0) && !tree[$0].kind.isGuide } ?? tree.root
    }
}

extension LayoutConstraint {
    /// Whether both anchors are baselines.
    fileprivate var isBetweenBaselines: Bool {
        let baselines: [Attribute] = [.firstBaseline, .lastBaseline]
        return baselines.contains(first.attribute) && second.map { baselines.contains($0.attribute) } == true
    }
}
