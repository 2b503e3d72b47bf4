/// Insets by item, for trees in which nearly all views have the insets of others: such an item costs four bytes, and none
/// while all insets are zero.
struct InsetList: Equatable {
    /// The place of a value among those kept. Taking another key may move all but that of zero.
    struct Key { fileprivate var place: Int32 }

    /// The number of items.
    private(set) var count: Int
    /// Zero, then the values set so far. A new value is compared only with the last and the first values, so a value
    /// may repeat; unused values are removed when there are more than two an item.
    private var values: [EdgeInsets] = [.zero]
    /// By item, the place of its insets in `values`; empty while all are zero.
    private var places: [Int32] = []
    /// The value that was set last, and most likely the next one.
    private var last: Int32 = 0
    /// How many of the first values are looked through.
    private static let searched = 8

    /// Zero for each item.
    init(count: Int) { self.count = count }

    static func == (a: InsetList, b: InsetList) -> Bool {
        a.count == b.count && (0..<a.count).allSatisfy { a[$0] == b[$0] }
    }

    /// The insets of an item.
    subscript(place: Int) -> EdgeInsets {
        @inline(__always) get { places.isEmpty ? .zero : values[Int(places[place])] }
        set {
            if places.isEmpty, newValue == .zero { return }
            let key = key(of: newValue)
            makePlaces()
            places[place] = key.place
        }
    }

    /// The key of some insets, to give them to many items.
    mutating func key(of insets: EdgeInsets) -> Key {
        if values[Int(last)] != insets {
            if let known = values.prefix(Self.searched).firstIndex(of: insets) {
                last = Int32(truncatingIfNeeded: known)
            } else {
                if values.count > 2 * count + 2 * Self.searched { removeUnused() }
                last = Int32(truncatingIfNeeded: values.count)
                values.append(insets)
            }
        }
        return Key(place: last)
    }

    /// Sets the insets of the listed items; no insets may get a key meanwhile.
    @inline(__always)
    mutating func set(_ items: [ItemID], to key: (ItemID) -> Key) {
        makePlaces()
        var numbers = places.mutableSpan
        for id in items { numbers[Int(id.index)] = key(id).place }
    }

    private mutating func makePlaces() {
        if places.isEmpty { places = Array(equal: 0, count: count) }
    }

    /// Keeps zero and the values that items have.
    private mutating func removeUnused() {
        var moved = [Int32](equal: -1, count: values.count)
        moved[0] = 0
        var kept: [EdgeInsets] = [.zero]
        for place in places.indices {
            let old = Int(places[place])
            if moved[old] < 0 {
                moved[old] = Int32(truncatingIfNeeded: kept.count)
                kept.append(values[old])
            }
            places[place] = moved[old]
        }
        values = kept
        last = 0
    }
}
