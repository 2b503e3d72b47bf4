/// What a source file shows of its views: the bodies of `#Preview`, and the functions of a file of examples.
enum PreviewReading {
    struct Preview: Equatable {
        /// The name in quotes.
        var title: String?
        /// The body, without its braces.
        var body: String
    }

    /// The previews of a source, in their order.
    static func previews(in outline: SourceOutline) -> [Preview] {
        outline.units.compactMap { unit in
            let head = outline.text[unit.range.lowerBound..<max(unit.headEnd, unit.range.lowerBound)]
            guard unit.keyword.isEmpty, let block = unit.blocks.last,
                let found = head.firstRange(of: Array("#Preview".utf8))
            else { return nil }
            let parts = head[found.upperBound...].split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
            let title = parts.count > 2 ? String(decoding: parts[1], as: UTF8.self) : nil
            let body = outline.text[block.range.dropFirst().dropLast()]
            return Preview(title: title, body: String(decoding: body, as: UTF8.self))
        }
    }

    /// The functions without parameters and the variables with a type at the top of a file, each with its type.
    static func examples(in outline: SourceOutline) -> [(name: String, type: String, isFunction: Bool)] {
        outline.units.compactMap { unit in
            let head = Declaration(unit, in: outline.text)
            guard !head.isHidden else { return nil }
            if unit.keyword == "func", head.parameterList?.parameters.isEmpty == true, head.generics.isEmpty,
                !head.tail.contains("throws"), !head.tail.contains("async"), let type = head.result
            {
                return (head.name, type, true)
            }
            if unit.keyword == "var" || unit.keyword == "let", let found = head.variables.first, let type = found.type {
                return (found.name, type, false)
            }
            return nil
        }
    }

    /// The names in a text of Swift, outside of comments and strings: all, and those that an exclamation mark follows.
    static func names(in body: some Sequence<UInt8>) -> (all: Set<String>, forced: Set<String>) {
        var cursor = SourceCursor(bytes: body)
        var (all, forced): (Set<String>, Set<String>) = ([], [])
        while let name = cursor.nextName() {
            all.insert(name)
            if cursor.has("!"), !cursor.has("!=") { forced.insert(name) }
        }
        return (all, forced)
    }
}
