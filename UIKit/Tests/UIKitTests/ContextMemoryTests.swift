import Testing
import UIKit

/// The memory of a context, as code that asks for its pixels sees it.
@MainActor
struct ContextMemoryTests {
    /// What was drawn is in a context's memory, what is written there is in the picture, and later drawing lies over it.
    @Test func aContextsPixels() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let data = try #require(context.data?.assumingMemoryBound(to: UInt8.self))
        #expect((data[3], data[7]) == (255, 0))
        (data[4], data[5], data[6], data[7]) = (0, 64, 0, 128)
        var pixels = try #require(context.makeImage()?.dataProvider?.data)
        #expect([UInt8](pixels)[3...] == [255, 0, 128, 0, 128])
        context.setFillColor(UIColor.white.cgColor)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        pixels = try #require(context.makeImage()?.dataProvider?.data)
        #expect([UInt8](pixels)[4...] == [255, 255, 255, 255])
        #expect(context.data == UnsafeMutableRawPointer(data))
    }
}
