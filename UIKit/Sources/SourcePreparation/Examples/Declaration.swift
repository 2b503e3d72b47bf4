/// What a declaration of an outline says up to its first brace.
struct Declaration {
    let keyword: String
    let words: DeclarationWords
    /// The text behind the keyword, without comments; the cursor stands at its beginning.
    private let cursor: SourceCursor
    /// What stands between the parentheses of a function or an initialiser.
    private let list: Range<Int>?

    /// - Parameter text: of the outline.
    init(_ unit: SourceOutline.Unit, in text: [UInt8]) {
        keyword = unit.keyword
        words = unit.words
        cursor = SourceCursor(bytes: Self.withoutComments(text[unit.nameStart..<max(unit.headEnd, unit.nameStart)]))
        var ahead = cursor
        var angles = 0
        while !ahead.isAtEnd, angles > 0 || !ahead.has("(") {
            if ahead.has("<") { angles += 1 }
            if ahead.has(">") { angles -= 1 }
            ahead.place += 1
        }
        let open = ahead.place + 1
        list = ahead.isAtEnd ? nil : open..<ahead.endOfBrackets
    }

    /// The code of a head.
    /// - Parameter mark: what stands in place of each comment.
    static func withoutComments(_ bytes: ArraySlice<UInt8>, leaving mark: [UInt8] = [UInt8(ascii: " ")]) -> [UInt8] {
        guard bytes.contains(UInt8(ascii: "/")) else { return Array(bytes) }
        var cursor = SourceCursor(bytes: bytes)
        var kept: [UInt8] = []
        while !cursor.isAtEnd {
            let begin = cursor.place
            let isComment = cursor.has("//") || cursor.has("/*")
            if !cursor.skipCommentOrString() { cursor.place += 1 }
            kept += isComment ? mark[...] : cursor.text[begin..<cursor.place]
        }
        return kept
    }

    /// Whether another file cannot name it.
    var isHidden: Bool { words.has(anyOf: ["private", "fileprivate"]) }

    /// Whether another file cannot set it.
    var hidesSetter: Bool { words.has(anyOf: ["private(set)", "fileprivate(set)"]) }

    var name: String { cursor.nextWord }

    /// The names between the angles behind the name.
    var generics: [String] {
        var ahead = cursor
        ahead.skipSpace()
        if keyword != "init", ahead.readEscapedName() != nil { ahead.skipSpace() }
        guard ahead.has("<") else { return [] }
        return Self.split(cursor.text[ahead.place + 1..<ahead.endOfBrackets]).map { SourceCursor(bytes: $0).nextWord }
    }

    /// What stands behind a sign, such as the type behind the equals sign of an alias.
    func words(behind sign: String) -> String? {
        guard let found = cursor.text.firstRange(of: Array(sign.utf8)) else { return nil }
        return Self.trimmed(cursor.text[found.upperBound...])
    }

    var isFailable: Bool {
        var ahead = cursor
        ahead.skipSpace()
        return ahead.has("?") || ahead.has("!")
    }

    /// The parameters of a function or an initialiser.
    var parameters: [DeclaredType.Parameter]? {
        guard let list else { return nil }
        return ParameterList(cursor.text[list])?.parameters.map {
            .init(label: $0.label, name: $0.name, type: $0.type, hasDefault: $0.hasDefault)
        }
    }

    private var behindParameters: ArraySlice<UInt8> {
        list.map { cursor.text[min($0.upperBound + 1, cursor.text.count)...] } ?? []
    }

    /// The words behind the parameters.
    var tail: [String] {
        behindParameters.split { !SourceCursor.isLetter($0) }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The type behind the arrow.
    var result: String? {
        guard let arrow = behindParameters.firstRange(of: Array("->".utf8)) else { return nil }
        let rest = behindParameters[arrow.upperBound...]
        return Self.trimmed(rest[..<(rest.firstRange(of: Array(" where ".utf8))?.lowerBound ?? rest.endIndex)])
    }

    // MARK: Variables and cases

    /// The variables of `var a: Int, b = 2`.
    var variables: [(name: String, type: String?, hasDefault: Bool)] {
        var found: [(name: String, type: String?, hasDefault: Bool)] = []
        for part in Self.split(cursor.text[...]) {
            let equals = Self.outer(UInt8(ascii: "="), in: part)
            let front = part[..<(equals ?? part.endIndex)]
            let colon = Self.outer(UInt8(ascii: ":"), in: front)
            let name = Self.trimmed(front[..<(colon ?? front.endIndex)]).filter { $0 != "`" }
            guard !name.isEmpty, name.utf8.allSatisfy(SourceCursor.isLetter) else { continue }
            found.append((name, colon.map { Self.trimmed(front[($0 + 1)...]) }, equals != nil))
        }
        // Of `let a, b: Int` the type is that of both.
        for index in found.indices.reversed().dropFirst() where found[index].type == nil && !found[index].hasDefault {
            found[index].type = found[index + 1].type
        }
        return found
    }

    /// The cases of `case a, b(Int, name: String)`.
    var cases: [DeclaredType.Case] {
        Self.split(cursor.text[...]).compactMap { part in
            let open = part.firstIndex(of: UInt8(ascii: "("))
            let equals = Self.outer(UInt8(ascii: "="), in: part) ?? part.endIndex
            let name = Self.trimmed(part[..<min(open ?? part.endIndex, equals)]).filter { $0 != "`" }
            guard !name.isEmpty, name.utf8.allSatisfy(SourceCursor.isLetter) else { return nil }
            guard let open, open < equals, let close = part[..<equals].lastIndex(of: UInt8(ascii: ")")) else {
                return DeclaredType.Case(name: name, parameters: [])
            }
            let parameters = Self.split(part[(open + 1)..<close]).map { value -> DeclaredType.Parameter in
                let end = Self.outer(UInt8(ascii: "="), in: value)
                let front = value[..<(end ?? value.endIndex)]
                guard let colon = Self.outer(UInt8(ascii: ":"), in: front) else {
                    return .init(label: nil, name: name, type: Self.trimmed(front), hasDefault: end != nil)
                }
                let words = front[..<colon].split { $0 <= UInt8(ascii: " ") }.map {
                    String(decoding: $0, as: UTF8.self)
                }
                let label = words.first.flatMap { $0 == "_" ? nil : $0 }
                return .init(
                    label: label, name: words.last ?? name, type: Self.trimmed(front[(colon + 1)...]),
                    hasDefault: end != nil)
            }
            return DeclaredType.Case(name: name, parameters: parameters)
        }
    }

    // MARK: Lists

    /// The parts between the commas outside of brackets.
    static func split(_ list: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var rest = list
        while let comma = outer(UInt8(ascii: ","), in: rest) {
            parts.append(rest[..<comma])
            rest = rest[(comma + 1)...]
        }
        parts.append(rest)
        return parts.filter { !trimmed($0).isEmpty }
    }

    /// The first place of a sign outside of brackets and strings; of an equals sign one that compares nothing.
    private static func outer(_ sign: UInt8, in text: ArraySlice<UInt8>) -> Int? {
        var place = text.startIndex
        var depth = 0
        var isString = false
        while place < text.endIndex {
            let byte = text[place]
            if byte == UInt8(ascii: "\""), place == text.startIndex || text[place - 1] != UInt8(ascii: "\\") {
                isString.toggle()
            } else if !isString {
                if depth == 0, byte == sign { return place }
                let isArrow =
                    byte == UInt8(ascii: ">") && place > text.startIndex && text[place - 1] == UInt8(ascii: "-")
                if "([{<".utf8.contains(byte) { depth += 1 }
                if ")]}>".utf8.contains(byte), !isArrow { depth -= 1 }
            }
            place += 1
        }
        return nil
    }

    static func trimmed(_ text: ArraySlice<UInt8>) -> String {
        var text = text
        while let first = text.first, first <= UInt8(ascii: " ") { text = text.dropFirst() }
        while let last = text.last, last <= UInt8(ascii: " ") { text = text.dropLast() }
        return String(decoding: text, as: UTF8.self)
    }
}
