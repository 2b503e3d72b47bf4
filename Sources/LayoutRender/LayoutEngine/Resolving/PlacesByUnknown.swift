/// The rectangles' numbers by unknown: views of equal length share an unknown.
struct PlacesByUnknown {
    /// By unknown, its first place; -1 for none.
    private var heads: [Int32] = []
    /// By place, the next place of the same unknown; -1 for none.
    private var followers: [Int32] = []

    init() {}

    init(_ slots: [Int32]) {
        heads = Array(repeating: -1, count: Int((slots.max() ?? -1) + 1))
        followers = Array(repeating: -1, count: slots.count)
        for place in slots.indices.reversed() where slots[place] >= 0 {
            followers[place] = heads[Int(slots[place])]
            heads[Int(slots[place])] = Int32(truncatingIfNeeded: place)
        }
    }

    var isEmpty: Bool { heads.isEmpty }
    /// The number of unknowns.
    var count: Int { heads.count }

    /// The first place of an unknown; -1 for an unknown that no rectangle has.
    subscript(unknown: Int) -> Int { Int(heads[unknown]) }

    /// The next place of the same unknown, or -1.
    func place(after place: Int) -> Int { Int(followers[place]) }
}
