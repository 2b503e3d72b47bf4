@testable import SourcePreparation

extension SourceRewriter {
    /// One source, as the others.
    static func rewrite(_ source: String, isOfViews: Bool = true) -> (text: String, changes: [Rule: Int]) {
        rewrite([source], isOfViews: isOfViews)[0]
    }
}

extension MemberScanner {
    /// The types of one source.
    static func types(in source: String) -> [ScannedType] { types(in: [source])[0] }
}
