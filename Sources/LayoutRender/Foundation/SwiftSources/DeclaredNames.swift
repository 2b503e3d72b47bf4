/// The names that a source declares, in whatever scope; too many rather than too few.
public enum DeclaredNames {
    private static let words: Set<String> = [
        "let", "var", "func", "case", "class", "struct", "enum", "protocol", "typealias", "actor", "associatedtype",
        "for", "extension",
    ]

    /// The names of a source.
    public static func read(_ source: String) -> Set<String> {
        var cursor = SourceCursor(source)
        var (found, end, isDeclared) = (Set<String>(), 0, false)
        while let word = cursor.nextName() {
            // Of `let (a, b)` and `case a, b` both are declared.
            let between = cursor.text[end..<max(cursor.place - word.utf8.count, end)]
            isDeclared = isDeclared && between.allSatisfy(" (,`".utf8.contains)
            end = cursor.place
            if isDeclared || cursor.has(":"), !words.contains(word) { found.insert(word) }
            let next = cursor.text[end...].first { $0 != UInt8(ascii: " ") }
            isDeclared = words.contains(word) || isDeclared && next == UInt8(ascii: ",")
        }
        return found
    }
}
