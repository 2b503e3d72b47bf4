import Cassowary
import LayoutEngine
import Notation
import SourceEdits

/// Failed equations as numbers of the screen's source: a constraint's constant, a stack's spacing, a view's frame.
struct NumberWords {
    let screen: DesignSide
    /// By how much each quantity of the screen differs in the design.
    let differences: [LayoutTrace.Quantity: Double]

    private var tree: LayoutTree { screen.tree }
    private func name(_ item: ItemID) -> String { screen.names.quotedName(of: item) }
    private func line(_ item: ItemID) -> Int? { screen.scene.positions?.line(of: item) }

    /// The numbers in the order of the failures; gaps of one stack that differ alike are one number, as are the edges of one
    /// frame.
    func numbers(_ failures: [DesignNumbers.Failure]) -> [DesignDifference.Number] {
        let gaps = failures.filter { $0.equation.key.role == .spacing }
        let stacks = Dictionary(grouping: gaps) { tree[$0.equation.key.item].superview ?? tree.root }
        var told: Set<ItemID> = []
        // A length that a constraint decides is not also told as the content's.
        let constrained = failures.map(\.equation).filter { $0.key.role == .explicit }
        let decided = Set(constrained.flatMap { $0.terms.compactMap(\.quantity.item) })
        return failures.flatMap { failure -> [DesignDifference.Number] in
            let key = failure.equation.key
            switch key.role {
            case .explicit: return explicit(failure, Int(key.index)).map { [$0] } ?? []
            case .spacing:
                guard let stack = tree[key.item].superview, let gaps = stacks[stack] else { return [] }
                guard isWhole(gaps, of: stack) else {
                    return [spacing(failure, stack, after: key.other ?? key.item)]
                }
                return told.insert(stack).inserted ? [spacing(failure, stack)] : []
            case .autoresizing: return told.insert(key.item).inserted ? frame(key.item) : []
            case .contentHugging, .compressionResistance:
                return !decided.contains(key.item) && told.insert(key.item).inserted ? content(key.item) : []
            default: return key.role.isSource ? [rule(failure, key)] : []
            }
        }
    }

    // MARK: Constraints

    private func explicit(_ failure: DesignNumbers.Failure, _ index: Int) -> DesignDifference.Number? {
        guard tree.constraints.indices.contains(index) else { return nil }
        let constraint = tree.constraints[index]
        let holder =
            constraint.second.map { tree.commonAncestor(constraint.first.item, $0.item) } ?? constraint.first.item
        let direction = tree[holder].forcedLayoutDirection ?? screen.scene.environment.layoutDirection
        let error = constraint.isMirrored(in: direction) ? -failure.error : failure.error
        let constant = constraint.constant + error
        var source = "'\(tree.expression(of: constraint, naming: screen.names.quotedName))'"
        if !constraint.id.isEmpty, !constraint.id.hasPrefix("@") { source = "constraint '\(constraint.id)'" }
        let (place, design, shown) = measure(constraint, error)
        return DesignDifference.Number(
            place: place, design: design, screen: shown, source: source,
            line: screen.scene.positions?.line(ofConstraint: index),
            change: "constant " + Self.change(constraint.constant, constant),
            edit: constraint.id.isEmpty ? nil : .constant(Self.exact(constant), of: constraint.id))
    }

    /// Where a constraint measures, and its number in the design and on the screen: a length by itself, a distance as people
    /// write it, without a sign that only tells the direction.
    private func measure(_ constraint: LayoutConstraint, _ error: Double) -> (String, Double, Double) {
        let item = constraint.first.item
        let attribute = constraint.first.attribute
        if attribute.isDimension {
            let shown = attribute == .width ? screen.frame(item).width : screen.frame(item).height
            return ("for \(attribute.rawValue) of \(name(item))", shown + error, shown)
        }
        let numbers = (constraint.constant + error, constraint.constant)
        guard let second = constraint.second else {
            return ("for \(name(item)).\(attribute.rawValue)", numbers.0, numbers.1)
        }
        let isNegative = numbers.1 < 0 || numbers.1 == 0 && numbers.0 < 0
        let sign: Double = isNegative ? -1 : 1
        let isFacing = attribute != second.attribute && !attribute.isMiddle && !second.attribute.isMiddle
        let place =
            isFacing
            ? "between \(name(second.item)) and \(name(item))"
            : "from \(name(second.item)) to \(name(item)) (\(attribute.rawValue))"
        return (place, sign * numbers.0, sign * numbers.1)
    }

    /// A number as somebody would write it: differences of a thousandth are those of the design's own digits.
    private static func exact(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }

    private static func change(_ old: Double, _ new: Double) -> String {
        "\(PlainNumber.text(old)) -> \(PlainNumber.text(new))"
    }

    // MARK: Stacks

    /// Whether all gaps of a stack fail alike, and no gap has a spacing of its own.
    private func isWhole(_ gaps: [DesignNumbers.Failure], of stack: ItemID) -> Bool {
        guard let attributes = tree[stack].stack, attributes.customSpacing.isEmpty, let first = gaps.first else {
            return false
        }
        let shown = attributes.arrangedSubviews.count { !tree[$0].isHidden }
        return gaps.count == shown - 1 && gaps.allSatisfy { ($0.error - first.error).magnitude < 0.5 }
    }

    /// The spacing of a stack between all its views, or behind one view.
    private func spacing(
        _ failure: DesignNumbers.Failure, _ stack: ItemID, after previous: ItemID? = nil
    ) -> DesignDifference.Number {
        let attributes = tree[stack].stack
        let custom = attributes?.customSpacing.last { $0.after == previous }?.spacing
        let old = custom ?? attributes?.spacing ?? 0
        let new = Self.exact(old + failure.error.magnitude * (isLonger(failure) ? 1 : -1))
        var number = DesignDifference.Number(
            place: "between the views of \(name(stack))", design: new, screen: old, source: "\(name(stack)).spacing",
            line: line(stack), change: Self.change(old, new))
        if let previous {
            number.place = "between \(name(previous)) and \(name(failure.equation.key.item))"
            number.source = "the spacing of \(name(stack)) after \(name(previous))"
        } else {
            number.edit = .spacing(new, of: tree[stack].identifier)
        }
        return number
    }

    /// Whether a gap is longer in the design: the sum of the equation, in which the later view has a positive sign.
    private func isLonger(_ failure: DesignNumbers.Failure) -> Bool {
        let item = failure.equation.key.item
        let isForward = failure.equation.terms.first { $0.quantity.item == item && !$0.quantity.isLength }
        return (isForward?.coefficient ?? 1) * failure.error > 0
    }

    // MARK: Frames, contents and rules

    /// The edges of a rectangle, each with its number in the design.
    private func edges(of item: ItemID, _ rect: Rect) -> [(name: String, old: Double, new: Double)] {
        [
            ("x", rect.x, .x(item)), ("y", rect.y, .y(item)), ("width", rect.width, .width(item)),
            ("height", rect.height, .height(item)),
        ].map { (name: String, old: Double, quantity: LayoutTrace.Quantity) in
            (name, old, Self.exact(old + (differences[quantity] ?? 0)))
        }
    }

    private func frame(_ item: ItemID) -> [DesignDifference.Number] {
        guard let frame = tree[item].frame else { return [] }
        let edges = edges(of: item, frame)
        let edit = SourceEdit.frame(
            x: edges[0].new, y: edges[1].new, width: edges[2].new, height: edges[3].new, of: tree[item].identifier)
        return edges.filter { ($0.old - $0.new).magnitude > 0.5 }.map { edge, old, new in
            DesignDifference.Number(
                place: "for \(edge) of \(name(item))", design: new, screen: old, source: "frame of \(name(item))",
                line: line(item), change: "\(edge) " + Self.change(old, new), edit: edit)
        }
    }

    /// A picture or a control that the design has in another size; a text's own size is the font's.
    private func content(_ item: ItemID) -> [DesignDifference.Number] {
        guard screen.sort(of: item) == .picture, tree[item].content != .none else { return [] }
        let lengths = edges(of: item, screen.frame(item)).dropFirst(2).filter { ($0.old - $0.new).magnitude > 0.5 }
        return lengths.map { edge, old, new in
            DesignDifference.Number(
                place: "for \(edge) of \(name(item))", design: new, screen: old, source: "the size of its picture",
                line: line(item))
        }
    }

    private func rule(_ failure: DesignNumbers.Failure, _ key: ConstraintKey) -> DesignDifference.Number {
        let other = key.other.map { " and \(name($0))" } ?? ""
        return DesignDifference.Number(
            place: "between \(name(key.item))\(other)", design: failure.error, screen: 0,
            source: "'\(key.role.rawValue)' of \(name(key.item))", line: line(key.item))
    }
}

extension Attribute {
    /// Whether the attribute is a centre or a baseline.
    fileprivate var isMiddle: Bool {
        switch self {
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .firstBaseline, .lastBaseline: true
        default: false
        }
    }
}
