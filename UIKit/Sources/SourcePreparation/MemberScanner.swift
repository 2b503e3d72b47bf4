/// Reads the classes and extensions of a source file with their `@IBOutlet`, `@IBAction` and `@objc` members.
public struct MemberScanner {
    private var cursor: SourceCursor
    private var scopes: [Scope] = []
    private var found: [ScannedType] = []
    /// Attributes and modifiers since the last declaration.
    private var pending: Set<String> = []
    private var objectiveCName: String?
    /// Classes with an initialiser by a frame.
    private var framed: Set<Int> = []

    private struct Scope {
        /// The index of a type in `found`; nil for bodies and types without members of Objective-C.
        var type: Int?
        /// Whether every member is one of Objective-C: `@objcMembers`, `@objc extension`.
        var exposesAll = false
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
            if cursor.skipCommentOrString() { continue }
            switch cursor.text[cursor.place] {
            case UInt8(ascii: "{"):
                scopes.append(Scope())
                pending = []
                cursor.place += 1
            case UInt8(ascii: "}"):
                if !scopes.isEmpty { scopes.removeLast() }
                pending = []
                cursor.place += 1
            case UInt8(ascii: "@"): readAttribute()
            case UInt8(ascii: "`"), UInt8(ascii: "."):
                // An escaped name or a member is no keyword.
                cursor.place += 1
                _ = cursor.readName()
            case let byte where SourceCursor.isLetter(byte): readWord(cursor.readName())
            default: cursor.place += 1
            }
        }
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
            if let type = scopes.last?.type, !pending.isDisjoint(with: ["@IBOutlet", "@IBInspectable"]),
                pending.isDisjoint(with: ["static", Self.unavailable])
            {
                found[type].outlets.append(peekWord())
            }
            forget()
        case "init": readInitializer()
        case "let", "case", "subscript", "typealias", "import": forget()
        default: pending.insert(word)
        }
    }

    private mutating func forget() {
        pending = []
        objectiveCName = nil
    }

    // MARK: Types

    private mutating func openType(_ keyword: String) {
        let attributes = pending
        forget()
        cursor.skipSpace()
        var names = [cursor.readName()]
        while !cursor.isAtEnd, cursor.text[cursor.place] == UInt8(ascii: ".") {
            cursor.place += 1
            names.append(cursor.readName())
        }
        // The head, up to the brace.
        var isGeneric = false
        var isConstrained = false
        var superclass: String?
        var hasColon = false
        while !cursor.isAtEnd {
            if cursor.skipCommentOrString() { continue }
            let byte = cursor.text[cursor.place]
            if byte == UInt8(ascii: "{") { break }
            if byte == UInt8(ascii: "<"), !hasColon { isGeneric = true }
            if byte == UInt8(ascii: ":") { hasColon = true }
            if SourceCursor.isLetter(byte) {
                let word = cursor.readName()
                if word == "where" { isConstrained = true }
                if hasColon, superclass == nil { superclass = word }
                // `enum` as a word in an expression has no body.
                if word == "func" || word == "var" { return }
                continue
            }
            cursor.place += 1
        }
        guard !cursor.isAtEnd else { return }
        cursor.place += 1
        let outer = scopes.last?.type.map { found[$0] }
        // A type in a body is known there alone.
        let isReachable = scopes.isEmpty || outer != nil || scopes.allSatisfy { $0.type != nil }
        guard keyword == "class" || keyword == "extension" || keyword == "struct" || keyword == "enum",
            isReachable, !(keyword == "extension" && isConstrained)
        else {
            scopes.append(Scope())
            return
        }
        let path = (keyword == "extension" ? [] : outer?.path ?? []) + names
        var type = ScannedType(path: path, isExtension: keyword != "class")
        type.superclass = keyword == "class" ? superclass : nil
        let isPrivate = keyword != "extension" && !attributes.isDisjoint(with: ["private", "fileprivate"])
        type.isUnnameable = isGeneric || isPrivate || outer?.isUnnameable == true
        found.append(type)
        scopes.append(
            Scope(
                type: found.count - 1,
                exposesAll: attributes.contains("@objcMembers")
                    || (keyword == "extension" && attributes.contains("@objc"))))
    }

    // MARK: Methods

    /// Notes an initialiser that wants no arguments, unless the class has `init(frame:)` as well.
    private mutating func readInitializer() {
        let attributes = pending
        forget()
        guard let type = scopes.last?.type, !found[type].isExtension, !cursor.isAtEnd else { return }
        if cursor.text[cursor.place] == UInt8(ascii: "?") || cursor.text[cursor.place] == UInt8(ascii: "!") {
            // What may fail is not asked; yet the class has it.
            cursor.place += 1
            let start = cursor.place + 1
            guard !cursor.isAtEnd, cursor.text[cursor.place] == UInt8(ascii: "(") else { return }
            cursor.skipParentheses()
            guard cursor.place > start, !attributes.contains("convenience") else { return }
            found[type].initializers.append(Self.labels(of: Array(cursor.text[start..<(cursor.place - 1)])) ?? [])
            return
        }
        guard cursor.text[cursor.place] == UInt8(ascii: "(") else { return }
        let start = cursor.place + 1
        cursor.skipParentheses()
        guard cursor.place > start else { return }
        let parameters = Array(cursor.text[start..<(cursor.place - 1)])
        let labels = Self.labels(of: parameters)
        if !attributes.contains("convenience") || attributes.contains("override") {
            found[type].initializers.append(labels ?? [])
        }
        guard !found[type].isUnnameable else { return }
        if labels == ["frame"] { framed.insert(type) }
        guard attributes.isDisjoint(with: ["private", "fileprivate", "@available"]),
            !["async", "throws"].contains(peekWord()), Self.areOptional(parameters)
        else { return }
        found[type].isMadePlainly = true
    }

    /// Whether a call may leave out each of the parameters.
    private static func areOptional(_ parameters: [UInt8]) -> Bool {
        var cursor = SourceCursor(String(decoding: parameters, as: UTF8.self))
        var isOptional = true
        var depth = 0
        while !cursor.isAtEnd {
            if cursor.skipCommentOrString() { continue }
            depth += cursor.bracketStep(countsAngles: false)
            switch cursor.text[cursor.place] {
            case UInt8(ascii: ":") where depth == 0: isOptional = false
            case UInt8(ascii: "=") where depth == 0: isOptional = true
            case UInt8(ascii: ",") where depth == 0 && !isOptional: return false
            default: break
            }
            cursor.place += 1
        }
        return isOptional
    }

    private mutating func readFunction() {
        let attributes = pending
        let stated = objectiveCName
        forget()
        cursor.skipSpace()
        if !cursor.isAtEnd, cursor.text[cursor.place] == UInt8(ascii: "`") { cursor.place += 1 }
        let name = cursor.readName()
        if !cursor.isAtEnd, cursor.text[cursor.place] == UInt8(ascii: "`") { cursor.place += 1 }
        guard let scope = scopes.last, let type = scope.type, !name.isEmpty, !cursor.isAtEnd,
            cursor.text[cursor.place] == UInt8(ascii: "("), !attributes.contains("static")
        else { return }
        let isExposed =
            attributes.contains("@objc") || attributes.contains("@IBAction")
            || (scope.exposesAll && attributes.isDisjoint(with: ["private", "fileprivate", "@nonobjc"]))
        let start = cursor.place + 1
        cursor.skipParentheses()
        guard isExposed, cursor.place > start else { return }
        let parameters = Array(cursor.text[start..<(cursor.place - 1)])
        guard !["async", "throws", "rethrows"].contains(peekWord()), let labels = Self.labels(of: parameters) else {
            return
        }
        found[type].methods.append(.init(name: name, labels: labels, objectiveC: stated))
    }

    /// The labels of a list of parameters; nil for one that no call by name can fill.
    static func labels(of parameters: [UInt8]) -> [String?]? {
        var cursor = SourceCursor(String(decoding: parameters, as: UTF8.self))
        var labels: [String?] = []
        var isAtLabel = true
        var depth = 0
        while !cursor.isAtEnd {
            if cursor.skipCommentOrString() { continue }
            let byte = cursor.text[cursor.place]
            depth += cursor.bracketStep(countsAngles: true)
            switch byte {
            case UInt8(ascii: ",") where depth == 0: isAtLabel = true
            case UInt8(ascii: ".") where cursor.has("..."): return nil
            case UInt8(ascii: "@"):
                cursor.place += 1
                _ = cursor.readName()
                continue
            case UInt8(ascii: "`"): break
            case let byte where SourceCursor.isLetter(byte):
                let word = cursor.readName()
                if word == "inout" { return nil }
                if isAtLabel {
                    labels.append(word == "_" ? nil : word)
                    isAtLabel = false
                }
                continue
            default: break
            }
            cursor.place += 1
        }
        return labels
    }

    // MARK: Words

    /// The word that follows, if only space lies between.
    private func peekWord() -> String {
        var ahead = cursor
        ahead.skipSpaceAndTick()
        return ahead.readName()
    }
}

extension SourceCursor {
    fileprivate mutating func skipSpaceAndTick() {
        while !isAtEnd, text[place] <= UInt8(ascii: " ") || text[place] == UInt8(ascii: "`") { place += 1 }
    }
}
