/// The order of candidates with the same name: those of the document's own target first, then the nearest to the
/// document, then by path.
struct Nearness {
    /// The document's folder, relative to the root.
    let folder: String
    /// Folders with their own `Info.plist` that do not contain the document: a widget's, an extension's, another app's.
    private let others: Set<String>

    /// - Parameter infoLists: the paths of all `Info.plist` files in the project.
    init(folder: String, infoLists: [String] = []) {
        self.folder = folder
        others = Set(infoLists.map { ProjectPath.folder($0) }.filter { !ProjectPath.isInside(folder, $0) })
    }

    /// The paths, nearest first.
    func sorted(_ paths: [String]) -> [String] { sorted(paths) { $0 } }

    /// The items by the nearness of their paths; depth is the number of folders that a path shares with the document.
    func sorted<Item>(_ items: [Item], path: (Item) -> String) -> [Item] {
        guard items.count > 1 else { return items }
        return items.map { (item: $0, path: path($0)) }
            .map { entry in
                let place = ProjectPath.folder(entry.path)
                return (
                    item: entry.item, path: entry.path, isOther: isOther(place) ? 1 : 0,
                    depth: ProjectPath.commonDepth(place, folder)
                )
            }
            .sorted { ($0.isOther, $1.depth, $0.path) < ($1.isOther, $0.depth, $1.path) }
            .map(\.item)
    }

    /// Whether a folder belongs to another target.
    private func isOther(_ place: String) -> Bool {
        guard !others.isEmpty else { return false }
        var place = place
        while !place.isEmpty {
            if others.contains(place) { return true }
            place = ProjectPath.folder(place)
        }
        return false
    }
}
