/// Reads the classes and extensions of a source file with their `@IBOutlet`, `@IBAction` and `@objc` members.
public struct MemberScanner {
    var cursor: SourceCursor
    private(set) var scopes: [Scope] = []
    var found: [ScannedType] = []
    private var conditions = OpenConditions()
    /// Attributes and modifiers since the last declaration.
    private(set) var pending: Set<String> = []
    private var objectiveCName: String?
    /// Classes with an initialiser by a frame.
    var framed: Set<Int> = []

    /// How many parentheses are open in the innermost scope: a label there may be a word such as `extension`.
    private var parentheses = 0

    struct Scope {
        /// The index of a type in `found`; nil for bodies and types without members of Objective-C.
        var type: Int?
        /// Whether every member is one of Objective-C: `@objcMembers`, `@objc extension`.
        var exposesAll = false
        /// The parentheses that are open around it.
        var parentheses = 0
    }

    private init(_ source: String) { cursor = SourceCursor(source) }

    /// - Returns: every class and extension, in source order, also those without such members.
    public static func types(in sources: [String]) -> [[ScannedType]] { scanned.results(for: sources) }

    /// The types of one source.
    public static func types(in source: String) -> [ScannedType] { types(in: [source])[0] }

    private static let scanned = KnownResults<String, [ScannedType]> { source in
        var scanner = MemberScanner(source)
        scanner.run()
        for type in scanner.framed { scanner.found[type].isMadePlainly = false }
        return scanner.found
    }

    private mutating func run() {
        while !cursor.isAtEnd {
            if cursor.skipCommentOrString() || cursor.skipRegularExpression() { continue }
            switch cursor.text[cursor.place] {
            case UInt8(ascii: "{"):
                open(Scope())
                pending = []
                cursor.place += 1
            case UInt8(ascii: "}"):
                if let scope = scopes.popLast() { parentheses = scope.parentheses }
                pending = []
                cursor.place += 1
            case UInt8(ascii: "("):
                parentheses += 1
                cursor.place += 1
            case UInt8(ascii: ")"):
                parentheses = max(0, parentheses - 1)
                cursor.place += 1
            case UInt8(ascii: "@"): readAttribute()
            case UInt8(ascii: "#"):
                conditions.read(cursor)
                cursor.place += 1
            case UInt8(ascii: "`"), UInt8(ascii: "."):
                // An escaped name or a member is no keyword.
                cursor.place += 1
                _ = cursor.readName()
            case let byte where SourceCursor.isLetter(byte): readWord(cursor.readName())
            default: cursor.place += 1
            }
        }
    }

    private mutating func open(_ scope: Scope) {
        var scope = scope
        scope.parentheses = parentheses
        parentheses = 0
        scopes.append(scope)
    }

    private mutating func readAttribute() {
        cursor.place += 1
        let name = cursor.readName()
        pending.insert("@" + name)
        guard !cursor.isAtEnd, cursor.text[cursor.place] == UInt8(ascii: "(") else { return }
        let start = cursor.place + 1
        cursor.skipParentheses()
        if name == "available", Self.isNever(cursor.text[start..<max(start, cursor.place - 1)]) {
            pending.insert(Self.unavailable)
        }
        guard name == "objc", cursor.place > start else { return }
        objectiveCName = String(decoding: cursor.text[start..<(cursor.place - 1)], as: UTF8.self)
    }

    /// Marks a member that code for iOS cannot name.
    private static let unavailable = "@unavailable"

    /// Whether the arguments of `@available` begin with iOS or all systems, and `unavailable`.
    private static func isNever(_ arguments: ArraySlice<UInt8>) -> Bool {
        let words = arguments.split(separator: UInt8(ascii: ","), maxSplits: 2, omittingEmptySubsequences: false)
            .map { String(decoding: $0.filter { $0 > UInt8(ascii: " ") }, as: UTF8.self) }
        return words.count > 1 && ["*", "iOS"].contains(words[0]) && words[1] == "unavailable"
    }

    private mutating func readWord(_ word: String) {
        guard parentheses == 0 else { return }
        switch word {
        case "class":
            // `class func` is a method of the type.
            let after = peekWord()
            if ["func", "var", "let", "override", "final", "open", "public", "internal", "private"].contains(after) {
                pending.insert("static")
            } else if !after.isEmpty {
                openType("class")
            }
        case "struct", "enum", "actor", "protocol", "extension":
            if !peekWord().isEmpty { openType(word) }
        case "func": readFunction()
        case "var":
            if let type = scopes.last?.type, !conditions.isNever,
                !pending.isDisjoint(with: ["@IBOutlet", "@IBInspectable"]),
                pending.isDisjoint(with: ["static", Self.unavailable])
            {
                found[type].outlets.append(peekWord())
            }
            forget()
        case "init": readInitializer()
        case "import":
            // One declaration of a module: `import class Foundation.NSObject`
            cursor.skipLine()
            forget()
        case "let", "case", "subscript", "typealias": forget()
        default: pending.insert(word)
        }
    }

    mutating func forget() {
        pending = []
        objectiveCName = nil
    }

    // MARK: Types

    private mutating func openType(_ keyword: String) {
        let attributes = pending
        forget()
        let names = readTypeName()
        guard let head = readTypeHead() else { return }
        guard !cursor.isAtEnd else { return }
        cursor.place += 1
        let outer = scopes.last?.type.map { found[$0] }
        // A type in a body is known there alone.
        let isReachable = scopes.isEmpty || outer != nil || scopes.allSatisfy { $0.type != nil }
        guard keyword == "class" || keyword == "extension" || keyword == "struct" || keyword == "enum",
            isReachable, !(keyword == "extension" && head.isConstrained)
        else {
            open(Scope())
            return
        }
        let path = (keyword == "extension" ? [] : outer?.path ?? []) + names
        var type = ScannedType(path: path, isExtension: keyword != "class")
        type.superclass = keyword == "class" ? head.superclass : nil
        let isPrivate = keyword != "extension" && !attributes.isDisjoint(with: ["private", "fileprivate"])
        type.isUnnameable = head.isGeneric || isPrivate || outer?.isUnnameable == true
        found.append(type)
        open(
            Scope(
                type: found.count - 1,
                exposesAll: attributes.contains("@objcMembers")
                    || (keyword == "extension" && attributes.contains("@objc"))))
    }

    /// `Outer.Inner`, with marks around words of Swift's.
    private mutating func readTypeName() -> [String] {
        cursor.skipSpaceAndTick()
        var names = [cursor.readName()]
        cursor.skipTick()
        while !cursor.isAtEnd, cursor.text[cursor.place] == UInt8(ascii: ".") {
            cursor.place += 1
            cursor.skipTick()
            names.append(cursor.readName())
            cursor.skipTick()
        }
        return names
    }

    private struct TypeHead {
        var isGeneric = false
        var isConstrained = false
        /// The first type behind the colon.
        var superclass: String?
    }

    /// Reads up to the brace; nil where the word before is part of an expression.
    private mutating func readTypeHead() -> TypeHead? {
        var head = TypeHead()
        var hasColon = false
        // Parameters of the type have colons of their own: `class List<Row: View>: UIView`.
        var depth = 0
        while !cursor.isAtEnd {
            if cursor.skipCommentOrString() { continue }
            let byte = cursor.text[cursor.place]
            if byte == UInt8(ascii: "{") { break }
            if byte == UInt8(ascii: "<"), !hasColon { head.isGeneric = true }
            depth += cursor.bracketStep(countsAngles: true)
            if byte == UInt8(ascii: ":"), depth == 0, !head.isConstrained { hasColon = true }
            if byte == UInt8(ascii: "@") {
                // `@unchecked Sendable`
                cursor.place += 1
                _ = cursor.readName()
                continue
            }
            if SourceCursor.isLetter(byte) {
                let word = cursor.readName()
                if word == "where" { head.isConstrained = true }
                if hasColon, head.superclass == nil, !head.isConstrained { head.superclass = word }
                // `enum` as a word in an expression has no body.
                if word == "func" || word == "var" { return nil }
                continue
            }
            cursor.place += 1
        }
        return head
    }

    // MARK: Methods

    private mutating func readFunction() {
        let attributes = pending
        let stated = objectiveCName
        forget()
        cursor.skipSpace()
        if !cursor.isAtEnd, cursor.text[cursor.place] == UInt8(ascii: "`") { cursor.place += 1 }
        let name = cursor.readName()
        cursor.skipSpaceAndTick()
        guard let scope = scopes.last, let type = scope.type, !name.isEmpty, !cursor.isAtEnd,
            cursor.text[cursor.place] == UInt8(ascii: "("), !attributes.contains("static")
        else { return }
        let isExposed =
            attributes.contains("@objc") || attributes.contains("@IBAction")
            || (scope.exposesAll && attributes.isDisjoint(with: ["private", "fileprivate", "@nonobjc"]))
        let start = cursor.place + 1
        cursor.skipParentheses()
        guard isExposed, !conditions.isNever, cursor.place > start else { return }
        let parameters = Array(cursor.text[start..<(cursor.place - 1)])
        guard !["async", "throws", "rethrows"].contains(peekWord()), let labels = Self.labels(of: parameters) else {
            return
        }
        found[type].methods.append(.init(name: name, labels: labels, objectiveC: stated))
    }

    // MARK: Words

    /// The word that follows, if only space lies between.
    func peekWord() -> String {
        var ahead = cursor
        ahead.skipSpaceAndTick()
        return ahead.readName()
    }
}

extension SourceCursor {
    /// Passes the mark around a name that is a word of Swift's.
    fileprivate mutating func skipTick() {
        if !isAtEnd, text[place] == UInt8(ascii: "`") { place += 1 }
    }

    fileprivate mutating func skipSpaceAndTick() {
        while !isAtEnd, text[place] <= UInt8(ascii: " ") || text[place] == UInt8(ascii: "`") { place += 1 }
    }
}
