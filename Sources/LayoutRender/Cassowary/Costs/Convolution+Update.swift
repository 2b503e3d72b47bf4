/// A sum one of whose summands costs something else now: only the pieces of that summand are laid out again.
extension CostFunctions {
    /// Brings a sum up to date with the functions of some of its summands.
    ///
    /// Gives what `convolve` gives. The others' pieces are in order already; one pass over them puts the new ones in.
    /// - Parameter reshaped: variables whose functions changed; those that are no summands of the sum do not matter.
    /// - Returns: whether anything changed; nil where the sum has to be made anew, since a summand has too many pieces.
    mutating func update(_ sum: inout Convolution, _ reshaped: [Int32]) -> Bool? {
        var places: [Int] = []
        for variable in reshaped {
            if let place = place(of: variable, in: sum.summands), !places.contains(place) { places.append(place) }
        }
        if places.isEmpty { return false }
        guard let new = recut(places) else { return nil }
        // What is new goes in before the first that it precedes.
        var laid = sorting.pieces
        sorting.pieces = []
        laid.removeAll(keepingCapacity: true)
        var next = 0
        for i in sum.laid where !places.contains(Int(pieces[i].summand)) {
            while next < new.count, precedes(new[next], pieces[i]) {
                laid.append(new[next])
                next += 1
            }
            laid.append(pieces[i])
        }
        laid.append(contentsOf: new[next...])
        if laid.count <= sum.laid.count {
            for (i, piece) in laid.enumerated() { pieces[sum.laid.lowerBound + i] = piece }
            sum.laid = sum.laid.lowerBound..<sum.laid.lowerBound + laid.count
        } else {
            sum.laid = pieces.count..<pieces.count + laid.count
            pieces.append(contentsOf: laid)
        }
        sorting.pieces = laid
        start(&sum)
        return true
    }

    /// BlockTree ascend by variable.
    private func place(of variable: Int32, in range: Range<Int>) -> Int? {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if summands[middle].variable < variable { low = middle + 1 } else { high = middle }
        }
        return low < range.upperBound && summands[low].variable == variable ? low : nil
    }

    /// Cuts the functions of summands into pieces again.
    /// - Returns: the pieces in order; nil where there are too many.
    private mutating func recut(_ places: [Int]) -> [Convolution.Piece]? {
        let (firstSummandPlace, firstPiece) = (summands.count, pieces.count)
        defer {
            summands.removeLast(summands.count - firstSummandPlace)
            pieces.removeLast(pieces.count - firstPiece)
        }
        for place in places {
            let start = pieces.count
            cut(summands[place].variable, summands[place].coefficient)
            guard oversizedSummand < 0 else { return nil }
            summands[place] = summands[summands.count - 1]
            for i in start..<pieces.count { pieces[i].summand = Int32(truncatingIfNeeded: place) }
        }
        return pieces[firstPiece...].sorted(by: precedes)
    }
}
