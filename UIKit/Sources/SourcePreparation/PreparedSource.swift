/// A source file as the compiler for Linux takes it, with the tables of its members.
public struct PreparedSource: Sendable {
    public private(set) var text: String
    /// How often each rule was used.
    public private(set) var changes: [SourceRewriter.Rule: Int] = [:]
    /// What stands behind the file's own code.
    private var code = ""

    private mutating func take(_ edited: EditedSource, by rule: SourceRewriter.Rule) {
        text = edited.text
        code += edited.code
        if edited.count > 0 { changes[rule, default: 0] += edited.count }
    }

    /// Prepares the files of one module.
    /// - Parameters:
    ///   - originals: the texts of the files.
    ///   - others: the types of the modules that this one imports.
    ///   - texts: the files of those modules.
    ///   - isOfViews: whether the module has to do with UIKit.
    public static func prepare(
        _ originals: [String], importing others: [ScannedType] = [], texts: [String] = [], isOfViews: Bool = true
    ) -> [PreparedSource] {
        var files = originals.map { PreparedSource(text: $0) }
        func edit(by rule: SourceRewriter.Rule, _ edit: ([String]) -> [EditedSource]) {
            guard isOfViews else { return }
            for (index, edited) in edit(files.map(\.text)).enumerated() { files[index].take(edited, by: rule) }
        }
        edit(by: .managedMember, ManagedMembers.edit.results)
        edit(by: .undrawnBody, UndrawnBodies.empty.results)
        let sources = files.map(\.text)
        var types = MemberScanner.types(in: sources)
        var tables = MemberTables(types.flatMap { $0 } + others)
        edit(by: .movedMember, MovedMembers.move)
        let moved = files.map(\.text)
        edit(by: .movedMember) { $0.map(InformalMembers(moved, beside: texts).edit) }
        edit(by: .movedMember) { $0.map(OverriddenExtensions(moved, beside: texts).edit) }
        edit(by: .unreachedOverride, UnreachedOverrides.edit)
        edit(by: .exchangedMethod) { ExchangedMethods.edit($0, &types, beside: others) }
        edit(by: .dynamicMember) { DynamicMembers.edit($0, beside: texts) }
        let appended = files.map(\.code)
        let requirements = OptionalRequirements(files.map(\.text), importing: texts)
        let methods = requirements.methods.union(isOfViews ? OptionalMethods.names : [])
        let asked = methods.subtracting(OptionalMethods.properties(named: methods, in: sources))
        for (index, edited) in requirements.edit(files.map(\.text)).enumerated() {
            files[index].take(edited, by: .optionalRequirement)
            files[index].code = edited.code + appended[index]
        }
        let written = SourceRewriter.rewrite(
            files.map(\.text), isOfViews: isOfViews, optionalMethods: asked, beside: texts)
        let added = isOfViews ? MembersOfTests.code(for: sources) : nil
        for index in files.indices {
            files[index].changes.merge(written[index].changes) { $0 + $1 }
            files[index].text = written[index].text + files[index].code
            if let added, index == added.file { files[index].text += added.code }
            // Only UIKit calls by name.
            let code = isOfViews ? tables.code(for: types[index]) : ""
            guard !code.isEmpty, !originals[index].hasSuffix(Pruning.withoutTable) else { continue }
            files[index].text += code
            files[index].changes[.memberTable] = 1
        }
        return files
    }
}
