/// A convolution some of whose summands cost something else now: only the pieces of those summands are laid out again.
extension CostFunctions {
    /// Brings a convolution up to date, with the result that `convolve` would give.
    ///
    /// The pieces of the other summands are in order already; one pass over them puts the new ones in.
    /// - Parameter reshaped: columns whose functions changed; columns that are no summands do not matter.
    /// - Returns: whether anything changed; nil where a summand has too many pieces, so that the convolution has to be
    ///   made anew.
    mutating func update(_ convolution: inout Convolution, _ reshaped: [ColumnIndex]) -> Bool? {
        var changed: [SummandIndex] = []
        for column in reshaped {
            if let summand = summand(of: column, in: convolution.summands), !changed.contains(summand) {
                changed.append(summand)
            }
        }
        if changed.isEmpty { return false }
        guard let new = recut(changed) else { return nil }
        var laid: [Convolution.Piece] = []
        var next = 0
        for i in convolution.laid where !changed.contains(pieces[i].summand) {
            while next < new.count, precedes(new[next], pieces[i]) {
                laid.append(new[next])
                next += 1
            }
            laid.append(pieces[i])
        }
        laid.append(contentsOf: new[next...])
        if laid.count > convolution.laid.count {
            convolution.laid = pieces.endIndex..<PieceIndex(pieces.count + laid.count)
            pieces.elements.append(contentsOf: laid)
        } else {
            for (place, piece) in zip(convolution.laid, laid) { pieces[place] = piece }
            let first = convolution.laid.lowerBound
            convolution.laid = first..<PieceIndex(first.offset + laid.count)
        }
        start(&convolution)
        return true
    }

    /// The summand of a column; summands ascend by column.
    func summand(of column: ColumnIndex, in range: IndexRange<SummandIndex>) -> SummandIndex? {
        var (low, high) = (range.lowerBound.offset, range.upperBound.offset)
        while low < high {
            let middle = (low + high) / 2
            if summands.elements[middle].column < column { low = middle + 1 } else { high = middle }
        }
        let found = SummandIndex(low)
        return found < range.upperBound && summands[found].column == column ? found : nil
    }

    /// Cuts the functions of summands into pieces again.
    /// - Returns: the pieces in order; nil where there are too many.
    private mutating func recut(_ changed: [SummandIndex]) -> [Convolution.Piece]? {
        let (firstSummand, firstPiece) = (summands.endIndex, pieces.endIndex)
        defer {
            summands.elements.removeLast(summands.count - firstSummand.offset)
            pieces.elements.removeLast(pieces.count - firstPiece.offset)
        }
        for place in changed {
            let start = pieces.endIndex
            cut(summands[place].column, summands[place].coefficient)
            guard oversizedSummand.isNone else { return nil }
            summands[place] = summands.elements[summands.count - 1]
            for i in pieces.indices(from: start) { pieces[i].summand = place }
        }
        return pieces[pieces.indices(from: firstPiece)].sorted(by: precedes)
    }
}
