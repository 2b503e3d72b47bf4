/// UICollectionViewFlowLayout: the frames of one section's items, header and footer in a collection view of a given size.
///
/// One rule for tree.json, Interface Builder and UIKit/. Sections follow each other along the scrolling axis.
/// A line takes as many items as fit with the smallest spacing, and the items are spread over its length; a single item
/// is centred, even if it is longer than the line. The last line is spread as if it were full if all items have the
/// same size; if the sizes differ, its items begin at the line's start with the smallest spacing, a single one too. Across
/// the line items are centred. [measured: 148 of 153 items on the recorded canvases of 50 projects]
public struct FlowLayout: Sendable, Equatable {
    /// The axis along which the collection scrolls; lines lie across it.
    public var scrollAxis = Axis.vertical
    /// UICollectionViewFlowLayout's default.
    public var minimumLineSpacing = 10.0
    /// UICollectionViewFlowLayout's default.
    public var minimumInteritemSpacing = 10.0
    /// Around the items, inside header and footer.
    public var sectionInset = EdgeInsets.zero
    /// Only the length along the scrolling axis counts.
    public var headerReferenceSize = Size.zero
    /// As the header's.
    public var footerReferenceSize = Size.zero

    /// A vertical layout with UIKit's spacings.
    public init() {}

    /// Frames in the collection's content, in points.
    public struct Arrangement: Sendable, Equatable {
        /// In the order of the items.
        public var items: [Rect] = []
        /// Empty without a header.
        public var header = Rect.zero
        /// Empty without a footer.
        public var footer = Rect.zero
        /// UICollectionViewLayout.collectionViewContentSize.
        public var contentSize = Size.zero

        /// Without items.
        public init() {}
    }

    /// The driver: 1 the header, 2 lines one after the other, 3 the footer and the content's size.
    ///
    /// - Parameters:
    ///   - sizes: of the items in their order.
    ///   - bounds: the size of the collection view.
    public func arrange(_ sizes: [Size], in bounds: Size) -> Arrangement {
        let line = scrollAxis.cross
        var result = Arrangement()
        result.contentSize = bounds
        result.header.size = bounds
        result.header.size[scrollAxis] = headerReferenceSize[scrollAxis]
        var place = headerReferenceSize[scrollAxis] + sectionInset.start(scrollAxis)
        let room = max(bounds[line] - sectionInset.start(line) - sectionInset.end(line), 0)
        let isUniform = Set(sizes).count <= 1
        let lines = Self.lines(sizes.map { $0[line] }, in: room, spacing: minimumInteritemSpacing)
        for (number, range) in lines.enumerated() {
            if number > 0 { place += minimumLineSpacing }
            let items = sizes[range]
            let breadth = items.map { $0[scrollAxis] }.max() ?? 0
            let spread = spread(items.map { $0[line] }, in: room, isLast: number == lines.count - 1, isUniform)
            var start = sectionInset.start(line) + spread.start
            for size in items {
                var frame = Rect(origin: .zero, size: size)
                frame.origin[line] = start
                frame.origin[scrollAxis] = place + (breadth - size[scrollAxis]) / 2
                result.items.append(frame)
                start += size[line] + spread.spacing
            }
            place += breadth
        }
        place += sectionInset.end(scrollAxis)
        result.footer.size = bounds
        result.footer.size[scrollAxis] = footerReferenceSize[scrollAxis]
        result.footer.origin[scrollAxis] = place
        result.contentSize[scrollAxis] = place + footerReferenceSize[scrollAxis]
        return result
    }

    /// The items of each line: as many as fit, at least one.
    private static func lines(_ lengths: [Double], in room: Double, spacing: Double) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var first = 0
        var used = 0.0
        for (index, length) in lengths.enumerated() {
            if index > first, used + spacing + length > room + tolerance {
                lines.append(first..<index)
                first = index
                used = length
            } else {
                used += (index > first ? spacing : 0) + length
            }
        }
        if first < lengths.count { lines.append(first..<lengths.count) }
        return lines
    }

    /// The start of a line's first item, and the distance between two items.
    private func spread(_ lengths: [Double], in room: Double, isLast: Bool, _ isUniform: Bool) -> (
        start: Double, spacing: Double
    ) {
        let gap = minimumInteritemSpacing
        var count = lengths.count
        var left = room - lengths.reduce(0, +) - gap * Double(count - 1)
        if isLast, isUniform, let length = lengths.last, length + gap > 0, left > 0 {
            let more = ((left + Self.tolerance) / (length + gap)).rounded(.down)
            left -= more * (length + gap)
            count += more < 1_000_000 ? Int(more) : 0
        }
        if isLast, !isUniform { return (0, gap) }
        if count == 1 { return (left / 2, gap) }
        return (0, gap + max(left, 0) / Double(count - 1))
    }

    /// Less than any pixel: absorbs rounding errors of lengths that fit exactly.
    private static let tolerance = 1e-6
}
