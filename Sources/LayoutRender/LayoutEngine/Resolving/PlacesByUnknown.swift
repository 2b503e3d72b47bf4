/// For each unknown, the numbers of rectangles that have its value: views of equal length share one unknown.
struct PlacesByUnknown {
    private var starts: [Int32] = [0]
    private var places: [Int32] = []

    init() {}

    init(_ slots: [Int32]) {
        starts = Array(repeating: 0, count: Int((slots.max() ?? -1) + 2))
        for slot in slots where slot >= 0 { starts[Int(slot) + 1] += 1 }
        for index in 1..<max(1, starts.count) { starts[index] += starts[index - 1] }
        var next = starts
        places = Array(repeating: 0, count: Int(starts.last ?? 0))
        for (place, slot) in slots.enumerated() where slot >= 0 {
            places[Int(next[Int(slot)])] = Int32(truncatingIfNeeded: place)
            next[Int(slot)] += 1
        }
    }

    var isEmpty: Bool { places.isEmpty }
    var count: Int { starts.count - 1 }

    subscript(variable: Int) -> ArraySlice<Int32> { places[Int(starts[variable])..<Int(starts[variable + 1])] }
}
