/// A rule that follows the outline of a source from declaration to declaration, past bodies.
protocol DeclarationReading {
    associatedtype Scope
    var cursor: SourceCursor { get set }
    /// The scopes around the cursor, from the outermost in.
    var scopes: [Scope] { get set }
    var conditions: OpenConditions { get set }
    var words: DeclarationWords { get set }
    /// Takes the head of a type, behind whose brace the cursor stands.
    /// - Returns: what the brace opens.
    mutating func scope(of keyword: String, _ head: TypeHead) -> Scope
    /// Takes a member, behind whose keyword the cursor stands.
    mutating func readMember(_ unit: SourceOutline.Unit)
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
    /// Reads the declarations of a source, in its order.
    mutating func readDeclarations(of source: String) {
        let outline = SourceOutline.declarations(of: source)
        cursor = SourceCursor(bytes: outline.text)
        read(outline.units)
    }

    private mutating func read(_ units: [SourceOutline.Unit]) {
        for unit in units {
            words = unit.words
            cursor.place = unit.kind == .directive ? unit.range.lowerBound : unit.nameStart
            if unit.kind == .directive {
                conditions.read(cursor)
            } else if unit.kind != .type {
                readMember(unit)
            } else if let head = TypeHead(&cursor) {
                scopes.append(scope(of: unit.keyword, head))
                for block in unit.blocks { read(block.units) }
                scopes.removeLast()
            }
        }
    }
}
