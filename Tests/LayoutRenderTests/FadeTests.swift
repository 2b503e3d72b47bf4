import LayoutRender
import TestSupport
import Testing

/// Fills that change from above to below.
@Suite struct FadeTests {
    private let fade = Fade([
        .init(y: 30, color: RGBA(0xFF0000).opacity(0)), .init(y: 10, color: RGBA(0xFF0000)),
        .init(y: 20, color: RGBA(0xFF0000).opacity(0.5)),
    ])
    private func list(_ fade: Fade) -> DisplayList {
        var list = DisplayList(size: Size(width: 4, height: 40))
        list.fill(.rect(Rect(x: 0, y: 0, width: 4, height: 36)), .fade(fade))
        return list
    }
    private func greens(_ fade: Fade) throws -> [Int] {
        var renderer = try Renderer()
        let bitmap = try renderer.pixels(list(fade), scale: 1)
        return (0..<40).map { Int(bitmap.pixels[$0 * bitmap.width * 4 + 1]) }
    }

    /// Over white the green channel says how much of the red covers.
    @Test func tonesFollowEachOther() throws {
        let rows = try greens(fade)
        #expect(rows[0] == 0 && rows[9] <= 1, "above the first stop its colour holds on")
        #expect((120...135).contains(rows[19]) && (120...135).contains(rows[20]), "half of it at the second stop")
        #expect(rows[31] == 255 && rows[38] == 255, "nothing from the last stop on")
        #expect(zip(rows, rows.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test func fewStops() throws {
        #expect(try greens(Fade([])).allSatisfy { $0 == 255 })
        #expect(try greens(Fade([.init(y: 5, color: .black)])).prefix(36).allSatisfy { $0 == 0 })
        let same = Fade([.init(y: 8, color: .black), .init(y: 8, color: .white)])
        #expect(try greens(same)[0] == 0 && greens(same)[20] == 255)
        #expect(Fade([.init(y: .nan, color: .black), .init(y: .infinity, color: .black)]).stops.isEmpty)
        #expect(try greens(Fade([.init(y: 1e300, color: .black), .init(y: 0, color: .black)])).count == 40)
    }

    @Test func asSVG() throws {
        var renderer = try Renderer()
        let text = String(decoding: try renderer.svg(list(fade)), as: UTF8.self)
        #expect(text.contains("<linearGradient id=\"fade.1\" gradientUnits=\"userSpaceOnUse\""))
        #expect(text.contains("fill=\"url(#fade.1)\""))
        #expect(text.contains("stop-color=\"#ff0000\" stop-opacity=\"0.5\"") || text.contains("stop-opacity=\"0.502\""))
        let none = String(decoding: try renderer.svg(list(Fade([]))), as: UTF8.self)
        #expect(!none.contains("linearGradient"))
    }
}
