/// What a declaration of an outline says up to its body.
struct Declaration {
    let unit: SourceOutline.Unit
    /// Where the head ends: at the brace of the body, or with the declaration.
    let end: Int
    /// What follows the keyword.
    let tokens: [Range<Int>]
    let cursor: SourceCursor
    /// The parameters' place among the tokens.
    private let place: Int?
    private let block: Range<Int>?
    /// The parameters of a function or an initialiser; nil for none that can be read.
    let parameterList: ParameterList?

    /// How many closures among the values of parameters are looked behind for the body.
    private static let maximumClosures = 16

    /// - Parameter cursor: over the outline's text.
    init(_ unit: SourceOutline.Unit, in cursor: SourceCursor) {
        self.unit = unit
        self.cursor = cursor
        var (end, tokens) = (unit.nameStart, [Range<Int>]())
        for next in unit.blocks.prefix(Self.maximumClosures).map(\.range.lowerBound) + [unit.range.upperBound] {
            end = max(next, unit.nameStart)
            tokens = cursor.tokens(in: unit.nameStart..<end)
            // A brace between parentheses is that of a closure.
            guard let last = tokens.last, cursor.text[last.lowerBound] == UInt8(ascii: "("),
                cursor.inside("(", at: last) == nil
            else { break }
        }
        (self.end, self.tokens) = (end, tokens)
        block = unit.blocks.first { $0.range.lowerBound == end }?.range
        place = tokens.firstIndex { cursor.inside("(", at: $0) != nil }
        let list = ["func", "init"].contains(unit.keyword) ? place.flatMap { cursor.inside("(", at: tokens[$0]) } : nil
        parameterList = list.flatMap { ParameterList(cursor.text[$0]) }
    }

    init(_ unit: SourceOutline.Unit, in text: [UInt8]) { self.init(unit, in: SourceCursor(bytes: text)) }

    var keyword: String { unit.keyword }
    var words: DeclarationWords { unit.words }
    var parameters: [ParameterList.Parameter] { parameterList?.parameters ?? [] }
    var isStatic: Bool { words.has(anyOf: ["static", "class"]) }
    var canThrow: Bool { tail.contains("throws") }

    /// Whether another file cannot name it.
    var isHidden: Bool { words.has(anyOf: ["private", "fileprivate"]) }

    /// Whether another file cannot set it.
    var hidesSetter: Bool { words.has(anyOf: ["private(set)", "fileprivate(set)"]) }

    var name: String { tokens.first.flatMap(cursor.name) ?? "" }

    /// The names between the angles behind the name.
    var generics: [String] {
        let first = keyword == "init" ? 0 : 1
        guard tokens.count > first, let angles = cursor.inside("<", at: tokens[first]) else { return [] }
        return cursor.parts(in: angles).compactMap { $0.first.flatMap(cursor.name) }
    }

    /// What stands behind the equals sign, such as the type of an alias.
    var value: String? { tokens.firstIndex { cursor.has("=", at: $0) }.map { code(tokens[($0 + 1)...]) } }

    /// The name that the value behind the equals sign calls: `A` of `let a = A(b)`.
    var maker: String? {
        let value = Array(tokens.drop { !cursor.has("=", at: $0) }.dropFirst().prefix(2))
        guard value.count == 2, cursor.inside("(", at: value[1]) != nil else { return nil }
        return cursor.name(at: value[0])
    }

    var isFailable: Bool { tokens.first.map { cursor.has("?", at: $0) || cursor.has("!", at: $0) } ?? false }

    /// The place between the parentheses of a function or an initialiser.
    var list: Range<Int>? { place.flatMap { cursor.inside("(", at: tokens[$0]) } }

    /// Whether the name, or the keyword of an initialiser, stands right before the parameters: none is generic.
    var isPlain: Bool { place == (keyword == "init" && !isFailable ? 0 : 1) && (keyword == "init" || !name.isEmpty) }

    private var behindParameters: ArraySlice<Range<Int>> { place.map { tokens[($0 + 1)...] } ?? [] }

    /// The words behind the parameters.
    var tail: [String] { behindParameters.compactMap(cursor.name) }

    /// The type behind the arrow.
    var result: String? {
        guard let arrow = behindParameters.firstIndex(where: { cursor.has("->", at: $0) }) else { return nil }
        return code(tokens[(arrow + 1)...].prefix { !cursor.has("where", at: $0) })
    }

    /// The body of a function, or of a property without a value before it.
    var body: Range<Int>? {
        let first = keyword == "func" ? (place ?? 0) + 1 : 1
        guard tokens.count >= first,
            !tokens[first...].contains(where: { "=}\"#@".utf8.contains(cursor.text[$0.lowerBound]) })
        else { return nil }
        return block
    }

    /// The names in the braces at the end of a property but for those in further ones: `get`, `set`, `didSet`.
    var accessors: Set<String> {
        let inside = unit.blocks.last.map { $0.range.dropFirst().dropLast() } ?? 0..<0
        return Set(cursor.tokens(in: inside).compactMap(cursor.name))
    }

    /// The variables of `var a: Int, b = 2`.
    var variables: [(name: String, type: String?, hasDefault: Bool)] {
        var found: [(name: String, type: String?, hasDefault: Bool)] = []
        for part in tokens.split(whereSeparator: { cursor.has(",", at: $0) }) {
            let front = part.prefix { !cursor.has("=", at: $0) }
            let names = front.prefix { !cursor.has(":", at: $0) }
            guard names.count == 1, let name = names.first.flatMap(cursor.name), !name.contains(".") else { continue }
            let type = front.dropFirst(2)
            found.append((name, front.count > 1 ? code(type) : nil, front.endIndex < part.endIndex))
        }
        // Of `let a, b: Int` the type is that of both.
        for index in found.indices.reversed().dropFirst() where found[index].type == nil && !found[index].hasDefault {
            found[index].type = found[index + 1].type
        }
        return found
    }

    /// The cases of `case a, b(Int, name: String)`.
    var cases: [DeclaredType.Case] {
        tokens.split { cursor.has(",", at: $0) }.compactMap { part in
            guard let name = part.first.flatMap(cursor.name), !name.contains(".") else { return nil }
            let list = part.dropFirst().first.flatMap { cursor.inside("(", at: $0) }
            var values = list.flatMap { ParameterList(cursor.text[$0], isOfCase: true) }?.parameters ?? []
            for index in values.indices where values[index].name.isEmpty { values[index].name = name }
            return DeclaredType.Case(name: name, parameters: values)
        }
    }

    private func code(_ tokens: ArraySlice<Range<Int>>) -> String {
        guard let first = tokens.first, let last = tokens.last else { return "" }
        return cursor.code(in: first.lowerBound..<last.upperBound)
    }
}
