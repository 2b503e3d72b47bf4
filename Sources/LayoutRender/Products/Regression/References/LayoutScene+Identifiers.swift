import LayoutEngine

extension LayoutScene {
    /// The identifiers of the items that some names mean, behind the names themselves; a name of several items means all of
    /// them.
    package func identifiers(named names: [String]) -> [String] {
        guard !names.isEmpty else { return [] }
        let table = ItemNames(self)
        return names + names.flatMap { table.match($0).items.map { tree[$0].identifier } }
    }
}
