import LayoutRender
import Testing

/// A list with one of everything.
func sampleList() -> DisplayList {
    var list = DisplayList(size: Size(width: 200, height: 120), title: "sample")
    list.group(
        DisplayGroup(id: "a", title: "first", clip: .roundedRect(Rect(x: 5, y: 5, width: 90, height: 50), radius: 8))
    ) {
        $0.fill(.rect(Rect(x: 0, y: 0, width: 100, height: 60)), RGBA(0x0072B2))
        $0.text(TextRun("Hello <you>", at: Point(x: 10, y: 30), size: 14, color: .white, width: 70))
    }
    list.group(DisplayGroup(id: "b", opacity: 0.5)) {
        let hatch = Hatch(color: RGBA(0xE69F00), background: RGBA(0xE69F00, alpha: 40))
        $0.fill(.rect(Rect(x: 110, y: 10, width: 60, height: 40)), .hatch(hatch))
        $0.stroke(.ellipse(Rect(x: 110, y: 60, width: 60, height: 40)), Stroke(color: .black, width: 2, dash: [4, 2]))
    }
    list.text(TextRun("饭店 Inter", at: Point(x: 100, y: 110), anchor: .middle, size: 17, color: .black))
    if let bitmap = Bitmap(width: 2, height: 2, color: RGBA(0xCC79A7)) {
        list.image(bitmap, in: Rect(x: 10, y: 70, width: 20, height: 20))
    }
    return list
}

@Suite struct RendererTests {
    @Test func pixelsAndPNGAgree() throws {
        var renderer = try Renderer()
        let list = sampleList()
        let pixels = try renderer.pixels(list, scale: 2)
        #expect(pixels.width == 400)
        #expect(pixels.height == 240)
        #expect(try PNG.decode(renderer.png(list, scale: 2)) == pixels)
        #expect(pixels[60, 20] == RGBA(0x0072B2))
    }

    @Test func everyFormatRepeatsItsBytes() throws {
        let list = sampleList()
        var first = try Renderer()
        var second = try Renderer()
        // The output does not depend on what the renderer drew before.
        _ = try second.svg(
            {
                var other = DisplayList(size: Size(width: 9, height: 9))
                other.text(TextRun("x", at: .zero, size: 9, color: .black))
                return other
            }())
        #expect(try first.svg(list) == second.svg(list))
        #expect(try first.png(list) == second.png(list))
        #expect(try first.pdf(list) == second.pdf(list))
    }

    /// One renderer for each worker, as the manual of Pango demands; the bytes are those of a lone one.
    @Test func workersSideBySideWriteTheSameBytes() async throws {
        var alone = try Renderer()
        let expected = try alone.png(sampleList())
        try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<12 {
                group.addTask {
                    var renderer = try Renderer()
                    _ = try renderer.svg(sampleList())
                    return try renderer.png(sampleList())
                }
            }
            for try await bytes in group {
                let isSame = bytes == expected
                #expect(isSame)
            }
        }
    }

    @Test func tooLargeIsRefusedBeforeAnythingIsMade() throws {
        var renderer = try Renderer()
        let list = DisplayList(size: Size(width: 40_000, height: 10))
        #expect(throws: RenderError.self) { try renderer.png(list, scale: 1) }
        #expect(throws: RenderError.badScale(9)) { try renderer.png(sampleList(), scale: 9) }
    }
}
