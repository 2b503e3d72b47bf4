/// Reductions or transfers to be visited in the order of their numbers, or in its reverse, each once.
///
/// A waiting index is a bit, since an edit may touch most indices. An index that is inserted during the visits must lie behind the
/// present index in the order of visits.
struct VisitQueue<Index: TypedIndex>: Sendable {
    /// One bit for each index, set while the index waits.
    private var words: [UInt64]
    /// The first word that may have a bit, in the order of visits.
    private var firstWord: Int
    /// Whether the indices come in descending order.
    private let isDescending: Bool

    /// A queue without indices, with room for so many.
    init(isDescending: Bool = false, count: Int = 0) {
        // The queues of no plan are made with each plan: they take no memory.
        words = count == 0 ? [] : Array(equal: 0, count: count / 64 + 1)
        firstWord = isDescending ? -1 : words.count
        self.isDescending = isDescending
    }

    /// Adds an index, unless it waits already.
    @inline(__always)
    mutating func insert(_ index: Index) {
        let word = index.offset >> 6
        words[word] |= 1 &<< UInt64(index.offset & 63)
        firstWord = isDescending ? max(firstWord, word) : min(firstWord, word)
    }

    /// Removes the next index; nil if none waits.
    mutating func next() -> Index? {
        while firstWord >= 0, firstWord < words.count {
            let bits = words[firstWord]
            if bits != 0 {
                let bit = isDescending ? 63 - bits.leadingZeroBitCount : bits.trailingZeroBitCount
                words[firstWord] = bits ^ (1 &<< UInt64(bit))
                return Index(firstWord << 6 + bit)
            }
            firstWord += isDescending ? -1 : 1
        }
        return nil
    }
}
