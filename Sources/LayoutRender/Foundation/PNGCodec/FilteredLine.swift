/// A row of bytes and the row above, to be filtered (PNG specification, section 9.2).
///
/// Both have at least 16 readable bytes before and after them; the bytes before are zeros. All loops handle 16 bytes at
/// once.
@safe struct FilteredLine {
    /// The bytes to filter.
    let row: UnsafeRawPointer
    /// The bytes of the row above; zeros for the first row.
    let above: UnsafeRawPointer
    /// Bytes of a row.
    let count: Int
    /// Bytes of a pixel.
    let step: Int

    private typealias Bytes = SIMD16<UInt8>

    /// The filter with the fewest bits, by estimates that take one pass over the row.
    ///
    /// 1 Drawn rows consist of runs, and a run costs next to nothing; so the number of ends of runs is counted, without
    /// a filter and with Up. 2 In rows with few ends, and in palettes, the smaller count decides. 3 In the other rows,
    /// such as gradients and photographs, the filter with the smallest sum of absolute differences is chosen, as the
    /// specification proposes.
    var bestFilter: UInt8 {
        let (plain, up) = breaks
        // What counts in drawn rows is how often a run ends; an unfiltered row pays a little more for each end, because its
        // literals are colours and not differences near zero.
        let drawn = plain * 3 <= up * 4 ? PNG.RowFilter.none : PNG.RowFilter.up
        let ends = min(plain, up)
        // Neighbouring numbers of a palette have nothing to do with each other.
        guard step > 1, ends * 8 >= count else { return drawn }
        // Where almost no byte repeats another, as in a photograph, or where those that differ differ by little, as in a
        // gradient, what counts is how small the differences are.
        guard
            ends * 4 >= count * 3
                || min(sum(sub), sum(self.up)) < ends * 4
        else { return drawn }
        var best = (filter: PNG.RowFilter.none, sum: sum(here))
        let sums = [
            (PNG.RowFilter.sub, sum(sub)), (PNG.RowFilter.up, sum(self.up)), (PNG.RowFilter.average, sum(average)),
            (PNG.RowFilter.paeth, sum(paeth)),
        ]
        for (filter, sum) in sums where sum < best.sum { best = (filter, sum) }
        return best.filter
    }

    /// The number of bytes that differ from the byte one pixel earlier, without a filter and with Up. Each such byte
    /// costs a literal; the runs between them cost next to nothing.
    private var breaks: (plain: Int, up: Int) {
        var (plain, up) = (0, 0)
        var place = 0
        let one = Bytes(repeating: 1)
        while place < count {
            var (plainCounts, upCounts) = (Bytes.zero, Bytes.zero)
            // A lane counts up to 255.
            let end = min(count, place &+ 16 * 255)
            while place < end {
                let (here, left) = (here(place), left(place))
                let changed = here ^ over(place)
                let changedLeft = left ^ corner(place)
                plainCounts.replace(with: plainCounts &+ one, where: here .!= left)
                upCounts.replace(with: upCounts &+ one, where: changed .!= changedLeft)
                place &+= 16
            }
            for lane in 0..<16 {
                plain &+= Int(plainCounts[lane])
                up &+= Int(upCounts[lane])
            }
        }
        return (plain, up)
    }

    /// The sum of the absolute filtered bytes, taken as signed: the specification's heuristic (section 12.7).
    @inline(__always)
    private func sum(_ filtered: (Int) -> Bytes) -> Int {
        var sum = 0
        var place = 0
        while place < count {
            var sums = SIMD8<UInt16>.zero
            // Two bytes of at most 128 each are added to a lane at a time.
            let end = min(count, place &+ 16 * 255)
            while place < end {
                let bytes = filtered(place)
                let sizes = pointwiseMin(bytes, 0 &- bytes)
                sums &+= SIMD8(truncatingIfNeeded: sizes.evenHalf) &+ SIMD8(truncatingIfNeeded: sizes.oddHalf)
                place &+= 16
            }
            for lane in 0..<8 { sum &+= Int(sums[lane]) }
        }
        return sum
    }

    /// Writes the filtered row, and up to 15 bytes more, to `target`.
    func write(_ filter: UInt8, to target: UnsafeMutableRawPointer) {
        switch filter {
        case PNG.RowFilter.sub: unsafe write(to: target, sub)
        case PNG.RowFilter.up: unsafe write(to: target, up)
        case PNG.RowFilter.average: unsafe write(to: target, average)
        case PNG.RowFilter.paeth: unsafe write(to: target, paeth)
        default: unsafe target.copyMemory(from: row, byteCount: count)
        }
    }

    /// Writes sixteen filtered bytes at a time.
    @inline(__always)
    private func write(to target: UnsafeMutableRawPointer, _ filtered: (Int) -> Bytes) {
        var place = 0
        while place < count {
            unsafe target.storeBytes(of: filtered(place), toByteOffset: place, as: Bytes.self)
            place &+= 16
        }
    }

    /// The filtered row as an array, for pictures whose filtered rows are compressed as a whole.
    func filtered(_ filter: UInt8) -> [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: count + 16) { target, written in
            if let target = target.baseAddress { unsafe write(filter, to: UnsafeMutableRawPointer(target)) }
            written = count
        }
    }

    // Sixteen bytes from a place on: of the row, one pixel to the left, above, above the left one.

    /// The row.
    @inline(__always)
    private func here(_ place: Int) -> Bytes { unsafe bytes(row, place) }

    /// One pixel to the left.
    @inline(__always)
    private func left(_ place: Int) -> Bytes { unsafe bytes(row, place &- step) }

    /// Above.
    @inline(__always)
    private func over(_ place: Int) -> Bytes { unsafe bytes(above, place) }

    /// Above and one pixel to the left.
    @inline(__always)
    private func corner(_ place: Int) -> Bytes { unsafe bytes(above, place &- step) }

    // Sixteen filtered bytes from a place on.

    /// The filter Sub: the difference from the pixel to the left.
    @inline(__always)
    private func sub(_ place: Int) -> Bytes { here(place) &- left(place) }

    /// The filter Up: the difference from the pixel above.
    @inline(__always)
    private func up(_ place: Int) -> Bytes { here(place) &- over(place) }

    /// The filter Average: the difference from the mean of left and above, rounded down.
    @inline(__always)
    private func average(_ place: Int) -> Bytes {
        let (left, up) = (left(place), over(place))
        // (left + up) / 2 without the carry that would not fit a byte.
        return here(place) &- ((left & up) &+ ((left ^ up) &>> Bytes(repeating: 1)))
    }

    /// The filter Paeth: the difference from the predicted neighbour.
    @inline(__always)
    private func paeth(_ place: Int) -> Bytes {
        let guess = Self.paeth(left(place), over(place), corner(place))
        return here(place) &- guess
    }

    /// The neighbour nearest to left + up - corner; ties are decided in the order left, up, corner (section 9.4).
    @inline(__always)
    private static func paeth(_ left: SIMD16<UInt8>, _ up: SIMD16<UInt8>, _ corner: SIMD16<UInt8>) -> SIMD16<UInt8> {
        typealias Wide = SIMD16<Int16>
        let (a, b, c) = (
            Wide(truncatingIfNeeded: left), Wide(truncatingIfNeeded: up), Wide(truncatingIfNeeded: corner)
        )
        let (toLeft, toUp) = (b &- c, a &- c)
        let toCorner = toLeft &+ toUp
        let (p, q, r) = (size(toLeft), size(toUp), size(toCorner))
        var best = b.replacing(with: c, where: r .< q)
        best.replace(with: a, where: p .<= pointwiseMin(q, r))
        return SIMD16<UInt8>(truncatingIfNeeded: best)
    }

    /// Absolute values.
    @inline(__always)
    private static func size(_ values: SIMD16<Int16>) -> SIMD16<Int16> { pointwiseMax(values, 0 &- values) }

    /// Sixteen bytes at a place, which need not be aligned.
    @inline(__always)
    private func bytes(_ line: UnsafeRawPointer, _ place: Int) -> SIMD16<UInt8> {
        unsafe line.loadUnaligned(fromByteOffset: place, as: SIMD16<UInt8>.self)
    }
}

extension PNG.RowFilter {
    /// The numbers of the filters (section 9.2).
    static let none: UInt8 = 0
    /// PNG's filter type 1: the difference from the pixel to the left.
    static let sub: UInt8 = 1
    /// Filter type 2: the difference from the pixel above.
    static let up: UInt8 = 2
    /// Filter type 3: the difference from the mean of the pixels to the left and above.
    static let average: UInt8 = 3
    /// Filter type 4: the difference from the neighbour that Paeth's predictor picks (left, above or above left).
    static let paeth: UInt8 = 4
}
