/// A list whose entries are numbered by an index type of their own.
struct Table<Index: TypedIndex, Element> {
    /// The entries by number.
    var elements: [Element] = []

    init() {}

    /// Entries in the order of their numbers.
    init(_ elements: [Element]) { self.elements = elements }

    /// Equal entries.
    @inline(__always)
    init(repeating element: Element, count: Int) { elements = Array(equal: element, count: count) }

    @inline(__always)
    subscript(index: Index) -> Element {
        get { elements[index.offset] }
        set { elements[index.offset] = newValue }
        _modify { yield &elements[index.offset] }
    }

    @inline(__always)
    subscript(range: IndexRange<Index>) -> ArraySlice<Element> {
        elements[range.lowerBound.offset..<range.upperBound.offset]
    }

    @inline(__always)
    var count: Int { elements.count }

    /// The index after the last entry: that of the next one to come.
    @inline(__always)
    var endIndex: Index { Index(elements.count) }

    /// All numbers of the table.
    @inline(__always)
    var indices: IndexRange<Index> { IndexRange(lowerBound: Index(0), upperBound: endIndex) }

    /// The entries from the given one on.
    @inline(__always)
    func indices(from first: Index) -> IndexRange<Index> { IndexRange(lowerBound: first, upperBound: endIndex) }

    /// Adds an entry with the next number.
    @inline(__always)
    mutating func append(_ element: Element) { elements.append(element) }

    /// Appends copies of an entry until the list has so many.
    mutating func grow(to count: Int, with element: Element) {
        if count > elements.count { elements.append(equal: element, count: count - elements.count) }
    }

    /// Allocates memory for a number of entries.
    mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }
}

extension Table: Sendable where Element: Sendable {}

extension Table where Index == ColumnIndex {
    /// The entry of the column of the root of a class.
    @inline(__always)
    subscript(root: Variable) -> Element {
        get { elements[root.offset] }
        set { elements[root.offset] = newValue }
        _modify { yield &elements[root.offset] }
    }
}

/// Consecutive indices of one kind.
struct IndexRange<Index: TypedIndex>: RandomAccessCollection, Sendable {
    /// The first number.
    var lowerBound: Index
    /// The number after the last.
    var upperBound: Index

    /// A range of numbers; empty by default.
    @inline(__always)
    init(lowerBound: Index, upperBound: Index) { (self.lowerBound, self.upperBound) = (lowerBound, upperBound) }

    @inline(__always)
    init() { self.init(lowerBound: Index(rawValue: 0), upperBound: Index(rawValue: 0)) }

    @inline(__always)
    var startIndex: Int { lowerBound.offset }
    @inline(__always)
    var endIndex: Int { upperBound.offset }
    @inline(__always)
    var count: Int { endIndex - startIndex }
    @inline(__always)
    var isEmpty: Bool { lowerBound.rawValue == upperBound.rawValue }
    @inline(__always)
    subscript(position: Int) -> Index { Index(position) }

    /// Counts indices without Collection's checks, which would cost more than the loops' bodies.
    struct Iterator: IteratorProtocol {
        var upcoming: Index
        let end: Index

        @inline(__always)
        mutating func next() -> Index? {
            guard upcoming < end else { return nil }
            defer { upcoming = upcoming.next }
            return upcoming
        }
    }

    /// The indices in ascending order.
    @inline(__always)
    func makeIterator() -> Iterator { Iterator(upcoming: lowerBound, end: upperBound) }
}

extension MutableSpan {
    /// The entry of an index; the span is that of a list of the index's kind.
    @inline(__always)
    subscript(index: some TypedIndex) -> Element {
        get { self[index.offset] }
        set { self[index.offset] = newValue }
    }
}

extension Span {
    /// The entry of an index; the span is that of a list of the index's kind.
    @inline(__always)
    subscript(index: some TypedIndex) -> Element { self[index.offset] }
}

extension Array {
    /// Equal entries; meant for types without references. The library's `init(repeating:count:)` looks its type up at each call, which
    /// costs more than filling a short list.
    @inlinable @inline(__always)
    package init(equal element: Element, count: Int) {
        self.init()
        append(equal: element, count: count)
    }

    @inlinable @inline(__always)
    package mutating func append(equal element: Element, count: Int) {
        append(addingCapacity: count) { $0.append(repeating: element, count: count) }
    }
}
