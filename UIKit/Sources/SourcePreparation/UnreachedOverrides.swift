/// Overrides by which an extension changes a class of another module, such as one of UIKit's: Objective-C calls them in place of
/// the class's own methods, and nothing calls them here. They get a name of their own, so that the rest of the module compiles.
enum UnreachedOverrides {
    private static let prefix = "uikit_unreached_"

    /// - Parameter sources: the files of one module, in which members of its own classes have been moved.
    /// - Returns: the files, each with the number of members that nothing calls.
    static func edit(_ sources: [String]) -> [(text: String, count: Int)] {
        let found = DeclarationScanner.scan(sources)
        let own = Set(found.flatMap(\.classes).map(\.path))
        return zip(sources, found).map { source, declarations in
            let members = declarations.members.filter {
                $0.isInExtension && $0.isOverride && !own.contains($0.owner) && $0.observers.isEmpty
            }
            guard !members.isEmpty else { return (source, 0) }
            var edits: [(range: Range<Int>, text: String)] = []
            for member in members {
                edits.append((member.nameRange, prefix + member.name))
                for range in member.blanked { edits.append((range, String(repeating: " ", count: range.count))) }
            }
            return (source.edited(edits), members.count)
        }
    }
}
