/// Scratch for sorting pieces: their indices are sorted instead of the pieces themselves.
struct PieceOrder: Sendable {
    /// Scratch for the sorted indices.
    fileprivate var order: [PieceIndex] = []
    /// Scratch for the pieces in their new order.
    var pieces: [Convolution.Piece] = []
}

extension CostFunctions {
    /// Sorts the pieces from the given one on by slope.
    ///
    /// 1 separate falling pieces from rising ones: those of each summand are in order already, and since the views of a
    /// stack have ascending ordinals, the falling pieces of a stack come in reverse order and the rising ones in order;
    /// 2 sort each list by itself; 3 move the pieces.
    mutating func sortPieces(from start: PieceIndex) {
        var order = sorting.order
        sorting.order = []
        order.removeAll(keepingCapacity: true)
        for i in pieces.indices(from: start) where pieces[i].code < 0 { order.append(i) }
        let middle = order.count
        for i in pieces.indices(from: start) where pieces[i].code >= 0 { order.append(i) }
        // Closures, since the method itself as an argument would hold a copy of all lists.
        sortNearlySorted(&order, 0..<middle) { precedes($0, $1) }
        sortNearlySorted(&order, middle..<order.count) { precedes($0, $1) }
        move(order, from: start)
        sorting.order = order
    }

    /// Compares two pieces by their codes, which nearly always decides; else as `precedes` says of pieces.
    private func precedes(_ a: PieceIndex, _ b: PieceIndex) -> Bool {
        let (first, second) = (pieces[a].code, pieces[b].code)
        return first != second ? first < second : precedes(pieces[a], pieces[b])
    }

    /// Steepest descent first. Of equal slopes, the first summand gives way first: of falling pieces, which lead a summand
    /// to what is asked of it, the last summand's is filled first; of rising pieces, which lead away from there, the first
    /// summand's; a piece without end comes last.
    ///
    /// The order turns round when all coefficients change their signs. So the same summand gives way whether the presolve
    /// makes an aggregate of a sum or of its negative, which depends on the edits before.
    func precedes(_ a: Convolution.Piece, _ b: Convolution.Piece) -> Bool {
        if a.code != b.code { return a.code < b.code }
        if a.value != b.value { return a.value < b.value }
        if a.slope.count > 1 || b.slope.count > 1 {
            let order = order(a.slope, b.slope)
            if order != 0 { return order < 0 }
        }
        if a.length.isFinite != b.length.isFinite { return a.length.isFinite }
        return a.value < 0 ? a.summand > b.summand : a.summand < b.summand
    }

    /// Puts the pieces into the sorted order, from the first that is out of place.
    private mutating func move(_ order: [PieceIndex], from start: PieceIndex) {
        var i = 0
        while i < order.count, order[i].offset == start.offset + i { i += 1 }
        guard i < order.count else { return }
        var moved = sorting.pieces
        sorting.pieces = []
        moved.removeAll(keepingCapacity: true)
        for index in order { moved.append(pieces[index]) }
        for (place, piece) in zip(pieces.indices(from: start), moved) { pieces[place] = piece }
        sorting.pieces = moved
    }
}
