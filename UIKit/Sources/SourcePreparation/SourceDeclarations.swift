/// The types and the members of a source, in its order and past bodies: what all rules about declarations ask.
struct SourceDeclarations {
    struct TypeEntry {
        let keyword: String
        let words: DeclarationWords
        let head: TypeHead
        /// The place of the type around; nil at the top of the file.
        let outer: Int?
        /// Those around the declaration.
        let conditions: OpenConditions
        /// The first type behind the colon of a class.
        var superclass: String? { keyword == "class" ? head.inherited.first : nil }
    }

    struct Member {
        let said: Declaration
        /// The place of the type around.
        let owner: Int
        let conditions: OpenConditions
    }

    /// Over the source's text.
    let cursor: SourceCursor
    private(set) var types: [TypeEntry] = []
    private(set) var members: [Member] = []
    /// The modules that the source imports on every device, whatever there is beside it.
    private(set) var certainImports: Set<String> = []

    private static let known = KnownResults<String, SourceDeclarations> { SourceDeclarations($0) }
    static func of(_ source: String) -> SourceDeclarations { known.results(for: [source])[0] }

    private init(_ source: String) {
        let outline = SourceOutline.declarations(of: source)
        cursor = SourceCursor(bytes: outline.text)
        var conditions = OpenConditions()
        read(outline.units, nil, &conditions)
    }

    private mutating func read(_ units: [SourceOutline.Unit], _ outer: Int?, _ conditions: inout OpenConditions) {
        for unit in units {
            if unit.kind == .directive {
                var directive = cursor
                directive.place = unit.range.lowerBound
                conditions.read(directive)
            } else if unit.keyword == "import", outer == nil {
                if !conditions.isOpen { certainImports.insert(unit.importedModule(in: cursor.text)) }
            } else if unit.kind != .type {
                guard let outer else { continue }
                members.append(Member(said: Declaration(unit, in: cursor), owner: outer, conditions: conditions))
            } else if let head = TypeHead(unit, in: cursor) {
                let place = types.count
                types.append(
                    TypeEntry(
                        keyword: unit.keyword, words: unit.words, head: head, outer: outer, conditions: conditions))
                for block in unit.blocks { read(block.units, place, &conditions) }
            }
        }
    }

    /// The names of each type from the outermost in; nil for one that is not taken, and for those in such a one.
    func paths(where isTaken: (TypeEntry) -> Bool) -> [[String]?] {
        types.reduce(into: []) { found, type in
            let outer = type.outer.map { found[$0] } ?? []
            found.append(
                outer.flatMap { isTaken(type) ? (type.keyword == "extension" ? [] : $0) + type.head.path : nil })
        }
    }
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
