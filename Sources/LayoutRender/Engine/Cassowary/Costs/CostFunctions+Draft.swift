extension CostFunctions {
    /// A cost function while it is put together: corners at single priorities, in any order. `width >= 200 @750` is a
    /// base of -1 and a corner of +1 at 200, both at the strength of 750: below 200 each point costs one.
    struct Draft: Sendable {
        /// From the position on, the rate at one strength is higher by the jump.
        typealias Corner = (position: Double, strength: Int64, jump: Double)

        /// The greatest lower limit so far.
        var low = -Double.infinity
        /// The least upper limit so far.
        var high = Double.infinity
        /// Rates on the far left, as corners at minus infinity.
        var bases: [Corner] = []
        /// The corners so far, unsorted.
        var corners: [Corner] = []
        /// Where the corners of the first copy start; -1 before there is one.
        var firstCopy = -1
        /// Where the first copy's rates start in `bases`.
        var firstBase = 0

        /// Empties the draft for another column, and keeps its memory.
        mutating func reset() {
            firstCopy = -1
            low = -.infinity
            high = .infinity
            bases.removeAll(keepingCapacity: true)
            corners.removeAll(keepingCapacity: true)
        }
    }
}

extension CostFunctions.Draft {
    /// Adds a unary term: a limit if the term is required, otherwise one or two corners.
    /// An equality falls at its rate before its breakpoint and rises at it behind, hence the jump of twice the rate.
    mutating func add(_ term: UnaryTerm) {
        guard term.strength != UnaryTerm.required else {
            if term.limitsBelow { low = max(low, term.breakpoint) }
            if term.limitsAbove { high = min(high, term.breakpoint) }
            return
        }
        let (position, strength, rate) = (term.breakpoint, term.strength, term.rate)
        if term.limitsBelow { Self.append((-.infinity, strength, -rate), to: &bases) }
        Self.append((position, strength, term.limitsBelow && term.limitsAbove ? 2 * rate : rate), to: &corners)
    }

    /// Appends a corner, or adds it to one of the last two where those are alike: views of one size have equal corners.
    @inline(__always)
    private static func append(_ corner: Corner, to list: inout [Corner]) {
        for i in list.indices.suffix(2) where Self.add(corner, to: &list[i]) { return }
        list.append(corner)
    }

    /// Adds a corner to another at the same position and priority; false where they differ, or would cancel.
    @inline(__always)
    static func add(_ corner: Corner, to other: inout Corner) -> Bool {
        guard other.position == corner.position, other.strength == corner.strength,
            (other.jump < 0) == (corner.jump < 0)
        else { return false }
        other.jump += corner.jump
        return true
    }

    /// Whether some value lies within both limits, up to rounding.
    var hasRange: Bool { Tolerance.hasRange(low, high) }

    /// Strongest first.
    mutating func sortBases() {
        bases.sort { $0.strength > $1.strength }
    }

    /// Strongest first, and at one strength by position.
    mutating func sortByStrength() {
        corners.sort {
            $0.strength != $1.strength ? $0.strength > $1.strength : $0.position < $1.position
        }
    }

    /// By position, and at one position strongest first.
    mutating func sortByPosition() {
        corners.sort {
            $0.position != $1.position ? $0.position < $1.position : $0.strength > $1.strength
        }
    }
}

extension CostFunctions {
    /// The range where the draft is least, priority by priority; nil if its range is empty. Lexicographic: the
    /// strongest strength narrows the range first, and each weaker one chooses within what is left.
    ///
    /// - Returns: the upper limit twice where the limits cross by rounding only. The cost is that of sorting the
    ///   corners.
    mutating func minimiseDraft() -> (low: Double, high: Double)? {
        var low = draft.low
        var high = draft.high
        guard draft.hasRange else { return nil }
        if low > high { return (high, high) }
        draft.sortBases()
        draft.sortByStrength()
        let corners = draft.corners
        var i = 0
        var base = 0
        while low < high, i < corners.count || base < draft.bases.count {
            var strength = Int64.min
            if i < corners.count { strength = corners[i].strength }
            if base < draft.bases.count { strength = max(strength, draft.bases[base].strength) }
            var slope = 0.0
            var size = 0.0
            // The slope at the left end of what is still optimal.
            while base < draft.bases.count, draft.bases[base].strength == strength {
                slope += draft.bases[base].jump
                size += draft.bases[base].jump.magnitude
                base += 1
            }
            while i < corners.count, corners[i].strength == strength, corners[i].position <= low {
                slope += corners[i].jump
                size += corners[i].jump.magnitude
                i += 1
            }
            if slope > Tolerance.cancellation * size { high = low }
            var end = high
            var start = low
            if slope < -Tolerance.cancellation * size { start = high }
            var isRising = false
            while i < corners.count, corners[i].strength == strength {
                let corner = corners[i]
                i += 1
                guard corner.position < high, !isRising else { continue }
                if slope < -Tolerance.cancellation * size {
                    slope += corner.jump
                    size += corner.jump.magnitude
                    if slope >= -Tolerance.cancellation * size { start = corner.position }
                } else {
                    slope += corner.jump
                    size += corner.jump.magnitude
                }
                if slope > Tolerance.cancellation * size {
                    end = corner.position
                    isRising = true
                }
            }
            low = start
            high = max(start, end)
        }
        return (low, high)
    }
}
