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

    enum Scope: SourceScope {
        case type(path: [String], isExtension: Bool, isPublic: Bool)
        case other
    }

    var cursor: SourceCursor
    var scopes: [Scope] = []
    var conditions = OpenConditions()
    private var classes: [ClassBody] = []
    private var members: [Member] = []
    /// The words before a declaration.
    private var modifiers: [(word: String, range: Range<Int>)] = []
    private var start: Int?

    private static let known: Set<String> = [
        "override", "public", "open", "internal", "private", "fileprivate", "final", "static", "dynamic", "nonisolated",
        "package",
    ]

    typealias Declarations = (classes: [ClassBody], members: [Member])

    private static let scanned = KnownResults<String, Declarations> { source in
        var scanner = DeclarationScanner(cursor: SourceCursor(source))
        scanner.readDeclarations()
        return (scanner.classes, scanner.members)
    }

    static func scan(_ sources: [String]) -> [Declarations] { scanned.results(for: sources) }

    private init(cursor: SourceCursor) { self.cursor = cursor }

    mutating func forget() {
        modifiers = []
        start = nil
    }

    mutating func noteAttribute(_ name: String, at place: Int) {
        if start == nil { start = place }
    }

    mutating func readWord() {
        let place = cursor.place
        let word = cursor.readName()
        switch word {
        case "class" where ["func", "var"].contains(cursor.nextWord): note(word, place)
        case "class", "extension", "struct", "enum", "actor", "protocol": openType(word)
        case "func": readFunction()
        case "var": readProperty()
        case _ where Self.known.contains(word): note(word, place)
        default: forget()
        }
    }

    private mutating func note(_ word: String, _ place: Int) {
        if start == nil { start = place }
        modifiers.append((word, place..<cursor.place))
    }

    private func has(_ word: String) -> Bool { modifiers.contains { $0.word == word } }

    // MARK: Types

    private mutating func openType(_ keyword: String) {
        let isPublic = has("public") || has("open")
        forget()
        cursor.skipSpace()
        let name = readPath()
        guard !name.isEmpty else { return }
        var superclass: String?
        var isConstrained = false
        while !cursor.isAtEnd, cursor.text[cursor.place] != UInt8(ascii: "{") {
            if cursor.skipCommentOrString() { continue }
            if cursor.text[cursor.place] == UInt8(ascii: ":"), superclass == nil {
                cursor.place += 1
                cursor.skipSpace()
                superclass = readPath().joined(separator: ".")
            } else if SourceCursor.isLetter(cursor.text[cursor.place]) {
                let word = cursor.readName()
                if word == "where" { isConstrained = true }
                // The keyword was a word of an expression.
                if word == "func" || word == "var" || word == "let" { return }
            } else {
                cursor.place += 1
            }
        }
        guard !cursor.isAtEnd else { return }
        cursor.place += 1
        var outer: [String] = []
        if case .type(let path, _, _)? = scopes.last { outer = path }
        guard keyword != "protocol", !isConstrained, !conditions.isOpen, scopes.isEmpty || !outer.isEmpty else {
            return scopes.append(.other)
        }
        let path = (keyword == "extension" ? [] : outer) + name
        if keyword == "class" {
            classes.append(ClassBody(path: path, body: cursor.place, superclass: superclass))
        }
        scopes.append(.type(path: path, isExtension: keyword == "extension", isPublic: isPublic))
    }

    private mutating func readPath() -> [String] {
        var names = [cursor.readName()]
        while !cursor.isAtEnd, cursor.text[cursor.place] == UInt8(ascii: ".") {
            cursor.place += 1
            names.append(cursor.readName())
        }
        return names == [""] ? [] : names
    }

    // MARK: Members

    private mutating func readFunction() {
        defer { forget() }
        let keyword = cursor.place - 4
        cursor.skipSpace()
        let begin = cursor.place
        let name = cursor.readName()
        let nameRange = begin..<cursor.place
        cursor.skipSpace()
        guard !name.isEmpty, !cursor.isAtEnd, cursor.text[cursor.place] == UInt8(ascii: "(") else { return }
        let open = cursor.place
        cursor.skipParentheses()
        guard cursor.place > open + 1 else { return }
        let parameters = Array(cursor.text[(open + 1)..<(cursor.place - 1)])
        let behind = cursor.place
        let named = Self.named(parameters)
        guard skipToBody(), let arguments = Self.arguments(named) else { return }
        let tail = String(decoding: cursor.text[behind..<cursor.place], as: UTF8.self)
        let words = tail.split { !$0.isLetter }
        let waits = (words.contains("throws") ? "try " : "") + (words.contains("async") ? "await " : "")
        append(
            name, nameRange, keyword: keyword,
            body: "{ \(waits)\(MovedMembers.prefix)\(name)(\(arguments.joined(separator: ", "))) }",
            replacing: (open + 1..<behind - 1, named),
            arguments: waits.isEmpty && Self.areValues(named) ? arguments : nil,
            part: MemberScanner.labels(of: named).map {
                ("(\(Self.withoutDefaults(named)))\(tail)", arguments, $0, waits, false)
            })
    }

    /// The parameters, each with a name that a call can hand on: `in _: Int` gets one.
    private static func named(_ parameters: [UInt8]) -> [UInt8] {
        var cursor = SourceCursor(String(decoding: parameters, as: UTF8.self))
        var (depth, count, isAtNames) = (0, 0, true)
        var last: Range<Int>?
        var words = 0
        while !cursor.isAtEnd {
            if cursor.skipCommentOrString() { continue }
            let byte = cursor.text[cursor.place]
            depth += cursor.bracketStep(countsAngles: true)
            if byte == UInt8(ascii: ","), depth == 0 { (isAtNames, words, last) = (true, 0, nil) }
            if byte == UInt8(ascii: ":"), depth == 0, isAtNames {
                isAtNames = false
                if let place = last, cursor.text[place].elementsEqual([UInt8(ascii: "_")]) {
                    let name = Array(((words == 1 ? "_ " : "") + "unnamed\(count)").utf8)
                    cursor.text.replaceSubrange(place, with: name)
                    cursor.place += name.count - 1
                    count += 1
                }
            }
            guard SourceCursor.isLetter(byte) else {
                cursor.place += 1
                continue
            }
            let begin = cursor.place
            _ = cursor.readName()
            if isAtNames { (last, words) = (begin..<cursor.place, words + 1) }
        }
        return cursor.text
    }

    private mutating func readProperty() {
        defer { forget() }
        let keyword = cursor.place - 3
        cursor.skipSpace()
        let begin = cursor.place
        let name = cursor.readName()
        let nameRange = begin..<cursor.place
        guard !name.isEmpty, skipToBody() else { return }
        let words = accessors()
        guard words.isDisjoint(with: ["didSet", "willSet"]) else {
            return readObservers(of: name, nameRange, keyword: keyword)
        }
        let moved = MovedMembers.prefix + name
        let type = String(decoding: cursor.text[nameRange.upperBound..<cursor.place], as: UTF8.self)
        append(
            name, nameRange, keyword: keyword,
            body: words.contains("set") ? "{ get { \(moved) } set { \(moved) = newValue } }" : "{ \(moved) }",
            part: (type, nil, nil, "", words.contains("set")))
    }

    /// Notes an overriding property that only observes: its observers become methods, which the class's observers call.
    private mutating func readObservers(of name: String, _ nameRange: Range<Int>, keyword: Int) {
        let type = String(decoding: cursor.text[nameRange.upperBound..<cursor.place], as: UTF8.self)
        guard has("override"), type.hasPrefix(":"), !type.contains("\n") else { return }
        var edits: [(range: Range<Int>, text: String)] = [(keyword..<cursor.place + 1, "")]
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
        append(name, nameRange, keyword: keyword, body: "{ \(calls.joined(separator: " ")) }")
        guard members.count > count else { return }
        members[count].observers = edits + [(ahead.place..<ahead.place + 1, "")]
    }

    /// Notes the member whose head ends at the cursor.
    private mutating func append(
        _ name: String, _ nameRange: Range<Int>, keyword: Int,
        body: String,
        replacing part: (range: Range<Int>, text: [UInt8])? = nil, arguments: [String]? = nil,
        part shared: (type: String, arguments: [String]?, labels: [String?]?, waits: String, isSettable: Bool)? = nil
    ) {
        guard case .type(let owner, let isExtension, let isPublic)? = scopes.last, !conditions.isOpen, !has("static")
        else { return }
        let begin = start ?? keyword
        var bytes = Array(cursor.text[begin..<cursor.place])
        if let part {
            bytes.replaceSubrange(part.range.lowerBound - begin..<part.range.upperBound - begin, with: part.text)
        }
        // A comment would hide what follows it on the line.
        let head = String(decoding: Declaration.withoutComments(bytes[...], leaving: []), as: UTF8.self)
        let line = head.split(whereSeparator: \.isNewline).joined(separator: " ")
        let access = isPublic && !has("public") && !has("open") && !has("internal") ? "public " : ""
        var end = cursor
        end.skipBraces()
        var common: Part?
        if let shared, !has("class"), !shared.type.contains("Self") {
            let open = modifiers.filter { $0.word == "open" }.map(\.range)
            var publicHead = Array(line.utf8)
            if let found = line.firstRange(of: "open ") {
                publicHead.replaceSubrange(
                    line[..<found.lowerBound].utf8.count..<line[..<found.upperBound].utf8.count, with: "public ".utf8)
            }
            common = Part(
                start: begin, publicHead: open.isEmpty ? line : String(decoding: publicHead, as: UTF8.self),
                open: open, overrides: modifiers.filter { $0.word == "override" }.map(\.range),
                arguments: shared.arguments, labels: shared.labels, waits: shared.waits,
                type: shared.type.split(whereSeparator: \.isNewline).joined(separator: " "),
                isSettable: shared.isSettable,
                isPublic: isPublic || has("public") || has("open"), body: cursor.place..<end.place)
        }
        var function: Function?
        if let arguments, !has("class"), let labels = MemberScanner.labels(of: part?.text ?? []) {
            let names = arguments.map { $0.split(separator: " ").last.map(String.init) ?? $0 }
            let stated = line.firstRange(of: "@objc(").map { line[$0.upperBound...].prefix { $0 != ")" } }
            let method = ScannedType.Method(name: name, labels: labels, objectiveC: stated.map(String.init))
            function = Function(
                start: begin, head: line, arguments: arguments, names: names, labels: labels,
                objectiveCName: method.objectiveCName)
        }
        members.append(
            Member(
                owner: owner, name: name, nameRange: nameRange, isInExtension: isExtension,
                isOverride: has("override"),
                blanked: modifiers.filter { $0.word == "override" || $0.word == "open" }.map(\.range),
                forwarder: access + line + body, isOpen: has("open"), isOfFile: has("private") || has("fileprivate"),
                part: common,
                function: function))
    }

    /// The parameters as a protocol has them.
    private static func withoutDefaults(_ parameters: [UInt8]) -> String {
        var cursor = SourceCursor(String(decoding: parameters, as: UTF8.self))
        var (text, depth, isDefault) = ([] as [UInt8], 0, false)
        while !cursor.isAtEnd {
            let start = cursor.place
            if !cursor.skipCommentOrString() {
                let byte = cursor.text[cursor.place]
                depth += cursor.bracketStep(countsAngles: true)
                if depth == 0, byte == UInt8(ascii: "=") { isDefault = true }
                if depth == 0, byte == UInt8(ascii: ",") { isDefault = false }
                cursor.place += 1
            }
            if !isDefault { text += cursor.text[start..<cursor.place] }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Whether parameters are values that a list can hold: no closures that do not escape, none that a call changes.
    private static func areValues(_ parameters: [UInt8]) -> Bool {
        let text = String(decoding: parameters, as: UTF8.self)
        return !text.contains("->") && text.firstRange(of: "inout ") == nil
    }

    /// Goes to the brace of the body.
    /// - Returns: false for a declaration without one.
    private mutating func skipToBody() -> Bool {
        while !cursor.isAtEnd, cursor.text[cursor.place] != UInt8(ascii: "{") {
            switch cursor.text[cursor.place] {
            case UInt8(ascii: "("): cursor.skipParentheses()
            case UInt8(ascii: "="), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "\""), UInt8(ascii: "#"),
                UInt8(ascii: "@"):
                return false
            case let byte where SourceCursor.isLetter(byte):
                // A property without a value ends where the next declaration begins.
                let start = cursor.place
                if Self.beginnings.contains(cursor.readName()) {
                    cursor.place = start
                    return false
                }
            default: cursor.place += 1
            }
        }
        return !cursor.isAtEnd
    }

    private static let beginnings: Set<String> = known.union([
        "case", "class", "convenience", "deinit", "enum", "extension", "func", "init", "lazy", "let", "mutating",
        "required", "struct", "subscript", "typealias", "unowned", "var", "weak",
    ])

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

    /// How a call hands on the parameters; nil where none can.
    static func arguments(_ parameters: [UInt8]) -> [String]? {
        var cursor = SourceCursor(String(decoding: parameters, as: UTF8.self))
        var arguments: [String] = []
        var names: [String] = []
        var isAtNames = true
        var isInout = false
        var depth = 0
        func close() -> String? {
            guard let label = names.first, let name = names.last, name != "_" else { return nil }
            return (label == "_" ? "" : label + ": ") + (isInout ? "&" : "") + name
        }
        while !cursor.isAtEnd {
            if cursor.skipCommentOrString() { continue }
            let byte = cursor.text[cursor.place]
            depth += cursor.bracketStep(countsAngles: true)
            switch byte {
            case UInt8(ascii: ":") where depth == 0: isAtNames = false
            case UInt8(ascii: ",") where depth == 0:
                guard let argument = close() else { return nil }
                arguments.append(argument)
                (names, isAtNames, isInout) = ([], true, false)
            case UInt8(ascii: ".") where cursor.has("..."): return nil
            case let byte where SourceCursor.isLetter(byte):
                let word = cursor.readName()
                if isAtNames { names.append(word) }
                if word == "inout" { isInout = true }
                if word == "autoclosure" { return nil }
                continue
            default: break
            }
            cursor.place += 1
        }
        if names.isEmpty { return arguments.isEmpty ? [] : nil }
        guard let last = close() else { return nil }
        return arguments + [last]
    }
}
