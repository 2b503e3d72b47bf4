/// The order of things of one name: the nearest to a document first, then by path.
struct Nearness {
    /// The document's folder, from the root.
    let folder: String

    func sorted(_ paths: [String]) -> [String] { sorted(paths) { $0 } }

    func sorted<Item>(_ items: [Item], path: (Item) -> String) -> [Item] {
        guard items.count > 1 else { return items }
        return items.map { (item: $0, path: path($0)) }
            .map { (item: $0.item, path: $0.path, depth: PathText.commonDepth(PathText.folder($0.path), folder)) }
            .sorted { ($1.depth, $0.path) < ($0.depth, $1.path) }
            .map(\.item)
    }
}
