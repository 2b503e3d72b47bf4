/// Scratch for laying pieces in order: their places instead of the pieces themselves.
struct PieceOrder: Sendable {
    fileprivate var places: [Int32] = []
    var pieces: [Convolution.Piece] = []
}

extension CostFunctions {
    /// Lays the pieces from a place on in order of slope.
    ///
    /// 1 those that fall apart from those that rise: each summand has its own in order, and views of a stack hold their
    /// lengths more strongly one after the other, so that what falls comes backwards and what rises is in order
    /// already; 2 each list by itself; 3 the pieces themselves.
    mutating func sortPieces(from start: Int) {
        var order = sorting.places
        sorting.places = []
        order.removeAll(keepingCapacity: true)
        for i in start..<pieces.count where pieces[i].code < 0 { order.append(Int32(truncatingIfNeeded: i)) }
        let middle = order.count
        for i in start..<pieces.count where pieces[i].code >= 0 { order.append(Int32(truncatingIfNeeded: i)) }
        // Closures, not the method itself: that would hold a copy of all lists.
        sortNearlySorted(&order, 0..<middle) { precedes($0, $1) }
        sortNearlySorted(&order, middle..<order.count) { precedes($0, $1) }
        lay(order, from: start)
        sorting.places = order
    }

    private func precedes(_ a: Int32, _ b: Int32) -> Bool {
        let (first, second) = (pieces[Int(a)].code, pieces[Int(b)].code)
        return first != second ? first < second : precedes(pieces[Int(a)], pieces[Int(b)])
    }

    /// Steeper downwards first; what is equally steep in the order of the summands.
    func precedes(_ a: Convolution.Piece, _ b: Convolution.Piece) -> Bool {
        if a.code != b.code { return a.code < b.code }
        if a.value != b.value { return a.value < b.value }
        if a.slope.count > 1 || b.slope.count > 1 {
            let order = order(a.slope, b.slope)
            if order != 0 { return order < 0 }
        }
        return a.summand < b.summand
    }

    /// Moves each piece to its place.
    private mutating func lay(_ order: [Int32], from start: Int) {
        var i = 0
        while i < order.count, Int(order[i]) == start + i { i += 1 }
        guard i < order.count else { return }
        var moved = sorting.pieces
        sorting.pieces = []
        moved.removeAll(keepingCapacity: true)
        for place in order { moved.append(pieces[Int(place)]) }
        for (i, piece) in moved.enumerated() { pieces[start + i] = piece }
        sorting.pieces = moved
    }
}
