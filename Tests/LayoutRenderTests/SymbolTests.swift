import LayoutEngine
import Notation
import PNGCodec
import Testing

@testable import LayoutRender

@Suite("Symbols") struct SymbolTests {
    @Test("every drawing is whole and stays on its grid", arguments: SymbolShapes.names)
    func drawing(name: String) throws {
        let drawing = try #require(SymbolShapes.drawing(name))
        let grid = Rect(x: 0, y: 0, width: 24, height: 24)
        for part in drawing.split(separator: "|") {
            let paths = SymbolPath.paths(part, in: grid)
            // Commands of their own: moves, circles and rounded rectangles.
            #expect(paths.count == part.count { "MORmor".contains($0) })
            for path in paths {
                let bounds = path.shape.bounds
                #expect(bounds.minX >= -1 && bounds.minY >= -1 && bounds.maxX <= 25 && bounds.maxY <= 25, "\(path)")
                #expect(bounds.width + bounds.height > 0, "\(path)")
            }
        }
    }

    @Test("a name is a drawing, what stands around it, and whether it is filled")
    func names() throws {
        let plain = try #require(SymbolName("xmark"))
        #expect(plain.frame == nil && !plain.isFilled)
        let badge = try #require(SymbolName("xmark.circle.fill"))
        #expect(badge.drawing == plain.drawing && badge.frame == SymbolShapes.drawing("circle") && badge.isFilled)
        let warning = try #require(SymbolName("exclamationmark.triangle"))
        #expect(warning.lowering > 0 && !warning.isFilled)
        let person = try #require(SymbolName("person.fill.badge.plus"))
        #expect(person.badge == "plus" && person.isFilled && person.drawing == SymbolShapes.drawing("person"))
        #expect(try #require(SymbolName("cart.slash.circle.fill")).isSlashed)
        #expect(try #require(SymbolName("12.circle.fill")).text == "12")
        #expect(SymbolName("gobackward.15")?.text == "15")
        #expect(SymbolName(String(repeating: "x.slash", count: 10_000)) == nil)
        // A dot in a name of its own is no frame.
        #expect(try #require(SymbolName("chevron.up")).frame == nil)
        #expect(SymbolName("unknown") == nil)
        #expect(SymbolName("unknown.circle") == nil)
        #expect(SymbolName(".fill") == nil)
        #expect(SymbolName("") == nil)
    }

    @Test("a symbol with a drawing has a size, and its ink fills the ink's room", arguments: SymbolShapes.names)
    func size(name: String) throws {
        let size = try #require(SymbolSize.inEm(name))
        #expect(0.3...2.6 ~= size.width && 0.1...1.6 ~= size.height)
        let symbol = try #require(SymbolName(name))
        let room = Rect(x: 10, y: 10, width: size.width * 100, height: size.height * 100)
        let box = symbol.box(filling: room, lines: 2)
        #expect(box.width.isFinite && box.width > 0)
        let drawing = symbol.frame ?? symbol.drawing
        let grid = box.insetBy(box.width * (symbol.frame == nil ? 0.06 : 0.04))
        for part in drawing.split(separator: "|") {
            for case .ellipse(let circle) in SymbolPath.paths(part, in: grid).map(\.shape) {
                #expect(room.insetBy(-0.01).contains(circle))
            }
        }
    }

    @Test("a symbol in a shape is as large as the shape, and one of another name as large as that of the first words")
    func sizes() throws {
        let circle = try #require(SymbolSize.inEm("circle"))
        #expect(circle.width == 1.17 && circle.height == 1.13)
        let framed = try #require(SymbolSize.inEm("heart.circle.fill"))
        #expect(framed.width == circle.width && framed.height == circle.height)
        let (heart, filled) = (try #require(SymbolSize.inEm("heart")), try #require(SymbolSize.inEm("heart.fill")))
        #expect(heart.width == filled.width && heart.height < heart.width)
        #expect(SymbolSize.inEm("nothing.of.this.name") == nil)
        #expect(SymbolSize.inEm(String(repeating: "circle.", count: 100)) == nil)
        #expect(SymbolSize.inEm("") == nil && SymbolSize.inEm("...") == nil)
    }

    @Test("the holes of a filled symbol have the colour behind, and a translucent tint is one group")
    func holes() {
        var tree = LayoutTree(root: .view { $0.backgroundColor = .rgba(red: 1, green: 0, blue: 0, alpha: 1) })
        let veil = tree.addSubview(
            .view {
                $0.frame = Rect(x: 0, y: 0, width: 40, height: 40)
                $0.backgroundColor = .rgba(red: 0, green: 0, blue: 0, alpha: 0.5)
            }, to: tree.root)
        var image = ImageContent(name: "camera.fill")
        image.isSystemSymbol = true
        var view = View.of(.imageView)
        view.content = .image(image)
        view.frame = Rect(x: 0, y: 0, width: 40, height: 40)
        view.tintColor = .rgba(red: 0, green: 1, blue: 0, alpha: 0.4)
        tree.addSubview(view, to: veil)
        let environment = LayoutEnvironment(width: 40, height: 40)
        var options = RenderOptions()
        options.layers = .plain
        let list = DisplayList(
            tree: tree, layout: tree.resolve(in: environment), environment: environment, options: options)
        let strokes = list.items.compactMap { item -> RGBA? in
            guard case .shape(let shape) = item else { return nil }
            return shape.stroke?.color
        }
        let behind = RGBA(red: 0, green: 0, blue: 0, alpha: 128).over(RGBA(red: 255, green: 0, blue: 0, alpha: 255))
        #expect(Set(strokes) == [RGBA(red: 0, green: 255, blue: 0, alpha: 255), behind])
        let opacities = list.items.compactMap { item -> Double? in
            guard case .begin(let group) = item, group.opacity < 1 else { return nil }
            return group.opacity
        }
        #expect(opacities.count == 1 && abs((opacities.first ?? 0) - 0.4) < 0.01)
    }
}
