/// Elements in the order of arrival, each kept once, and at most as many as the capacity allows. An arrival costs no comparison
/// with unequal elements.
struct OnceList<Element: Hashable & Sendable>: Sendable {
    let capacity: Int
    private(set) var elements: [Element] = []
    /// The number of arrivals beyond the capacity.
    private(set) var droppedCount = 0
    private var known: Set<Element> = []

    init(capacity: Int) { self.capacity = capacity }

    mutating func add(_ element: Element) {
        guard elements.count < capacity else {
            if !known.contains(element) { droppedCount += 1 }
            return
        }
        if known.insert(element).inserted { elements.append(element) }
    }
}
