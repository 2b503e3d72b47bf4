/// Why the text of a constraint could not be parsed.
struct UnreadReason: Error {
    /// The reason, as the end of a sentence.
    var text: String
    init(_ text: String) { self.text = text }
}

/// A constraint whose objects have no index in a report yet.
struct ParsedConstraint {
    struct Side {
        var item: LoggedItem
        var attribute: LoggedAttribute
    }

    /// Class, address and identifier.
    var head: ConstraintHead
    /// The autoresizing mask from which UIKit made the constraint; nil for other constraints.
    var mask: LoggedConstraint.Mask?
    /// The side before the relation.
    var first: Side
    var relation: LoggedConstraint.Relation
    /// The side behind the relation; nil for a constant alone.
    var second: Side?
    /// The factor of the second side.
    var multiplier = 1.0
    var constant = 0.0
    /// How far the constant may be from the true number.
    var roundingError = 0.0
    var priority = 1000.0
    /// Nil if the log does not say.
    var isActive: Bool?
    /// Objects and their superviews, from `'|'`.
    var superviews: [(item: LoggedItem, superview: LoggedItem)] = []

    /// The constraint with its objects as indices in the report.
    func constraint(line: Int, _ place: (LoggedItem) -> Int) -> LoggedConstraint {
        LoggedConstraint(
            className: head.className, address: head.address, identifier: head.identifier, source: head.source,
            mask: mask, first: .init(item: place(first.item), attribute: first.attribute), relation: relation,
            second: second.map { .init(item: place($0.item), attribute: $0.attribute) }, multiplier: multiplier,
            constant: constant, roundingError: roundingError, priority: priority, isActive: isActive, line: line)
    }
}

/// Reads the rest of a constraint after its head: mask, identifier, body, priority, activity and names.
///
///     'UISV-spacing' H:[UILabel:0x1'Buy']-(8)-[UILabel:0x2]   (active, names: '|':UIStackView:0x3 )
///
/// The text comes from pasted consoles: anything may be missing or cut off. A reader that cannot go on throws the
/// reason, which the report lists with the line; the other constraints are still used.
struct ConstraintReader {
    /// What is left to read of the constraint; the tail is cut off first.
    var cursor: LogCursor
    /// Class and address, which are read already; the identifier is set where the log has one behind them.
    var head: ConstraintHead
    /// The line of the log, from 1.
    let line: Int
    /// The objects of the list of names, longest name first.
    var names: [LoggedItem] = []
    /// The object named `'|'`.
    var superview: LoggedItem?

    init(_ cursor: LogCursor, _ head: ConstraintHead, line: Int) {
        (self.cursor, self.head, self.line) = (cursor, head, line)
    }

    /// Reads the constraint from its end inwards: names first, since the body may contain blanks and dots in names.
    mutating func read() throws(UnreadReason) -> ParsedConstraint {
        // 1 names and activity, at the end; reading the body needs them
        let isActive = readTail()
        // 2 mask and identifier, before the body
        cursor.skipBlanks()
        let mask = readMask()
        if let identifier = readIdentifier() { head.identifier = identifier }
        cursor.skipBlanks()
        // 3 the body
        var parsed = try cursor.isAt("H:") || cursor.isAt("V:") ? visualFormat() : equation()
        parsed.mask = mask
        // A place by a mask is measured in the superview, which newer logs name behind the equation.
        if head.className == "NSAutoresizingMaskLayoutConstraint", parsed.second == nil, let superview,
            parsed.superviews.isEmpty
        {
            parsed.superviews = [(parsed.first.item, superview)]
        }
        parsed.isActive = isActive
        // 4 the priority
        cursor.skipBlanks()
        if cursor.skip("priority:"), let priority = cursor.number() { parsed.priority = priority.value }
        return parsed
    }

    /// `h=--& v=&-&`
    private mutating func readMask() -> LoggedConstraint.Mask? {
        guard cursor.isAt("h="), let v = cursor.byte(6), v == UInt8(ascii: "v"), cursor.byte(7) == UInt8(ascii: "=")
        else { return nil }
        guard cursor.place + 11 <= cursor.end else { return nil }
        let horizontal = cursor.text(cursor.place + 2..<cursor.place + 5)
        let vertical = cursor.text(cursor.place + 8..<cursor.place + 11)
        cursor.place += 11
        cursor.skipBlanks()
        return .init(horizontal: horizontal, vertical: vertical)
    }

    /// `'UISV-spacing' `; an identifier may contain quotes, so the closing quote is the one before a blank. A line break
    /// within 120 bytes comes from a mail that was wrapped behind a hyphen.
    private mutating func readIdentifier() -> String? {
        guard cursor.isAt("'") else { return nil }
        var next = cursor.place + 1
        while next + 1 < cursor.end, cursor.bytes[next] != UInt8(ascii: "\n") || next - cursor.place < 120 {
            if cursor.bytes[next] == UInt8(ascii: "'"), LogCursor.isBlank(cursor.bytes[next + 1]) {
                defer { cursor.place = next + 1 }
                let text = cursor.bytes[cursor.place + 1..<next].split(separator: UInt8(ascii: "\n"))
                let parts = text.map { $0.drop { $0 == UInt8(ascii: " ") } }
                return String(decoding: Array(parts.joined()), as: UTF8.self)
            }
            next += 1
        }
        return nil
    }
}
