/// Which copies a walk passes by.
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
        let column = presolve.columns[reduction.column]
        let mayBeQuiet = column.isAggregate || column.penalizedConstraint.exists
        quiet[index] = mayBeQuiet ? quietRange(of: reduction, dependencies) : QuietRange()
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
