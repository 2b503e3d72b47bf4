extension Array {
    /// Removes the elements at ascending places: what lies between two of them moves in one piece.
    mutating func remove(_ places: [Int]) {
        var runs: [Range<Int>] = []
        for place in places where place < count {
            if let last = runs.last, last.upperBound == place {
                runs[runs.count - 1] = last.lowerBound..<place + 1
            } else {
                runs.append(place..<place + 1)
            }
        }
        guard runs.count > 8 else {
            for run in runs.reversed() { removeSubrange(run) }
            return
        }
        var kept: [Element] = []
        kept.reserveCapacity(count)
        var next = 0
        for run in runs {
            kept += self[next..<run.lowerBound]
            next = run.upperBound
        }
        self = kept + self[next...]
    }
}

extension Array {
    /// Equal entries; meant for types without references. The library's `init(repeating:count:)` looks its type up at each call,
    /// which costs more than filling a short list. Cassowary has the same for itself: functions of another module are not inlined.
    @inline(__always)
    init(equal element: Element, count: Int) {
        self.init()
        append(addingCapacity: count) { $0.append(repeating: element, count: count) }
    }
}
