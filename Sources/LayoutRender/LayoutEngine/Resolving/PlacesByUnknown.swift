/// For each unknown, the numbers of rectangles that have its value: views of equal length share one unknown.
struct PlacesByUnknown {
    /// By unknown, its first place; -1 for none.
    private var heads: [Int32] = []
    /// By place, the next place of the same unknown; -1 for none.
    private var followers: [Int32] = []

    init() {}

    /// - Parameter idle: the numbers of rectangles that no item has yet.
    init(_ slots: [Int32], idle: Range<Int>) {
        heads = Array(repeating: -1, count: Int((slots.max() ?? -1) + 1))
        followers = Array(repeating: -1, count: slots.count)
        for place in slots.indices.reversed() where slots[place] >= 0 && !idle.contains(place) {
            add(place, to: slots[place])
        }
    }

    var isEmpty: Bool { heads.isEmpty }
    /// The number of unknowns.
    var count: Int { heads.count }

    /// The first place of an unknown; -1 for an unknown that no rectangle has.
    subscript(unknown: Int) -> Int { Int(heads[unknown]) }

    /// The next place of the same unknown, or -1.
    func place(after place: Int) -> Int { Int(followers[place]) }

    /// Whether several rectangles have the unknown.
    func isShared(_ unknown: Int32) -> Bool {
        let first = heads[Int(unknown)]
        return first >= 0 && followers[Int(first)] >= 0
    }

    /// Whether no rectangle has the unknown.
    func isUnused(_ unknown: Int32) -> Bool { heads[Int(unknown)] < 0 }

    mutating func add(_ place: Int, to unknown: Int32) {
        followers[place] = heads[Int(unknown)]
        heads[Int(unknown)] = Int32(truncatingIfNeeded: place)
    }

    mutating func remove(_ place: Int, from unknown: Int32) {
        let next = followers[place]
        followers[place] = -1
        guard heads[Int(unknown)] != place else {
            heads[Int(unknown)] = next
            return
        }
        var before = heads[Int(unknown)]
        while before >= 0 {
            if followers[Int(before)] == place { followers[Int(before)] = next }
            before = followers[Int(before)]
        }
    }
}
