/// The head of a declaration, up to its first brace, without comments.
struct Declaration {
    private let text: [UInt8]
    private(set) var attributes: Set<String> = []
    private(set) var modifiers: Set<String> = []
    private(set) var hidesSetter = false
    private(set) var keyword = ""
    /// Where the words behind the keyword begin.
    private var start = 0
    private static let keywords: Set<String> = [
        "func", "init", "var", "let", "case", "class", "struct", "enum", "actor", "protocol", "extension", "typealias",
        "subscript", "deinit", "import",
    ]

    init(_ bytes: ArraySlice<UInt8>) {
        text = Self.withoutComments(bytes)
        var cursor = SourceCursor(String(decoding: text, as: UTF8.self))
        while !cursor.isAtEnd {
            let byte = cursor.text[cursor.place]
            if byte == UInt8(ascii: "@") {
                cursor.place += 1
                attributes.insert(cursor.readName())
                if !cursor.isAtEnd, cursor.text[cursor.place] == UInt8(ascii: "(") { cursor.skipParentheses() }
                continue
            }
            guard SourceCursor.isLetter(byte) else {
                cursor.place += 1
                continue
            }
            let word = cursor.readName()
            var behind = cursor
            while !behind.isAtEnd, behind.text[behind.place] <= UInt8(ascii: " ") { behind.place += 1 }
            let isModifier = word == "class" && ["func", "var", "let"].contains(behind.readName())
            if Self.keywords.contains(word), !isModifier {
                keyword = word
                start = cursor.place
                return
            }
            if !cursor.isAtEnd, cursor.text[cursor.place] == UInt8(ascii: "(") {
                let begin = cursor.place
                cursor.skipParentheses()
                if cursor.text[begin..<cursor.place].elementsEqual("(set)".utf8) {
                    if word != "public", word != "open", word != "internal", word != "package" { hidesSetter = true }
                    continue
                }
            }
            modifiers.insert(word)
        }
    }

    /// The code of a head.
    /// - Parameter mark: what stands in place of each comment.
    static func withoutComments(_ bytes: ArraySlice<UInt8>, leaving mark: [UInt8] = [UInt8(ascii: " ")]) -> [UInt8] {
        guard bytes.contains(UInt8(ascii: "/")) else { return Array(bytes) }
        var cursor = SourceCursor(String(decoding: bytes, as: UTF8.self))
        var kept: [UInt8] = []
        while !cursor.isAtEnd {
            let begin = cursor.place
            let isComment = cursor.has("//") || cursor.has("/*")
            if cursor.skipCommentOrString() {
                if isComment { kept += mark } else { kept += cursor.text[begin..<cursor.place] }
                continue
            }
            kept.append(cursor.text[cursor.place])
            cursor.place += 1
        }
        return kept
    }

    /// Whether another file cannot name it.
    var isHidden: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

    // MARK: Names

    private func skipSpace(_ place: Int) -> Int {
        var place = place
        while place < text.count, text[place] <= UInt8(ascii: " ") { place += 1 }
        return place
    }

    private func word(at place: Int) -> (word: String, end: Int) {
        var place = skipSpace(place)
        if place < text.count, text[place] == UInt8(ascii: "`") { place += 1 }
        let begin = place
        while place < text.count, SourceCursor.isLetter(text[place]) { place += 1 }
        let found = String(decoding: text[begin..<place], as: UTF8.self)
        if place < text.count, text[place] == UInt8(ascii: "`") { place += 1 }
        return (found, place)
    }

    var name: String { word(at: start).word }

    /// The names between the angles behind the name.
    var generics: [String] {
        let open = skipSpace(keyword == "init" ? start : word(at: start).end)
        guard open < text.count, text[open] == UInt8(ascii: "<") else { return [] }
        return Self.split(inside(open)).map { part in
            String(decoding: part.drop { $0 <= UInt8(ascii: " ") }.prefix { SourceCursor.isLetter($0) }, as: UTF8.self)
        }
    }

    /// What stands behind a sign, such as the type behind the equals sign of an alias.
    func words(behind sign: String) -> String? {
        guard let found = text.firstRange(of: Array(sign.utf8)) else { return nil }
        return Self.trimmed(text[found.upperBound...])
    }

    var isFailable: Bool {
        let place = skipSpace(start)
        return place < text.count && (text[place] == UInt8(ascii: "?") || text[place] == UInt8(ascii: "!"))
    }

    // MARK: Parameters

    private var opening: Int? {
        var place = start
        var angles = 0
        while place < text.count {
            let byte = text[place]
            if byte == UInt8(ascii: "<") { angles += 1 }
            if byte == UInt8(ascii: ">") { angles -= 1 }
            if byte == UInt8(ascii: "("), angles <= 0 { return place }
            place += 1
        }
        return nil
    }

    /// The parameters of a function or an initialiser.
    var parameters: [DeclaredType.Parameter]? {
        guard let opening else { return nil }
        return ParameterList(inside(opening))?.parameters.map {
            .init(label: $0.label, name: $0.name, type: $0.type, hasDefault: $0.hasDefault)
        }
    }

    /// What stands behind the parameters.
    var tail: [String] {
        guard let opening else { return [] }
        let end = min(opening + inside(opening).count + 2, text.count)
        return text[end...].split { !SourceCursor.isLetter($0) }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The type behind the arrow.
    var result: String? {
        guard let opening else { return nil }
        let end = min(opening + inside(opening).count + 2, text.count)
        guard let arrow = text[end...].firstRange(of: Array("->".utf8)) else { return nil }
        var rest = text[arrow.upperBound...]
        if let bound = rest.firstRange(of: Array(" where ".utf8)) { rest = rest[..<bound.lowerBound] }
        return Self.trimmed(rest)
    }

    /// What the bracket at a place encloses.
    private func inside(_ open: Int) -> ArraySlice<UInt8> {
        var cursor = SourceCursor("")
        cursor.text = text
        cursor.place = open
        let countsAngles = text[open] == UInt8(ascii: "<")
        var depth = 0
        while !cursor.isAtEnd {
            if cursor.skipCommentOrString() { continue }
            depth += cursor.bracketStep(countsAngles: countsAngles)
            cursor.place += 1
            if depth <= 0 { return text[open + 1..<cursor.place - 1] }
        }
        return text[min(open + 1, text.count)...]
    }

    // MARK: Variables and cases

    /// The variables of `var a: Int, b = 2`.
    var variables: [(name: String, type: String?, hasDefault: Bool)] {
        var found: [(name: String, type: String?, hasDefault: Bool)] = []
        for part in Self.split(text[min(start, text.count)...]) {
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
        Self.split(text[min(start, text.count)...]).compactMap { part in
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
