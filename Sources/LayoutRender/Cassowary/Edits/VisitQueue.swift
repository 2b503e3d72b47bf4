/// Reductions to be visited, each once: block by block, and in a block in the order of their numbers or against it.
///
/// The blocks are few and wait in a heap; in a block a reduction is a bit, since an edit may touch most of them.
struct VisitQueue: Sendable {
    /// One bit for each reduction that waits.
    private var words: [UInt64]
    /// The blocks with reductions that wait, but for the current one.
    private var blocks: OrderedQueue<BlockIndex>
    /// Waiting reductions that are in no block.
    private var loose: [ReductionIndex] = []
    /// The block that is being visited; none before the first.
    private var current = BlockIndex.none
    /// The first word of the current block that may have a bit, in the order of visits.
    private var cursor = 0
    /// Whether the reductions of a block come in descending order.
    private let isDescending: Bool

    /// A queue without reductions, with room for those of a presolve.
    init(_ presolve: Presolve, isDescending: Bool) {
        words = []
        blocks = OrderedQueue(count: 0, isDescending: isDescending)
        self.isDescending = isDescending
        grow(presolve)
    }

    /// Makes room for all reductions of a presolve.
    mutating func grow(_ presolve: Presolve) {
        let count = presolve.reductions.count / 64 + 1
        if count > words.count { words += Array(repeating: 0, count: count - words.count) }
        blocks.grow(to: presolve.blocks.list.count)
    }

    /// Whether a reduction waits.
    @inline(__always)
    func contains(_ index: ReductionIndex) -> Bool { words[index.offset >> 6] & Self.bit(index) != 0 }

    /// Adds a reduction, unless it waits already. The blocks of a lower rank come first.
    @inline(__always)
    mutating func insert(_ index: ReductionIndex, in block: BlockIndex, rank: @autoclosure () -> Int32) {
        let word = index.offset >> 6
        guard words[word] & Self.bit(index) == 0 else { return }
        words[word] |= Self.bit(index)
        if block == current, block.exists {
            cursor = isDescending ? max(cursor, word) : min(cursor, word)
        } else if block.exists {
            blocks.insert(block, rank: rank())
        } else {
            loose.append(index)
        }
    }

    /// Removes the next reduction; nil if none waits.
    mutating func next(_ tree: BlockTree) -> ReductionIndex? {
        if let index = loose.popLast() {
            words[index.offset >> 6] ^= Self.bit(index)
            return index
        }
        while true {
            if current.exists, let index = next(in: tree.list[current].reductions) { return index }
            guard let block = blocks.next() else {
                current = .none
                return nil
            }
            current = block
            let range = tree.list[block].reductions
            cursor = (isDescending ? range.upperBound.offset - 1 : range.lowerBound.offset) >> 6
        }
    }

    /// Removes the next reduction of the current block.
    private mutating func next(in range: IndexRange<ReductionIndex>) -> ReductionIndex? {
        guard !range.isEmpty else { return nil }
        let (first, last) = (range.lowerBound.offset, range.upperBound.offset - 1)
        let (lowest, highest, step) = (first >> 6, last >> 6, isDescending ? -1 : 1)
        var place = cursor
        defer { cursor = place }
        while place >= lowest, place <= highest {
            var bits = words[place]
            if bits != 0 {
                // Neighbours in the same word are in other blocks.
                if place == lowest { bits &= ~0 &<< UInt64(first & 63) }
                if place == highest { bits &= ~0 &>> UInt64(63 - (last & 63)) }
                if bits != 0 {
                    let bit = isDescending ? 63 - bits.leadingZeroBitCount : bits.trailingZeroBitCount
                    words[place] ^= 1 &<< UInt64(bit)
                    return ReductionIndex((place << 6) + bit)
                }
            }
            place += step
        }
        return nil
    }

    /// The bit of a reduction in its word.
    @inline(__always)
    private static func bit(_ index: ReductionIndex) -> UInt64 { 1 &<< UInt64(index.offset & 63) }
}
