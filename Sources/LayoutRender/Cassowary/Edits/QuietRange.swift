/// The open range of an original's values in which nothing moves behind a copy but a penalty column that nobody reads.
///
/// An inequality with slack is such a copy: as a screen grows and shrinks, the errors of the views that stay inside move
/// along, and their frames do not. A walk along the dependencies passes by as long as the original stays in the range; a
/// breakpoint that is not crossed costs no visit. What the copy and the penalty column are by then is not known until the
/// next visit.
struct QuietRange: Sendable {
    /// The lower end, which does not belong to the range.
    var low = Double.infinity
    /// The upper end, which does not belong to the range.
    var high = -Double.infinity

    /// Whether no value lies inside.
    @inline(__always)
    var isEmpty: Bool { !(low < high) }

    /// Whether the value lies inside.
    @inline(__always)
    func contains(_ value: Double) -> Bool { low < value && value < high }

    /// Takes away what is not in another range.
    mutating func narrow(to other: QuietRange) { (low, high) = (max(low, other.low), min(high, other.high)) }

    /// The range of `x` of which `slope * x + offset` has this range, less what rounding may take at both ends.
    fileprivate func behind(slope: Double, offset: Double) -> QuietRange {
        let ends = ((low - offset) / slope, (high - offset) / slope)
        let (low, high) = slope > 0 ? ends : (ends.1, ends.0)
        return QuietRange(
            low: low + Tolerance.ambiguity * max(1, low.isFinite ? low.magnitude : 1),
            high: high - Tolerance.ambiguity * max(1, high.isFinite ? high.magnitude : 1))
    }
}

/// The values of a column in which each copy of it is quiet: a move inside is not even compared with the copies' own
/// ranges.
struct CalmRange: Sendable {
    /// What the quiet ranges of all copies have in common.
    var range = QuietRange()
    /// The required constraints on the column's variables that are not the row behind a copy.
    var constraints: [ConstraintIndex] = []
}

extension Plan {
    /// From so many copies on a column's calm range is kept.
    private static let crowd = 8

    /// Whether a move of the column to its value visits no copy, as far as is known.
    @inline(__always)
    func isCalm(_ column: ColumnIndex) -> Bool {
        let place = Int(calmOf[column])
        return place >= 0 && openness[column] == .decided && calm[place].range.contains(values[column])
    }

    /// The calm range of a column that has one.
    func calm(_ column: ColumnIndex) -> CalmRange { calm[Int(calmOf[column])] }

    /// Keeps the range in which all of the column's copies are quiet.
    mutating func keepCalm(_ column: ColumnIndex, _ range: QuietRange, count: Int, _ dependencies: DependencyIndex) {
        guard count >= Self.crowd, presolve.classes.isRoot(column) else { return }
        var kept = CalmRange(range: range)
        for place in presolve.classes.members(of: Variable(column)) {
            dependencies.required.forEach(presolve.classes.order[place]) { constraint in
                if !isQuiet(constraint, dependencies) { kept.constraints.append(constraint) }
            }
        }
        if calmOf[column] < 0 {
            calmOf[column] = Int32(truncatingIfNeeded: calm.count)
            calm.append(kept)
        } else {
            calm[Int(calmOf[column])] = kept
        }
    }

    /// Finds the quiet range of a copy that has just been given its value.
    @inline(__always)
    mutating func findQuietRange(of reduction: Reduction, at index: ReductionIndex, _ dependencies: DependencyIndex) {
        guard dependencies.users.isEmpty(reduction.column) else { return }
        quiet[index] = quietRange(of: reduction, dependencies)
        let place = Int(calmOf[reduction.other])
        if place >= 0 { calm[place].range.narrow(to: quiet[index]) }
    }

    /// The quiet range of a reduction around the value that its column has now; empty where every value counts.
    private mutating func quietRange(of reduction: Reduction, _ dependencies: DependencyIndex) -> QuietRange {
        let (column, original) = (reduction.column, reduction.other)
        guard openness[original] == .decided, !presolve.columns[column].isTransparent else { return QuietRange() }
        var range = QuietRange()
        if presolve.columns[column].isAggregate {
            let convolution = convolutions[convolutionOf[column]]
            guard convolution.inner.isEmpty, let stretch = functions.stretch(of: convolution, around: values[column]),
                isUnread(functions.summands[stretch.summand].column, dependencies)
            else { return QuietRange() }
            range = stretch.range
        } else if isUnread(column, dependencies) {
            let shape = functions.shapes[column]
            range = QuietRange(low: shape.low, high: shape.high)
        }
        let (slope, offset) = DoubletonEquation.copy(reduction, self)
        return range.behind(slope: slope, offset: offset)
    }

    /// Whether a column is a penalty column from which no other column is computed.
    private func isUnread(_ column: ColumnIndex, _ dependencies: DependencyIndex) -> Bool {
        presolve.columns[column].penalizedConstraint.exists && dependencies.users.isEmpty(column)
    }

    /// Whether a constraint is the row behind a copy in its quiet range, so that the constraint holds with slack.
    @inline(__always)
    func isQuiet(_ constraint: ConstraintIndex, _ dependencies: DependencyIndex) -> Bool {
        let row = dependencies.rowOf[constraint]
        guard row.exists else { return false }
        let index = dependencies.reductionOfRow[row]
        guard index.exists, !quiet[index].isEmpty else { return false }
        return quiet[index].contains(values[presolve.reductions[index].other])
    }

    /// Gives copies that were passed by the values they have.
    mutating func visitQuiet(_ dependencies: DependencyIndex) {
        for index in quiet.indices where !quiet[index].isEmpty {
            if !dependencies.isReductionUndone[index] { assign(index) }
        }
    }
}

extension CostFunctions {
    /// The stretch of totals around one that a single piece takes alone, so that no other summand moves and no two
    /// summands have equal claims.
    /// - Returns: nil where equal slopes meet.
    fileprivate func stretch(
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
