/// What the module UIKit declares, and what of it does less than UIKit.
public struct UIKitCatalog: Sendable {
    /// The names that the module declares.
    public private(set) var types: Set<String> = []
    /// By the member's name, the first note that names it.
    public private(set) var lesser: [String: (member: String, text: String)] = [:]
    /// By the type's name, what is otherwise in the whole type.
    public private(set) var lesserTypes: [String: String] = [:]

    /// A member that reports missing behaviour on standard error counts wherever the name stands. A member that only its
    /// documentation says to do less counts if every declaration of its name says so: `invalidate` and `title` are names of
    /// too many types.
    /// - Parameter sources: the texts of the module's files.
    public init(_ sources: [String]) {
        var declarations: [String: Int] = [:]
        var noted: [String: [Difference]] = [:]
        for text in sources {
            let names = SourceNames(of: text)
            types.formUnion(names.declared)
            declarations.merge(names.declarations, uniquingKeysWith: +)
            for difference in Difference.read(text) {
                guard let member = difference.member else {
                    if lesserTypes[difference.type] == nil { lesserTypes[difference.type] = difference.text }
                    continue
                }
                if member != "init" { noted[member, default: []].append(difference) }
            }
        }
        for (name, differences) in noted {
            let isClear = differences.count >= declarations[name] ?? 0
            let counted = differences.filter { ($0.isSaid || isClear) && !$0.type.isEmpty }
            guard let first = counted.first(where: \.isSaid) ?? counted.first else { continue }
            // A name behind a dot does not tell its type.
            let isOfOne = first.isSaid || counted.allSatisfy { $0.type == first.type }
            lesser[name] = ((isOfOne ? first.type : "") + "." + name, first.text)
        }
    }

    /// Names that Foundation has on Linux too.
    private static let foundations: Set<String> = ["CGFloat", "CGPoint", "CGSize", "CGRect", "NSTextCheckingResult"]

    /// Whether a name is one of Apple's user interface frameworks.
    static func isApples(_ name: String) -> Bool {
        if foundations.contains(name) { return false }
        func has(_ prefix: String) -> Bool {
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
        }
        if has("UI") || has("CA") || has("CG") || has("WK") || has("MK") || has("AV") { return true }
        return ["NSLayout", "NSText", "NSCollectionLayout", "NSDiffableDataSource", "NSStringDrawing", "NSDataAsset"]
            .contains { name.hasPrefix($0) }
    }
}
