/// Overrides by which an extension changes a class of another module, such as one of UIKit's: Objective-C calls them in place of
/// the class's own methods, and nothing calls them here. They get a name of their own, so that the rest of the module compiles.
enum UnreachedOverrides {
    private static let prefix = "uikit_unreached_"

    /// - Parameter sources: the files of one module, in which members of its own classes have been moved.
    /// - Returns: the files, each with the number of members that nothing calls.
    static func edit(_ sources: [String]) -> [EditedSource] {
        let found = DeclarationScanner.scan(sources)
        let own = Set(found.flatMap(\.classes).map(\.path))
        return zip(sources, found).map { source, declarations in
            let members = declarations.members.filter {
                $0.isInExtension && $0.isOverride && !own.contains($0.owner) && $0.observers.isEmpty
            }
            let edits = members.flatMap { [($0.nameRange, prefix + $0.name)] + $0.blanked.map(\.blanked) }
            return EditedSource(text: source.edited(edits), count: members.count)
        }
    }
}
