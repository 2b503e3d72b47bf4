import LayoutEngine

/// The catalogue of properties in the form that the reader asks for: by the place of a key.
///
/// A class, so that copies of a reader share the table.
final class PropertyTable: Sendable {
    /// What the reader has to know of a key, in the order of the catalogue.
    struct Entry: Sendable {
        /// Nil: the declaration says how it is read.
        let special: SpecialProperty?
        /// The kinds that have the property in some record.
        let kinds: KindSet
        /// The places in `fields`.
        let fields: Range<Int>
    }

    /// The places of the members that plain nodes have.
    struct PlainPlaces: Sendable {
        let type: Int?
        let id: Int?
        let frame: Int?
        let subviews: Int?
    }

    /// One for each key, at its place in the catalogue.
    let entries: [Entry]
    /// The places of the members that plain nodes have.
    let places: PlainPlaces
    /// The kinds that have all of these members.
    let plainKinds: UInt64
    /// The fields of all properties.
    let fields: [Property.Field]
    /// Made when the first document is read, constant afterwards.
    static let shared = PropertyTable()

    /// Lists entries and fields in the order of the catalogue.
    private init() {
        var entries: [Entry] = []
        var fields: [Property.Field] = []
        entries.reserveCapacity(PropertyCatalog.all.count)
        fields.reserveCapacity(PropertyCatalog.all.count)
        for property in PropertyCatalog.all {
            let first = fields.count
            fields += property.fields
            entries.append(
                Entry(special: property.special, kinds: property.kinds, fields: first..<fields.count))
        }
        self.entries = entries
        let places = PropertyCatalog.places
        self.places = PlainPlaces(
            type: places["type"], id: places["id"], frame: places["frame"], subviews: places["subviews"])
        plainKinds = ["type", "id", "frame", "subviews"].reduce(.max) { kinds, name in
            kinds & (places[name].map { entries[$0].kinds.bits } ?? 0)
        }
        self.fields = fields
    }
}
