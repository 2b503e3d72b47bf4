import SwiftSyntax

@testable import SourcePreparation

/// Reads types from a tree of Swift's parser.
final class TypeReader: SyntaxVisitor {
    private(set) var found: [ReadType] = []
    private var scopes: [Scope] = []

    private struct Scope {
        /// The index of a type; nil for bodies and types that nothing finds by name.
        var type: Int?
        /// Whether each member is one of Objective-C.
        var exposesAll = false
    }

    private var type: Int? { scopes.last.flatMap(\.type) }

    // MARK: Scopes

    private func open(_ node: some DeclGroupSyntax, named name: String, isExtension: Bool, isConstrained: Bool = false)
    {
        guard !scopes.contains(where: { $0.type == nil }), !isConstrained, !name.hasPrefix("[") else {
            return scopes.append(Scope())
        }
        let attributes = Self.names(node.attributes)
        let outer = isExtension ? "" : type.map { found[$0].path + "." } ?? ""
        let isClass = node.is(ClassDeclSyntax.self)
        found.append(
            ReadType(path: outer + name, isExtension: !isClass, superclass: isClass ? Self.firstInherited(node) : nil))
        scopes.append(
            Scope(
                type: found.count - 1,
                exposesAll: attributes.contains("objcMembers") || (isExtension && attributes.contains("objc"))))
    }

    /// The name of the first type behind the colon, with those before its dots.
    private static func firstInherited(_ node: some DeclGroupSyntax) -> String? {
        guard let first = node.inheritanceClause?.inheritedTypes.first?.type else { return nil }
        let type = first.as(AttributedTypeSyntax.self)?.baseType ?? first
        let words = type.trimmedDescription.drop { $0 == "`" }
        return String(words.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    }

    private func body() -> SyntaxVisitorContinueKind {
        scopes.append(Scope())
        return .visitChildren
    }
    private func close() { scopes.removeLast() }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, named: Self.plain(node.name.text), isExtension: false)
        return .visitChildren
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, named: Self.plain(node.name.text), isExtension: false)
        return .visitChildren
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, named: Self.plain(node.name.text), isExtension: false)
        return .visitChildren
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        // Of `Set<Contact>` and `Data?` the name alone.
        let name = Self.plain(node.extendedType.trimmedDescription).prefix { !"<? ".contains($0) }
        open(node, named: String(name), isExtension: true, isConstrained: node.genericWhereClause != nil)
        return .visitChildren
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { body() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { body() }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { body() }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { body() }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { body() }
    override func visitPost(_ node: ClassDeclSyntax) { close() }
    override func visitPost(_ node: StructDeclSyntax) { close() }
    override func visitPost(_ node: EnumDeclSyntax) { close() }
    override func visitPost(_ node: ExtensionDeclSyntax) { close() }
    override func visitPost(_ node: ProtocolDeclSyntax) { close() }
    override func visitPost(_ node: ActorDeclSyntax) { close() }
    override func visitPost(_ node: CodeBlockSyntax) { close() }
    override func visitPost(_ node: ClosureExprSyntax) { close() }
    override func visitPost(_ node: AccessorBlockSyntax) { close() }

    // MARK: Conditions

    /// Whether no device compiles what is read: tables by name have none of these members.
    private var isNever = false

    /// Each part is read, and known for one that no device compiles.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        var conditions = OpenConditions()
        for clause in node.clauses {
            let condition = clause.condition.map { " " + $0.trimmedDescription } ?? ""
            conditions.read(SourceCursor(clause.poundKeyword.text + condition + "\n"))
            let before = isNever
            isNever = before || conditions.isNever
            if let elements = clause.elements { walk(elements) }
            isNever = before
        }
        return .skipChildren
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type, let scope = scopes.last, !isNever else { return .visitChildren }
        let attributes = Self.names(node.attributes)
        let words = Self.words(node.modifiers)
        let isHidden = !words.isDisjoint(with: ["private", "fileprivate"]) || attributes.contains("nonobjc")
        let isExposed =
            !attributes.isDisjoint(with: ["objc", "IBAction"]) || (scope.exposesAll && !isHidden)
        let parameters = node.signature.parameterClause.parameters
        // What no call by name can fill is left out.
        let isCallable = parameters.allSatisfy { $0.ellipsis == nil && !$0.type.description.contains("inout ") }
        guard isExposed, isCallable, words.isDisjoint(with: ["static", "class"]), node.genericParameterClause == nil,
            node.signature.effectSpecifiers == nil
        else { return .visitChildren }
        found[type].methods.append("\(Self.plain(node.name.text))(\(Self.labels(parameters)))")
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let attributes = Self.names(node.attributes)
        guard let type, !isNever, node.bindingSpecifier.text == "var",
            let name = node.bindings.first?.pattern.trimmedDescription,
            !attributes.isDisjoint(with: ["IBOutlet", "IBInspectable"]), !Self.isUnavailable(node.attributes),
            Self.words(node.modifiers).isDisjoint(with: ["static", "class"])
        else { return .visitChildren }
        found[type].outlets.append(Self.plain(name))
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type, !found[type].isExtension, node.genericParameterClause == nil else { return .visitChildren }
        let words = Self.words(node.modifiers)
        guard !words.contains("convenience") || (words.contains("override") && node.optionalMark == nil) else {
            return .visitChildren
        }
        found[type].initializers.append(Self.labels(node.signature.parameterClause.parameters))
        return .visitChildren
    }

    // MARK: Words

    private static func names(_ attributes: AttributeListSyntax) -> Set<String> {
        Set(attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription })
    }
    private static func isUnavailable(_ attributes: AttributeListSyntax) -> Bool {
        attributes.contains { $0.description.contains("unavailable") }
    }
    private static func words(_ modifiers: DeclModifierListSyntax) -> Set<String> { Set(modifiers.map(\.name.text)) }
    private static func labels(_ parameters: FunctionParameterListSyntax) -> String {
        parameters.map { plain($0.firstName.text) + ":" }.joined()
    }
    private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }
}
