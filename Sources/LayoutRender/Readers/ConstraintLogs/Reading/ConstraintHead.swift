/// The beginning of a printed constraint: `<NSLayoutConstraint:0x1`, `<SnapKit.LayoutConstraint:0x1@Card.swift#47`,
/// `MASLayoutConstraint:key`, `<NSLayoutConstraint:id15[0x1]`, or `<'UISV-spacing'` of printers that omit the class.
struct ConstraintHead {
    /// The position of the first byte.
    var start: Int
    /// The position after the head.
    var end: Int
    /// `NSLayoutConstraint`, or the class of a library.
    var className: String
    /// `0x1`; nil for printers that omit it.
    var address: String?
    /// `Card.swift#47`, as SnapKit prints the place in the source.
    var source: String?
    /// The constraint's identifier, where the head contains it.
    var identifier: String?

    /// Reads the head around a cursor at the word "Constraint" of a class name, or at `<'`. The class is read
    /// backwards from the cursor, which stands at "Constraint", since any module and prefix may precede the word. Nil
    /// where no colon follows, as in prose about constraints.
    init?(_ cursor: LogCursor) {
        var cursor = cursor
        if cursor.isAt("<'") {
            start = cursor.place
            cursor.place += 1
            guard let identifier = Self.quoted(&cursor) else { return nil }
            cursor.skipBlanks()
            // Only a visual format may follow, since quoted labels occur everywhere else.
            guard cursor.isAt("H:") || cursor.isAt("V:") else { return nil }
            (className, self.identifier, end) = ("NSLayoutConstraint", identifier, cursor.place)
            return
        }
        guard cursor.byte(10) == UInt8(ascii: ":") else { return nil }
        start = cursor.place
        while start > 0, LogCursor.isWord(cursor.bytes[start - 1]) || cursor.bytes[start - 1] == UInt8(ascii: ".") {
            start -= 1
        }
        let name = start..<cursor.place + 10
        cursor.place += 11
        cursor.skipBlanks()
        address = cursor.address()
        if address == nil {
            // A key of Masonry or of a debug category, with or without the address in brackets.
            let key = cursor.place
            while let byte = cursor.current, LogCursor.isWord(byte) || ".-".utf8.contains(byte) { cursor.place += 1 }
            // The word alone, in capitals at the beginning of a sentence, is prose.
            guard cursor.place > key, name.count > 10 else { return nil }
            identifier = cursor.text(key..<cursor.place)
            if cursor.isAt("[0x") {
                cursor.place += 1
                address = cursor.address()
                guard cursor.skip("]") else { return nil }
            } else if let index = Self.index(&cursor) {
                identifier? += index
            }
        }
        if cursor.skip("@") { source = Self.source(&cursor) }
        // KeepLayout and early SnapKit print `>` after the address.
        _ = cursor.skip(">")
        className = cursor.text(name)
        end = cursor.place
    }

    /// `[0]`: the place in the array of constraints that have one key, as Masonry prints it.
    private static func index(_ cursor: inout LogCursor) -> String? {
        var next = cursor
        guard next.skip("[") else { return nil }
        while let byte = next.current, LogCursor.isDigit(byte) { next.place += 1 }
        guard next.place > cursor.place + 1, next.skip("]") else { return nil }
        defer { cursor = next }
        return cursor.text(cursor.place..<next.place)
    }

    /// `Card.swift#47`, or a whole path, in which blanks may occur: the number behind the mark of a line ends the text. A
    /// text without such a number within 400 bytes of the line ends at the first blank.
    private static func source(_ cursor: inout LogCursor) -> String {
        let file = cursor.place
        var next = cursor
        while let byte = next.current, byte != UInt8(ascii: "\n"), next.place - file < 400 {
            next.place += 1
            guard byte == UInt8(ascii: "#"), let digit = next.current, LogCursor.isDigit(digit) else { continue }
            while let digit = next.current, LogCursor.isDigit(digit) { next.place += 1 }
            guard next.current.map({ LogCursor.isBlank($0) || $0 == UInt8(ascii: ">") }) ?? true else { continue }
            cursor = next
            return next.text(file..<next.place)
        }
        while let byte = cursor.current, !LogCursor.isBlank(byte), byte != UInt8(ascii: ">") { cursor.place += 1 }
        return cursor.text(file..<cursor.place)
    }

    /// Text in single quotes up to the first closing one.
    static func quoted(_ cursor: inout LogCursor) -> String? {
        guard cursor.isAt("'") else { return nil }
        var next = cursor.place + 1
        while next < cursor.end, cursor.bytes[next] != UInt8(ascii: "'"), cursor.bytes[next] != UInt8(ascii: "\n") {
            next += 1
        }
        guard next < cursor.end, cursor.bytes[next] == UInt8(ascii: "'") else { return nil }
        defer { cursor.place = next + 1 }
        return cursor.text(cursor.place + 1..<next)
    }
}
