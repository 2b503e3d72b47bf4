/// Reductions to be visited, each once.
///
/// A reduction that waits is a bit, since an edit may touch most of them. As long as no block was reduced again, the order
/// of the numbers, or its reverse, is an order of visits. After that the blocks with waiting reductions come in the order of
/// their ranks, and in a block the order is again that of the numbers.
struct VisitQueue: Sendable {
    /// One bit for each reduction that waits.
    private var words: [UInt64]
    /// One bit for each word with a bit; only where numbers are in order.
    private var summary: [UInt64] = []
    /// The first place of `summary` that may have a bit, in the order of visits.
    private var place = 0
    /// The word that is being visited, whose bits wait in `bits`.
    private var word = -1
    /// What waits of that word.
    private var bits: UInt64 = 0
    /// Whether the order of the numbers is an order of visits.
    private var isInOrder = true
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

    /// A queue without reductions, with room for so many, those of a presolve none of whose blocks was reduced again.
    init(isDescending: Bool, count: Int = 0) {
        // The queues of no plan are made with each plan: they take no memory.
        words = count == 0 ? [] : Array(equal: 0, count: count / 64 + 1)
        summary = count == 0 ? [] : Array(equal: 0, count: words.count / 64 + 1)
        blocks = OrderedQueue(count: 0, isDescending: isDescending)
        self.isDescending = isDescending
        place = isDescending ? summary.count - 1 : 0
    }

    /// Makes room for all reductions of a presolve some of whose blocks were reduced again. No reduction may wait.
    mutating func grow(_ presolve: Presolve) {
        isInOrder = false
        let count = presolve.reductions.count / 64 + 1
        if count > words.count { words += Array(repeating: 0, count: count - words.count) }
        blocks.grow(to: presolve.blocks.list.count)
    }

    /// Whether a reduction waits.
    @inline(__always)
    func contains(_ index: ReductionIndex) -> Bool {
        let waiting = index.offset >> 6 == word ? bits : words[index.offset >> 6]
        return waiting & Self.bit(index.offset) != 0
    }

    /// Adds a reduction, unless it waits already. The blocks of a lower rank come first.
    @inline(__always)
    mutating func insert(
        _ index: ReductionIndex, in block: @autoclosure () -> BlockIndex, rank: (BlockIndex) -> Int32
    ) {
        let word = index.offset >> 6
        guard isInOrder else {
            let block = block()
            return insert(index, at: word, in: block, rank: rank(block))
        }
        if word == self.word {
            bits |= Self.bit(index.offset)
        } else {
            insertInOrder(index, at: word)
        }
    }

    /// Removes the next reduction; nil if none waits.
    @inline(__always)
    mutating func next(_ tree: @autoclosure () -> BlockTree) -> ReductionIndex? {
        guard isInOrder else { return next(of: tree()) }
        guard bits != 0 || findWord() else { return nil }
        let bit = first(bits)
        bits ^= Self.bit(bit)
        return ReductionIndex((word << 6) + bit)
    }

    // MARK: Numbers in order

    /// Adds a reduction of another word than the one that is being visited.
    private mutating func insertInOrder(_ index: ReductionIndex, at word: Int) {
        words[word] |= Self.bit(index.offset)
        summary[word >> 6] |= Self.bit(word)
        place = isDescending ? max(place, word >> 6) : min(place, word >> 6)
    }

    /// Goes on to the next word with reductions that wait; false if none does.
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

    // MARK: Block by block

    /// Adds a reduction of a block.
    private mutating func insert(_ index: ReductionIndex, at word: Int, in block: BlockIndex, rank: Int32) {
        guard words[word] & Self.bit(index.offset) == 0 else { return }
        words[word] |= Self.bit(index.offset)
        if block == current, block.exists {
            cursor = isDescending ? max(cursor, word) : min(cursor, word)
        } else if block.exists {
            blocks.insert(block, rank: rank)
        } else {
            loose.append(index)
        }
    }

    /// Removes the next reduction of the next block.
    private mutating func next(of tree: BlockTree) -> ReductionIndex? {
        if let index = loose.popLast() {
            words[index.offset >> 6] ^= Self.bit(index.offset)
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
                    let bit = self.first(bits)
                    words[place] ^= Self.bit(bit)
                    return ReductionIndex((place << 6) + bit)
                }
            }
            place += step
        }
        return nil
    }

    /// The bit of a number in its word.
    @inline(__always)
    private static func bit(_ number: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: number & 63) }
}
