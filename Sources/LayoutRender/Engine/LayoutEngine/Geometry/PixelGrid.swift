/// The device's pixels, as a grid of points.
struct PixelGrid {
    /// Pixels per point: 2 or 3 on iPhones, so that the grid's lines are 1/2 or 1/3 of a point apart.
    let scale: Double
    /// False leaves every number as it was solved.
    let isOn: Bool

    /// Solved numbers carry an error of a few units in the last place; a half must not tip over because of it.
    private static let tolerance = 1e-6

    /// A position on the nearest line of the grid; a half goes up, that is to the right or down.
    ///
    /// At scale 2, 10.25 becomes 10.5, and -10.25 becomes -10.
    func round(_ value: Double) -> Double {
        guard isOn else { return value }
        return Self.floor(value * scale + 0.5 + Self.tolerance) / scale
    }

    /// `rounded(.down)`, without a call of the C library for numbers of a usual size: beside 1.5 * 2^52 doubles are a whole
    /// apart, so that the sum is the nearest whole number. 0 in place of -0, which no sum of a number with a half is.
    @inline(__always)
    static func floor(_ value: Double) -> Double {
        guard value.magnitude < 1e15 else { return value.rounded(.down) }
        let nearest = (value + 0x1.8p52) - 0x1.8p52
        return nearest > value ? nearest - 1 : nearest
    }

    /// The lengths of a fitting size: the nearest whole pixels, whatever the position. [measured: four fitting sizes
    /// on devices of two and three pixels a point, which rounding up would give too; 21 of 21 sizes of views in no window, which
    /// it would not]
    func round(_ size: Size) -> Size { Size(width: round(size.width), height: round(size.height)) }

    /// Rounds the four edges, not the lengths: neighbours that share an edge still share it, and two views of equal
    /// length may differ by a pixel.
    func round(_ rect: Rect) -> Rect {
        guard isOn else { return rect }
        let x = round(rect.minX)
        let y = round(rect.minY)
        return Rect(x: x, y: y, width: round(rect.maxX) - x, height: round(rect.maxY) - y)
    }
}
