extension Array {
    /// Equal entries; meant for types without references. The library's `init(repeating:count:)` looks its type up at each call,
    /// which costs more than filling a short list. Cassowary has the same for itself: functions of another module are not inlined.
    @inline(__always)
    init(equal element: Element, count: Int) {
        self.init()
        append(addingCapacity: count) { $0.append(repeating: element, count: count) }
    }
}
