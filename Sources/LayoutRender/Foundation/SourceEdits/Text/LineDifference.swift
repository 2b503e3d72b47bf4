/// The lines that differ between two texts: a shortest list of removed and added lines.
///
/// Myers' algorithm ("An O(ND) Difference Algorithm and Its Variations", 1986) between the common start and the common
/// end. Time and memory grow with the square of the number of changed lines; beyond `changeLimit` of them everything
/// between start and end counts as changed.
struct LineDifference {
    /// A run of lines that are replaced; either range may be empty.
    struct Change: Equatable {
        /// Lines of the old text, from 0.
        var old: Range<Int>
        /// Lines of the new text, from 0.
        var new: Range<Int>
    }

    /// Changed lines beyond which nothing shorter is searched for.
    static let changeLimit = 1_000

    /// In the order of the text; no two touch.
    let changes: [Change]

    /// The changes that make the old lines the new ones.
    init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
        var start = 0
        let most = min(old.count, new.count)
        while start < most, old[start] == new[start] { start += 1 }
        var end = 0
        while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        let (inner, other) = (old[start..<(old.count - end)], new[start..<(new.count - end)])
        guard !inner.isEmpty, !other.isEmpty, let steps = Self.steps(Array(inner), Array(other)) else {
            let isEqual = inner.isEmpty && other.isEmpty
            changes = isEqual ? [] : [Change(old: inner.indices, new: other.indices)]
            return
        }
        changes = Self.joined(steps, at: start)
    }

    /// Removed and added lines, from the start on: places in both texts before the step.
    private typealias Step = (old: Int, new: Int, isRemoval: Bool)

    /// The shortest way through the two texts; nil beyond the limit.
    private static func steps(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Step]? {
        let limit = min(old.count + new.count, changeLimit)
        let middle = limit + 1
        var furthest = [Int](repeating: 0, count: 2 * limit + 3)
        var history: [[Int]] = []
        for distance in 0...limit {
            history.append(Array(furthest[(middle - distance - 1)...(middle + distance + 1)]))
            for diagonal in stride(from: -distance, through: distance, by: 2) {
                let place = middle + diagonal
                let goesDown =
                    diagonal == -distance
                    || (diagonal != distance && furthest[place - 1] < furthest[place + 1])
                var x = goesDown ? furthest[place + 1] : furthest[place - 1] + 1
                var y = x - diagonal
                while x < old.count, y < new.count, old[x] == new[y] { (x, y) = (x + 1, y + 1) }
                furthest[place] = x
                if x >= old.count, y >= new.count { return way(back: history, to: (old.count, new.count)) }
            }
        }
        return nil
    }

    /// The steps that led to the end, from the furthest places of each distance.
    private static func way(back history: [[Int]], to end: (x: Int, y: Int)) -> [Step] {
        var steps: [Step] = []
        var (x, y) = end
        for distance in history.indices.reversed() where distance > 0 {
            // Row `distance` holds the diagonals from -distance - 1 on.
            func furthest(_ diagonal: Int) -> Int { history[distance][diagonal + distance + 1] }
            let diagonal = x - y
            let goesDown =
                diagonal == -distance || (diagonal != distance && furthest(diagonal - 1) < furthest(diagonal + 1))
            let before = goesDown ? diagonal + 1 : diagonal - 1
            x = furthest(before)
            y = x - before
            steps.append((x, y, !goesDown))
        }
        return steps.reversed()
    }

    /// Steps that touch become one change.
    private static func joined(_ steps: [Step], at start: Int) -> [Change] {
        var changes: [Change] = []
        for step in steps {
            let (old, new) = (start + step.old, start + step.new)
            let next = Change(old: old..<(old + (step.isRemoval ? 1 : 0)), new: new..<(new + (step.isRemoval ? 0 : 1)))
            if let last = changes.last, last.old.upperBound == old, last.new.upperBound == new {
                changes[changes.count - 1] = Change(
                    old: last.old.lowerBound..<next.old.upperBound, new: last.new.lowerBound..<next.new.upperBound)
            } else {
                changes.append(next)
            }
        }
        return changes
    }
}
