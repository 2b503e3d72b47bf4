/// The names in a source file in Swift, outside comments and strings.
public struct SourceNames {
    /// Types, and functions and properties, that the file declares.
    public var declared: Set<String> { Set(declarations.keys) }
    /// The same with the numbers of declarations.
    public private(set) var declarations: [String: Int] = [:]
    /// Names with a capital at their beginning, with their lines.
    public private(set) var types: [(name: String, line: Int)] = []
    /// Names behind a dot.
    public private(set) var members: [(name: String, line: Int)] = []

    /// - Parameter text: the whole file.
    public init(of text: String) {
        var cursor = SourceCursor(text)
        var line = 1
        var counted = 0
        var declares = false
        while !cursor.isAtEnd {
            if cursor.skipCommentOrString() { continue }
            let byte = cursor.text[cursor.place]
            guard SourceCursor.isLetter(byte) else {
                if byte > UInt8(ascii: " "), byte != UInt8(ascii: "`") { declares = false }
                cursor.place += 1
                continue
            }
            let start = cursor.place
            let word = cursor.readName()
            for place in counted..<start where cursor.text[place] == UInt8(ascii: "\n") { line += 1 }
            counted = start
            let before = start > 0 ? cursor.text[start - 1] : 0
            let isMember = before == UInt8(ascii: ".")
            // A module, an attribute.
            if word == "import" || before == UInt8(ascii: "@") {
                while !cursor.isAtEnd, cursor.text[cursor.place] != UInt8(ascii: "\n"), word == "import" {
                    cursor.place += 1
                }
                continue
            }
            if declares {
                declarations[word, default: 0] += 1
                declares = false
            } else if isMember {
                members.append((word, line))
            } else if let first = word.first, first.isUppercase {
                types.append((word, line))
            }
            if !isMember, Self.declarations.contains(word) { declares = true }
        }
    }

    private static let declarations: Set<String> = [
        "class", "struct", "enum", "protocol", "typealias", "func", "var", "let", "case", "associatedtype", "actor",
    ]
}
