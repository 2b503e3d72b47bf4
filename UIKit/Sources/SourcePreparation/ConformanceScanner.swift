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

    enum Scope {
        case type([String])
        case protocolBody(Int)
        case other
    }

    var cursor = SourceCursor("")
    var scopes: [Scope] = []
    var conditions = OpenConditions()
    var words = DeclarationWords()

    private static let scanned = KnownResults<String, ConformanceScanner> { source in
        var scanner = ConformanceScanner()
        scanner.readDeclarations(of: source)
        return scanner
    }

    /// - Returns: nothing in parts that a condition encloses.
    static func scan(_ sources: [String]) -> [ConformanceScanner] { scanned.results(for: sources) }

    private init() {}

    mutating func scope(of keyword: String, _ head: TypeHead) -> Scope {
        var outer: [String] = []
        if case .type(let found)? = scopes.last { outer = found }
        guard !conditions.isOpen, !head.hasConditions || keyword == "class", scopes.isEmpty || !outer.isEmpty else {
            return .other
        }
        let isExtension = keyword == "extension"
        let path = (isExtension ? [] : outer) + head.path
        guard keyword == "protocol" else {
            if isExtension || keyword == "class" {
                heads.append(
                    Conforming(
                        path: path, isExtension: isExtension, inherited: head.inherited, end: head.end,
                        hasColon: head.colon != nil))
            }
            return .type(path)
        }
        guard scopes.isEmpty else { return .other }
        let access = ["public", "fileprivate", "private"].first(where: words.has).map { $0 + " " } ?? ""
        protocols.append(
            ProtocolHead(
                name: head.name, access: access, actor: words.has("@MainActor") ? "@MainActor " : "",
                parents: head.inherited,
                bound: words.has("@objc") && head.colon == nil ? head.nameEnd : nil))
        return .protocolBody(protocols.count - 1)
    }

    mutating func readMember(_ unit: SourceOutline.Unit) {
        switch unit.keyword {
        case "func": readFunction(unit)
        case "var", "let": readProperty(unit)
        default: break
        }
    }

    // MARK: Members

    private mutating func readFunction(_ unit: SourceOutline.Unit) {
        guard let (name, list) = cursor.readSignature(), let parameters = ParameterList(cursor.text[list]),
            let labels = parameters.labelsOfCalls
        else { return }
        let base = String(decoding: cursor.text[name].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
        let called = base + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
        add(called)
        add(Self.typed(called, parameters.types))
        guard let index = optional, let arguments = parameters.arguments else { return }
        let said = Declaration(unit, in: cursor.text)
        guard !["throws", "async"].contains(said.tail.first) else { return }
        let type = said.result ?? "Void"
        let range = range(of: unit)
        protocols[index].requirements.append(
            Requirement(
                name: called, base: base, declaration: cursor.code(in: unit.keywordStart..<range.upperBound),
                head: cursor.code(in: unit.keywordStart..<cursor.place),
                type: type == "Void" || type == "()" ? nil : type, parameters: parameters.types, arguments: arguments,
                range: range))
    }

    private mutating func readProperty(_ unit: SourceOutline.Unit) {
        cursor.skipSpace()
        let name = cursor.readName()
        guard !name.isEmpty else { return }
        add(name)
        guard let index = optional, !unit.blocks.isEmpty,
            let type = Declaration(unit, in: cursor.text).variables.first?.type
        else { return }
        let range = range(of: unit)
        protocols[index].requirements.append(
            Requirement(
                name: name, base: name, declaration: cursor.code(in: unit.keywordStart..<range.upperBound), type: type,
                parameters: nil, arguments: [], range: range))
    }

    /// A declaration behind whose name the cursor stands, from its first word to its last, without a comment behind that.
    private func range(of unit: SourceOutline.Unit) -> Range<Int> {
        var ahead = cursor
        var end = cursor.place
        while ahead.place < unit.range.upperBound {
            if ahead.skipCommentOrString() { continue }
            ahead.place += 1
            if ahead.text[ahead.place - 1] > UInt8(ascii: " ") { end = ahead.place }
        }
        return (words.start ?? unit.keywordStart)..<end
    }

    /// The number of the protocol around the cursor whose member is optional; nil for other members.
    private var optional: Int? {
        guard case .protocolBody(let index)? = scopes.last, words.has("optional"), !words.has("static") else {
            return nil
        }
        return index
    }

    /// Notes a member that a protocol can ask for.
    private mutating func add(_ name: MemberName) {
        guard case .type(let owner)? = scopes.last, !conditions.isOpen,
            !words.has(anyOf: ["static", "class", "private", "fileprivate"])
        else { return }
        members[owner, default: []].insert(name)
    }

    private static func typed(_ name: MemberName, _ types: [String]?) -> MemberName {
        name + (types ?? []).joined(separator: ",").filter { $0 != " " }
    }
}
