/// Reads what a rule about protocols asks of a file: protocols with optional members, the heads of classes and extensions with
/// the types behind the colon, and the members that each has.
struct ConformanceScanner {
    /// A member of a protocol that a conforming class may have or not.
    struct Requirement {
        let said: Declaration
        /// As a call spells it: `tap(_:with:)`, and `title` for a property.
        let name: String
        /// The bytes of the declaration with attributes and modifiers.
        let range: Range<Int>

        /// The declaration without attributes and modifiers: `func tap(_ point: CGPoint) -> Bool`, `var title: String { get }`.
        var declaration: String { said.cursor.code(in: said.unit.keywordStart..<range.upperBound) }
        /// A method's parameters; nil for a property.
        var parameters: ParameterList? { said.parameterList }
        /// The name with the types of the parameters, which tells apart what has one name.
        var typedName: String { ConformanceScanner.typed(name, parameters?.types ?? []) }
        /// Whether the method can be taken as a value: with parameters, none of which it changes.
        var hasValue: Bool { !said.parameters.isEmpty && !declaration.contains("inout") }
    }

    struct ProtocolHead {
        let type: SourceDeclarations.TypeEntry
        fileprivate(set) var requirements: [Requirement] = []

        var name: String { type.head.name }
        /// Where a class bound may be written, for a protocol of Objective-C without parents.
        var bound: Int? { type.words.has("@objc") && type.head.colon == nil ? type.head.nameEnd : nil }

        /// Whether another member differs by the types of its parameters alone.
        func isShared(_ member: Requirement) -> Bool { requirements.count { $0.name == member.name } > 1 }
        /// A name that only one member of the protocol has.
        func ownName(of member: Requirement) -> String { isShared(member) ? member.typedName : member.name }
    }

    private(set) var protocols: [ProtocolHead] = []
    /// Classes and extensions, each with its names from the outermost type in.
    private(set) var heads: [(path: [String], type: SourceDeclarations.TypeEntry)] = []
    /// The names of the members of classes and extensions, by the path of the type.
    private(set) var members: [[String]: Set<String>] = [:]

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
            switch type.keyword {
            case "class", "extension": heads.append((path, type))
            case "protocol":
                places[place] = protocols.count
                protocols.append(ProtocolHead(type: type))
            default: break
            }
        }
        for member in file.members where ["func", "let", "var"].contains(member.said.keyword) {
            let said = member.said
            guard let owner = paths[member.owner], let names = Self.names(of: said) else { continue }
            if file.types[member.owner].keyword != "protocol" {
                guard !member.conditions.isOpen, !said.isStatic, !said.isHidden else { continue }
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
    private static func names(of said: Declaration) -> [String]? {
        guard said.keyword == "func" else { return said.name.isEmpty ? nil : [said.name] }
        guard said.isPlain, let parameters = said.parameterList, let labels = parameters.labelsOfCalls else {
            return nil
        }
        let called = said.name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
        return [called, typed(called, parameters.types)]
    }

    private static func requirement(_ name: String, _ said: Declaration) -> Requirement? {
        let unit = said.unit
        let isAsked =
            said.keyword == "func"
            ? said.parameterList?.arguments != nil && !["throws", "async"].contains(said.tail.first)
            : !unit.blocks.isEmpty && said.variables.first?.type != nil
        guard isAsked else { return nil }
        // From its first word to its last, without a comment behind that.
        let last = said.cursor.tokens(in: unit.nameStart..<unit.range.upperBound).last
        let range = (unit.words.start ?? unit.keywordStart)..<(last?.upperBound ?? unit.nameStart)
        return Requirement(said: said, name: name, range: range)
    }

    private static func typed(_ name: String, _ types: [String]) -> String {
        name + types.joined(separator: ",").filter { $0 != " " }
    }
}
