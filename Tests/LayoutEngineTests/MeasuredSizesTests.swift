import Testing

@testable import LayoutEngine

/// A layout measures each text once without a limit and once at each width, however many passes ask.
@Suite struct MeasuredSizesTests {
    private let label = ItemID(index: 3)
    private let other = ItemID(index: 0)

    @Test func aSizeIsMeasuredOnce() {
        var sizes = MeasuredSizes(count: 5)
        var count = 0
        func measured(_ size: Size) -> Size {
            count += 1
            return size
        }
        for _ in 0..<3 {
            #expect(sizes.natural(of: label) { measured(Size(width: 90, height: 20)) } == Size(width: 90, height: 20))
        }
        #expect(count == 1)
        for _ in 0..<3 {
            #expect(sizes.wrapped(of: label, width: 50) { measured(Size(width: 45, height: 40)) }.height == 40)
        }
        #expect(count == 2)
        // Another width, another item, another tree.
        #expect(sizes.wrapped(of: label, width: 30) { measured(Size(width: 30, height: 60)) }.height == 60)
        #expect(sizes.natural(of: other) { measured(Size(width: 7, height: 7)) }.width == 7)
        sizes.forget()
        #expect(sizes.natural(of: label) { measured(Size(width: 10, height: 10)) }.width == 10)
        #expect(count == 5)
        // The entry of another item stands where this item's stood.
        #expect(sizes.natural(of: other) { measured(Size(width: 8, height: 8)) }.width == 8)
        #expect(sizes.natural(of: label) { measured(.zero) }.width == 10)
        #expect(count == 6)
    }

    @Test func whatHasNoSizeIsAskedAgain() {
        var sizes = MeasuredSizes(count: 5)
        var count = 0
        for _ in 0..<2 {
            let size = sizes.natural(of: label) {
                count += 1
                return .noIntrinsicMetrics
            }
            #expect(size.width < 0)
            #expect(sizes.wrapped(of: label, width: 9) { Size(width: 9, height: 9) }.width == 9)
        }
        #expect(count == 2)
    }
}
