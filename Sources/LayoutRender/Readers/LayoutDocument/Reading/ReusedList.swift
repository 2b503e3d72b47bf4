/// A list that is emptied and filled again for each node of a document, in the same memory.
///
/// Emptying an array costs a call of the standard library, which moves no element here; this list forgets its elements
/// by their number. So elements hold no memory of their own.
struct ReusedList<Element: BitwiseCopyable & Sendable>: Sendable {
    /// Holds the elements of the longest list so far; those from `count` on are leftovers.
    private var storage: [Element] = []
    /// The number of elements.
    private(set) var count = 0

    /// The places of the elements.
    var indices: Range<Int> { 0..<count }

    /// Forgets all elements and keeps the memory.
    mutating func removeAll() { count = 0 }

    /// Writes over a leftover, or makes the storage longer.
    @inline(__always)
    mutating func append(_ element: Element) {
        if count < storage.count { storage[count] = element } else { storage.append(element) }
        count &+= 1
    }

    /// - Parameter place: less than `count`; a leftover behind it is not refused.
    @inline(__always)
    subscript(place: Int) -> Element { storage[place] }
}
