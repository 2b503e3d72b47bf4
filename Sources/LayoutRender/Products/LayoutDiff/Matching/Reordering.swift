/// The smallest set of elements of a list that must be moved to turn one order into another.
///
/// A view that is moved from the end of a stack to its start is one reordering, although every view's index changed.
enum Reordering {
    /// For the new order `c a b` of `a b c` the places are 2, 0, 1 and the result is true, false, false: `c` has
    /// moved.
    ///
    /// - Parameter places: the old index of each element, in the new order.
    /// - Returns: whether each element is outside the longest subsequence of unchanged order. O(n log n).
    static func moved(_ places: [Int]) -> [Bool] {
        // Longest increasing subsequence by patience sorting: `tails[k]` ends the best subsequence of length k + 1.
        var tails: [Int] = []
        var previous = [Int?](repeating: nil, count: places.count)
        for (index, place) in places.enumerated() {
            var low = 0
            var high = tails.count
            while low < high {
                let middle = (low + high) / 2
                if places[tails[middle]] < place { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? tails[low - 1] : nil
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var moved = [Bool](repeating: true, count: places.count)
        var next = tails.last
        while let index = next {
            moved[index] = false
            next = previous[index]
        }
        return moved
    }
}
