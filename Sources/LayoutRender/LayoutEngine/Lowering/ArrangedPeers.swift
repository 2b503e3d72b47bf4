/// Who gives way first among arranged subviews of one stack that hold their content sizes equally strongly.
///
/// The first of a priority has ordinal 0 and stands with everything else of that priority in the tree; each later one
/// holds more strongly. Nested stacks and plain views have no content size and do not count. [measured: a label that is
/// alone at its priority in its stack is squeezed rather than two views side by side in a nested stack or a plain view]
struct ContentOrdinals: Sendable {
    var hugging: Int32 = 0
    var resistance: Int32 = 0
}

/// How many views of each priority there were so far in one stack.
struct ArrangedPeers {
    /// Nearly all views of a stack share one priority; it needs no table.
    private var first: (priority: Float, count: Int32)?
    private var others: [Float: Int32] = [:]

    /// Counts one more view of a priority.
    /// - Returns: how many there were before.
    mutating func join(_ priority: Float) -> Int32 {
        let known = first ?? (priority, 0)
        guard known.priority == priority else {
            let count = others[priority, default: 0]
            others[priority] = count + 1
            return count
        }
        first = (priority, known.count + 1)
        return known.count
    }
}
