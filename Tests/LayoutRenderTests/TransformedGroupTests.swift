import LayoutEngine
import Testing

@testable import LayoutRender

/// Groups that map the plane.
@Suite("Transformed groups")
struct TransformedGroupTests {
    private let quarter = AffineMatrix(a: 0, b: 1, c: -1, d: 0)

    private func list(_ group: DisplayGroup) -> DisplayList {
        var list = DisplayList(size: Size(width: 40, height: 40))
        list.group(group) {
            $0.fill(.rect(Rect(x: 20, y: 18, width: 16, height: 4)), .black)
            $0.text(TextRun("mm", at: Point(x: 22, y: 14), size: 8, color: .black))
        }
        return list
    }

    private func pixels(_ list: DisplayList) throws -> Bitmap {
        var renderer = try Renderer()
        return try renderer.pixels(list, scale: 2)
    }

    @Test("four quarter turns one in the other are none")
    func fourTurns() throws {
        let turn = DisplayGroup(transform: quarter.about(Point(x: 20, y: 20)))
        var turned = DisplayList(size: Size(width: 40, height: 40))
        for _ in 0..<4 { turned.append(.begin(turn)) }
        turned.items += list(DisplayGroup()).items.filter { if case .text = $0 { false } else { true } }
        for _ in 0..<4 { turned.append(.end) }
        var plain = list(DisplayGroup())
        plain.items.removeAll { if case .text = $0 { true } else { false } }
        #expect(try pixels(turned) == pixels(plain))
    }

    @Test("a turn about a point takes shapes and letters along; a faded and clipped group too")
    func turn() throws {
        for opacity in [1, 0.5] as [Double] {
            let turn = quarter.about(Point(x: 20, y: 20))
            let group = DisplayGroup(
                transform: turn, clip: .rect(Rect(x: 0, y: 0, width: 40, height: 30)), opacity: opacity)
            let flat = try pixels(list(DisplayGroup(clip: group.clip, opacity: opacity)))
            let turned = try pixels(list(group))
            // The bar to the right lies below the middle now, and nothing is left to the right.
            #expect(flat.pixels[(40 * 80 + 60) * 4] == turned.pixels[(60 * 80 + 39) * 4])
            #expect(turned.pixels[(60 * 80 + 39) * 4] < 140 && turned.pixels[(39 * 80 + 70) * 4] == 255)
            // Letters above the bar stand to the right of it.
            #expect((0..<80).contains { y in (46..<80).contains { turned.pixels[(y * 80 + $0) * 4] < 200 } })
        }
    }

    @Test("a map that leaves nothing draws nothing, and what follows is drawn")
    func nothing() throws {
        for matrix in [
            AffineMatrix(a: 0, b: 0, c: 0, d: 1), AffineMatrix(a: .nan, b: 0, c: 0, d: 1),
            AffineMatrix(a: 1e7, b: 0, c: 0, d: 1),
        ] {
            var list = list(DisplayGroup(transform: matrix))
            list.fill(.rect(Rect(x: 0, y: 0, width: 2, height: 2)), .black)
            let pixels = try pixels(list)
            #expect(pixels.pixels[0] == 0 && pixels.pixels[(40 * 80 + 60) * 4] == 255)
        }
    }

    @Test("SVG says the map, a moved list has it about the other place, and the hash of pixels depends on the map")
    func elsewhere() throws {
        let turned = list(DisplayGroup(transform: quarter.about(Point(x: 20, y: 20))))
        var renderer = try Renderer()
        let text = String(decoding: try renderer.svg(turned), as: UTF8.self)
        #expect(text.contains("<g transform=\"matrix(0 1 -1 0 40 0)\">"))
        var sheet = DisplayList(size: Size(width: 60, height: 50))
        var ids: Set<String> = []
        sheet.place(turned, at: Point(x: 10, y: 5), usedIDs: &ids)
        let (small, large) = (try pixels(turned), try pixels(sheet))
        for y in 0..<80 {
            for x in 0..<80 where small.pixels[(y * 80 + x) * 4] != large.pixels[((y + 10) * 120 + x + 20) * 4] {
                Issue.record("\(x), \(y)")
            }
        }
        #expect(turned.pixelHash(scale: 1) != list(DisplayGroup()).pixelHash(scale: 1))
    }

    @Test("the rectangle around a turned one")
    func bounds() {
        let half = AffineMatrix(a: -1, b: 0, c: 0, d: -1).about(Point(x: 10, y: 10))
        #expect(half.bounds(of: Rect(x: 0, y: 0, width: 4, height: 6)) == Rect(x: 16, y: 14, width: 4, height: 6))
    }
}
