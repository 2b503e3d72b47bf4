/// All names of a page at once.
extension ItemNames {
    /// All names but classes, sorted, for the nearest match of an unknown one.
    public var known: [String] {
        Kind.allCases.filter { $0 != .className && $0 != .caption }
            .flatMap { tables[$0.rawValue].keys.sorted() }
    }

    /// The printed names of all items, in the order of the tree.
    public var printed: [String] {
        var names: [String] = []
        tree.forEachDescendant(of: tree.root) { names.append(name(of: $0)) }
        return names
    }
}
