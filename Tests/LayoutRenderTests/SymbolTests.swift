import LayoutEngine
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
            #expect(paths.count == part.count { "MOR".contains($0) })
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
        #expect(warning.isInTriangle && !warning.isFilled)
        // A dot in a name of its own is no frame.
        #expect(try #require(SymbolName("chevron.up")).frame == nil)
        #expect(SymbolName("unknown") == nil)
        #expect(SymbolName("unknown.circle") == nil)
        #expect(SymbolName(".fill") == nil)
        #expect(SymbolName("") == nil)
    }
}
