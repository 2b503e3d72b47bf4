import SwiftSyntax

@testable import SourcePreparation

/// What the rules about declarations read of a file, from a tree of Swift's parser: heads of classes and extensions, and members.
struct ReadDeclarations: Equatable {
    /// `extension Outer.Inner: A, B`
    var heads: [String] = []
    /// `class Outer.Inner: A`
    var classes: [String] = []
    /// `Outer.Inner.tap(_:with:)`, `Outer.Inner.title`
    var members: Set<String> = []

    init(of source: String) {
        let conforming = ConformanceScanner.scan([source])[0]
        heads = conforming.heads.map { Self.head($0.type.keyword, $0.path, $0.type.head.inherited) }
        classes = DeclarationScanner.scan([source])[0].classes.map {
            Self.head("class", $0.path, $0.type.superclass.map { [$0] } ?? [])
        }
        // A name with the types of its parameters says the same twice.
        members = Set(
            conforming.members.flatMap { path, names in
                names.filter { !$0.contains(":)") || $0.hasSuffix(")") && !$0.dropLast().contains(")") }
                    .map { path.joined(separator: ".") + "." + $0 }
            })
    }

    init(of tree: SourceFileSyntax) {
        let reader = HeadReader(viewMode: .sourceAccurate)
        reader.walk(tree)
        (heads, classes, members) = (reader.heads, reader.classes, reader.members)
    }

    fileprivate static func head(_ keyword: String, _ path: [String], _ inherited: [String]) -> String {
        "\(keyword) \(path.joined(separator: "."))" + (inherited.isEmpty ? "" : ": ")
            + inherited.joined(separator: ", ")
    }
}

private final class HeadReader: SyntaxAnyVisitor {
    private(set) var heads: [String] = []
    private(set) var classes: [String] = []
    private(set) var members: Set<String> = []
    /// The paths of the types around; nil for a body, and for a type that has none of this.
    private var scopes: [[String]?] = []
    private var conditions = OpenConditions()

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if let type = node.asProtocol(DeclGroupSyntax.self) {
            scopes.append(path(of: type))
        } else if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) || node.is(AccessorBlockSyntax.self)
        {
            scopes.append(nil)
        } else if let condition = node.as(IfConfigDeclSyntax.self) {
            read(condition)
            return .skipChildren
        }
        if let path = scopes.last ?? nil, !conditions.isOpen { readMember(node, of: path) }
        return .visitChildren
    }

    override func visitAnyPost(_ node: Syntax) {
        let isScope =
            node.asProtocol(DeclGroupSyntax.self) != nil || node.is(CodeBlockSyntax.self)
            || node.is(ClosureExprSyntax.self) || node.is(AccessorBlockSyntax.self)
        if isScope { scopes.removeLast() }
    }

    /// Each part is read under its condition.
    private func read(_ node: IfConfigDeclSyntax) {
        let before = conditions
        for clause in node.clauses {
            let condition = clause.condition.map { " " + $0.trimmedDescription } ?? ""
            conditions.read(SourceCursor(clause.poundKeyword.text + condition + "\n"))
            if let elements = clause.elements { walk(elements) }
        }
        conditions = before
    }

    // MARK: Types

    private func path(of node: some DeclGroupSyntax) -> [String]? {
        let outer = scopes.last
        guard !conditions.isOpen, outer != .some(nil), !node.is(ProtocolDeclSyntax.self) else { return nil }
        let inherited = node.inheritanceClause?.inheritedTypes.flatMap { Self.names(of: $0.type) } ?? []
        let above = (outer ?? nil) ?? []
        if let node = node.as(ClassDeclSyntax.self) {
            let path = above + [Self.plain(node.name.text)]
            heads.append(ReadDeclarations.head("class", path, inherited))
            if node.genericWhereClause == nil {
                classes.append(ReadDeclarations.head("class", path, Array(inherited.prefix(1))))
            }
            return path
        }
        if let node = node.as(ExtensionDeclSyntax.self) {
            let name = node.extendedType.trimmedDescription
            guard node.genericWhereClause == nil, !name.hasPrefix("["), !name.hasSuffix("?") else { return nil }
            let path = Self.plain(name.split(separator: "<")[0].description).split(separator: ".").map(String.init)
            heads.append(ReadDeclarations.head("extension", path, inherited))
            return path
        }
        let (name, isConstrained) =
            node.as(StructDeclSyntax.self).map { ($0.name.text, $0.genericWhereClause != nil) }
            ?? node.as(EnumDeclSyntax.self).map { ($0.name.text, $0.genericWhereClause != nil) }
            ?? node.as(ActorDeclSyntax.self).map { ($0.name.text, $0.genericWhereClause != nil) } ?? ("", true)
        return isConstrained ? nil : above + [Self.plain(name)]
    }

    /// The types of an entry without attributes and arguments: `A` and `B` of `@unchecked A<C> & B`.
    private static func names(of type: TypeSyntax) -> [String] {
        if let type = type.as(AttributedTypeSyntax.self) { return names(of: type.baseType) }
        if let type = type.as(SomeOrAnyTypeSyntax.self) { return names(of: type.constraint) }
        if let type = type.as(SuppressedTypeSyntax.self) { return names(of: type.type) }
        if let type = type.as(CompositionTypeSyntax.self) { return type.elements.flatMap { names(of: $0.type) } }
        return [plain(String(type.trimmedDescription.prefix { $0 != "<" }))]
    }

    // MARK: Members

    private func readMember(_ node: Syntax, of path: [String]) {
        let owner = path.joined(separator: ".") + "."
        let hidden: Set<String> = ["static", "class", "private", "fileprivate"]
        if let node = node.as(FunctionDeclSyntax.self) {
            let parameters = node.signature.parameterClause.parameters
            let isCallable = parameters.allSatisfy {
                $0.ellipsis == nil && !$0.type.description.split(separator: " ").contains("inout")
            }
            guard hidden.isDisjoint(with: Self.words(node.modifiers)), isCallable, node.genericParameterClause == nil,
                node.name.text.first?.isLetter == true || "_`".contains(node.name.text.first ?? " ")
            else { return }
            let labels = parameters.map { Self.plain($0.firstName.text) + ":" }.joined()
            members.insert(owner + Self.plain(node.name.text) + "(" + labels + ")")
        } else if let node = node.as(VariableDeclSyntax.self) {
            guard hidden.isDisjoint(with: Self.words(node.modifiers)),
                let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            else { return }
            members.insert(owner + Self.plain(name))
        }
    }

    private static func words(_ modifiers: DeclModifierListSyntax) -> Set<String> {
        Set(modifiers.filter { $0.detail == nil }.map(\.name.text))
    }
    private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }
}
