/// The names that a source declares, in whatever scope; too many rather than too few.
enum DeclaredNames {
    private static let words: Set<String> = [
        "let", "var", "func", "case", "class", "struct", "enum", "protocol", "typealias", "actor", "associatedtype",
        "for", "extension",
    ]

    static func read(_ source: String) -> Set<String> {
        var cursor = SourceCursor(source)
        var found: Set<String> = []
        var before = ""
        while !cursor.isAtEnd {
            if cursor.skipCommentOrString() { continue }
            let byte = cursor.text[cursor.place]
            guard SourceCursor.isLetter(byte) else {
                // Of `let (a, b)` and `case a, b` both are declared.
                if !" (,`".utf8.contains(byte) { before = "" }
                cursor.place += 1
                continue
            }
            let word = cursor.readName()
            if words.contains(word) {
                before = word
            } else if words.contains(before) {
                found.insert(word)
                var ahead = cursor
                while ahead.has(" ") { ahead.place += 1 }
                if !ahead.has(",") { before = "" }
            } else if cursor.has(":") {
                found.insert(word)
            }
        }
        return found
    }
}
