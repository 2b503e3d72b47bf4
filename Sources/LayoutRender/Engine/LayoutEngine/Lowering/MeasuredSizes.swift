/// The natural sizes that one layout has measured, each once: every pass, and the search for ambiguity after the last,
/// asks for them again, and measuring a text costs as much as solving for its view.
struct MeasuredSizes: Sendable {
    /// A view with a natural size.
    private struct Entry {
        var item: ItemID
        /// Without a limit of the width.
        var natural: Size
        /// The last width at which the size was asked for; NaN for none.
        var width = Double.nan
        var wrapped = Size.zero
    }

    private var entries: [Entry] = []
    /// The place of each item's entry, by index; a place whose entry is of another item is no place.
    private var places: [Int32]

    init(count: Int) { places = Array(equal: 0, count: count) }

    /// The natural size; views without one are not kept.
    mutating func natural(of item: ItemID, _ measure: () -> Size) -> Size {
        if let place = place(of: item) { return entries[place].natural }
        let size = measure()
        if size.width >= 0 || size.height >= 0 {
            places[Int(item.index)] = Int32(truncatingIfNeeded: entries.count)
            entries.append(Entry(item: item, natural: size))
        }
        return size
    }

    /// The size at a width, kept until another width is asked for.
    mutating func wrapped(of item: ItemID, width: Double, _ measure: () -> Size) -> Size {
        let place = place(of: item)
        if let place, entries[place].width == width { return entries[place].wrapped }
        let size = measure()
        if let place { (entries[place].width, entries[place].wrapped) = (width, size) }
        return size
    }

    /// Nothing is known of a tree that was edited.
    mutating func forget() { entries.removeAll(keepingCapacity: true) }

    private func place(of item: ItemID) -> Int? {
        let place = Int(places[Int(item.index)])
        return place < entries.count && entries[place].item == item ? place : nil
    }
}
