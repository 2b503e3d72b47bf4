import LayoutEngine

/// The catalogue of properties in the form that the reader asks for: by the place of a key.
///
/// A class, so that a reader, which is copied for each state of a document, holds one reference.
final class PropertyTable: Sendable {
    /// What the reader has to know of a key, in the order of the catalogue.
    struct Entry: Sendable {
        /// Nil: the declaration says how it is read.
        let special: SpecialProperty?
        let kinds: KindSet
        /// The places in `fields`.
        let first: Int
        let end: Int
    }

    let entries: [Entry]
    /// The fields of all properties.
    let fields: [Property.Field]
    /// How each field is read, and for which kinds of view.
    let readers: [(kinds: KindSet, read: FieldReader)]

    static let shared = PropertyTable()

    /// The place of each key; `type` and `id` are the first two.
    static let names = NameTable(PropertyCatalog.names.enumerated().map { (text: $1, value: $0) })

    private init() {
        var entries: [Entry] = []
        var fields: [Property.Field] = []
        for property in PropertyCatalog.all {
            let first = fields.count
            fields += property.fields
            entries.append(
                Entry(special: property.special, kinds: property.kinds, first: first, end: fields.count))
        }
        self.entries = entries
        self.fields = fields
        readers = fields.map { ($0.kinds, FieldReader($0.place)) }
    }
}
