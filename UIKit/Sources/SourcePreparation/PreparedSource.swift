/// A source file as the compiler for Linux takes it, with the tables of its members.
public struct PreparedSource: Sendable {
    public let text: String
    /// How often each rule was used.
    public let changes: [SourceRewriter.Rule: Int]

    /// Prepares the files of one module.
    /// - Parameters:
    ///   - sources: the texts of the files.
    ///   - others: the types of the modules that this one imports.
    ///   - texts: the files of those modules.
    ///   - isOfViews: whether the module has to do with UIKit.
    public static func prepare(
        _ sources: [String], importing others: [ScannedType] = [], texts: [String] = [], isOfViews: Bool = true
    ) -> [PreparedSource] {
        let types = sources.map(MemberScanner.types)
        var tables = MemberTables(types.flatMap { $0 } + others)
        let moved = isOfViews ? MovedMembers.move(sources) : sources.map { (text: $0, count: 0) }
        let requirements = OptionalRequirements(moved.map(\.text), importing: texts)
        let methods = requirements.methods.union(isOfViews ? OptionalMethods.names : [])
        let asked = methods.subtracting(OptionalMethods.properties(named: methods, in: sources))
        let edited = requirements.edit(moved.map(\.text))
        return sources.indices.map { index in
            var (text, changes) = SourceRewriter.rewrite(
                edited[index].text, isOfViews: isOfViews, optionalMethods: asked)
            if moved[index].count > 0 { changes[.movedMember] = moved[index].count }
            if edited[index].count > 0 { changes[.optionalRequirement] = edited[index].count }
            text += edited[index].code
            // Only UIKit calls by name.
            let code = isOfViews ? tables.code(for: types[index]) : ""
            if !code.isEmpty {
                text += code
                changes[.memberTable] = 1
            }
            return PreparedSource(text: text, changes: changes)
        }
    }
}
