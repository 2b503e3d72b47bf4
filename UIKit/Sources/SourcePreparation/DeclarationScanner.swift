/// The classes of a file, and the methods and properties of its classes and extensions.
struct DeclarationScanner {
    struct Member {
        let said: Declaration
        /// The type around, and its path.
        let outer: SourceDeclarations.TypeEntry
        let owner: [String]
        /// Where the declaration begins, with attributes and modifiers.
        let start: Int
        let body: Range<Int>
        /// The declaration up to the brace, in one line.
        fileprivate(set) var head = ""
        /// What stands behind the name in a protocol.
        fileprivate(set) var signature = ""
        /// With a name for each; nil for a property.
        fileprivate(set) var parameters: ParameterList?
        /// What becomes of observers, each of which is a method from then on, and their calls; empty for other members.
        fileprivate(set) var observers: [(range: Range<Int>, text: String)] = []
        fileprivate(set) var calls = ""
    }

    typealias Declarations = (classes: [(path: [String], type: SourceDeclarations.TypeEntry)], members: [Member])

    private static let scanned = KnownResults<String, Declarations> { source in
        let file = SourceDeclarations.of(source)
        let paths = file.paths { $0.keyword != "protocol" && !$0.head.hasConditions && !$0.conditions.isOpen }
        let classes = zip(paths, file.types).filter { $1.keyword == "class" }.compactMap { path, type in
            path.map { (path: $0, type: type) }
        }
        let members = file.members.compactMap { member -> Member? in
            guard let path = paths[member.owner], !member.conditions.isOpen, !member.said.words.has("static") else {
                return nil
            }
            return Member(member.said, of: path, file.types[member.owner])
        }
        return (classes, members)
    }

    static func scan(_ sources: [String]) -> [Declarations] { scanned.results(for: sources) }

    /// The superclasses of the classes, by their names.
    static func superclasses(in found: [Declarations]) -> [String: String] {
        found.flatMap(\.classes).reduce(into: [:]) { $0[$1.path.joined(separator: ".")] = $1.type.superclass }
    }
}

// MARK: Reading

extension DeclarationScanner.Member {
    /// - Returns: nil for what is neither a method nor a property with a body.
    fileprivate init?(_ said: Declaration, of owner: [String], _ outer: SourceDeclarations.TypeEntry) {
        guard said.keyword == "func" || said.keyword == "var", let body = said.body, !said.name.isEmpty else {
            return nil
        }
        (self.said, self.body, self.outer, self.owner) = (said, body, outer, owner)
        start = said.words.start ?? said.unit.keywordStart
        guard said.keyword == "func" ? readFunction() : readProperty(said.unit.keywordStart) else { return nil }
    }

    private mutating func readFunction() -> Bool {
        guard said.isPlain, let list = said.list, let named = said.parameterList?.named,
            let parameters = ParameterList(named), parameters.arguments != nil
        else { return false }
        self.parameters = parameters
        let tail = String(decoding: said.cursor.text[list.upperBound + 1..<body.lowerBound], as: UTF8.self)
        signature = Self.line("(\(parameters.withoutDefaults))\(tail)")
        let inner = SourceCursor(bytes: named).code(in: 0..<named.count)
        head = code(start..<list.lowerBound) + inner + code(list.upperBound..<body.lowerBound)
        return true
    }

    private mutating func readProperty(_ keyword: Int) -> Bool {
        let type = String(decoding: said.cursor.text[nameRange.upperBound..<body.lowerBound], as: UTF8.self)
        (head, signature) = (code(start..<body.lowerBound), Self.line(type))
        return said.accessors.isDisjoint(with: ["didSet", "willSet"]) || readObservers(type, keyword)
    }

    /// An overriding property that only observes: its observers become methods, which the class's observers call.
    private mutating func readObservers(_ type: String, _ keyword: Int) -> Bool {
        guard isOverride, type.hasPrefix(":"), !type.contains("\n") else { return false }
        let cursor = said.cursor
        // Beyond its observers, another value would be observed again.
        var ahead = cursor
        ahead.place = body.lowerBound
        guard ahead.endOfBrackets == body.upperBound - 1 else { return false }
        while let word = ahead.nextName(), ahead.place < body.upperBound {
            guard word == name else { continue }
            ahead.skipSpace()
            if ahead.has("="), !ahead.has("==") { return false }
        }
        observers = [(keyword..<body.lowerBound + 1, "")]
        let inside = cursor.tokens(in: body.lowerBound + 1..<body.upperBound - 1)
        for (index, token) in inside.enumerated() {
            guard let word = cursor.name(at: token), word == "willSet" || word == "didSet" else { continue }
            var (value, end) = (word == "willSet" ? "newValue" : "oldValue", token.upperBound)
            calls += "\(word) { \(MovedMembers.prefix)\(word)_\(name)(\(value)) } "
            if inside.indices.contains(index + 1), let own = cursor.inside("(", at: inside[index + 1]) {
                (value, end) = (cursor.code(in: own), inside[index + 1].upperBound)
            }
            // On one line with the observer before, a method needs a mark between the two.
            let before = cursor.text[body.lowerBound..<token.lowerBound].last { $0 != UInt8(ascii: " ") }
            let mark = before == UInt8(ascii: "}") ? "; " : ""
            observers.append(
                (token.lowerBound..<end, "\(mark)func \(MovedMembers.prefix)\(word)_\(name)(_ \(value)\(type))"))
        }
        observers.append((body.upperBound - 1..<body.upperBound, ""))
        return true
    }

    /// Code on one line, in which a comment would hide what follows.
    private func code(_ range: Range<Int>) -> String { said.cursor.code(in: range) }

    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}

// MARK: What rules ask

extension DeclarationScanner.Member {
    var type: String { owner.joined(separator: ".") }
    var name: String { said.name }
    var nameRange: Range<Int> { said.tokens[0] }
    var isInExtension: Bool { outer.keyword == "extension" }
    /// Where `open` and `override` stand.
    var open: [Range<Int>] { said.words.ranges(of: "open") }
    var overrides: [Range<Int>] { said.words.ranges(of: "override") }
    var isOverride: Bool { !overrides.isEmpty }
    /// `try` and `await` of a call.
    var waits: String { (said.canThrow ? "try " : "") + (said.tail.contains("async") ? "await " : "") }
    var isSettable: Bool { parameters == nil && said.accessors.contains("set") }
    /// Whether other modules may override it.
    var isOpen: Bool { !open.isEmpty }
    /// Words that the extension's member loses.
    var blanked: [Range<Int>] { (overrides + open).sorted { $0.lowerBound < $1.lowerBound } }
    /// Whether other modules see it.
    var isPublic: Bool { outer.words.has(anyOf: ["public", "open"]) || said.words.has(anyOf: ["public", "open"]) }

    /// The declaration up to the brace, `open` being `public`.
    var publicHead: String { isOpen ? head.replacing("open ", with: "public ", maxReplacements: 1) : head }
    /// The parameters as a call hands them on; nil for a property.
    var arguments: [String]? { parameters?.arguments }
    var labels: [String?]? { parameters?.labelsOfCalls }

    /// Whether a protocol can have the member.
    var canBeAsked: Bool {
        observers.isEmpty && !said.words.has("class") && !signature.contains("Self")
            && (parameters == nil || labels != nil)
    }

    /// Whether a call with values of any type can stand for a call of the method.
    var canBeExchanged: Bool {
        waits.isEmpty && parameters?.areValues == true && !said.words.has("class") && labels != nil
    }

    /// The member of the class that calls this one.
    var forwarder: String {
        let isSaid = said.words.has(anyOf: ["public", "open", "internal"])
        let access = !isSaid && outer.words.has(anyOf: ["public", "open"]) ? "public " : ""
        let moved = MovedMembers.prefix + name
        let call = arguments.map { "\(waits)\(moved)(\($0.joined(separator: ", ")))" } ?? moved
        let body = isSettable ? "get { \(moved) } set { \(moved) = newValue } " : call + " "
        return "\(access)\(head) { \(observers.isEmpty ? body : calls)}"
    }
}
