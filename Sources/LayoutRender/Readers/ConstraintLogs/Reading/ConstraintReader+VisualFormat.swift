/// Visual format: sizes `H:[A(42@250)]`, pins `V:|-(16)-[A]` and `H:[A]-(8)-|`, gaps `V:[A]-(>=8)-[B]`. UIKit prints
/// one constraint a format, so at most two views occur; the two sides and the constant are those of the
/// NSLayoutConstraint that was printed. A pin to `|` also tells the superview.
extension ConstraintReader {
    /// Reads the body of a visual format.
    mutating func visualFormat() throws(UnreadReason) -> ParsedConstraint {
        let isHorizontal = cursor.isAt("H:")
        cursor.place += 2
        // 1 the first element: the superview's edge or a view, which may have a size
        cursor.skipBlanks()
        let start = try element()
        cursor.skipBlanks()
        if case .view(let item, let size?) = start {
            return try finish(
                ParsedConstraint(
                    head: head, first: .init(item: item, attribute: isHorizontal ? .width : .height),
                    relation: size.relation,
                    second: size.other.map { .init(item: $0, attribute: isHorizontal ? .width : .height) },
                    constant: size.constant, roundingError: size.roundingError, priority: size.priority))
        }
        // 2 the gap, 3 the second element
        let gap = try self.gap()
        cursor.skipBlanks()
        let end = try element()
        let (item, other) = try (item(of: start), item(of: end))
        let isLeftToRight = isDirectionFixed()
        let (low, high) = Self.edges(isHorizontal, isFixed: isLeftToRight)
        // 4 the sides in UIKit's order: the object after the gap is the first item
        var parsed: ParsedConstraint
        switch (start, end) {
        case (.edge, .edge): throw UnreadReason("a gap between two edges of one view")
        case (.edge, .view):
            parsed = ParsedConstraint(
                head: head, first: .init(item: other, attribute: low), relation: gap.relation,
                second: .init(item: item, attribute: low))
            parsed.superviews = [(other, item)]
        case (.view, .edge):
            parsed = ParsedConstraint(
                head: head, first: .init(item: other, attribute: high), relation: gap.relation,
                second: .init(item: item, attribute: high))
            parsed.superviews = [(item, other)]
        case (.view, .view):
            parsed = ParsedConstraint(
                head: head, first: .init(item: other, attribute: low), relation: gap.relation,
                second: .init(item: item, attribute: high))
        }
        (parsed.constant, parsed.roundingError, parsed.priority) = (gap.constant, gap.roundingError, gap.priority)
        return try finish(parsed)
    }

    /// A part of a visual format between gaps: `|`, or `[A(42)]` with an optional size.
    private enum Element {
        /// `|`: the superview's edge.
        case edge
        /// A view, with its size where the brackets have one.
        case view(LoggedItem, Length?)
    }

    /// A size or a gap.
    private struct Length {
        var relation = LoggedConstraint.Relation.equal
        /// In points; negative where the views overlap.
        var constant = 0.0
        /// As `LogCursor.number` gives it.
        var roundingError = 0.0
        var priority = 1000.0
        /// The view whose size this is, for `[A(==B)]`.
        var other: LoggedItem?
    }

    /// `|` or `[A]` or `[A(42)]`.
    private mutating func element() throws(UnreadReason) -> Element {
        if cursor.skip("|") { return .edge }
        guard cursor.skip("[") else { throw UnreadReason("neither | nor [ in the visual format") }
        cursor.skipBlanks()
        var next = cursor
        let isEnd: (LogCursor) -> Bool = { $0.isAt("]") || $0.isAt("(") }
        var item = namedItem(at: &next, behind: isEnd)
        if item == nil {
            next = cursor
            item = self.item(at: &next)
            if item == nil || !isEnd(next) { (item, next) = try unlistedElement() }
        }
        cursor = next
        guard let item else { throw UnreadReason("no view in the brackets of the visual format") }
        let size = cursor.skip("(") ? try length() : nil
        guard cursor.skip("]") else { throw UnreadReason("no ] behind the view of the visual format") }
        return .view(item, size)
    }

    /// A name without an address that is missing in the list of names.
    private func unlistedElement() throws(UnreadReason) -> (LoggedItem?, LogCursor) {
        var next = cursor
        while let byte = next.current, byte != UInt8(ascii: "]"), byte != UInt8(ascii: "("), byte != UInt8(ascii: "\n")
        {
            next.place += 1
        }
        guard next.place > cursor.place, next.current == UInt8(ascii: "]") || next.current == UInt8(ascii: "(") else {
            throw UnreadReason("no ] behind the view of the visual format")
        }
        return (LoggedItem(name: cursor.text(cursor.place..<next.place)), next)
    }

    /// `>=121)`, `258@251)`, `==B)`, `NSSpace(8))`, after the opening parenthesis.
    private mutating func length() throws(UnreadReason) -> Length {
        var length = Length()
        if let relation = cursor.relation() { length.relation = relation }
        if let number = cursor.number() {
            (length.constant, length.roundingError) = number
        } else if let spacing = systemSpacing() {
            length.constant = spacing
        } else {
            var next = cursor
            let isEnd: (LogCursor) -> Bool = { $0.isAt(")") || $0.isAt("@") }
            guard let item = namedItem(at: &next, behind: isEnd) ?? self.item(at: &next) else {
                throw UnreadReason("no number in the parentheses of the visual format")
            }
            length.other = item
            cursor = next
        }
        if cursor.skip("@"), let number = cursor.number() { length.priority = number.value }
        guard cursor.skip(")") else { throw UnreadReason("no ) behind the number of the visual format") }
        return length
    }

    /// `-(16)-`, `-16-`, `-`, or nothing for a gap of 0.
    ///
    /// - Returns: priority 1000 and relation `==` where the gap states neither; 8 points for a bare `-`.
    private mutating func gap() throws(UnreadReason) -> Length {
        guard cursor.skip("-") else { return Length() }
        cursor.skipBlanks()
        if cursor.skip("(") {
            cursor.skipBlanks()
            let gap = try length()
            cursor.skipBlanks()
            guard cursor.skip("-") else { throw UnreadReason("no - behind the gap of the visual format") }
            return gap
        }
        var gap = Length()
        if let number = cursor.number() {
            (gap.constant, gap.roundingError) = number
            _ = cursor.skip("-")
        } else {
            gap.constant = 8
        }
        return gap
    }

    /// The view of an element; for the edge the superview.
    private func item(of element: Element) throws(UnreadReason) -> LoggedItem {
        switch element {
        case .view(let item, _): return item
        case .edge:
            guard let superview else { throw UnreadReason("'|' is not among the names") }
            return superview
        }
    }

    /// `(LTR)` or `(RTL)` after the format: left and right instead of leading and trailing.
    private mutating func isDirectionFixed() -> Bool { cursor.skip("(LTR)") || cursor.skip("(RTL)") }

    /// The attributes of the two ends of an axis; a fixed format states `left` and `right`.
    private static func edges(_ isHorizontal: Bool, isFixed: Bool) -> (low: LoggedAttribute, high: LoggedAttribute) {
        guard isHorizontal else { return (.top, .bottom) }
        return isFixed ? (.left, .right) : (.leading, .trailing)
    }

    /// A format of more than two elements is several constraints and is refused.
    private func finish(_ parsed: ParsedConstraint) throws(UnreadReason) -> ParsedConstraint {
        if cursor.isAt("-") { throw UnreadReason("more than two views in the visual format") }
        return parsed
    }
}
