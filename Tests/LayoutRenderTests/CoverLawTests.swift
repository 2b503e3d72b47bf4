import LayoutRender
import TestSupport
import Testing

/// What an opaque rectangle over the whole picture hides is not painted, and the memory of a picture holds the picture before:
/// no pixel shows either.
@Suite struct CoverLawTests {
    /// A picture whose first items are mostly rectangles over the whole, in groups that mostly change nothing.
    private func list(_ seed: UInt64, isNoted: Bool) -> DisplayList {
        var random = SeededGenerator(seed: seed)
        func color() -> RGBA {
            RGBA(
                red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random), blue: 40,
                alpha: [255, 255, 255, 90].randomElement(using: &random) ?? 255)
        }
        let size = Size(width: [20, 31, 31.25].randomElement(using: &random) ?? 20, height: 24)
        let bounds = Rect(origin: Point(x: seed % 3 == 0 ? 5.5 : 0, y: 0), size: size)
        var list = DisplayList(bounds: bounds, background: seed % 5 == 0 ? nil : color())
        var open = 0
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            switch Int.random(in: 0...9, using: &random) {
            case 0: list.fill(.rect(Rect(x: 3, y: 4, width: 9, height: 7)), color())
            case 1, 2:
                let clips: [Shape?] = [nil, nil, .rect(bounds), .rect(Rect(x: 2, y: 2, width: 12, height: 9))]
                let clip = clips.randomElement(using: &random) ?? nil
                list.append(.begin(DisplayGroup(clip: clip, opacity: seed % 7 == 0 ? 0.5 : 1)))
                open += 1
            default:
                list.fill(isNoted ? .rect(bounds) : .path(Self.outline(of: bounds)), color())
            }
        }
        for _ in 0..<open { list.append(.end) }
        return list
    }

    /// The same rectangle in words that no cover has.
    private static func outline(of rect: Rect) -> [PathElement] {
        [
            .move(rect.origin), .line(Point(x: rect.maxX, y: rect.y)), .line(Point(x: rect.maxX, y: rect.maxY)),
            .line(Point(x: rect.x, y: rect.maxY)), .close,
        ]
    }

    @Test func aCoverChangesNoPixel() throws {
        var renderer = try Renderer()
        var covered = 0
        for seed in 0..<400 as Range<UInt64> {
            let list = list(seed, isNoted: true)
            if list.cover(scale: 2) != nil { covered += 1 }
            // A renderer of its own has memory without a picture.
            var fresh = try Renderer()
            let plain = self.list(seed, isNoted: false)
            #expect(plain.cover(scale: 2) == nil)
            #expect(try renderer.pixels(list, scale: 2) == fresh.pixels(plain, scale: 2), "seed \(seed)")
        }
        #expect(covered > 100)
    }
}
