extension CostFunctions.Draft {
    mutating func add(_ unaryTerm: UnaryTerm) {
        guard unaryTerm.strength != UnaryTerm.required else {
            if unaryTerm.limitsBelow { low = max(low, unaryTerm.place) }
            if unaryTerm.limitsAbove { high = min(high, unaryTerm.place) }
            return
        }
        let (place, strength, rate) = (unaryTerm.place, unaryTerm.strength, unaryTerm.rate)
        if unaryTerm.limitsBelow { Self.append((-.infinity, strength, -rate), to: &bases) }
        Self.append((place, strength, unaryTerm.limitsBelow && unaryTerm.limitsAbove ? 2 * rate : rate), to: &corners)
    }

    /// Views of one size ask for the same: what one of the last two corners says too is added to it.
    @inline(__always)
    private static func append(_ corner: Corner, to list: inout [Corner]) {
        for i in list.indices.suffix(2) where Self.add(corner, to: &list[i]) { return }
        list.append(corner)
    }

    /// Adds a corner to another at the same place and priority; false where they differ, or would cancel.
    @inline(__always)
    static func add(_ corner: Corner, to other: inout Corner) -> Bool {
        guard other.place == corner.place, other.strength == corner.strength, (other.jump < 0) == (corner.jump < 0)
        else { return false }
        other.jump += corner.jump
        return true
    }

    var hasRange: Bool { Tolerance.hasRange(low, high) }

    typealias Corner = (place: Double, strength: Int64, jump: Double)

    /// Strongest first.
    mutating func sortBases() {
        Self.sort(&bases) { $0.strength > $1.strength }
    }

    /// Strongest first, and at one strength by place.
    mutating func sortByStrength() {
        Self.sort(&corners) { $0.strength != $1.strength ? $0.strength > $1.strength : $0.place < $1.place }
    }

    /// By place, and at one place strongest first.
    mutating func sortByPlace() {
        Self.sort(&corners) { $0.place != $1.place ? $0.place < $1.place : $0.strength > $1.strength }
    }

    /// Lists are short and nearly in order, or the sorted lists of copies one after the other: then the runs that are in
    /// order are merged two by two. What is equal keeps its order.
    @inline(__always)
    private static func sort(_ list: inout [Corner], by precedes: (Corner, Corner) -> Bool) {
        guard list.count > 24 else {
            for i in list.indices.dropFirst() {
                let moved = list[i]
                var j = i
                while j > 0, precedes(moved, list[j - 1]) {
                    list[j] = list[j - 1]
                    j -= 1
                }
                list[j] = moved
            }
            return
        }
        var ends: [Int] = []
        for i in 1..<list.count where precedes(list[i], list[i - 1]) { ends.append(i) }
        ends.append(list.count)
        var merged = list
        while ends.count > 1 {
            var start = 0
            var next = 0
            while next < ends.count {
                let middle = ends[next]
                let end = next + 1 < ends.count ? ends[next + 1] : middle
                var (i, j) = (start, middle)
                for place in start..<end {
                    let takesSecond = i == middle || (j < end && precedes(list[j], list[i]))
                    merged[place] = takesSecond ? list[j] : list[i]
                    if takesSecond { j += 1 } else { i += 1 }
                }
                ends[next / 2] = end
                start = end
                next += 2
            }
            ends.removeLast(ends.count - (ends.count + 1) / 2)
            swap(&list, &merged)
        }
    }
}
