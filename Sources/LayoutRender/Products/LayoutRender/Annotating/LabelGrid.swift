/// The rectangles that labels should not cover, stored in the cells of a grid, so that the time of a query depends on
/// the rectangles nearby and not on all rectangles of the picture.
package struct LabelGrid {
    /// The side of a cell in points.
    private static let side = 32.0
    /// The most rectangles that a cell stores: keeps the time of a query bounded when thousands of views have the same
    /// place.
    private static let cellLimit = 48

    /// The indices in `obstacles` of the rectangles that reach into each cell. The dictionary is only asked by key.
    private var cells: [Cell: [Int]] = [:]
    /// Every inserted rectangle; the index of a rectangle is its handle.
    private var obstacles: [Obstacle] = []
    /// Number of rectangles compared so far: the measure of work.
    package private(set) var comparisons = 0

    /// A square of the plane by its column and row; negative left of and above the origin.
    private struct Cell: Hashable {
        /// Points divided by `side`, rounded down.
        var x: Int
        var y: Int
    }

    /// A rectangle with the cost of covering it.
    private struct Obstacle {
        /// In the picture's coordinates.
        var rect: Rect
        /// What a line or label costs that covers the rectangle.
        var weight: Double
        /// The item whose own label may cover the rectangle; nil: no label may.
        var owner: Int?
        /// False after `remove`.
        var isTaken = true
    }

    /// A grid without rectangles.
    package init() {}

    /// Marks a rectangle as covered. Covering a rectangle of greater weight costs more.
    /// - Parameter owner: the item to which the rectangle belongs; an item's label may cover the item's own rectangles.
    /// - Returns: the handle for `remove`.
    @discardableResult
    package mutating func insert(_ rect: Rect, weight: Double, owner: Int? = nil) -> Int {
        obstacles.append(Obstacle(rect: rect, weight: weight, owner: owner))
        for cell in cellsTouched(by: rect) where cells[cell, default: []].count < Self.cellLimit {
            cells[cell, default: []].append(obstacles.count - 1)
        }
        return obstacles.count - 1
    }

    /// Removes a rectangle.
    ///
    /// A handle that was removed before is ignored.
    package mutating func remove(_ handle: Int) {
        guard obstacles.indices.contains(handle), obstacles[handle].isTaken else { return }
        obstacles[handle].isTaken = false
        for cell in cellsTouched(by: obstacles[handle].rect) { cells[cell]?.removeAll { $0 == handle } }
    }

    /// The weighted area of the stored rectangles that `rect` would cover; 0 for a free place.
    /// - Parameters:
    ///   - limit: the cost at which counting may stop.
    ///   - owner: the item whose rectangles do not count.
    package mutating func cost(of rect: Rect, limit: Double = .infinity, except owner: Int? = nil) -> Double {
        var total = 0.0
        for cell in cellsTouched(by: rect) {
            for index in cells[cell] ?? [] {
                comparisons += 1
                if owner != nil, obstacles[index].owner == owner { continue }
                guard let common = common(index, rect, in: cell) else { continue }
                total += common * obstacles[index].weight
                if total > limit { return total }
            }
        }
        return total
    }

    /// The handles of obstacles of at least `weight` under `rect`, in the order of their insertion, at most `count`.
    package mutating func obstacles(under rect: Rect, weight: Double, count: Int) -> [Int] {
        var found: [Int] = []
        for cell in cellsTouched(by: rect) {
            for index in cells[cell] ?? [] where obstacles[index].weight >= weight {
                comparisons += 1
                guard common(index, rect, in: cell) != nil else { continue }
                found.append(index)
                if found.count >= count { return found.sorted() }
            }
        }
        return found.sorted()
    }

    /// The area that a rectangle shares with `rect`, counted in exactly one of the cells that both touch.
    private func common(_ index: Int, _ rect: Rect, in cell: Cell) -> Double? {
        let common = obstacles[index].rect.intersection(rect)
        guard common.width > 0, common.height > 0, self.cell(at: common.origin) == cell else { return nil }
        return common.width * common.height
    }

    /// The cell that contains a point.
    private func cell(at point: Point) -> Cell {
        Cell(x: Int((point.x / Self.side).rounded(.down)), y: Int((point.y / Self.side).rounded(.down)))
    }

    /// The cells that a rectangle reaches into.
    ///
    /// At most 400 columns and rows: a rectangle beyond 12,800 points is only known at its start.
    private func cellsTouched(by rect: Rect) -> [Cell] {
        guard rect.isDrawable, rect.width >= 0, rect.height >= 0 else { return [] }
        let first = cell(at: rect.origin)
        let last = cell(at: Point(x: rect.maxX, y: rect.maxY))
        let right = min(last.x, first.x + 400)
        let bottom = min(last.y, first.y + 400)
        guard first.x <= right, first.y <= bottom else { return [] }
        // Every place that is tried for a label comes here: one array, without a closure for each row.
        var cells: [Cell] = []
        cells.reserveCapacity((right - first.x + 1) * (bottom - first.y + 1))
        var (x, y) = (first.x, first.y)
        while y <= bottom {
            cells.append(Cell(x: x, y: y))
            x += 1
            if x > right { (x, y) = (first.x, y + 1) }
        }
        return cells
    }
}
