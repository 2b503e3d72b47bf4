/// Reads what a rule about protocols asks of a file: protocols with optional members, the heads of classes and extensions with
/// the types behind the colon, and the members that each has.
struct ConformanceScanner: DeclarationReading {
    /// A member as a call spells its name: `tap(_:with:)`, and `title` for a property.
    typealias MemberName = String

    /// A member of a protocol that a conforming class may have or not.
    struct Requirement {
        var name: MemberName
        /// The first part of the name.
        var base: String
        /// The declaration without attributes and modifiers: `func tap(_ point: CGPoint) -> Bool`, `var title: String { get }`.
        var declaration: String
        /// The type of the property or of what the method returns; nil for a method without a result.
        var type: String?
        /// The types of a method's parameters; nil for a property.
        var parameters: [String]?
        /// How a call hands on the parameters: `point`, `with: text`.
        var arguments: [String]
        /// The bytes of the declaration with attributes and modifiers.
        var range: Range<Int>
        /// The name with the types of the parameters, which tells apart what has one name.
        var typedName: MemberName { ConformanceScanner.typed(name, parameters) }
        /// Whether the method can be taken as a value: with parameters, none of which it changes.
        var hasValue: Bool { parameters?.isEmpty == false && !declaration.contains("inout") }
    }

    struct ProtocolHead {
        var name: String
        /// `public `, `fileprivate ` or nothing.
        var access: String
        /// `@MainActor ` or nothing.
        var actor: String
        var parents: [String]
        /// Where a class bound may be written, for a protocol of Objective-C without parents.
        var bound: Int?
        var requirements: [Requirement] = []
    }

    struct TypeHead {
        /// Names from the outermost type in.
        var path: [String]
        var isExtension: Bool
        var inherited: [String]
        /// The end of the head's names, where another may be written.
        var end: Int
        var hasColon: Bool
    }

    private(set) var protocols: [ProtocolHead] = []
    private(set) var heads: [TypeHead] = []
    /// The members of classes and extensions by the path of the type.
    private(set) var members: [[String]: Set<MemberName>] = [:]

    enum Scope: SourceScope {
        case type([String])
        case protocolBody(Int)
        case other
    }

    var cursor: SourceCursor
    var scopes: [Scope] = []
    var conditions = OpenConditions()
    /// Attributes and modifiers since the last declaration, and where the first stands.
    private var pending: Set<String> = []
    private var start: Int?

    private static let scanned = KnownResults<String, ConformanceScanner> { ConformanceScanner($0) }

    /// - Returns: nothing in parts that a condition encloses.
    static func scan(_ sources: [String]) -> [ConformanceScanner] { scanned.results(for: sources) }

    private init(_ source: String) {
        cursor = SourceCursor(source)
        readDeclarations()
    }

    mutating func noteAttribute(_ name: String, at place: Int) { note("@" + name, place) }

    mutating func forget() {
        pending = []
        start = nil
    }

    private static let modifiers: Set<String> = [
        "optional", "public", "open", "internal", "private", "fileprivate", "final", "static", "override", "weak",
        "lazy", "dynamic", "nonisolated", "package", "mutating", "unowned", "required", "convenience",
    ]

    mutating func readWord() {
        let place = cursor.place
        let word = cursor.readName()
        switch word {
        case "class" where ["func", "var", "let", "override"].contains(cursor.nextWord): note(word, place)
        case "class", "extension", "struct", "enum", "actor", "protocol": openType(word)
        case "func": readFunction(at: place)
        case "var", "let": readProperty(at: place)
        case _ where Self.modifiers.contains(word): note(word, place)
        default: forget()
        }
    }

    private mutating func note(_ word: String, _ place: Int) {
        if start == nil { start = place }
        pending.insert(word)
    }

    // MARK: Types

    private mutating func openType(_ keyword: String) {
        let words = pending
        forget()
        cursor.skipSpace()
        var path = [cursor.readName()]
        while !cursor.isAtEnd, cursor.text[cursor.place] == UInt8(ascii: ".") {
            cursor.place += 1
            path.append(cursor.readName())
        }
        guard path != [""] else { return }
        let nameEnd = cursor.place
        guard let (inherited, end, hasColon, isConstrained) = readInherited() else { return }
        var outer: [String] = []
        if case .type(let found)? = scopes.last { outer = found }
        guard !conditions.isOpen, !isConstrained || keyword == "class", scopes.isEmpty || !outer.isEmpty else {
            return scopes.append(.other)
        }
        switch keyword {
        case "protocol":
            guard scopes.isEmpty else { return scopes.append(.other) }
            let access = ["public", "fileprivate", "private"].first(where: words.contains).map { $0 + " " } ?? ""
            scopes.append(.protocolBody(protocols.count))
            protocols.append(
                ProtocolHead(
                    name: path.joined(separator: "."), access: access,
                    actor: words.contains("@MainActor") ? "@MainActor " : "", parents: inherited,
                    bound: words.contains("@objc") && !hasColon ? nameEnd : nil))
        case "class", "extension":
            let whole = (keyword == "extension" ? [] : outer) + path
            heads.append(
                TypeHead(
                    path: whole, isExtension: keyword == "extension", inherited: inherited, end: end,
                    hasColon: hasColon))
            scopes.append(.type(whole))
        default: scopes.append(.type(outer + path))
        }
    }

    /// The types behind the colon of a head, up to and with the brace.
    private mutating func readInherited() -> (names: [String], end: Int, hasColon: Bool, isConstrained: Bool)? {
        var names: [String] = []
        var (end, depth) = (cursor.place, 0)
        var hasColon = false
        var isConstrained = false
        while !cursor.isAtEnd {
            if cursor.skipCommentOrString() { continue }
            let byte = cursor.text[cursor.place]
            if byte == UInt8(ascii: "{"), depth == 0 { break }
            if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "=") { return nil }
            depth += cursor.bracketStep(countsAngles: true)
            if SourceCursor.isLetter(byte) {
                var word = cursor.readName()
                while !cursor.isAtEnd, cursor.text[cursor.place] == UInt8(ascii: "."), depth == 0 {
                    cursor.place += 1
                    word += "." + cursor.readName()
                }
                if word == "where", depth == 0 { isConstrained = true }
                if ["func", "var", "let"].contains(word) { return nil }
                if hasColon, depth == 0, !isConstrained { names.append(word) }
                if !isConstrained { end = cursor.place }
                continue
            }
            if byte == UInt8(ascii: ":"), depth == 0, !isConstrained { hasColon = true }
            cursor.place += 1
            if byte > UInt8(ascii: " "), !isConstrained { end = cursor.place }
        }
        guard !cursor.isAtEnd else { return nil }
        cursor.place += 1
        return (names, end, hasColon, isConstrained)
    }

    // MARK: Members

    private mutating func readFunction(at keyword: Int) {
        let words = pending
        let begin = start ?? keyword
        forget()
        cursor.skipSpace()
        let base = cursor.readName()
        cursor.skipSpace()
        guard !base.isEmpty, !cursor.isAtEnd, cursor.text[cursor.place] == UInt8(ascii: "(") else { return }
        let open = cursor.place + 1
        cursor.skipParentheses()
        guard cursor.place > open else { return }
        let parameters = Array(cursor.text[open..<(cursor.place - 1)])
        guard let labels = MemberScanner.labels(of: parameters) else { return }
        let name = base + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
        add(name, words)
        add(Self.typed(name, Self.types(of: parameters)), words)
        guard case .protocolBody(let index)? = scopes.last, words.contains("optional"), !words.contains("static") else {
            return
        }
        let behind = cursor.place
        guard let arguments = DeclarationScanner.arguments(parameters), let type = readResult(),
            let types = Self.types(of: parameters)
        else {
            cursor.place = behind
            return
        }
        protocols[index].requirements.append(
            Requirement(
                name: name, base: base, declaration: cursor.code(in: keyword..<cursor.place),
                type: type.isEmpty || type == "Void" || type == "()" ? nil : type, parameters: types,
                arguments: arguments, range: begin..<cursor.place))
    }

    /// What a method returns, empty for nothing; nil for one that throws or waits.
    private mutating func readResult() -> String? {
        let behind = cursor.place
        cursor.skipSpace()
        guard cursor.has("->") else {
            if ["throws", "async"].contains(cursor.nextWord) { return nil }
            cursor.place = behind
            return ""
        }
        cursor.place += 2
        cursor.skipSpace()
        let begin = cursor.place
        skipType()
        return cursor.code(in: begin..<cursor.place)
    }

    private mutating func skipType() {
        var depth = 0
        while !cursor.isAtEnd {
            let byte = cursor.text[cursor.place]
            let isEnd = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "{")
            if depth == 0, isEnd || byte == UInt8(ascii: "}") || cursor.has("//") || cursor.has("/*") { return }
            depth += cursor.bracketStep(countsAngles: true)
            cursor.place += 1
        }
    }

    private mutating func readProperty(at keyword: Int) {
        let words = pending
        let begin = start ?? keyword
        forget()
        cursor.skipSpace()
        let name = cursor.readName()
        guard !name.isEmpty else { return }
        add(name, words)
        guard case .protocolBody(let index)? = scopes.last, words.contains("optional"), !words.contains("static") else {
            return
        }
        cursor.skipSpace()
        guard !cursor.isAtEnd, cursor.text[cursor.place] == UInt8(ascii: ":") else { return }
        cursor.place += 1
        cursor.skipSpace()
        let first = cursor.place
        skipType()
        let type = cursor.code(in: first..<cursor.place)
        guard !cursor.isAtEnd, cursor.text[cursor.place] == UInt8(ascii: "{") else { return }
        while !cursor.isAtEnd, cursor.text[cursor.place] != UInt8(ascii: "}") { cursor.place += 1 }
        guard !cursor.isAtEnd else { return }
        cursor.place += 1
        protocols[index].requirements.append(
            Requirement(
                name: name, base: name, declaration: cursor.code(in: keyword..<cursor.place), type: type,
                parameters: nil, arguments: [], range: begin..<cursor.place))
    }

    /// Notes a member that a protocol can ask for.
    private mutating func add(_ name: MemberName, _ words: Set<String>) {
        guard case .type(let owner)? = scopes.last, !conditions.isOpen,
            words.isDisjoint(with: ["static", "class", "private", "fileprivate"])
        else { return }
        members[owner, default: []].insert(name)
    }

    private static func typed(_ name: MemberName, _ types: [String]?) -> MemberName {
        name + (types ?? []).joined(separator: ",").filter { $0 != " " }
    }

    /// The types of a list of parameters; nil where one has none.
    private static func types(of parameters: [UInt8]) -> [String]? {
        var cursor = SourceCursor(String(decoding: parameters, as: UTF8.self))
        var types: [String] = []
        var begin: Int?
        var depth = 0
        while !cursor.isAtEnd {
            if cursor.skipCommentOrString() { continue }
            depth += cursor.bracketStep(countsAngles: true)
            if cursor.text[cursor.place] == UInt8(ascii: ":"), depth == 0, begin == nil { begin = cursor.place + 1 }
            if cursor.text[cursor.place] == UInt8(ascii: ","), depth == 0 {
                guard let first = begin else { return nil }
                types.append(cursor.code(in: first..<cursor.place))
                begin = nil
            }
            cursor.place += 1
        }
        if let begin { types.append(cursor.code(in: begin..<cursor.text.count)) }
        return types.count == (MemberScanner.labels(of: parameters)?.count ?? 0) ? types : nil
    }
}

extension SourceCursor {
    mutating func skipSpace() {
        while !isAtEnd, text[place] <= UInt8(ascii: " ") { place += 1 }
    }

    /// The word that follows, if only space lies between.
    var nextWord: String {
        var ahead = self
        ahead.skipSpace()
        return ahead.readName()
    }

    /// The code of a range on one line, without comments and the space around.
    func code(in range: Range<Int>) -> String {
        var ahead = self
        ahead.place = range.lowerBound
        var bytes: [UInt8] = []
        while ahead.place < range.upperBound {
            if ahead.has("//") || ahead.has("/*") {
                _ = ahead.skipCommentOrString()
                continue
            }
            bytes.append(max(ahead.text[ahead.place], UInt8(ascii: " ")))
            ahead.place += 1
        }
        while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        return String(decoding: bytes.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    }
}
