/// What statements around unknown types need to stay.
extension Pruning {
    /// The names with a dot before them on the line of a message that asks for their type.
    func unknownCases(of said: CompilerDiagnostic) -> [String] {
        let names = said.names
        if said.message.hasPrefix("cannot infer contextual base in reference to member '") {
            return Array(names.prefix(1))
        }
        if said.message.hasPrefix("type 'UIKitUnknown"), names.count == 2, said.message.contains("' has no member '") {
            return [names[1]]
        }
        // The compiler has no words for an unknown optional value beside a case.
        guard said.message.hasPrefix("failed to produce diagnostic"), let place = place(said.line, said.column) else {
            return []
        }
        let text = outline.text
        let start = text[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let end = text[place...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
        return Self.dottedNames(in: text[start..<end])
    }

    /// The names with a dot before them that nothing stands before.
    static func dottedNames(in line: ArraySlice<UInt8>) -> [String] {
        var cursor = SourceCursor(bytes: line)
        var names: [String] = []
        var isFree = true
        while !cursor.isAtEnd {
            if cursor.skipCommentOrString() {
                isFree = false
                continue
            }
            let byte = cursor.text[cursor.place]
            cursor.place += 1
            if byte == UInt8(ascii: "."), isFree, !cursor.isAtEnd, SourceCursor.isLetter(cursor.text[cursor.place]) {
                names.append(cursor.readName())
                isFree = false
            } else {
                isFree = byte <= UInt8(ascii: " ") || "([{,:=!&|".utf8.contains(byte)
            }
        }
        return names
    }

    /// Values for the constants and variables before a statement that get theirs in it and have none yet.
    /// - Parameter path: the units around the statement, from the outermost in.
    func awaitedValues(of statement: SourceOutline.Unit, in path: [SourceOutline.Unit]) -> [String] {
        let text = Array(outline.text[statement.range])
        let before = path.flatMap(\.blocks).filter {
            !$0.isOfType && $0.range.contains(statement.range.lowerBound)
        }
        .flatMap(\.units).filter {
            ["let", "var"].contains($0.keyword) && $0.blocks.isEmpty
                && $0.range.upperBound <= statement.range.lowerBound
        }
        return before.flatMap { Declaration(outline.text[$0.range]).variables }
            .filter { $0.type != nil && !$0.hasDefault && Self.gives(text, a: $0.name) }
            .map { "\($0.name) = \(Self.value)" }
    }

    /// Whether a statement has an assignment to a name.
    private static func gives(_ text: [UInt8], a name: String) -> Bool {
        var cursor = SourceCursor(bytes: text[...])
        var isMember = false
        while !cursor.isAtEnd {
            if cursor.skipCommentOrString() { continue }
            guard SourceCursor.isLetter(cursor.text[cursor.place]) else {
                isMember = cursor.text[cursor.place] == UInt8(ascii: ".")
                cursor.place += 1
                continue
            }
            guard cursor.readName() == name, !isMember else {
                isMember = false
                continue
            }
            while !cursor.isAtEnd, cursor.text[cursor.place] <= UInt8(ascii: " ") { cursor.place += 1 }
            if cursor.has("="), cursor.next != UInt8(ascii: "=") { return true }
        }
        return false
    }
}
