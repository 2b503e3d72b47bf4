import TestSupport
import Testing

@testable import LayoutEngine

/// Rounding to pixels.
@Suite struct PixelGridTests {
    /// The short way to the next whole number below is the C library's, to the bit.
    @Test func wholeNumbersAreTheLibrarys() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<200_000 {
            let bits = UInt64.random(in: 0...UInt64.max, using: &random)
            let usual = Double(Int64(truncatingIfNeeded: bits) >> Int64(20 + random.below(40))) / 64
            for value in [Double(bitPattern: bits), usual, usual.nextUp, usual.nextDown, usual.rounded()]
            where value != 0 && !value.isNaN {
                let (own, library) = (PixelGrid.floor(value), value.rounded(.down))
                #expect(own == library && (own == 0 || own.bitPattern == library.bitPattern), "\(value)")
            }
        }
    }

    /// No sum that is rounded is -0, whose sign would be lost.
    @Test func zeroHasNoSign() {
        let grid = PixelGrid(scale: 2, isOn: true)
        for value in [-0.0, 0, -0.25, -0.2500005, -0.25000051, 0.2499994] {
            let rounded = grid.round(value)
            #expect(rounded != 0 || rounded.sign == .plus, "\(value)")
        }
    }
}
