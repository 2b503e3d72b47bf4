import Foundation
import LayoutRender
import ReferenceVerdicts
import Testing
import UIKit
import UIKitDrawing

@testable import SourcePreparation

/// What a picture says of a reference that another system has drawn.
struct ReferenceVerdictTests {
    /// A white picture with black rectangles.
    private func picture(_ boxes: [(x: Range<Int>, y: Range<Int>)], width: Int = 40, height: Int = 20) -> Bitmap? {
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        for box in boxes {
            for y in box.y { for x in box.x { for part in 0..<3 { pixels[(y * width + x) * 4 + part] = 0 } } }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// A frame of a view at the left, a text of two letters at the right.
    private let frame = (x: 2..<6, y: 2..<6)
    private func verdict(_ reference: [(x: Range<Int>, y: Range<Int>)]) throws -> ReferenceVerdict {
        let own = try #require(picture([frame, (x: 20..<24, y: 8..<14), (x: 26..<30, y: 8..<14)]))
        return ReferenceVerdict(
            try #require(picture(reference)), own, without: try #require(picture([frame])), scale: 1)
    }

    @Test func equal() throws {
        let found = try verdict([frame, (20..<24, 8..<14), (26..<30, 8..<14)])
        #expect(found.cause == .equal && found.texts == 1 && found.pixels == 800)
    }

    /// What is clear on one side and white on the other is another picture.
    @Test func aClearReference() throws {
        let own = try #require(picture([frame]))
        var pixels = own.pixels
        for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start] == 255 {
            for part in 0..<4 { pixels[start + part] = 0 }
        }
        let clear = try #require(Bitmap(width: own.width, height: own.height, pixels: pixels))
        #expect(ReferenceVerdict(clear, own, without: own, scale: 1).cause == .outside)
        #expect(ReferenceVerdict(own, clear, without: clear, scale: 1).cause == .outside)
    }

    /// What is nearly clear has hardly a colour.
    @Test func aNearlyClearPixel() throws {
        let pixels = [UInt8](repeating: 0, count: 16).enumerated().map { $0.offset % 4 == 3 ? UInt8(2) : 0 }
        let black = try #require(Bitmap(width: 2, height: 2, pixels: pixels))
        let white = try #require(Bitmap(width: 2, height: 2, pixels: pixels.map { $0 == 2 ? 2 : 255 }))
        let found = ReferenceVerdict(black, white, without: white, scale: 1)
        #expect(found.outside == 4 && found.mostOutside == 2)
    }

    /// Other letters between the same ends, a point more or less.
    @Test func letters() throws {
        let found = try verdict([frame, (20..<23, 8..<14), (25..<31, 8..<14)])
        #expect(found.cause == .letters && found.inTexts == 18 && found.outside == 0)
    }

    @Test func aTextElsewhere() throws {
        let found = try verdict([frame, (20..<24, 10..<16), (26..<30, 10..<16)])
        #expect(found.cause == .places && found.textsElsewhere == 1 && found.outside == 0)
        #expect(try verdict([frame]).cause == .places)
    }

    @Test func whatLiesOutsideOfTexts() throws {
        let found = try verdict([(2..<7, 2..<6), (20..<24, 8..<14), (26..<30, 8..<14)])
        #expect(found.cause == .outside && found.outside == 4 && found.mostOutside == 255)
    }

    @Test func sizes() throws {
        let found = ReferenceVerdict(
            try #require(picture([], width: 41)), try #require(picture([])), without: nil)
        #expect(found.cause == .size && found.pixels == 0)
    }

    /// The lines of a run by cause; the last of a reference counts, and what is none is passed over.
    @Test func summary() {
        let summary = ReferenceSummary(
            """
            {"cause":"missing","reference":"/a/b.png"}
            {"cause":"size","reference":"/a/c.png","width":3,"height":4,"ownWidth":5,"ownHeight":4}
            {"cause":"outside","reference":"/a/d.png","pixels":200,"outside":1,"mostOutside":7,"inTexts":2,"texts":1,"textsElsewhere":1}
            not a line
            {"cause":"equal","reference":"/a/b.png","pixels":1}
            """)
        #expect(
            summary.text(below: URL(fileURLWithPath: "/a")) == """
                3 pictures compared with their references:
                  1 equal to the pixel
                  1 with other pixels outside of texts
                  1 of another size
                d.png: 1 pixel outside of texts (0.50 %), by 7 of 255 at most, 1 of 1 text elsewhere, 2 pixels of texts (1.00 %)
                c.png: 3 x 4 pixels, here 5 x 4

                """)
    }

    /// A label's picture without its text is empty, and its box is a text.
    @MainActor @Test func viewsWithoutTexts() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        label.text = "Hello"
        label.backgroundColor = .white
        func bitmap(_ data: Data) throws -> Bitmap { try PNG.decode([UInt8](data)) }
        let text = try ViewPicture(label).pngWithoutTexts(scale: 2)
        let plain = try bitmap(#require(text))
        let whole = try bitmap(label.png(scale: 2))
        #expect(Set(plain.pixels) == [255] && plain != whole)
        let found = ReferenceVerdict(plain, whole, without: plain)
        #expect(found.cause == .places && (1...5).contains(found.texts) && found.outside == 0)
    }
}
