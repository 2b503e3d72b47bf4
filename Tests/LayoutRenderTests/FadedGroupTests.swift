import Testing

@testable import LayoutRender

@Suite struct FadedGroupTests {
    @Test func aGroupFadesAsAWhole() throws {
        var list = DisplayList(size: Size(width: 20, height: 10))
        list.group(DisplayGroup(opacity: 0.5)) {
            // Two squares over each other fade as one: no darker part where both lie.
            $0.fill(.rect(Rect(x: 0, y: 0, width: 12, height: 10)), .black)
            $0.fill(.rect(Rect(x: 8, y: 0, width: 12, height: 10)), .black)
        }
        var renderer = try Renderer()
        let pixels = try renderer.pixels(list, scale: 1)
        #expect(pixels[10, 5] == pixels[2, 5])
        #expect(pixels[10, 5] == pixels[18, 5])
        #expect((126...129).contains(pixels[2, 5].red))
    }

    /// More levels than there are pictures for: the rest fades colour by colour, and memory stays small.
    @Test func deepFadingStaysBounded() throws {
        var list = DisplayList(size: Size(width: 2000, height: 2000))
        for _ in 0..<1000 { list.append(.begin(DisplayGroup(opacity: 0.999))) }
        list.fill(.rect(list.bounds), .black)
        for _ in 0..<1000 { list.append(.end) }
        var renderer = try Renderer()
        let pixels = try renderer.pixels(list, scale: 1)
        // 0.999 to the thousandth is 0.37.
        #expect((150...172).contains(pixels[5, 5].red))
    }

    @Test func theReachOfAGroupHoldsWhatItDraws() {
        var list = DisplayList(size: Size(width: 500, height: 500))
        list.group(DisplayGroup(opacity: 0.5)) {
            $0.group(DisplayGroup(opacity: 0.5)) {
                $0.stroke(.line(Point(x: 10, y: 10), Point(x: 40, y: 10)), Stroke(color: .black, width: 6))
            }
            $0.fill(.ellipse(Rect(x: 100, y: 100, width: 20, height: 20)), .black)
        }
        let reaches = GroupBounds(list)
        #expect(reaches[0]?.contains(Rect(x: 4, y: 4, width: 116, height: 116)) == true)
        #expect(reaches[1]?.contains(Rect(x: 10, y: 7, width: 30, height: 6)) == true)
        #expect(reaches[1]?.contains(Rect(x: 100, y: 100, width: 20, height: 20)) == false)
    }

    @Test func unbalancedListsAreDrawnAllTheSame() throws {
        var list = DisplayList(size: Size(width: 10, height: 10))
        list.append(.end)
        list.append(.begin(DisplayGroup(opacity: 0.5)))
        list.fill(.rect(list.bounds), .black)
        var renderer = try Renderer()
        let pixels = try renderer.pixels(list, scale: 1)
        #expect(pixels[5, 5].red < 255)
        let svg = try renderer.svg(list)
        #expect(String(decoding: svg, as: UTF8.self).hasSuffix("</g>\n</svg>\n"))
    }
}
