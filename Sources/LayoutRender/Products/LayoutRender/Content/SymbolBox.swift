import LayoutEngine
import Notation

extension SymbolName {
    /// The square of the drawing that puts the ink of the outermost lines into a rectangle, in the middle and undistorted.
    ///
    /// A framed drawing has room of 4 % around the frame, a drawing without a frame 6 %. A drawing with a badge takes a square
    /// as large as fits, as the badge stands beside the drawing.
    /// - Parameter lines: the width of lines at regular weight.
    func box(filling ink: Rect, lines: Double) -> Rect {
        let width = lines * boldness
        let share = frame == nil ? 0.88 : 0.92
        let own = badge == nil ? SymbolPath.bounds(of: frame ?? (drawing + (isSlashed ? Self.slash : ""))) : nil
        let bounds = own ?? Rect(x: 1, y: 1, width: 22, height: 22)
        let room = Size(width: max(ink.width - width, 0.5), height: max(ink.height - width, 0.5))
        let unit = min(
            bounds.width > 0 ? room.width / bounds.width : .infinity,
            bounds.height > 0 ? room.height / bounds.height : .infinity)
        let side = SymbolPath.grid * unit / share
        let middle = SymbolPath.grid / 2
        return Rect(
            x: ink.midX + (middle - bounds.midX) * unit - side / 2,
            y: ink.midY + (middle - bounds.midY) * unit - side / 2, width: side, height: side)
    }

    /// The line across a symbol in the notation of `SymbolShapes`.
    private static let slash = " M3.5 3 L20.5 21"
}

extension SymbolPath {
    /// The rectangle around the lines of a drawing, in units of the grid; nil for a drawing without an extent.
    fileprivate static func bounds(of drawing: String) -> Rect? {
        let square = Rect(x: 0, y: 0, width: grid, height: grid)
        let points = drawing.split(separator: "|").flatMap { paths($0, in: square) }.flatMap { path -> [Point] in
            guard case .path(let elements) = path.shape else {
                let bounds = path.shape.bounds
                return [bounds.origin, Point(x: bounds.maxX, y: bounds.maxY)]
            }
            return pointsOnLines(elements)
        }
        let bounds = Rect.around(points)
        return max(bounds.width, bounds.height) > 0 ? bounds : nil
    }

    /// Points along a path, near enough to each other for the rectangle around curves.
    private static func pointsOnLines(_ elements: [PathElement]) -> [Point] {
        var points: [Point] = []
        for element in elements {
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .curve(let first, let second, let end):
                let start = points.last ?? first
                for step in 1...8 {
                    let t = Double(step) / 8
                    func along(_ part: KeyPath<Point, Double>) -> Double {
                        let rest = 1 - t
                        return rest * rest * rest * start[keyPath: part] + 3 * rest * rest * t * first[keyPath: part]
                            + 3 * rest * t * t * second[keyPath: part] + t * t * t * end[keyPath: part]
                    }
                    points.append(Point(x: along(\.x), y: along(\.y)))
                }
            case .close: break
            }
        }
        return points
    }
}
