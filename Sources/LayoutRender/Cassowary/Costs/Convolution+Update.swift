/// A sum one of whose parts costs something else now: only the pieces of that part are laid out again.
extension CostFunctions {
    /// Brings a sum up to date with the functions of some of its parts.
    ///
    /// Gives what `makeSum` gives. The others' pieces are in order already; one pass over them puts the new ones in.
    /// - Parameter reshaped: variables whose functions changed; those that are no parts of the sum do not matter.
    /// - Returns: whether anything changed; nil where the sum has to be made anew, since a part has too many pieces.
    mutating func update(_ sum: inout Sum, _ reshaped: [Int32]) -> Bool? {
        var places: [Int] = []
        for variable in reshaped {
            if let place = place(of: variable, in: sum.parts), !places.contains(place) { places.append(place) }
        }
        if places.isEmpty { return false }
        guard let new = recut(places) else { return nil }
        // What is new goes in before the first that it precedes.
        var laid = sorting.pieces
        sorting.pieces = []
        laid.removeAll(keepingCapacity: true)
        var next = 0
        for i in sum.laid where !places.contains(Int(pieces[i].part)) {
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

    /// Parts ascend by variable.
    private func place(of variable: Int32, in range: Range<Int>) -> Int? {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if parts[middle].variable < variable { low = middle + 1 } else { high = middle }
        }
        return low < range.upperBound && parts[low].variable == variable ? low : nil
    }

    /// Cuts the functions of parts into pieces again.
    /// - Returns: the pieces in order; nil where there are too many.
    private mutating func recut(_ places: [Int]) -> [Sum.Piece]? {
        let (firstPart, firstPiece) = (parts.count, pieces.count)
        defer {
            parts.removeLast(parts.count - firstPart)
            pieces.removeLast(pieces.count - firstPiece)
        }
        for place in places {
            let start = pieces.count
            cut(parts[place].variable, parts[place].coefficient)
            guard heavyPart < 0 else { return nil }
            parts[place] = parts[parts.count - 1]
            for i in start..<pieces.count { pieces[i].part = Int32(truncatingIfNeeded: place) }
        }
        return pieces[firstPiece...].sorted(by: precedes)
    }
}
