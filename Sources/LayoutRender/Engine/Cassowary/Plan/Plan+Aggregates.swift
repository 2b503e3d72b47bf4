/// The cost of an aggregate and the values of its summands; see `Aggregation`.
extension Plan {
    /// Convolves the cost functions of an aggregate's summands, or brings the convolution up to date.
    /// - Returns: whether the convolution changed.
    mutating func convolve(_ aggregate: ColumnIndex, _ reshaped: [ColumnIndex]?) -> Bool {
        let known = convolutionOf[aggregate]
        if let reshaped, known.exists, let isChanged = functions.update(&convolutions[known], reshaped) {
            work += 1
            return isChanged
        }
        convolve(aggregate)
        return true
    }

    /// Lists the summands in the order of the columns, looking through aggregates and transparent columns.
    private mutating func convolve(_ aggregate: ColumnIndex) {
        found.removeAll(keepingCapacity: true)
        let firstInner = functions.inner.count
        var offset = 0.0
        open.append((aggregate, 1))
        while let (column, coefficient) = open.popLast() {
            let state = presolve.columns[column]
            if state.isAggregate {
                if column != aggregate { functions.inner.append(column) }
                var summand = state.firstSummand
                while summand.exists {
                    open.append((summand, coefficient * presolve.columns[summand].summandCoefficient))
                    summand = presolve.columns[summand].next
                }
            } else if state.isTransparent {
                // `a u + b x = c`, so `k x = k c / b - (k a / b) u`.
                functions.inner.append(column)
                let reduction = presolve.reduction(of: state.firstCopy)
                offset += coefficient * constants[reduction.row] / reduction.otherCoefficient
                open.append((reduction.column, -coefficient * reduction.coefficient / reduction.otherCoefficient))
            } else {
                found.append((column, coefficient))
            }
        }
        found.sort { $0.column < $1.column }
        work += found.count
        var convolution = functions.convolve(found, offset: offset)
        convolution.inner = firstInner..<functions.inner.count
        if convolutionOf[aggregate].exists {
            convolutions[convolutionOf[aggregate]] = convolution
        } else {
            convolutionOf[aggregate] = convolutions.endIndex
            convolutions.append(convolution)
        }
    }

    /// Shares out the value of a column among its summands, if the column is an aggregate.
    @inline(__always)
    mutating func shareOut(_ column: ColumnIndex) {
        if presolve.columns[column].isAggregate { shareOut(aggregate: column) }
    }

    /// Gives the summands of an aggregate their values: fills the pieces of the convolution in order, up to the
    /// aggregate's value.
    /// Inner aggregates are listed from the outside, so that adding them up in reverse order meets the summands of
    /// each first.
    private mutating func shareOut(aggregate: ColumnIndex) {
        let open = openness[aggregate]
        let convolution = convolutions[convolutionOf[aggregate]]
        work += 1
        functions.shareOut(values[aggregate], over: convolution)
        changedShares.removeAll(keepingCapacity: true)
        for i in convolution.summands {
            let summand = functions.summands[i]
            set(summand.column, summand.amount / summand.coefficient, max(open, summand.openness))
        }
        for i in convolution.inner.reversed() { addUp(functions.inner[i]) }
    }

    /// The value of an aggregate or transparent column inside another aggregate.
    private mutating func addUp(_ column: ColumnIndex) {
        guard presolve.columns[column].isAggregate else {
            let reduction = presolve.reduction(of: presolve.columns[column].firstCopy)
            set(column, DoubletonEquation.valueOfOther(reduction, self), openness[reduction.column])
            return
        }
        var total = 0.0
        var open = Openness.decided
        var summand = presolve.columns[column].firstSummand
        while summand.exists {
            total += presolve.columns[summand].summandCoefficient * values[summand]
            open = max(open, openness[summand])
            summand = presolve.columns[summand].next
        }
        set(column, total, open)
    }

    /// Sets a value, and notes a column whose value or openness changed.
    @inline(__always)
    private mutating func set(_ column: ColumnIndex, _ value: Double, _ open: Openness) {
        if values[column] != value || openness[column] != open { changedShares.append(column) }
        values[column] = value
        mark(column, open)
    }
}
