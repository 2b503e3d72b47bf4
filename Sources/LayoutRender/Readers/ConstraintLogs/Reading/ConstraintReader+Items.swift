/// Objects: `UILabel:0x1'text'`, `card` (a name), `UILabel:title` (Masonry), `UIView:box[0x1]` (keyed), `<UIView:0x1>`.
extension ConstraintReader {
    /// Reads an object with an address; with `isNamed`, only class and address, whatever precedes them. The address
    /// identifies the object within the report; class and label only name it.
    mutating func item(at cursor: inout LogCursor, isNamed: Bool = false) -> LoggedItem? {
        var next = cursor
        let isBracketed = next.skip("<")
        let start = next.place
        // 1 the class: everything up to the colon before the address
        // Between the brackets of a generic class and of a private context, `(unknown context at $1a2)`, are blanks.
        var depth = 0
        while let byte = next.current, byte != UInt8(ascii: ":"), byte != UInt8(ascii: "\n"), next.place - start < 4_000
        {
            let isInName = LogCursor.isWord(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
            if "<(".utf8.contains(byte) { depth += 1 }
            let isInside = depth > 0 && "<>(), ".utf8.contains(byte)
            if ">)".utf8.contains(byte) { depth -= 1 }
            guard isInName || isInside || byte == UInt8(ascii: ",") || (isNamed && byte == UInt8(ascii: " ")),
                depth >= 0
            else { return nil }
            next.place += 1
        }
        guard next.place > start, next.skip(":") else { return nil }
        let className = next.text(start..<next.place - 1)
        next.skipBlanks()
        // 2 the address, or a key with the address in brackets
        var name: String?
        var address = next.address()
        if address == nil {
            let key = next.place
            while let byte = next.current, LogCursor.isWord(byte) || byte == UInt8(ascii: "-") { next.place += 1 }
            guard next.place > key else { return nil }
            name = next.text(key..<next.place)
            if next.isAt("[0x") {
                next.place += 1
                address = next.address()
                guard next.skip("]") else { return nil }
            }
        }
        // 3 the label
        let label = self.label(at: &next)
        if isBracketed { _ = next.skip(">") }
        cursor = next
        let isOwnName = className == names.first { $0.address == address }?.name
        return LoggedItem(
            className: isOwnName ? nil : className, address: address, label: label,
            name: isOwnName ? className : name)
    }

    /// An object of the list of names, by its name. The longest name that fits is taken, since the list is sorted by
    /// length: `card` must not match in `cardTitle.width`.
    func namedItem(at cursor: inout LogCursor, behind isEnd: (LogCursor) -> Bool) -> LoggedItem? {
        for item in names {
            guard let name = item.name, cursor.bytes[cursor.place..<cursor.end].starts(with: name.utf8) else {
                continue
            }
            var next = cursor
            next.place += name.utf8.count
            guard isEnd(next) else { continue }
            cursor = next
            return item
        }
        return nil
    }

    /// A text in quotes after an address. Labels contain quotes, brackets and line breaks, so a quote ends a label only
    /// if a constraint can continue after it.
    /// A label that does not end within 400 bytes is none.
    private func label(at cursor: inout LogCursor) -> String? {
        guard cursor.isAt("'") else { return nil }
        var next = cursor.place + 1
        while next < cursor.end, next - cursor.place < 400 {
            if cursor.bytes[next] == UInt8(ascii: "'") {
                var behind = cursor
                behind.place = next + 1
                if Self.canFollowLabel(behind) {
                    defer { cursor.place = next + 1 }
                    return Self.joined(cursor.bytes[cursor.place + 1..<next])
                }
            }
            next += 1
        }
        return nil
    }

    /// A text without the line break of a wrapped line: the blanks around the break become one.
    private static func joined(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "\n")) else { return String(decoding: bytes, as: UTF8.self) }
        let blank = UInt8(ascii: " ")
        let lines = bytes.split(separator: UInt8(ascii: "\n")).enumerated().map { place, line in
            var line = place > 0 ? line.drop { $0 == blank } : line
            while line.last == blank { line.removeLast() }
            return Array(line)
        }
        return String(decoding: Array(lines.joined(separator: [blank])), as: UTF8.self)
    }

    /// Whether the text behind a quote shows that the quote ended the label, which may contain quotes itself.
    private static func canFollowLabel(_ cursor: LogCursor) -> Bool {
        switch cursor.current {
        case nil, UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: ","): return true
        case UInt8(ascii: " "), UInt8(ascii: "\n"):
            var next = cursor
            next.skipBlanks()
            return next.isAtEnd || next.isAt(")")
        case UInt8(ascii: "."):
            var next = cursor
            return attribute(&next) != nil
        case UInt8(ascii: "("):
            let next = cursor.byte(1) ?? 0
            return LogCursor.isDigit(next) || "<>=-.".utf8.contains(next)
        default: return false
        }
    }

    /// `.width`, not followed by a letter.
    static func attribute(_ cursor: inout LogCursor) -> LoggedAttribute? {
        var next = cursor
        guard next.skip(".") else { return nil }
        let start = next.place
        while let byte = next.current, LogCursor.isWord(byte), next.place - start < 32 { next.place += 1 }
        guard let attribute = LoggedAttribute(rawValue: next.text(start..<next.place)) else { return nil }
        cursor = next
        return attribute
    }
}
