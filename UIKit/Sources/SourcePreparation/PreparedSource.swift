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
        return zip(sources, types).map { source, types in
            var (text, changes) = SourceRewriter.rewrite(source, isOfViews: isOfViews)
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
