/// Indices to be visited in ascending order of rank, each once: a binary heap.
///
/// Indices of one rank come in ascending order, or in descending order where the queue is made so.
struct OrderedQueue<Index: TypedIndex>: Sendable {
    /// Rank and number in one word each, the smallest first.
    private var heap: [Int64] = []
    /// Whether an index is in the heap.
    private var isQueued: Table<Index, Bool>

    /// Whether indices of one rank come in descending order.
    private let isDescending: Bool

    /// An empty queue for indices below a count.
    init(count: Int, isDescending: Bool = false) {
        isQueued = Table(repeating: false, count: count)
        self.isDescending = isDescending
    }

    /// Allows indices up to a larger count.
    mutating func grow(to count: Int) { isQueued.grow(to: count, with: false) }

    /// Adds an index, unless it is queued already; O(log n).
    mutating func insert(_ index: Index, rank: Int32 = 0) {
        guard !isQueued[index] else { return }
        isQueued[index] = true
        let number = isDescending ? ~index.rawValue : index.rawValue
        heap.append(Int64(rank) << 32 | Int64(UInt32(bitPattern: number)))
        var i = heap.count - 1
        while i > 0, heap[(i - 1) / 2] > heap[i] {
            heap.swapAt(i, (i - 1) / 2)
            i = (i - 1) / 2
        }
    }

    /// Removes the first index; nil if the queue is empty; O(log n).
    mutating func next() -> Index? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        let number = Int32(truncatingIfNeeded: first)
        let index = Index(rawValue: isDescending ? ~number : number)
        isQueued[index] = false
        guard !heap.isEmpty else { return index }
        heap[0] = last
        var i = 0
        while true {
            var least = 2 * i + 1
            guard least < heap.count else { return index }
            if least + 1 < heap.count, heap[least + 1] < heap[least] { least += 1 }
            guard heap[least] < heap[i] else { return index }
            heap.swapAt(i, least)
            i = least
        }
    }
}
