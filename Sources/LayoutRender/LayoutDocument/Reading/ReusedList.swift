/// A list that is emptied and filled again for each node of a document, in the same memory.
///
/// Emptying an array costs a call of the standard library, which moves no element here; this list forgets its elements by
/// their number. So elements hold no memory of their own.
struct ReusedList<Element: BitwiseCopyable & Sendable>: Sendable {
    private var storage: [Element] = []
    private(set) var count = 0

    var indices: Range<Int> { 0..<count }

    mutating func removeAll() { count = 0 }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count < storage.count { storage[count] = element } else { storage.append(element) }
        count &+= 1
    }

    @inline(__always)
    subscript(place: Int) -> Element { storage[place] }
}
