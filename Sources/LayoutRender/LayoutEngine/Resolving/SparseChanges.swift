/// Looking for the few entries of a long list that an edit changed: eight entries are compared by one condition,
/// since the list has a thousand entries and the edit two.
///
/// The blocks lie inside of the lists, which is asked once a block: with a question for each entry the compiler compares the
/// entries one by one, at five to ten instructions each.
extension Span<Double> {
    /// Calls `body` with each place at which another list has another number, in order. Both lists have the same length.
    @inline(__always)
    func forEachDifference(from other: borrowing Span<Double>, count: Int, _ body: (Int) -> Void) {
        precondition(count <= self.count && count <= other.count, "places of both lists")
        var place = 0
        while place < count {
            let end = Swift.min(place &+ 8, count)
            if end &- place == 8, isSame(as: other, inBlockAt: place) {
                place = end
                continue
            }
            while place < end {
                if self[place] != other[place] { body(place) }
                place &+= 1
            }
        }
    }

    /// Whether eight numbers are equal bit by bit; numbers that are not may be equal all the same, as zeros of both signs.
    @inline(__always)
    private func isSame(as other: borrowing Span<Double>, inBlockAt place: Int) -> Bool {
        var bits: UInt64 = 0
        for i in 0..<8 {
            bits |= unsafe self[unchecked: place &+ i].bitPattern ^ other[unchecked: place &+ i].bitPattern
        }
        return bits == 0
    }
}

extension Span<Bool> {
    /// Calls `body` with the place of each true entry, in order.
    @inline(__always)
    func forEachTrue(_ body: (Int) -> Void) {
        var place = firstTrue(from: 0)
        while place < count {
            body(place)
            place = firstTrue(from: place &+ 1)
        }
    }

    /// The first place from the given one on with a true entry; the length of the list where there is none.
    @inline(__always)
    func firstTrue(from start: Int) -> Int {
        var place = start
        while place < count {
            if self[place] { return place }
            place &+= place &+ 8 <= count && isFalse(inBlockAt: place) ? 8 : 1
        }
        return count
    }

    /// Whether eight entries are false: eight bytes, which are 0.
    @inline(__always)
    private func isFalse(inBlockAt place: Int) -> Bool {
        unsafe bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self) == 0
    }
}

extension Span<ItemID> {
    /// The first place of an item, from the given one on; nil where there is none.
    @inline(__always)
    func firstPlace(of id: ItemID, from start: Int = 0) -> Int? {
        var place = start
        let wanted = SIMD8<Int32>(repeating: id.index)
        while place &+ 8 <= count {
            let block = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: place &* 4, as: SIMD8<Int32>.self)
            if any(block .== wanted) { break }
            place &+= 8
        }
        while place < count {
            if self[place] == id { return place }
            place &+= 1
        }
        return nil
    }

    /// How many of the first `limit` items of both lists are the same.
    @inline(__always)
    func commonPrefix(with other: borrowing Span<ItemID>, limit: Int) -> Int {
        var place = 0
        while place &+ 8 <= limit {
            var bits: Int32 = 0
            for i in 0..<8 { bits |= unsafe self[unchecked: place &+ i].index ^ other[unchecked: place &+ i].index }
            guard bits == 0 else { break }
            place &+= 8
        }
        while place < limit, self[place] == other[place] { place &+= 1 }
        return place
    }

    /// How many of the last `limit` items of both lists are the same.
    @inline(__always)
    func commonSuffix(with other: borrowing Span<ItemID>, limit: Int) -> Int {
        let (end, otherEnd) = (count &- 1, other.count &- 1)
        var length = 0
        while length &+ 8 <= limit {
            var bits: Int32 = 0
            for i in 0..<8 {
                bits |=
                    unsafe self[unchecked: end &- length &- i].index ^ other[unchecked: otherEnd &- length &- i].index
            }
            guard bits == 0 else { break }
            length &+= 8
        }
        while length < limit, self[end &- length] == other[otherEnd &- length] { length &+= 1 }
        return length
    }
}
