extension CostFunctions {
    /// The stretch of totals around one that a single piece takes alone, so that no other summand moves and no two
    /// summands have equal claims.
    /// - Returns: nil where equal slopes meet.
    func stretch(
        of convolution: Convolution, around total: Double
    ) -> (summand: SummandIndex, range: QuietRange)? {
        let range = convolution.pieces
        guard total >= convolution.start else {
            guard convolution.below.exists else { return nil }
            if !range.isEmpty, order(pieces[range.lowerBound].slope, convolution.belowSlope) == 0 { return nil }
            for i in convolution.summands where i != convolution.below && summands[i].isCheapestBelow { return nil }
            return (convolution.below, QuietRange(low: -.infinity, high: convolution.start))
        }
        var (place, start) = (range.lowerBound, convolution.start)
        while place < range.upperBound, start + pieces[place].length < total {
            start += pieces[place].length
            place = place.next
        }
        guard place < range.upperBound else { return nil }
        if place > range.lowerBound {
            if areLevel(PieceIndex(rawValue: place.rawValue - 1), place) { return nil }
        } else if convolution.below.exists, order(pieces[place].slope, convolution.belowSlope) == 0 {
            return nil
        }
        if place.next < range.upperBound, areLevel(place, place.next) { return nil }
        return (pieces[place].summand, QuietRange(low: start, high: start + pieces[place].length))
    }
}
