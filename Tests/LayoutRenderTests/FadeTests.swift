import LayoutEngine
import LayoutRender
import TestSupport
import Testing

/// Fills that change from above to below.
@Suite struct FadeTests {
    private let fade = Fade(down: [
        (30, RGBA(0xFF0000).opacity(0)), (10, RGBA(0xFF0000)), (20, RGBA(0xFF0000).opacity(0.5)),
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
        #expect(try greens(Fade(down: [])).allSatisfy { $0 == 255 })
        #expect(try greens(Fade(down: [(5, .black)])).prefix(36).allSatisfy { $0 == 0 })
        let same = Fade(down: [(8, .black), (8, .white)])
        #expect(try greens(same)[0] == 0 && greens(same)[20] == 255)
        #expect(Fade(down: [(.nan, .black), (.infinity, .black)]).stops.isEmpty)
        #expect(try greens(Fade(down: [(1e300, .black), (0, .black)])).count == 40)
    }

    /// CAGradientLayer stretches a square: in any bounds the middle tone runs from corner to corner.
    @Test(arguments: [Size(width: 40, height: 40), Size(width: 80, height: 20), Size(width: 10, height: 60)])
    func aGradientFromCornerToCorner(size: Size) throws {
        var root = View(.view, identifier: "root")
        root.appearance.gradient = GradientLayer(
            [.init(color: .rgba(red: 1, green: 0, blue: 0, alpha: 1), location: 0)]
                + [.init(color: .rgba(red: 1, green: 1, blue: 1, alpha: 1), location: 1)],
            from: Point(x: 0, y: 0), to: Point(x: 1, y: 1))
        let environment = LayoutEnvironment(width: size.width, height: size.height, scale: 1)
        let scene = LayoutScene(id: "a", name: "a", tree: LayoutTree(root: root), environment: environment)
        var options = RenderOptions()
        options.layers = .plain
        var renderer = try Renderer()
        let bitmap = try renderer.pixels(
            DisplayList(scene: scene, layout: scene.tree.resolve(in: environment), options: options), scale: 1)
        let green = { (x: Int, y: Int) in Int(bitmap[x, y].green) }
        let (right, bottom) = (Int(size.width) - 1, Int(size.height) - 1)
        #expect(green(0, 0) < 30 && green(right, bottom) > 225)
        #expect((118...137).contains(green(right, 0)) && (118...137).contains(green(0, bottom)))
    }

    @Test func asSVG() throws {
        var renderer = try Renderer()
        let text = String(decoding: try renderer.svg(list(fade)), as: UTF8.self)
        #expect(text.contains("<linearGradient id=\"fade.1\" gradientUnits=\"userSpaceOnUse\""))
        #expect(text.contains("fill=\"url(#fade.1)\""))
        #expect(text.contains("stop-color=\"#ff0000\" stop-opacity=\"0.5\"") || text.contains("stop-opacity=\"0.502\""))
        let none = String(decoding: try renderer.svg(list(Fade(down: []))), as: UTF8.self)
        #expect(!none.contains("linearGradient"))
    }
}
