import Notation

/// Equations: `ITEM.attribute REL [M*]ITEM.attribute [* M] [+ c]`, `ITEM.attribute REL c`.
///
///     UILabel:0x7f'Buy'.width >= 164
///     UIView:0x1.height == 0.75*UIView:0x1.width
///     card.bottom == UIView:0x2.bottom - 16
extension ConstraintReader {
    /// Reads the body of an equation.
    ///
    /// - Throws: the part that is missing, in words. A division by 0 is left out, and the text behind the constant is
    ///   the caller's.
    mutating func equation() throws(UnreadReason) -> ParsedConstraint {
        // 1 the first side and the relation
        let first = try side("first")
        cursor.skipBlanks()
        guard let relation = cursor.relation() else { throw UnreadReason("no ==, >= or <= behind the first side") }
        cursor.skipBlanks()
        var parsed = ParsedConstraint(head: head, first: first, relation: relation)
        // 2 a constant only, or a factor before the second side
        if let number = cursor.number() {
            guard cursor.skip("*") else {
                (parsed.constant, parsed.roundingError) = number
                return parsed
            }
            parsed.multiplier = number.value
            // A factor is printed with six digits; it is multiplied with lengths of at most some thousand points.
            parsed.roundingError = number.roundingError * 2_000
            cursor.skipBlanks()
        }
        // 3 the second side, with a factor after it as other printers write it
        parsed.second = try side("second")
        cursor.skipBlanks()
        if cursor.skip("*") {
            cursor.skipBlanks()
            if let number = cursor.number() { parsed.multiplier = number.value }
            cursor.skipBlanks()
        } else if cursor.skip("/") {
            cursor.skipBlanks()
            if let number = cursor.number(), number.value != 0 { parsed.multiplier = 1 / number.value }
            cursor.skipBlanks()
        }
        // 4 the constant: with its sign, or as standard spacing
        if cursor.isAt("+") || cursor.isAt("-") {
            guard let number = cursor.number() else { throw UnreadReason("no number behind the sign") }
            parsed.constant = number.value
            parsed.roundingError = max(parsed.roundingError, number.roundingError)
        } else if let spacing = systemSpacing() {
            parsed.constant = spacing
        }
        return parsed
    }

    /// System spacing, in points as the log states it: `NSSpace(8)`, `NSLayoutAnchorConstraintSpace(8)`.
    /// Nil where the parenthesis is not closed; the cursor stays in front of the word then.
    mutating func systemSpacing() -> Double? {
        var next = cursor
        guard next.skip("NSSpace(") || next.skip("NSLayoutAnchorConstraintSpace("), let number = next.number(),
            next.skip(")")
        else { return nil }
        cursor = next
        return number.value
    }

    /// Reads `ITEM.attribute`; `which` names the side in the reason for a failure.
    private mutating func side(_ which: String) throws(UnreadReason) -> ParsedConstraint.Side {
        var next = cursor
        // 1 a name in the list of names
        if let item = namedItem(
            at: &next,
            behind: {
                var behind = $0
                return Self.attribute(&behind) != nil
            }),
            let attribute = Self.attribute(&next)
        {
            cursor = next
            return .init(item: item, attribute: attribute)
        }
        // 2 a class with an address or a key
        next = cursor
        if let item = item(at: &next), let attribute = Self.attribute(&next) {
            cursor = next
            return .init(item: item, attribute: attribute)
        }
        // 3 a name missing in the list of names: everything up to the last attribute before the relation
        if let side = unlistedName() { return side }
        throw UnreadReason("no view and attribute on the \(which) side")
    }

    /// Reads a name that the list of names does not have, up to a dot before a known attribute.
    /// 400 bytes of the line are searched. Nil for a name that the console prints as `(null)`: which view was meant
    /// is lost.
    private mutating func unlistedName() -> ParsedConstraint.Side? {
        var next = cursor
        var found: (end: Int, attribute: LoggedAttribute, behind: Int)?
        while let byte = next.current, byte != UInt8(ascii: "\n"), next.place - cursor.place < 400 {
            if byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\"") { break }
            if byte == UInt8(ascii: "."), next.place > cursor.place {
                var behind = next
                if let attribute = Self.attribute(&behind) { found = (next.place, attribute, behind.place) }
            }
            next.place += 1
        }
        guard let found else { return nil }
        let name = cursor.text(cursor.place..<found.end)
        guard !name.contains("(null)") else { return nil }
        cursor.place = found.behind
        return .init(item: LoggedItem(name: name), attribute: found.attribute)
    }
}
