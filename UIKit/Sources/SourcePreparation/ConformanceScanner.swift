/// Reads what a rule about protocols asks of a file: protocols with optional members, the heads of classes and extensions with
/// the types behind the colon, and the members that each has.
struct ConformanceScanner {
    /// A member as a call spells its name: `tap(_:with:)`, and `title` for a property.
    typealias MemberName = String

    /// A member of a protocol that a conforming class may have or not.
    struct Requirement {
        var name: MemberName
        /// The first part of the name.
        var base: String
        /// The declaration without attributes and modifiers: `func tap(_ point: CGPoint) -> Bool`, `var title: String { get }`.
        var declaration: String
        /// The declaration of a method up to its result.
        var head = ""
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

    struct Conforming {
        /// Names from the outermost type in.
        var path: [String]
        var isExtension: Bool
        var inherited: [String]
        /// The end of the head's names, where another may be written.
        var end: Int
        var hasColon: Bool
    }

    private(set) var protocols: [ProtocolHead] = []
    private(set) var heads: [Conforming] = []
    /// The members of classes and extensions by the path of the type.
    private(set) var members: [[String]: Set<MemberName>] = [:]

    private static let scanned = KnownResults<String, ConformanceScanner> {
        ConformanceScanner(SourceDeclarations.of($0))
    }

    /// - Returns: nothing in parts that a condition encloses.
    static func scan(_ sources: [String]) -> [ConformanceScanner] { scanned.results(for: sources) }

    private init(_ file: SourceDeclarations) {
        let paths = file.paths {
            !$0.conditions.isOpen && (!$0.head.hasConditions || $0.keyword == "class")
                && ($0.keyword != "protocol" || $0.outer == nil)
        }
        var places: [Int: Int] = [:]
        for (place, type) in file.types.enumerated() {
            guard let path = paths[place] else { continue }
            let head = type.head
            switch type.keyword {
            case "class", "extension":
                heads.append(
                    Conforming(
                        path: path, isExtension: type.keyword == "extension", inherited: head.inherited, end: head.end,
                        hasColon: head.colon != nil))
            case "protocol":
                let access = ["public", "fileprivate", "private"].first(where: type.words.has).map { $0 + " " } ?? ""
                places[place] = protocols.count
                protocols.append(
                    ProtocolHead(
                        name: head.name, access: access, actor: type.words.has("@MainActor") ? "@MainActor " : "",
                        parents: head.inherited,
                        bound: type.words.has("@objc") && head.colon == nil ? head.nameEnd : nil))
            default: break
            }
        }
        for member in file.members where ["func", "let", "var"].contains(member.said.keyword) {
            let said = member.said
            guard let owner = paths[member.owner], let names = Self.names(of: said) else { continue }
            if file.types[member.owner].keyword != "protocol" {
                guard !member.conditions.isOpen,
                    !said.words.has(anyOf: ["static", "class", "private", "fileprivate"])
                else { continue }
                members[owner, default: []].formUnion(names)
            } else if said.words.has("optional"), !said.words.has("static"), let place = places[member.owner],
                let requirement = Self.requirement(names[0], said)
            {
                protocols[place].requirements.append(requirement)
            }
        }
    }

    // MARK: Members

    /// What a protocol can ask for by: a method's name, and that with the types of its parameters.
    private static func names(of said: Declaration) -> [MemberName]? {
        guard said.keyword == "func" else { return said.name.isEmpty ? nil : [said.name] }
        guard said.isPlain, let parameters = said.parameterList, let labels = parameters.labelsOfCalls else {
            return nil
        }
        let called = said.name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
        return [called, typed(called, parameters.types)]
    }

    private static func requirement(_ name: MemberName, _ said: Declaration) -> Requirement? {
        let unit = said.unit
        // From its first word to its last, without a comment behind that.
        let all = said.cursor.tokens(in: unit.nameStart..<unit.range.upperBound)
        let range = (unit.words.start ?? unit.keywordStart)..<(all.last?.upperBound ?? unit.nameStart)
        let declaration = said.cursor.code(in: unit.keywordStart..<range.upperBound)
        guard said.keyword == "func" else {
            guard !unit.blocks.isEmpty, let type = said.variables.first?.type else { return nil }
            return Requirement(
                name: name, base: name, declaration: declaration, type: type, parameters: nil, arguments: [],
                range: range)
        }
        guard let list = said.list, let parameters = said.parameterList,
            let arguments = parameters.arguments, !["throws", "async"].contains(said.tail.first)
        else { return nil }
        let type = said.result ?? "Void"
        return Requirement(
            name: name, base: said.name, declaration: declaration,
            head: said.cursor.code(in: unit.keywordStart..<list.upperBound + 1),
            type: type == "Void" || type == "()" ? nil : type, parameters: parameters.types, arguments: arguments,
            range: range)
    }

    private static func typed(_ name: MemberName, _ types: [String]?) -> MemberName {
        name + (types ?? []).joined(separator: ",").filter { $0 != " " }
    }
}
