import LayoutEngine

/// The keys of a node by their text.
enum PropertyNames {
    /// The place of each key in the catalogue; `type` and `id` are the first two.
    static let table = NameTable(PropertyCatalog.names.enumerated().map { (text: $1, value: $0) })
}
