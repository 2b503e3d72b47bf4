import TestSupport
import Testing

@testable import LayoutRender

/// Pictures read at a fraction of their size.
@Suite struct ReducedPNGTests {
    @Test("a reduced picture is the means of its blocks", arguments: [2, 3, 5, 40], [false, true])
    func means(factor: Int, isInterlaced: Bool) throws {
        for (width, height) in [(1, 1), (9, 7), (10, 15)] {
            let sample = SamplePNG(
                format: PNGFormatTests.Format(colorType: .rgba, depth: 8, isInterlaced: isInterlaced), width: width,
                height: height
            ).bytes
            let whole = try PNG.decode(sample)
            let reduced = try PNG.decode(sample, reducedBy: factor)
            #expect(reduced.width == (width + factor - 1) / factor && reduced.height == (height + factor - 1) / factor)
            for y in 0..<reduced.height {
                for x in 0..<reduced.width { #expect(reduced[x, y] == mean(of: whole, x, y, factor)) }
            }
        }
    }

    /// The definition, pixel by pixel.
    private func mean(of whole: Bitmap, _ x: Int, _ y: Int, _ factor: Int) -> RGBA {
        var (red, green, blue, alpha, count) = (0, 0, 0, 0, 0)
        for row in y * factor..<min((y + 1) * factor, whole.height) {
            for column in x * factor..<min((x + 1) * factor, whole.width) {
                let color = whole[column, row]
                let opacity = Int(color.alpha)
                red += Int(color.red) * opacity
                green += Int(color.green) * opacity
                blue += Int(color.blue) * opacity
                alpha += opacity
                count += 1
            }
        }
        func channel(_ sum: Int) -> UInt8 { alpha == 0 ? 0 : UInt8((sum + alpha / 2) / alpha) }
        return RGBA(
            red: channel(red), green: channel(green), blue: channel(blue), alpha: UInt8((alpha + count / 2) / count))
    }
}
