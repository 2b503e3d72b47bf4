/// Heckbert's median cut ("Color image quantization for frame buffer display", 1982): the box with the largest product
/// of pixels and extent is cut at the median of its pixels, until there are as many boxes as wanted colours.
///
/// A colour of more than half of a box's pixels represents the box unchanged, because pictures of screens are flat;
/// other boxes are represented by the mean of their pixels.
struct MedianCut {
    /// A colour with the number of its pixels.
    private typealias Entry = (color: UInt32, count: Int)

    /// Sorted inside each box by the channel of the last cut.
    private var entries: [Entry]
    /// The colours of a box are neighbours in `entries`.
    private var boxes: [Box] = []

    /// A box in the space of colours.
    private struct Box {
        /// The box's entries.
        var range: Range<Int>
        /// The number of the box's pixels.
        var population: Int
        /// The channel with the largest extent, as a shift: 16, 8 or 0.
        var shift: UInt32
        /// The largest difference of two values of the channel.
        var extent: Int
    }

    /// At most `count` colours for the colours of a census, in a fixed order; exactly the census's colours if they are
    /// few enough.
    static func palette(of census: ColorCensus, count: Int) -> [UInt32] {
        let entries = census.sorted
        guard entries.count > count else { return entries.map(\.color) }
        var cut = MedianCut(entries: entries)
        return cut.palette(count: count)
    }

    /// - Parameter entries: sorted by colour, which fixes the result.
    private init(entries: [Entry]) { self.entries = entries }

    /// Two boxes may have the same mean; the palette is shorter then.
    private mutating func palette(count: Int) -> [UInt32] {
        // 1  All colours in one box.
        boxes = [box(0..<entries.count)]
        // 2  Cut the box with the most pixels times extent.
        while boxes.count < count {
            guard
                let place = boxes.indices.filter({ boxes[$0].extent > 0 }).max(by: { weight($0) < weight($1) })
            else { break }
            let (low, high) = cut(boxes[place])
            boxes[place] = low
            boxes.append(high)
        }
        // 3  One colour per box.
        return Array(Set(boxes.map { color(of: $0) })).sorted()
    }

    /// The pixels of a box times its extent.
    private func weight(_ place: Int) -> Int { boxes[place].population * boxes[place].extent }

    /// The box of a range of entries.
    private func box(_ range: Range<Int>) -> Box {
        var box = Box(range: range, population: 0, shift: 0, extent: -1)
        for entry in entries[range] { box.population += entry.count }
        // For equal extents green before red before blue, by the eye's sensitivity.
        for shift in [8, 16, 0] as [UInt32] {
            var (low, high) = (255, 0)
            for entry in entries[range] {
                let value = Int(entry.color >> shift & 255)
                (low, high) = (min(low, value), max(high, value))
            }
            if high - low > box.extent { (box.shift, box.extent) = (shift, high - low) }
        }
        return box
    }

    /// Two boxes with at least one colour each.
    private mutating func cut(_ whole: Box) -> (Box, Box) {
        func value(_ entry: Entry) -> UInt32 { entry.color >> whole.shift & 255 }
        entries[whole.range].sort { (value($0), $0.color) < (value($1), $1.color) }
        var passed = 0
        var middle = whole.range.lowerBound + 1
        for place in whole.range.dropLast() {
            passed += entries[place].count
            middle = place + 1
            if passed * 2 >= whole.population { break }
        }
        return (box(whole.range.lowerBound..<middle), box(middle..<whole.range.upperBound))
    }

    /// The colour that represents a box.
    private func color(of box: Box) -> UInt32 {
        let colors = entries[box.range]
        guard let most = colors.max(by: { ($0.count, $1.color) < ($1.count, $0.color) }) else { return 0 }
        if most.count * 2 > box.population { return most.color }
        func mean(_ shift: UInt32) -> UInt32 {
            let sum = colors.reduce(0) { $0 + Int($1.color >> shift & 255) * $1.count }
            return UInt32((sum + box.population / 2) / max(1, box.population)) << shift
        }
        return mean(16) | mean(8) | mean(0)
    }
}
