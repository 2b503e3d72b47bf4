import Notation
import Testing

@testable import LayoutRender

/// References pass by their drawing without being drawn, which holds as long as an equal list has equal pixels.
@Suite struct DrawingRevisionTests {
    /// The pixels of `PixelHashTests.list` at 3 pixels a point, by the libraries and fonts that drew them. When the drawing
    /// code moves a pixel: raise `Renderer.revision`, and record what this test prints.
    private static let known: [(revision: Int, renderer: String, pixels: String)] = [
        (1, "21a9740cfcd79879", "467af66a47def3db")
    ]

    /// The names and versions of the libraries, and the fonts without their folders.
    private static var renderer: String {
        var hash = StableHash()
        for line in Renderer.fingerprint {
            for word in line.split(separator: " ") { hash.combine(String(word.split(separator: "/").last ?? word)) }
        }
        return hash.digits
    }

    @Test func anEqualListHasThePixelsOfItsRevision() throws {
        var renderer = try Renderer()
        let bitmap = try renderer.pixels(PixelHashTests.list, scale: 3)
        let pixels = StableHash(of: bitmap.pixels).digits
        #expect(Set(bitmap.pixels).count > 30, "the picture is nearly empty")
        guard let known = Self.known.first(where: { $0.renderer == Self.renderer }) else {
            return print("no pixels are known of renderer \(Self.renderer); here they are \(pixels)")
        }
        #expect(known.revision == Renderer.revision, "record the pixels of this revision: \(pixels)")
        #expect(known.pixels == pixels, "an equal list has other pixels: raise Renderer.revision")
    }
}
