/// The heights of the rows of a table: what is known of them, and estimates of the others.
///
/// Lists of numbers, so that a hundred thousand rows take two megabytes, and sums of blocks of rows, so that a layout passes
/// over those that are out of sight.
struct RowHeights {
    /// The rows of one section.
    private struct Section {
        var heights: [CGFloat] = []
        var isKnown: [Bool] = []
        /// The heights of the blocks; nil for a block with a row that got another height.
        var sums: [CGFloat?] = []
    }

    private static let block = 256
    private var sections: [Section] = []
    /// Where the rows of each section begin, as they were laid out.
    var tops: [Int: CGFloat] = [:]

    /// How many rows of a section there are; 0 for a section that is not there yet.
    func count(_ section: Int) -> Int { section < sections.count ? sections[section].heights.count : 0 }

    /// Takes the heights of a section anew.
    /// - Parameter height: of a row; `isKnown` is false for an estimate.
    mutating func fill(_ section: Int, count: Int, _ height: (Int) -> (value: CGFloat, isKnown: Bool)) {
        while sections.count <= section { sections.append(Section()) }
        var filled = Section()
        filled.heights.reserveCapacity(count)
        filled.isKnown.reserveCapacity(count)
        for row in 0..<count {
            let (value, isKnown) = height(row)
            filled.heights.append(value)
            filled.isKnown.append(isKnown)
        }
        filled.sums = [CGFloat?](repeating: nil, count: (count + Self.block - 1) / Self.block)
        sections[section] = filled
    }

    /// The height of a row where it is known.
    func known(_ section: Int, _ row: Int) -> CGFloat? {
        sections[section].isKnown[row] ? sections[section].heights[row] : nil
    }

    subscript(section: Int, row: Int) -> CGFloat { sections[section].heights[row] }

    mutating func set(_ height: CGFloat, _ section: Int, _ row: Int) {
        sections[section].isKnown[row] = true
        guard sections[section].heights[row] != height else { return }
        sections[section].heights[row] = height
        sections[section].sums[row / Self.block] = nil
    }

    /// The height of all rows before one.
    mutating func distance(to row: Int, in section: Int) -> CGFloat {
        var sum = CGFloat(0)
        let block = row / Self.block
        for place in 0..<block { sum += height(ofBlock: place, section) }
        for place in block * Self.block..<row { sum += sections[section].heights[place] }
        return sum
    }

    private mutating func height(ofBlock block: Int, _ section: Int) -> CGFloat {
        if let known = sections[section].sums[block] { return known }
        let rows = block * Self.block..<min((block + 1) * Self.block, sections[section].heights.count)
        let sum = sections[section].heights[rows].reduce(0, +)
        sections[section].sums[block] = sum
        return sum
    }

    /// Goes through the rows of a section that lie near a stretch, in their order.
    /// - Parameters:
    ///   - top: where the first row begins.
    ///   - isFar: whether rows between two places need not be looked at one by one.
    ///   - visit: is called with a row and where it begins, and gives its height.
    /// - Returns: where the last row ends.
    mutating func visit(
        _ section: Int, from top: CGFloat, isFar: (_ from: CGFloat, _ to: CGFloat) -> Bool,
        _ visit: (inout RowHeights, _ row: Int, _ y: CGFloat) -> CGFloat
    ) -> CGFloat {
        var y = top
        let count = count(section)
        for block in 0..<(count + Self.block - 1) / Self.block {
            let sum = height(ofBlock: block, section)
            if isFar(y, y + sum) {
                y += sum
                continue
            }
            var inner = y
            for row in block * Self.block..<min((block + 1) * Self.block, count) { inner += visit(&self, row, inner) }
            // The sum of the block, whose heights may be others now: the same wherever the table is scrolled to.
            y += height(ofBlock: block, section)
        }
        return y
    }
}
