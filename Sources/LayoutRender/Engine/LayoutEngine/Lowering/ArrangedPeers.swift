/// Decides which of several arranged subviews of one stack gives way first if their content sizes have the same
/// priority.
///
/// The first view of a priority has ordinal 0, like all other constraints of that priority in the tree; each later view
/// has a higher ordinal and is stronger. Nested stacks and plain views have no content size and do not count.
/// [measured: a label that is alone at its priority in its stack is squeezed rather than two views side by side in a
/// nested stack or a plain view]
struct ContentOrdinals: Sendable, Equatable {
    /// How many views before this one in the stack have the same hugging priority along the stack's axis.
    var hugging: Int32 = 0
    /// The same for compression resistance.
    var resistance: Int32 = 0
}

/// The number of views of each priority met so far in one stack.
struct ArrangedPeers {
    /// Nearly all views of a stack share one priority, which needs no table. Not a number before the first view.
    private var first = Float.nan
    private var firstCount: Int32 = 0
    /// Counts of the other priorities.
    private var others: [Float: Int32] = [:]

    /// Counts one more view of a priority.
    /// - Returns: the number of views before.
    @inline(__always)
    mutating func join(_ priority: Float) -> Int32 {
        guard priority == first else { return joinOther(priority) }
        firstCount &+= 1
        return firstCount &- 1
    }

    @inline(never)
    private mutating func joinOther(_ priority: Float) -> Int32 {
        guard firstCount > 0 else {
            (first, firstCount) = (priority, 1)
            return 0
        }
        let count = others[priority, default: 0]
        others[priority] = count + 1
        return count
    }
}
