import Foundation
import LayoutRender
import TestSupport
import Testing

/// Small pictures whose whole text is kept. `LAYOUTRENDER_RECORD=1` writes them anew and fails the run.
@Suite struct SVGGoldenTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("fixtures/pictures")

    private func compare(_ list: DisplayList, _ name: String) throws {
        var renderer = try Renderer()
        let bytes = try renderer.svg(list)
        #expect(bytes.count <= 20_480)
        let file = Self.folder.appendingPathComponent(name + ".svg")
        if ProcessInfo.processInfo.environment["LAYOUTRENDER_RECORD"] != nil {
            try Data(bytes).write(to: file)
            Issue.record("recorded \(name)")
            return
        }
        let expected = try Array(Data(contentsOf: file))
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        let expectedLines = String(decoding: expected, as: UTF8.self).split(separator: "\n")
        if let place = zip(lines, expectedLines).enumerated().first(where: { $1.0 != $1.1 }) {
            Issue.record(
                "line \(place.offset + 1) of \(name)\nexpected \(place.element.1)\nactual   \(place.element.0)")
        }
        let isSame = bytes == expected
        #expect(isSame, "\(name): \(bytes.count) bytes, \(expected.count) expected")
    }

    @Test func shapesGroupsAndHatches() throws {
        var list = DisplayList(size: Size(width: 100, height: 60), title: "shapes & <groups>")
        list.group(
            DisplayGroup(
                id: "a/b", title: "first", clip: .roundedRect(Rect(x: 2, y: 2, width: 40, height: 30), radius: 6))
        ) {
            $0.fill(.rect(Rect(x: 0, y: 0, width: 50, height: 50)), RGBA(0x0072B2).opacity(0.5))
            $0.group(DisplayGroup(id: "a-b", opacity: 0.25)) {
                $0.fill(
                    .ring(outer: Rect(x: 4, y: 4, width: 20, height: 20), inner: Rect(x: 8, y: 8, width: 4, height: 4)),
                    .black)
            }
        }
        let hatch = Hatch(color: RGBA(0xE69F00), background: RGBA(0xE69F00, alpha: 40), direction: .falling, spacing: 5)
        list.fill(.rect(Rect(x: 50, y: 5, width: 40, height: 20)), .hatch(hatch))
        list.stroke(
            .line(Point(x: 50, y: 40.1239), Point(x: 90, y: 1.0 / 3)), Stroke(color: .black, width: 2, dash: [4, 2]))
        list.stroke(
            .path([
                .move(Point(x: 50, y: 50)), .curve(Point(x: 60, y: 40), Point(x: 70, y: 60), Point(x: 80, y: 50)),
                .close,
            ]), Stroke(color: .black, hasRoundEnds: true))
        try compare(list, "shapes")
    }

    @Test func glyphsAreOutlinesOnce() throws {
        var list = DisplayList(size: Size(width: 60, height: 40), background: nil)
        list.text(TextRun("noon", at: Point(x: 4, y: 16), size: 12, color: .black))
        list.text(TextRun("on", at: Point(x: 30, y: 34), anchor: .middle, size: 20, color: RGBA(0xD55E00), width: 18))
        try compare(list, "glyphs")
    }

    @Test func aStackWithAHiddenView() throws {
        var root = View(.stackView, identifier: "row")
        root.stack?.spacing = 10
        var tree = LayoutTree(root: root)
        for name in ["a", "b", "c"] {
            var view = View(.view, identifier: name)
            view.intrinsicContentSize = Size(width: 30, height: 20)
            view.appearance.backgroundColor = .named("systemTeal")
            view.isHidden = name == "b"
            tree.addArrangedSubview(view, to: tree.root)
        }
        let environment = LayoutEnvironment(width: 120, height: 20)
        var options = RenderOptions()
        // No measured text: the engine's table of advances may grow better.
        options.layers = [.content, .frames]
        let list = DisplayList(
            tree: tree, layout: tree.resolve(in: environment), environment: environment, options: options)
        try compare(list, "stack")
    }
}

@Suite struct SVGWordTests {
    @Test(
        arguments: [
            (0, "0"), (-0.0, "0"), (1.5, "1.5"), (-2.0004, "-2"), (0.0005, "0.001"), (12.340, "12.34"),
            (1e300, "1000000000"),
            (-1e300, "-1000000000"), (.nan, "0"), (1.0 / 3, "0.333"), (-0.05, "-0.05"),
        ] as [(Double, String)])
    func numbers(value: Double, text: String) throws {
        var list = DisplayList(size: Size(width: 1, height: 1), background: nil)
        list.fill(.rect(Rect(x: value.magnitude < 1e6 ? value : 0, y: 0, width: 1, height: 1)), .black)
        var renderer = try Renderer()
        let svg = String(decoding: try renderer.svg(list), as: UTF8.self)
        if value.magnitude < 1e6 { #expect(svg.contains("<rect x=\"\(text)\" y=\"0\"")) }
    }

    @Test func idsStayUniqueAndTitlesAreEscaped() throws {
        var list = DisplayList(size: Size(width: 1, height: 1))
        for id in ["a/b", "a.b", "a b", "1", "<\"&>"] {
            list.group(DisplayGroup(id: id, title: "\(id)\u{0}")) {
                $0.fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), .black)
            }
        }
        var renderer = try Renderer()
        let svg = String(decoding: try renderer.svg(list), as: UTF8.self)
        for id in ["a-b", "a-b-2", "a-b-3", "_1", "_----"] { #expect(svg.contains("<g id=\"\(id)\">"), "\(id)") }
        #expect(svg.contains("<title>&lt;&quot;&amp;&gt;\u{FFFD}</title>"))
    }
}
