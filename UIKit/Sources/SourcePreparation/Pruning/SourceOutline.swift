/// The declarations and statements of a source file, with where each begins and ends: enough to take one out.
///
/// Read by words and brackets, not by a grammar. A unit ends with its line, unless a bracket is open or an operator, a dot or
/// a word such as `else` goes on.
struct SourceOutline {
    enum Kind { case type, member, statement, label, directive }

    /// A declaration or a statement.
    struct Unit {
        var kind: Kind
        /// The word that says what it is: `func`, `class`, `return`; empty for expressions.
        var keyword = ""
        /// The name behind the word, for declarations.
        var name = ""
        /// The attributes and modifiers before the word.
        var words = DeclarationWords()
        /// Where the words behind the keyword begin.
        var nameStart: Int
        var range = 0..<0
        /// Where its first block begins, or its end.
        var headEnd = 0
        var blocks: [Block] = []
    }

    /// What stands between two braces.
    struct Block {
        /// With the braces.
        var range: Range<Int>
        var units: [Unit]
        var isOfType: Bool
    }

    /// The units of the file.
    let units: [Unit]
    let text: [UInt8]

    init(_ source: String) { self.init(source, readsBodies: true) }

    private init(_ source: String, readsBodies: Bool) {
        var reader = OutlineReader(source, readsBodies: readsBodies)
        units = reader.units(isOfType: true, depth: 0)
        text = reader.cursor.text
    }

    private static let known = KnownResults<String, SourceOutline> { SourceOutline($0, readsBodies: false) }

    /// The outline without what stands in bodies: what all rules about declarations ask.
    static func declarations(of source: String) -> SourceOutline { known.results(for: [source])[0] }

    /// The head of a type; nil for what only begins like one.
    func head(of unit: Unit) -> TypeHead? { TypeHead(unit, in: SourceCursor(bytes: text)) }

    /// The entries behind the colon of a type's head.
    func entries(of unit: Unit) -> [TypeHead.Entry] { head(of: unit)?.entries ?? [] }

    /// The units around a place, from the outermost in.
    func path(to place: Int) -> [Unit] {
        var found: [Unit] = []
        var level = units
        while let unit = Self.unit(at: place, in: level) {
            found.append(unit)
            guard let block = unit.blocks.first(where: { $0.range.contains(place) }) else { break }
            level = block.units
        }
        return found
    }

    private static func unit(at place: Int, in units: [Unit]) -> Unit? {
        units.first { $0.range.contains(place) } ?? units.last { $0.range.upperBound == place }
    }

    /// The names of the file's declarations and of those in its types.
    var names: Set<String> { Set((units + types.flatMap(\.unit.blocks).flatMap(\.units)).map(\.name)) }

    /// All types, each with those around it.
    var types: [(path: [String], unit: Unit)] {
        var found: [(path: [String], unit: Unit)] = []
        func visit(_ units: [Unit], _ path: [String]) {
            for unit in units where unit.kind == .type {
                let own = path + [unit.name]
                found.append((own, unit))
                for block in unit.blocks { visit(block.units, own) }
            }
        }
        visit(units, [])
        return found
    }
}

extension SourceOutline.Unit {
    /// What one declaration of a module may be imported as.
    static let kinds: Set<String> = [
        "func", "class", "struct", "enum", "protocol", "typealias", "var", "let", "actor",
    ]

    /// Where the word begins.
    var keywordStart: Int { nameStart - keyword.utf8.count }

    /// The module of an import, of one declaration of it too.
    func importedModule(in text: [UInt8]) -> String {
        guard keyword == "import" else { return "" }
        let words = String(decoding: text[range], as: UTF8.self).split { " \t\n".contains($0) }
        guard let place = words.firstIndex(of: "import") else { return "" }
        let rest = words[(place + 1)...].drop { Self.kinds.contains(String($0)) }
        return String((rest.first ?? "").prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
}
