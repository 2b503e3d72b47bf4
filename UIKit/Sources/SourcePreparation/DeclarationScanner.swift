/// The classes of a file, and the methods and properties of its classes and extensions.
struct DeclarationScanner: DeclarationReading {
    struct ClassBody {
        var path: [String]
        /// The place behind the opening brace.
        var body: Int
        var superclass: String?
    }

    struct Member {
        var owner: [String]
        var name: String
        var nameRange: Range<Int>
        var isInExtension: Bool
        var isOverride: Bool
        /// Words that the extension's member loses.
        var blanked: [Range<Int>]
        /// The member of the class that calls this one.
        var forwarder: String
        /// What becomes of observers, each of which is a method from then on; empty for other members.
        var observers: [(range: Range<Int>, text: String)] = []
        /// Whether other modules may override it.
        var isOpen: Bool
        /// Whether only its file knows it.
        var isOfFile: Bool
        /// What an extension's member is overridden by; nil for members that cannot be.
        var part: Part?
        /// What a method is exchanged by; nil for properties, and for methods that cannot be.
        var function: Function?
    }

    /// A member as two members share it.
    struct Part {
        /// Where the declaration begins, with attributes and modifiers.
        var start: Int
        /// The declaration up to the brace, in one line, `open` being `public`.
        var publicHead: String
        /// Where `open` and `override` stand.
        var open: [Range<Int>]
        var overrides: [Range<Int>]
        /// The parameters as a call hands them on; nil for a property.
        var arguments: [String]?
        var labels: [String?]?
        /// `try` and `await` of a call.
        var waits: String
        /// What stands behind the name in a protocol.
        var type: String
        var isSettable: Bool
        var isPublic: Bool
        var body: Range<Int>
    }

    /// A method that can be called with values of any type.
    struct Function {
        /// Where its declaration begins, with attributes and modifiers.
        var start: Int
        /// The declaration up to the brace, in one line.
        var head: String
        /// The parameters as a call hands them on, with labels.
        var arguments: [String]
        /// The same without labels.
        var names: [String]
        var labels: [String?]
        var objectiveCName: String
    }

    enum Scope {
        case type(path: [String], isExtension: Bool, isPublic: Bool)
        case other
    }

    var cursor = SourceCursor("")
    var scopes: [Scope] = []
    var conditions = OpenConditions()
    var words = DeclarationWords()
    private var classes: [ClassBody] = []
    private var members: [Member] = []

    typealias Declarations = (classes: [ClassBody], members: [Member])

    private static let scanned = KnownResults<String, Declarations> { source in
        var scanner = DeclarationScanner()
        scanner.readDeclarations(of: source)
        return (scanner.classes, scanner.members)
    }

    static func scan(_ sources: [String]) -> [Declarations] { scanned.results(for: sources) }

    private init() {}

    mutating func scope(of keyword: String, _ head: TypeHead) -> Scope {
        var outer: [String] = []
        if case .type(let path, _, _)? = scopes.last { outer = path }
        guard keyword != "protocol", !head.hasConditions, !conditions.isOpen, scopes.isEmpty || !outer.isEmpty else {
            return .other
        }
        let path = (keyword == "extension" ? [] : outer) + head.path
        if keyword == "class" {
            classes.append(ClassBody(path: path, body: cursor.place, superclass: head.inherited.first))
        }
        return .type(path: path, isExtension: keyword == "extension", isPublic: words.has(anyOf: ["public", "open"]))
    }

    mutating func readMember(_ unit: SourceOutline.Unit) {
        switch unit.keyword {
        case "func": readFunction(unit)
        case "var": readProperty(unit)
        default: break
        }
    }

    // MARK: Members

    private mutating func readFunction(_ unit: SourceOutline.Unit) {
        guard let (nameRange, list) = cursor.readSignature(), let written = ParameterList(cursor.text[list]) else {
            return
        }
        let name = String(decoding: cursor.text[nameRange].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
        let behind = cursor.place
        let named = written.named
        guard let parameters = ParameterList(named), goToBody(of: unit), let arguments = parameters.arguments else {
            return
        }
        let tail = String(decoding: cursor.text[behind..<cursor.place], as: UTF8.self)
        let effects = tail.split { !$0.isLetter }
        let waits = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
        append(
            name, nameRange, of: unit,
            body: "{ \(waits)\(MovedMembers.prefix)\(name)(\(arguments.joined(separator: ", "))) }",
            replacing: (list, named), parameters: parameters, isExchanged: waits.isEmpty && parameters.areValues,
            part: parameters.labelsOfCalls.map {
                ("(\(parameters.withoutDefaults))\(tail)", arguments, $0, waits, false)
            })
    }

    private mutating func readProperty(_ unit: SourceOutline.Unit) {
        cursor.skipSpace()
        let begin = cursor.place
        let name = cursor.readName()
        let nameRange = begin..<cursor.place
        guard !name.isEmpty, goToBody(of: unit) else { return }
        let accessors = accessors()
        guard accessors.isDisjoint(with: ["didSet", "willSet"]) else {
            return readObservers(of: name, nameRange, unit)
        }
        let moved = MovedMembers.prefix + name
        let type = String(decoding: cursor.text[nameRange.upperBound..<cursor.place], as: UTF8.self)
        append(
            name, nameRange, of: unit,
            body: accessors.contains("set") ? "{ get { \(moved) } set { \(moved) = newValue } }" : "{ \(moved) }",
            part: (type, nil, nil, "", accessors.contains("set")))
    }

    /// Notes an overriding property that only observes: its observers become methods, which the class's observers call.
    private mutating func readObservers(of name: String, _ nameRange: Range<Int>, _ unit: SourceOutline.Unit) {
        let type = String(decoding: cursor.text[nameRange.upperBound..<cursor.place], as: UTF8.self)
        guard words.has("override"), type.hasPrefix(":"), !type.contains("\n") else { return }
        var edits: [(range: Range<Int>, text: String)] = [(unit.keywordStart..<cursor.place + 1, "")]
        var calls: [String] = []
        var ahead = cursor
        var depth = 0
        while !ahead.isAtEnd {
            if ahead.skipCommentOrString() { continue }
            let byte = ahead.text[ahead.place]
            if SourceCursor.isLetter(byte) {
                let begin = ahead.place
                let word = ahead.readName()
                let end = ahead.place
                ahead.skipSpace()
                if depth == 1, word == "willSet" || word == "didSet" {
                    var value = word == "willSet" ? "newValue" : "oldValue"
                    calls.append("\(word) { \(MovedMembers.prefix)\(word)_\(name)(\(value)) }")
                    var range = begin..<end
                    if ahead.has("(") {
                        ahead.place += 1
                        value = ahead.readName()
                        guard ahead.has(")") else { return }
                        ahead.place += 1
                        range = begin..<ahead.place
                    }
                    // On one line with the observer before, a method needs a mark between the two.
                    let before = ahead.text[cursor.place..<begin].last { $0 != UInt8(ascii: " ") }
                    let mark = before == UInt8(ascii: "}") ? "; " : ""
                    edits.append((range, "\(mark)func \(MovedMembers.prefix)\(word)_\(name)(_ \(value)\(type))"))
                }
                // Beyond its observers, another value would be observed again.
                if word == name, ahead.has("="), !ahead.has("==") { return }
                continue
            }
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 { break }
            ahead.place += 1
        }
        let count = members.count
        guard !ahead.isAtEnd, !calls.isEmpty else { return }
        append(name, nameRange, of: unit, body: "{ \(calls.joined(separator: " ")) }")
        guard members.count > count else { return }
        members[count].observers = edits + [(ahead.place..<ahead.place + 1, "")]
    }

    /// Notes the member whose head ends at the cursor.
    private mutating func append(
        _ name: String, _ nameRange: Range<Int>, of unit: SourceOutline.Unit, body: String,
        replacing list: (range: Range<Int>, text: [UInt8])? = nil, parameters: ParameterList? = nil,
        isExchanged: Bool = false,
        part shared: (type: String, arguments: [String]?, labels: [String?]?, waits: String, isSettable: Bool)? = nil
    ) {
        guard case .type(let owner, let isExtension, let isPublic)? = scopes.last, !conditions.isOpen,
            !words.has("static")
        else { return }
        let begin = words.start ?? unit.keywordStart
        var bytes = Array(cursor.text[begin..<cursor.place])
        if let list {
            bytes.replaceSubrange(list.range.lowerBound - begin..<list.range.upperBound - begin, with: list.text)
        }
        // A comment would hide what follows it on the line.
        let head = String(decoding: Declaration.withoutComments(bytes[...], leaving: []), as: UTF8.self)
        let line = head.split(whereSeparator: \.isNewline).joined(separator: " ")
        let access = isPublic && !words.has(anyOf: ["public", "open", "internal"]) ? "public " : ""
        var end = cursor
        end.skipBraces()
        let (open, overrides) = (words.ranges(of: "open"), words.ranges(of: "override"))
        var common: Part?
        if let shared, !words.has("class"), !shared.type.contains("Self") {
            var publicHead = Array(line.utf8)
            if let found = line.firstRange(of: "open ") {
                publicHead.replaceSubrange(
                    line[..<found.lowerBound].utf8.count..<line[..<found.upperBound].utf8.count, with: "public ".utf8)
            }
            common = Part(
                start: begin, publicHead: open.isEmpty ? line : String(decoding: publicHead, as: UTF8.self),
                open: open, overrides: overrides, arguments: shared.arguments, labels: shared.labels,
                waits: shared.waits,
                type: shared.type.split(whereSeparator: \.isNewline).joined(separator: " "),
                isSettable: shared.isSettable,
                isPublic: isPublic || words.has(anyOf: ["public", "open"]), body: cursor.place..<end.place)
        }
        var function: Function?
        if isExchanged, !words.has("class"), let parameters, let labels = parameters.labelsOfCalls {
            let stated = line.firstRange(of: "@objc(").map { line[$0.upperBound...].prefix { $0 != ")" } }
            let method = ScannedType.Method(name: name, labels: labels, objectiveC: stated.map(String.init))
            function = Function(
                start: begin, head: line, arguments: parameters.arguments ?? [],
                names: parameters.parameters.compactMap(\.names.last?.text), labels: labels,
                objectiveCName: method.objectiveCName)
        }
        members.append(
            Member(
                owner: owner, name: name, nameRange: nameRange, isInExtension: isExtension,
                isOverride: !overrides.isEmpty,
                blanked: (overrides + open).sorted { $0.lowerBound < $1.lowerBound },
                forwarder: access + line + body, isOpen: !open.isEmpty,
                isOfFile: words.has(anyOf: ["private", "fileprivate"]), part: common, function: function))
    }

    /// Goes to the brace of the body.
    /// - Returns: false for a declaration without one.
    private mutating func goToBody(of unit: SourceOutline.Unit) -> Bool {
        guard let body = unit.blocks.first(where: { $0.range.lowerBound >= cursor.place }) else { return false }
        while cursor.place < body.range.lowerBound {
            if "=}\"#@".utf8.contains(cursor.text[cursor.place]) { return false }
            if cursor.has("(") { cursor.skipParentheses() } else { cursor.place += 1 }
        }
        return cursor.place == body.range.lowerBound
    }

    /// The words at the top of the body that begins here.
    private func accessors() -> Set<String> {
        var ahead = cursor
        var depth = 0
        var words: Set<String> = []
        while !ahead.isAtEnd {
            if ahead.skipCommentOrString() { continue }
            let byte = ahead.text[ahead.place]
            if depth == 1, SourceCursor.isLetter(byte) {
                words.insert(ahead.readName())
                continue
            }
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 { break }
            ahead.place += 1
        }
        return words
    }
}
