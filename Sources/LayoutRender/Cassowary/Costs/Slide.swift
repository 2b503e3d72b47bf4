/// A breakpoint of a column's function that moves with the constant of a constraint.
struct Slide: Sendable {
    /// The column whose function it is.
    var column: ColumnIndex
    /// The position before the edit.
    var old: Double
    /// The position after the edit.
    var new: Double
    /// The priority of the constraint.
    var strength: Int64
    /// How much the slope rises there.
    var jump: Double
}

/// A breakpoint inside of a summand's range, where two pieces of a convolution meet.
struct Hinge: Sendable {
    /// The breakpoint.
    let breakpoint: BreakpointIndex
    /// The summand whose function has the breakpoint.
    let summand: SummandIndex
    /// The summand's factor in the sum.
    let coefficient: Double
    /// The breakpoint before, or the lower end of the range.
    let start: Double
    /// The breakpoint behind, or the upper end of the range.
    let end: Double
    /// The piece that is filled first; none for a summand without lower end.
    let lower: PieceIndex
    /// The piece that is filled after that.
    let upper: PieceIndex
}

extension Slide {
    /// The slide of a unary term; nil for a required one, which is a limit and no breakpoint.
    init?(_ column: ColumnIndex, from old: UnaryTerm, to new: UnaryTerm) {
        guard new.strength != UnaryTerm.required else { return nil }
        let jump = new.limitsBelow && new.limitsAbove ? 2 * new.rate : new.rate
        self.init(column: column, old: old.breakpoint, new: new.breakpoint, strength: new.strength, jump: jump)
    }
}

extension Plan {
    /// Moves the breakpoint where that gives the column's function; otherwise the function is to be gathered again.
    mutating func follow(_ slide: Slide, _ dependencies: DependencyIndex, _ changes: inout Changes) {
        let index = presolve.columns[slide.column].reduction
        let reduction = presolve.reductions[index]
        let rule = reduction.kind.rule
        // A value that is found when the function is gathered needs the function itself.
        guard !rule.isValuedForward, !presolve.columns[slide.column].isTransparent, !changes.forward.contains(index),
            let passed = functions.slide(slide)
        else {
            changes.forward.insert(index)
            return
        }
        work += 1 + passed
        rule.noteCost(reduction, at: index, self, dependencies, &changes)
    }
}

extension CostFunctions {
    /// Moves a breakpoint that belongs to one unary term alone, and comes to lie on no other: the function is then what
    /// gathering it again would give.
    /// - Returns: how many breakpoints were passed; nil where the function is to be gathered.
    fileprivate mutating func slide(_ slide: Slide) -> Int? {
        guard let place = breakpoint(of: slide) else { return nil }
        let shape = shapes[slide.column]
        let goal = breakpoint(of: shape, from: slide.new)
        if goal != place, goal < shape.breakpoints.upperBound, breakpoints[goal].position == slide.new { return nil }
        breakpoints[place].position = slide.new
        // Those that are passed make room.
        let passed = goal > place ? place..<goal.advanced(by: -1) : goal..<place
        if goal > place {
            for b in passed { breakpoints.elements.swapAt(b.offset, b.offset + 1) }
        } else {
            for b in passed.reversed() { breakpoints.elements.swapAt(b.offset, b.offset + 1) }
        }
        // Where none is passed, and both positions are inside of the range, the pieces keep their slopes.
        let isInside = shape.low < min(slide.old, slide.new) && max(slide.old, slide.new) < shape.high
        slid.append((slide.column, passed.isEmpty && isInside ? place : .none))
        return passed.count
    }

    /// The breakpoint of the slide's constraint; nil if another constraint shares the breakpoint.
    private func breakpoint(of slide: Slide) -> BreakpointIndex? {
        let shape = shapes[slide.column]
        let place = breakpoint(of: shape, from: slide.old)
        guard place < shape.breakpoints.upperBound, breakpoints[place].position == slide.old else { return nil }
        let rise = breakpoints[place].rise
        guard rise.count == 1, rates[rise.lowerBound].strength == slide.strength,
            rates[rise.lowerBound].value == slide.jump
        else { return nil }
        return place
    }

    /// The first breakpoint that is not below a position.
    private func breakpoint(of shape: Shape, from position: Double) -> BreakpointIndex {
        var (low, high) = (shape.breakpoints.lowerBound, shape.breakpoints.upperBound)
        while low < high {
            let middle = BreakpointIndex((low.offset + high.offset) / 2)
            if breakpoints[middle].position < position { low = middle.next } else { high = middle }
        }
        return low
    }

    /// Measures the two pieces beside a breakpoint that moved, of a summand whose function has the same slopes as before.
    /// - Returns: false where the pieces are to be cut again; nothing has changed then.
    mutating func measure(_ place: SummandIndex, beside moved: BreakpointIndex, of convolution: Convolution) -> Bool {
        guard let hinge = hinge(at: moved, of: place, in: convolution) else { return false }
        measure(hinge)
        return true
    }

    /// Measures the two pieces that meet at a hinge.
    mutating func measure(_ hinge: Hinge) {
        let middle = breakpoints[hinge.breakpoint].position
        let lengths = (
            (middle - hinge.start) * hinge.coefficient.magnitude, (hinge.end - middle) * hinge.coefficient.magnitude
        )
        let isReversed = hinge.coefficient < 0
        if hinge.lower.exists {
            pieces[hinge.lower].length = isReversed ? lengths.1 : lengths.0
        } else {
            summands[hinge.summand].bottom = hinge.coefficient * middle
            summands[hinge.summand].start = summands[hinge.summand].bottom
        }
        pieces[hinge.upper].length = isReversed ? lengths.0 : lengths.1
    }

    /// The hinge of a breakpoint that slid; nil where the pieces beside it are not told apart by their slopes.
    func hinge(at moved: BreakpointIndex, of place: SummandIndex, in convolution: Convolution) -> Hinge? {
        let (shape, coefficient) = (shapes[summands[place].column], summands[place].coefficient)
        let high = max(shape.low, shape.high)
        // The breakpoints inside of the range; a breakpoint that slid is included.
        let inside = breakpoint(of: shape, from: shape.low.nextUp)..<breakpoint(of: shape, from: high)
        // The piece before the breakpoint and the piece behind it, counted in the order of filling. A piece without lower
        // end is none of those.
        let first = moved.offset - inside.lowerBound.offset
        let rank =
            coefficient < 0
            ? inside.count - 1 - first - (high.isInfinite ? 1 : 0) : first - (shape.low.isInfinite ? 1 : 0)
        guard let (lower, upper) = pieces(of: place, from: rank, in: convolution) else { return nil }
        return Hinge(
            breakpoint: moved, summand: place, coefficient: coefficient,
            start: moved > inside.lowerBound ? breakpoints[moved.advanced(by: -1)].position : shape.low,
            end: moved.next < inside.upperBound ? breakpoints[moved.next].position : high, lower: lower, upper: upper)
    }

    /// The pieces of a summand with a rank and the rank after it; for the rank -1 no first one.
    /// - Returns: nil where two pieces of the summand are equally steep: their ranks may be exchanged.
    private func pieces(
        of summand: SummandIndex, from rank: Int, in convolution: Convolution
    ) -> (lower: PieceIndex, upper: PieceIndex)? {
        var (before, lower, upper, next) = (PieceIndex.none, PieceIndex.none, PieceIndex.none, -1)
        for i in convolution.laid where pieces[i].summand == summand {
            next += 1
            if next == rank + 2 { return isSteeper(upper, i) ? (lower, upper) : nil }
            if next == rank - 1 { before = i }
            if next == rank { lower = i }
            if next == rank + 1 { upper = i }
            if next == rank, before.exists, !isSteeper(before, lower) { return nil }
            if next == rank + 1, lower.exists, !isSteeper(lower, upper) { return nil }
        }
        return upper.exists ? (lower, upper) : nil
    }

    /// Whether the first of two pieces falls faster than the second.
    private func isSteeper(_ first: PieceIndex, _ second: PieceIndex) -> Bool {
        let (a, b) = (pieces[first], pieces[second])
        return a.code != b.code ? a.code < b.code : a.value != b.value ? a.value < b.value : isLess(a.slope, b.slope)
    }
}
