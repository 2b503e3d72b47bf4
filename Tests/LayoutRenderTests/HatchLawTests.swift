import LayoutRender
import TestSupport
import Testing

/// A hatch, which is drawn band by band, has the pixels of its lines drawn at once inside a clip.
@Suite struct HatchLawTests {
    /// The hatch's lines as a path, one point higher and lower than the rectangle.
    private func lines(_ hatch: Hatch, in rect: Rect) -> Shape {
        let isRising = hatch.direction == .rising
        let low = isRising ? rect.minX + rect.minY : rect.minX - rect.maxY
        let high = isRising ? rect.maxX + rect.maxY : rect.maxX - rect.minY
        var path: [PathElement] = []
        var at = (low / hatch.spacing).rounded(.down) * hatch.spacing
        while at <= high {
            for y in [rect.minY - 1, rect.maxY + 1] {
                let end = Point(x: isRising ? at - y : at + y, y: y)
                path.append(path.count.isMultiple(of: 2) ? .move(end) : .line(end))
            }
            at += hatch.spacing
        }
        return .path(path)
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func bandsHaveThePixelsOfTheWhole(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func one(of values: [Double]) -> Double { values.randomElement(using: &random) ?? values[0] }
        let scale = one(of: [1, 1.5, 2, 3, 2.7])
        // Edges on pixels of the scale, of another scale, or anywhere.
        let grid = one(of: [scale, 3, 1000])
        func length(_ range: ClosedRange<Double>) -> Double {
            (Double.random(in: range, using: &random) * grid).rounded() / grid
        }
        let isUpright = Bool.random(using: &random)
        let (short, long) = (length(1...20), length(20...280))
        let rect = Rect(
            x: length(0...90), y: length(0...90), width: isUpright ? short : long, height: isUpright ? long : short)
        let hatch = Hatch(
            color: RGBA(red: 200, green: 120, blue: 10, alpha: 190),
            direction: Bool.random(using: &random) ? .rising : .falling, spacing: one(of: [3, 5, 6, 7, 9, 6.25]),
            lineWidth: one(of: [0.6, 0.9, 1, 2]))
        // No larger than the hatch needs: most of the test's time is the reading of pixels.
        let bounds = Rect(x: length(-3...0), y: length(-3...0), width: rect.maxX + 10, height: rect.maxY + 10)

        var list = DisplayList(bounds: bounds)
        list.fill(.rect(rect), .hatch(hatch))
        var plain = DisplayList(bounds: bounds)
        plain.group(DisplayGroup(clip: .rect(rect))) {
            $0.stroke(lines(hatch, in: rect), Stroke(color: hatch.color, width: hatch.lineWidth))
        }
        var renderer = try Renderer()
        let (bands, whole) = (try renderer.pixels(list, scale: scale), try renderer.pixels(plain, scale: scale))
        let isEqual = bands == whole
        #expect(isEqual, "\(hatch) in \(rect) at \(scale)")
        let isDrawn = bands.pixels.contains { $0 != 255 }
        #expect(isDrawn)
    }
}
