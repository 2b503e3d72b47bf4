/// Reductions or transfers to be visited in the order of their numbers, or in its reverse, each once.
///
/// An index that waits is a bit, since an edit may touch most of them. An index that is inserted during the visits must lie
/// behind the present one in the order of visits.
struct VisitQueue<Index: TypedIndex>: Sendable {
    /// One bit for each index that waits.
    private var words: [UInt64]
    /// One bit for each word with a bit.
    private var summary: [UInt64]
    /// The first place of `summary` that may have a bit, in the order of visits.
    private var place = 0
    /// The word that is being visited, whose bits wait in `bits`.
    private var word = -1
    /// The bits of that word that wait.
    private var bits: UInt64 = 0
    /// Whether the indices come in descending order.
    private let isDescending: Bool

    /// A queue without indices, with room for so many.
    init(isDescending: Bool = false, count: Int = 0) {
        // The queues of no plan are made with each plan: they take no memory.
        words = count == 0 ? [] : Array(equal: 0, count: count / 64 + 1)
        summary = count == 0 ? [] : Array(equal: 0, count: words.count / 64 + 1)
        self.isDescending = isDescending
        place = isDescending ? summary.count - 1 : 0
    }

    /// Adds an index, unless it waits already.
    @inline(__always)
    mutating func insert(_ index: Index) {
        let word = index.offset >> 6
        if word == self.word {
            bits |= Self.bit(index.offset)
        } else {
            insert(index, at: word)
        }
    }

    /// Removes the next index; nil if none waits.
    @inline(__always)
    mutating func next() -> Index? {
        guard bits != 0 || findWord() else { return nil }
        let bit = first(bits)
        bits ^= Self.bit(bit)
        return Index((word << 6) + bit)
    }

    /// Adds an index of another word than the word that is being visited.
    private mutating func insert(_ index: Index, at word: Int) {
        words[word] |= Self.bit(index.offset)
        summary[word >> 6] |= Self.bit(word)
        place = isDescending ? max(place, word >> 6) : min(place, word >> 6)
    }

    /// Goes on to the next word with indices that wait; false if none does.
    private mutating func findWord() -> Bool {
        while place >= 0, place < summary.count {
            guard summary[place] != 0 else {
                place += isDescending ? -1 : 1
                continue
            }
            let next = first(summary[place])
            summary[place] ^= Self.bit(next)
            word = (place << 6) + next
            (bits, words[word]) = (words[word], 0)
            return true
        }
        (word, place) = (-1, isDescending ? 0 : summary.count - 1)
        return false
    }

    /// The number of the first bit in the order of visits.
    @inline(__always)
    private func first(_ bits: UInt64) -> Int {
        isDescending ? 63 - bits.leadingZeroBitCount : bits.trailingZeroBitCount
    }

    /// The bit of a number in its word.
    @inline(__always)
    private static func bit(_ number: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: number & 63) }
}
