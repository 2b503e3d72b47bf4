import LayoutEngine
import Notation

/// From a visual format to constraints.
///
/// `H:|-[title]-(>=8)-[badge(24)]-|` gives, in this order,
///
///     title.leading == superview.leadingMargin
///     badge.leading >= title.trailing + 8
///     badge.width == 24
///     superview.trailingMargin == badge.trailing
///
/// as NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:) gives it. Views are named by their ids,
/// so there is no dictionary of views; metrics are those of the document.
extension DocumentReader {
    /// Standard spacing, the space of a plain `-` between siblings, in points.
    private static let standardSpace = 8.0

    /// Whether a string starts like a visual format.
    func isVisualFormat(_ node: Int) -> Bool {
        guard arena.nodes[node].hasEscapes else { return Self.isVisualFormat(arena.bytes.span, arena.piece(node)) }
        let (text, piece) = bytes(of: node)
        return Self.isVisualFormat(text.span, piece)
    }

    private static func isVisualFormat(_ text: Span<UInt8>, _ piece: TextPiece) -> Bool {
        guard piece.count > 0 else { return false }
        switch text[piece.start] {
        case UInt8(ascii: "|"), UInt8(ascii: "["): return true
        case UInt8(ascii: "H"), UInt8(ascii: "V"): return piece.count > 1 && text[piece.start + 1] == UInt8(ascii: ":")
        default: return false
        }
    }

    /// The words of the member `options`; unknown words are reported and left out.
    mutating func options(_ node: Int) -> [VisualFormatOption] {
        guard var cursor = array(node, "an array of format options") else { return [] }
        var options: [VisualFormatOption] = []
        while let element = cursor.nextElement(in: arena) {
            if let option = word(element, VisualFormatOption.self) { options.append(option) }
        }
        return options
    }

    /// Blanks may stand anywhere, unlike in Apple's grammar. A mistake in a text with blanks is reported at the start
    /// of the text, since the parser counts bytes without blanks.
    /// - Parameter options: NSLayoutConstraint.FormatOptions: attributes in which all views agree, and the direction.
    /// - Returns: empty after a message.
    mutating func visualFormat(
        _ text: String, _ options: [VisualFormatOption], _ context: ConstraintContext
    ) -> [LayoutConstraint] {
        guard text.utf8.count <= limits.expressionLength else {
            report(
                context, at: 0, "longer than \(limits.expressionLength) characters; --max-expression moves the limit")
            return []
        }
        let format: VisualFormat
        do {
            format = try VisualFormat(text.filter { $0 != " " })
        } catch {
            report(context, at: text.contains(" ") ? 0 : error.place, error.message)
            return []
        }
        // 1. Views and the superview, by name.
        guard let ends = viewsByPart(of: format, context) else { return [] }
        let views = ends.compactMap { $0 }
        guard let superview = views.first.flatMap({ tree[$0].superview }) else {
            report(context, at: 0, "the views of a visual format need a superview")
            return []
        }
        // 2. One constraint for each predicate.
        let flow = VisualFlow(axis: format.axis, options: options)
        var made: [LayoutConstraint] = []
        for (index, part) in format.parts.enumerated() {
            switch part {
            case .view(_, let predicates, _):
                guard let item = ends[index] else { continue }
                for predicate in predicates {
                    guard let constraint = size(predicate, of: item, format.axis, context) else { return [] }
                    made.append(constraint)
                }
            case .space(let predicates):
                let before = ends[index - 1]
                let after = ends[index + 1]
                guard let spaces = space(predicates, before, after, superview, flow, context) else { return [] }
                made += spaces
            case .superview: break
            }
        }
        // 3. Alignment of all views.
        guard let alignments = alignments(of: views, options, format.axis, context) else { return [] }
        made += alignments
        let source = SourceSlice(text)
        for index in made.indices { made[index].source = source }
        return made
    }

    /// The view of each part, nil for parts that are no views; nil after a message.
    private mutating func viewsByPart(of format: VisualFormat, _ context: ConstraintContext) -> [ItemID?]? {
        var views: [ItemID?] = []
        for part in format.parts {
            guard case .view(let name, _, let place) = part else {
                views.append(nil)
                continue
            }
            guard let item = referencedItem(name, place, context) else { return nil }
            views.append(item)
        }
        return views
    }

    /// Each view aligned with the next; nil after a message.
    private mutating func alignments(
        of views: [ItemID], _ options: [VisualFormatOption], _ axis: Axis, _ context: ConstraintContext
    ) -> [LayoutConstraint]? {
        var made: [LayoutConstraint] = []
        for option in options {
            guard let attribute = option.attribute else { continue }
            guard attribute.axis != axis else {
                report(context, at: 0, "\(option.rawValue) aligns along the axis of the format")
                return nil
            }
            for (a, b) in zip(views, views.dropFirst()) {
                made.append(LayoutConstraint(Anchor(a, attribute), .equal, Anchor(b, attribute)))
            }
        }
        return made
    }

    /// `[a(>=50@750)]`, `[a(==b)]`. The object of a predicate is a number or metric first, the name of a view where it
    /// is neither. A view named with an attribute may be related to the other dimension: `[a(==b.height)]`.
    private mutating func size(
        _ predicate: VisualFormat.Predicate, of item: ItemID, _ axis: Axis, _ context: ConstraintContext
    ) -> LayoutConstraint? {
        let attribute: Attribute = axis == .horizontal ? .width : .height
        var made = LayoutConstraint(Anchor(item, attribute), relationWords[predicate.relation] ?? .equal)
        if let value = constant(predicate) {
            made.constant = value
        } else {
            let parts = predicate.object.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            guard let other = referencedItem(parts[0], predicate.place, context) else { return nil }
            let named = parts.count == 2 ? Attribute(rawValue: parts[1]) : attribute
            guard parts.count <= 2, let named, named.isDimension, !predicate.isNegative else {
                report(context, at: predicate.place, "a size is a number, a metric or another view")
                return nil
            }
            made.second = Anchor(other, named)
            made.multiplier = predicate.factor
            made.constant = predicate.offset
        }
        return finish(made, predicate, context)
    }

    /// The number of a predicate: a number or a metric, times its factor, plus its offset; nil for the name of a view.
    private func constant(_ predicate: VisualFormat.Predicate) -> Double? {
        guard let value = PlainNumber.decimal(predicate.object) ?? defined.metrics[predicate.object] else { return nil }
        return (predicate.isNegative ? -value : value) * predicate.factor + predicate.offset
    }

    /// The constraint with the priority of its predicate; nil after a message.
    private mutating func finish(
        _ constraint: LayoutConstraint, _ predicate: VisualFormat.Predicate, _ context: ConstraintContext
    ) -> LayoutConstraint? {
        var made = constraint
        if let text = predicate.priority {
            let level = PlainNumber.decimal(text) ?? priorityWords[text].map { Double($0) } ?? defined.metrics[text]
            guard let level, (1...1000).contains(level) else {
                report(
                    context, at: predicate.place,
                    "a priority is a number from 1 to 1000, a metric or a UILayoutPriority name")
                return nil
            }
            made.priority = Float(level)
        }
        return check(made, context, predicate.place) ? made : nil
    }

    /// The space between two neighbours; without predicates standard spacing: 8 between siblings, the superview's
    /// margin at its edges.
    ///
    /// - Parameters:
    ///   - before: the view before the space; nil for the superview's near edge.
    ///   - after: the view after the space; nil for the superview's far edge.
    private mutating func space(
        _ predicates: [VisualFormat.Predicate], _ before: ItemID?, _ after: ItemID?, _ superview: ItemID,
        _ flow: VisualFlow, _ context: ConstraintContext
    ) -> [LayoutConstraint]? {
        // At the superview's edges equal edges are tied; between siblings the end of one and the start of the next.
        let first = Anchor(after ?? superview, after == nil ? flow.far : flow.near)
        let second = Anchor(before ?? superview, before == nil ? flow.near : flow.far)
        func made(_ relation: Relation, _ space: Double) -> LayoutConstraint {
            flow.isReversed
                ? LayoutConstraint(second, relation, first, constant: space)
                : LayoutConstraint(first, relation, second, constant: space)
        }
        guard !predicates.isEmpty else {
            if before != nil, after != nil { return [made(.equal, Self.standardSpace)] }
            var constraint = made(.equal, 0)
            if constraint.first.item == superview {
                constraint.first.attribute = constraint.first.attribute.margin
            } else if let edge = constraint.second?.attribute {
                constraint.second?.attribute = edge.margin
            }
            return [constraint]
        }
        var all: [LayoutConstraint] = []
        for predicate in predicates {
            guard let value = constant(predicate) else {
                let known = defined.metrics.sortedNames
                report(
                    context, at: predicate.place,
                    "unknown metric \(quoted(predicate.object))" + hint(for: predicate.object, in: known))
                return nil
            }
            let constraint = made(relationWords[predicate.relation] ?? .equal, value)
            guard let done = finish(constraint, predicate, context) else { return nil }
            all.append(done)
        }
        return all
    }
}

/// The attributes of the views' edges in the direction of a visual format.
struct VisualFlow {
    /// The edge at which a view begins in the direction of the format.
    let near: Attribute
    /// The edge at which a view ends in the direction of the format.
    let far: Attribute
    /// Whether the views run from right to left.
    let isReversed: Bool

    /// A horizontal format follows the layout direction (leading to trailing) unless an option fixes left or right; a
    /// vertical format runs from top to bottom.
    init(axis: Axis, options: [VisualFormatOption]) {
        isReversed = axis == .horizontal && options.contains(.directionRightToLeft)
        switch (axis, options.contains(.directionLeftToRight), isReversed) {
        case (.vertical, _, _): (near, far) = (.top, .bottom)
        case (_, _, true): (near, far) = (.right, .left)
        case (_, true, _): (near, far) = (.left, .right)
        default: (near, far) = (.leading, .trailing)
        }
    }
}

extension Attribute {
    /// The margin at the same edge.
    var margin: Attribute {
        switch self {
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        default: self
        }
    }
}
