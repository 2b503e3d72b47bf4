/// The device's pixels, as a grid of points.
struct PixelGrid {
    let scale: Double
    let isOn: Bool

    /// Solved numbers carry an error of a few units in the last place; a half must not tip over because of it.
    private static let tolerance = 1e-6

    func round(_ value: Double) -> Double {
        guard isOn else { return value }
        return (value * scale + 0.5 + Self.tolerance).rounded(.down) / scale
    }

    func round(_ rect: Rect) -> Rect {
        guard isOn else { return rect }
        let x = round(rect.minX)
        let y = round(rect.minY)
        return Rect(x: x, y: y, width: round(rect.maxX) - x, height: round(rect.maxY) - y)
    }
}
