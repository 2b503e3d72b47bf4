/// Reads the classes and extensions of a source file with their `@IBOutlet`, `@IBAction` and `@objc` members.
public struct MemberScanner {
    private let file: SourceDeclarations
    private var found: [ScannedType] = []
    /// Classes with an initialiser by a frame.
    private var framed: Set<Int> = []

    /// - Returns: every class and extension, in source order, also those without such members.
    public static func types(in sources: [String]) -> [[ScannedType]] { scanned.results(for: sources) }

    private static let scanned = KnownResults<String, [ScannedType]> { MemberScanner(.of($0)).found }

    private init(_ file: SourceDeclarations) {
        self.file = file
        let paths = file.paths {
            ["class", "extension", "struct", "enum"].contains($0.keyword)
                && !($0.keyword == "extension" && $0.head.hasConditions)
        }
        var places: [Int: Int] = [:]
        for (place, entry) in file.types.enumerated() {
            guard let path = paths[place] else { continue }
            let isExtension = entry.keyword == "extension"
            var type = ScannedType(path: path, isExtension: entry.keyword != "class")
            type.superclass = entry.superclass
            let isPrivate = !isExtension && entry.words.has(anyOf: ["private", "fileprivate"])
            let outer = entry.outer.flatMap { places[$0] }
            type.isUnnameable = entry.head.isGeneric || isPrivate || outer.map { found[$0].isUnnameable } == true
            places[place] = found.count
            found.append(type)
        }
        for member in file.members {
            guard let type = places[member.owner] else { continue }
            switch member.said.keyword {
            case "func": readFunction(member, of: type)
            case "init": readInitializer(member.said, of: type)
            case "var" where isOutlet(member): found[type].outlets.append(member.said.name)
            default: break
            }
        }
        for type in framed { found[type].isMadePlainly = false }
    }

    private func isOutlet(_ member: SourceDeclarations.Member) -> Bool {
        let words = member.said.words
        return !member.conditions.isNever && words.has(anyOf: ["@IBOutlet", "@IBInspectable"])
            && !member.said.isStatic && !isUnavailable(words)
            && (member.said.body == nil || !member.said.accessors.isDisjoint(with: ["set", "didSet", "willSet"]))
    }

    /// Whether code for iOS cannot name a member: the arguments of `@available` begin with iOS or all systems, and
    /// `unavailable`.
    private func isUnavailable(_ words: DeclarationWords) -> Bool {
        words.ranges(of: "@available").contains { attribute in
            let parts = file.cursor.code(in: attribute).drop { $0 != "(" }.dropFirst().dropLast()
                .split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
            return parts.count > 1 && ["*", "iOS"].contains(parts[0]) && parts[1] == "unavailable"
        }
    }

    private mutating func readFunction(_ member: SourceDeclarations.Member, of type: Int) {
        let (said, entry) = (member.said, file.types[member.owner])
        let words = said.words
        // Whether every member is one of Objective-C.
        let exposesAll =
            entry.words.has("@objcMembers") || (entry.keyword == "extension" && entry.words.has("@objc"))
        let isExposed =
            words.has(anyOf: ["@objc", "@IBAction"])
            || (exposesAll && !words.has(anyOf: ["private", "fileprivate", "@nonobjc"]))
        guard isExposed, !said.isStatic, !member.conditions.isNever, said.isPlain, !isUnavailable(words),
            !["async", "throws", "rethrows"].contains(said.tail.first), let method = ScannedType.Method(said)
        else { return }
        found[type].methods.append(method)
    }

    /// Notes an initialiser that wants no arguments, unless the class has `init(frame:)` as well.
    private mutating func readInitializer(_ said: Declaration, of type: Int) {
        guard !found[type].isExtension, said.isPlain else { return }
        let (words, labels) = (said.words, said.parameters.map(\.label))
        // What may fail is not asked; yet the class has it.
        if !words.has("convenience") || (words.has("override") && !said.isFailable) {
            found[type].initializers.append(labels)
        }
        guard !said.isFailable, !found[type].isUnnameable else { return }
        if labels == ["frame"] { framed.insert(type) }
        if labels == ["style", "reuseIdentifier"], said.parameters[0].type.hasSuffix("CellStyle"),
            !words.has(anyOf: ["override", "convenience", "private", "fileprivate", "@available"])
        {
            found[type].makesCells = true
        }
        guard !words.has(anyOf: ["private", "fileprivate", "@available"]),
            !["async", "throws"].contains(said.tail.first), said.parameters.allSatisfy(\.hasDefault)
        else { return }
        found[type].isMadePlainly = true
    }
}
