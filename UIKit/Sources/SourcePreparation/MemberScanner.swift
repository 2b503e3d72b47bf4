/// Reads the classes and extensions of a source file with their `@IBOutlet`, `@IBAction` and `@objc` members.
public struct MemberScanner: DeclarationReading {
    struct Scope {
        /// The index of a type in `found`; nil for bodies and types without members of Objective-C.
        var type: Int?
        /// Whether every member is one of Objective-C: `@objcMembers`, `@objc extension`.
        var exposesAll = false

        static let other = Scope()
    }

    var cursor = SourceCursor("")
    var scopes: [Scope] = []
    var conditions = OpenConditions()
    var words = DeclarationWords()
    private var found: [ScannedType] = []
    /// Classes with an initialiser by a frame.
    private var framed: Set<Int> = []

    private init() {}

    /// - Returns: every class and extension, in source order, also those without such members.
    public static func types(in sources: [String]) -> [[ScannedType]] { scanned.results(for: sources) }

    /// The types of one source.
    public static func types(in source: String) -> [ScannedType] { types(in: [source])[0] }

    private static let scanned = KnownResults<String, [ScannedType]> { source in
        var scanner = MemberScanner()
        scanner.readDeclarations(of: source)
        for type in scanner.framed { scanner.found[type].isMadePlainly = false }
        return scanner.found
    }

    mutating func scope(of keyword: String, _ head: TypeHead) -> Scope {
        let outer = scopes.last?.type.map { found[$0] }
        // A type in a body is known there alone.
        let isReachable = outer != nil || scopes.allSatisfy { $0.type != nil }
        let isExtension = keyword == "extension"
        guard ["class", "extension", "struct", "enum"].contains(keyword), isReachable,
            !(isExtension && head.hasConditions)
        else { return .other }
        var type = ScannedType(
            path: (isExtension ? [] : outer?.path ?? []) + head.path, isExtension: keyword != "class")
        type.superclass = keyword == "class" ? head.inherited.first : nil
        let isPrivate = !isExtension && words.has(anyOf: ["private", "fileprivate"])
        type.isUnnameable = head.isGeneric || isPrivate || outer?.isUnnameable == true
        found.append(type)
        return Scope(
            type: found.count - 1, exposesAll: words.has("@objcMembers") || (isExtension && words.has("@objc")))
    }

    mutating func readMember(_ unit: SourceOutline.Unit) {
        guard let scope = scopes.last, let type = scope.type else { return }
        switch unit.keyword {
        case "func": readFunction(of: type, exposesAll: scope.exposesAll)
        case "init": readInitializer(of: type)
        case "var":
            guard !conditions.isNever, !isUnavailable, words.has(anyOf: ["@IBOutlet", "@IBInspectable"]),
                !words.has(anyOf: ["static", "class"])
            else { return }
            found[type].outlets.append(cursor.nextWord)
        default: break
        }
    }

    /// Whether code for iOS cannot name the member: the arguments of `@available` begin with iOS or all systems, and
    /// `unavailable`.
    private var isUnavailable: Bool {
        words.ranges(of: "@available").contains { range in
            let words = cursor.text[range].drop { $0 != UInt8(ascii: "(") }.dropFirst().dropLast()
                .split(separator: UInt8(ascii: ","), maxSplits: 2, omittingEmptySubsequences: false)
                .map { String(decoding: $0.filter { $0 > UInt8(ascii: " ") }, as: UTF8.self) }
            return words.count > 1 && ["*", "iOS"].contains(words[0]) && words[1] == "unavailable"
        }
    }

    private mutating func readFunction(of type: Int, exposesAll: Bool) {
        guard let (name, list) = cursor.readSignature(), !words.has(anyOf: ["static", "class"]) else { return }
        let isExposed =
            words.has(anyOf: ["@objc", "@IBAction"])
            || (exposesAll && !words.has(anyOf: ["private", "fileprivate", "@nonobjc"]))
        guard isExposed, !conditions.isNever, !["async", "throws", "rethrows"].contains(cursor.nextWord),
            let labels = ParameterList(cursor.text[list])?.labelsOfCalls
        else { return }
        let stated = words.ranges(of: "@objc").first.map { cursor.text[$0].dropFirst("@objc".count) }
        found[type].methods.append(
            .init(
                name: String(decoding: cursor.text[name].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self),
                labels: labels,
                objectiveC: stated.flatMap {
                    $0.isEmpty ? nil : String(decoding: $0.dropFirst().dropLast(), as: UTF8.self)
                }))
    }

    /// Notes an initialiser that wants no arguments, unless the class has `init(frame:)` as well.
    private mutating func readInitializer(of type: Int) {
        guard !found[type].isExtension, !cursor.isAtEnd else { return }
        cursor.skipSpace()
        // What may fail is not asked; yet the class has it.
        let isFailable = cursor.has("?") || cursor.has("!")
        if isFailable { cursor.place += 1 }
        guard let (_, list) = cursor.readSignature(isInitializer: true) else { return }
        let parameters = ParameterList(cursor.text[list])
        let labels = parameters?.labels ?? []
        if !words.has("convenience") || (words.has("override") && !isFailable) {
            found[type].initializers.append(labels)
        }
        guard !isFailable, !found[type].isUnnameable else { return }
        if labels == ["frame"] { framed.insert(type) }
        guard !words.has(anyOf: ["private", "fileprivate", "@available"]),
            !["async", "throws"].contains(cursor.nextWord), parameters?.parameters.allSatisfy(\.hasDefault) == true
        else { return }
        found[type].isMadePlainly = true
    }
}
