/// What stands around a place of a source.
protocol SourceScope {
    /// Braces that open no type of interest.
    static var other: Self { get }
}

/// A scanner that follows a source from declaration to declaration.
protocol DeclarationReading {
    associatedtype Scope: SourceScope
    var cursor: SourceCursor { get set }
    /// The scopes around the cursor, from the outermost in.
    var scopes: [Scope] { get set }
    /// The parentheses that are open in each scope: a label there may be a word such as `extension`.
    var parentheses: [Int] { get set }
    var conditions: OpenConditions { get set }
    var words: DeclarationWords { get set }
    /// Takes the head of a type, behind whose brace the cursor stands.
    /// - Returns: what the brace opens.
    mutating func scope(of keyword: String, _ head: TypeHead) -> Scope
    /// Takes a member, behind whose keyword the cursor stands.
    mutating func readMember(_ keyword: String, at place: Int)
}

/// The attributes and modifiers before a declaration.
struct DeclarationWords {
    /// `@objc` with its arguments in its range, `private`, `private(set)`.
    var all: [(word: String, range: Range<Int>)] = []

    /// Where the first stands.
    var start: Int? { all.first?.range.lowerBound }
    func has(_ word: String) -> Bool { all.contains { $0.word == word } }
    func has(anyOf words: Set<String>) -> Bool { all.contains { words.contains($0.word) } }
    func ranges(of word: String) -> [Range<Int>] { all.filter { $0.word == word }.map(\.range) }

    static let modifiers: Set<String> = [
        "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "override", "lazy",
        "weak", "unowned", "mutating", "nonmutating", "nonisolated", "indirect", "required", "convenience", "dynamic",
        "optional", "prefix", "infix", "postfix", "isolated", "distributed", "async",
    ]
    static let types: Set<String> = ["class", "struct", "enum", "extension", "protocol", "actor"]
    static let members: Set<String> = [
        "func", "init", "deinit", "subscript", "var", "let", "typealias", "associatedtype", "import", "operator",
        "precedencegroup", "macro",
    ]
}

extension DeclarationReading {
    /// Reads the source to its end, past comments and strings.
    mutating func readDeclarations() {
        while !cursor.isAtEnd {
            let isMark = "/\"#".utf8.contains(cursor.text[cursor.place])
            if isMark, cursor.skipCommentOrString() || cursor.skipRegularExpression() { continue }
            readByte()
        }
    }

    private mutating func readByte() {
        switch cursor.text[cursor.place] {
        case UInt8(ascii: "@"): return readAttribute()
        case let byte where SourceCursor.isLetter(byte): return readWord()
        case let byte where byte <= UInt8(ascii: " "):
            cursor.place += 1
            return
        case UInt8(ascii: "#"): conditions.read(cursor)
        case UInt8(ascii: "{"): open(.other)
        case UInt8(ascii: "}"):
            if !scopes.isEmpty {
                scopes.removeLast()
                parentheses.removeLast()
            }
        case UInt8(ascii: "("): parentheses[parentheses.count - 1] += 1
        case UInt8(ascii: ")"): parentheses[parentheses.count - 1] = max(0, parentheses[parentheses.count - 1] - 1)
        case UInt8(ascii: "`"), UInt8(ascii: "."):
            // An escaped name or a member is no keyword.
            cursor.place += 1
            _ = cursor.readName()
            cursor.place -= 1
        default: break
        }
        cursor.place += 1
        words = DeclarationWords()
    }

    private mutating func open(_ scope: Scope) {
        scopes.append(scope)
        parentheses.append(0)
    }

    private mutating func readAttribute() {
        let place = cursor.place
        cursor.place += 1
        let name = cursor.readName()
        if cursor.has("(") { cursor.skipParentheses() }
        words.all.append(("@" + name, place..<cursor.place))
    }

    private mutating func readWord() {
        let place = cursor.place
        let word = cursor.readName()
        if parentheses.last != 0 { return }
        let isOfClass = word == "class" && Self.isModified(by: cursor.nextWord)
        if isOfClass || DeclarationWords.modifiers.contains(word) {
            // `private(set)` is another word.
            var ahead = cursor
            ahead.place += 1
            let argument = cursor.has("(") ? ahead.readName() : ""
            let hasArgument = !argument.isEmpty && ahead.has(")")
            if hasArgument { cursor.place = ahead.place + 1 }
            words.all.append((word + (hasArgument ? "(\(argument))" : ""), place..<cursor.place))
            return
        }
        if DeclarationWords.types.contains(word) {
            if let head = TypeHead(&cursor) { open(scope(of: word, head)) }
        } else if word == "import" {
            // One declaration of a module may follow: `import class Foundation.NSObject`
            cursor.skipLine()
        } else if DeclarationWords.members.contains(word) {
            readMember(word, at: place)
        }
        words = DeclarationWords()
    }

    /// Whether `class` before a word says that a member is one of the type.
    private static func isModified(by word: String) -> Bool {
        DeclarationWords.modifiers.contains(word) || ["func", "var", "let", "subscript"].contains(word)
    }
}
