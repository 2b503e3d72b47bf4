/// A source file as the compiler for Linux takes it, with the tables of its members.
public struct PreparedSource: Sendable {
    public let text: String
    /// How often each rule was used.
    public let changes: [SourceRewriter.Rule: Int]

    /// Prepares the files of one module.
    /// - Parameters:
    ///   - sources: the texts of the files.
    ///   - others: the types of the modules that this one imports.
    ///   - isOfViews: whether the module has to do with UIKit.
    public static func prepare(
        _ sources: [String], importing others: [ScannedType] = [], isOfViews: Bool = true
    ) -> [PreparedSource] {
        let types = sources.map(MemberScanner.types)
        var tables = MemberTables(types.flatMap { $0 } + others)
        let properties = isOfViews ? OptionalMethods.properties(in: sources) : []
        let moved = isOfViews ? MovedMembers.move(sources) : sources.map { (text: $0, count: 0) }
        return zip(moved, types).map { source, types in
            var (text, changes) = SourceRewriter.rewrite(
                source.text, isOfViews: isOfViews, properties: properties)
            if source.count > 0 { changes[.movedMember] = source.count }
            // Only UIKit calls by name.
            let code = isOfViews ? tables.code(for: types) : ""
            if !code.isEmpty {
                text += code
                changes[.memberTable] = 1
            }
            return PreparedSource(text: text, changes: changes)
        }
    }
}
