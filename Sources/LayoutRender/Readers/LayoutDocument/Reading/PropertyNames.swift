import LayoutEngine

/// The keys of a node by their text. The scanner looks every key up once, while the key's bytes are in the cache;
/// from then on the reader compares places.
enum PropertyNames {
    /// The place of each key in the catalogue; `type` and `id` are the first two.
    static let table = NameTable(PropertyCatalog.names.enumerated().map { (text: $1, value: $0) })
    /// How many there are.
    static let count = PropertyCatalog.names.count
    /// A bit for each of the first 128 that may name a picture.
    static let pictureWords: (low: UInt64, high: UInt64) = {
        var bits: (low: UInt64, high: UInt64) = (0, 0)
        for (place, name) in PropertyCatalog.names.prefix(128).enumerated()
        where name.hasSuffix("name") || name.hasSuffix("mage") {
            if place < 64 { bits.low |= 1 << place } else { bits.high |= 1 << (place - 64) }
        }
        return bits
    }()
}
