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
        return Self.dottedNames(in: outline.text[lineRange(around: place)])
    }

    /// The names with a dot before them that nothing stands before.
    static func dottedNames(in line: ArraySlice<UInt8>) -> [String] {
        var cursor = SourceCursor(bytes: line)
        var names: [String] = []
        while let word = cursor.nextName() {
            let front = cursor.text[..<(cursor.place - word.utf8.count)]
            let before = front.dropLast().last ?? UInt8(ascii: " ")
            let isFree = before <= UInt8(ascii: " ") || "([{,:=!&|".utf8.contains(before)
            if front.last == UInt8(ascii: "."), isFree { names.append(word) }
        }
        return names
    }

    /// Hands a value of an unknown type on as what the place wants, or another value as one of an unknown type: the names, calls and
    /// literals at the place of a message that says both types.
    func converted(_ place: Int, _ said: CompilerDiagnostic) -> Edit? {
        let names = said.names.map { $0.filter { $0 != "?" } }
        guard said.message.hasPrefix("cannot "), names.count == 2, names.contains("UIKitUnknown"), names[0] != names[1]
        else { return nil }
        var cursor = SourceCursor(bytes: outline.text)
        cursor.place = place
        while !cursor.isAtEnd {
            if cursor.skipCommentOrString() || !cursor.readName().isEmpty { continue }
            if cursor.has("(") || cursor.has("[") {
                cursor.place = cursor.endOfBrackets
            } else if !cursor.has("."), !cursor.has("?."), !cursor.has("!.") {
                break
            }
            cursor.place += 1
        }
        let before = place > 0 ? outline.text[place - 1] : UInt8(ascii: " ")
        // A message about an index or a call stands behind what has it.
        guard !SourceCursor.isLetter(before), !")]?!".utf8.contains(before) else { return nil }
        let isMember = before == UInt8(ascii: ".")
        let start = isMember ? OptionalMethods.receiver(before: place - 1, in: outline.text)?.start : place
        guard let start, start < cursor.place, cursor.place <= outline.text.count else { return nil }
        let range = start..<cursor.place
        let code = String(decoding: outline.text[range], as: UTF8.self)
        // What was handed on and is refused again goes.
        guard !code.contains("\n"), !edits.contains(where: { $0.range == range }) else { return nil }
        let text = names[0] == "UIKitUnknown" ? "uikitKnown(\(code))" : "UIKitUnknown(of: \(code))"
        return Edit(range: range, text: text, reason: "", line: said.line)
    }

    /// Values for constants and variables before a statement, and stored properties, that get theirs in it and have none yet.
    /// - Parameter path: the units around the statement, from the outermost in.
    func awaitedValues(of statement: SourceOutline.Unit, in path: [SourceOutline.Unit]) -> [String] {
        let text = Array(outline.text[statement.range])
        let before = path.flatMap(\.blocks).filter { !$0.isOfType && $0.range.contains(statement.range.lowerBound) }
            .flatMap(\.units).filter {
                ["let", "var"].contains($0.keyword) && $0.blocks.isEmpty
                    && $0.range.upperBound <= statement.range.lowerBound
            }
        let isMaking = path.last { $0.kind == .member }?.keyword == "init"
        let type = path.last { $0.kind == .type && isMaking }
        return before.flatMap { Declaration($0, in: outline.text).variables }
            .filter { $0.type != nil && !$0.hasDefault && Self.gives(text, a: $0.name) }
            .map { "\($0.name) = \(Self.value(of: $0.name))" }
            + (type.map(stored) ?? []).filter { Self.gives(text, a: $0.name, ofSelf: true) }
            .map { "self.\($0.name) = \(Self.value(of: $0.name))" }
    }

    /// Whether a statement has an assignment to a name.
    private static func gives(_ text: [UInt8], a name: String, ofSelf: Bool = false) -> Bool {
        var cursor = SourceCursor(bytes: text[...])
        while let word = cursor.nextName() {
            let front = text[..<(cursor.place - word.utf8.count)]
            let isSelf = ofSelf && front.suffix(5).elementsEqual("self.".utf8)
            guard word == name, front.last != UInt8(ascii: ".") || isSelf else { continue }
            cursor.skipSpace()
            if cursor.has("="), cursor.next != UInt8(ascii: "=") { return true }
        }
        return false
    }
}
