import Notation

/// The differences of two pictures.
///
///     let difference = try PictureComparison.compare(reference, actual)
///     print("\(difference.pixels) pixels differ in \(difference.runs.count) runs")
public struct PictureDifference: Sendable, Equatable {
    /// A horizontal run of differing pixels.
    public struct Run: Sendable, Hashable {
        /// The row, from the top.
        public var row: Int32
        /// The first column.
        public var start: Int32
        /// The column behind the last.
        public var end: Int32
    }

    /// The size of the expected picture, in pixels.
    public var before: (width: Int, height: Int)
    /// The size of the other picture, in pixels.
    public var after: (width: Int, height: Int)
    /// Number of differing pixels, including those outside the common area.
    public var pixels = 0
    /// Pixels ignored because they differ only by anti-aliasing.
    public var antialiased = 0
    /// The differing pixels of the common area, by row and column.
    public var runs: [Run] = []
    /// Whether the options tolerate the difference.
    public var isTolerated = true

    /// Pictures of these sizes in which nothing differs yet.
    public init(before: (width: Int, height: Int), after: (width: Int, height: Int)) {
        self.before = before
        self.after = after
    }

    /// Whether the pictures are equally large.
    public var isSizeEqual: Bool { before == after }

    /// The share of the larger picture that differs, 0...1.
    public var ratio: Double {
        let area = max(before.width * before.height, after.width * after.height)
        return area == 0 ? 0 : Double(pixels) / Double(area)
    }

    /// One sentence: `4864 pixels differ (0.059 %), in 1000,900,180,44`.
    public var text: String {
        if !isSizeEqual {
            let common = runs.reduce(0) { $0 + Int($1.end - $1.start) }
            return "the sizes differ: \(before.width) x \(before.height) -> \(after.width) x \(after.height); "
                + (common == 0
                    ? "no difference in the common part"
                    : "\(countText(common, "pixel")) of the common part differ\(common == 1 ? "s" : "") in \(places)")
        }
        var note = ""
        if antialiased > 0 { note = ", \(countText(antialiased, "antialiased pixel")) left out" }
        guard pixels > 0 else { return "no visual change" + note }
        let verdict = isTolerated ? " (tolerated)" : ""
        return
            "\(countText(pixels, "pixel")) differ\(pixels == 1 ? "s" : "") (\(PlainNumber.text(ratio * 100)) %) in \(places)"
            + note + verdict
    }

    /// The first five regions.
    private var places: String {
        let boxes = regions
        let more = boxes.count > 5 ? "; and \(boxes.count - 5) more" : ""
        return boxes.prefix(5).map(\.text).joined(separator: "; ") + more
    }

    /// Rectangles around adjacent differences: differing pixels in touching cells of 32 x 32 pixels.
    public var regions: [PixelRect] {
        let side = 32
        let columns = max(before.width, after.width) / side + 1
        var boxOfCell: [Int: Int] = [:]
        var boxes: [(minX: Int, minY: Int, maxX: Int, maxY: Int)?] = []
        var parents: [Int] = []
        func root(_ box: Int) -> Int {
            var box = box
            while parents[box] != box { box = parents[box] }
            return box
        }
        for run in runs {
            var start = Int(run.start)
            while start < Int(run.end) {
                let end = min(Int(run.end), (start / side + 1) * side)
                let cell = Int(run.row) / side * columns + start / side
                let box: Int
                if let known = boxOfCell[cell] {
                    box = root(known)
                } else {
                    boxes.append((start, Int(run.row), end, Int(run.row) + 1))
                    box = boxes.count - 1
                    parents.append(box)
                    boxOfCell[cell] = box
                }
                grow(&boxes, box, (start, Int(run.row), end, Int(run.row) + 1))
                // Touching cells are merged into one region.
                for step in [-columns - 1, -columns, -columns + 1, -1, 1] {
                    guard let other = boxOfCell[cell + step].map(root), other != root(box) else { continue }
                    let (low, high) = (min(other, root(box)), max(other, root(box)))
                    parents[high] = low
                    if let swallowed = boxes[high] { grow(&boxes, low, swallowed) }
                    boxes[high] = nil
                }
                start = end
            }
        }
        return boxes.compactMap { box in
            box.map { PixelRect(x: $0.minX, y: $0.minY, width: $0.maxX - $0.minX, height: $0.maxY - $0.minY) }
        }
    }

    /// Extends a box to include another.
    private func grow(
        _ boxes: inout [(minX: Int, minY: Int, maxX: Int, maxY: Int)?], _ place: Int,
        _ other: (minX: Int, minY: Int, maxX: Int, maxY: Int)
    ) {
        guard let box = boxes[place] else { return }
        boxes[place] = (
            min(box.minX, other.minX), min(box.minY, other.minY), max(box.maxX, other.maxX), max(box.maxY, other.maxY)
        )
    }

    /// Equal in sizes, counts, runs and verdict.
    public static func == (a: Self, b: Self) -> Bool {
        a.before == b.before && a.after == b.after && a.pixels == b.pixels && a.antialiased == b.antialiased
            && a.runs == b.runs && a.isTolerated == b.isTolerated
    }
}
