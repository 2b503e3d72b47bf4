import LayoutEngine

/// The keys of a node by their text. The scanner looks every key up once, while the key's bytes are in the cache;
/// from then on the reader compares places.
enum PropertyNames {
    /// The place of each key in the catalogue; `type` and `id` are the first two.
    static let table = NameTable(PropertyCatalog.names.enumerated().map { (text: $1, value: $0) })
}
