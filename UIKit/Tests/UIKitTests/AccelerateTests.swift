import AppleAccelerate
import AppleMetal
import Testing
import UIKit

/// vImage's functions over memory, and a context's own.
@MainActor
struct AccelerateTests {
    /// A row of pixels of one value each.
    private func convolved(_ values: [UInt8], width: UInt32) -> [UInt8] {
        var source = values.flatMap { [UInt8](repeating: $0, count: 4) }
        var target = [UInt8](repeating: 0, count: source.count)
        let error = source.withUnsafeMutableBytes { from in
            target.withUnsafeMutableBytes { to in
                func buffer(_ bytes: UnsafeMutableRawBufferPointer) -> vImage_Buffer {
                    vImage_Buffer(
                        data: bytes.baseAddress, height: 1, width: UInt(values.count), rowBytes: values.count * 4)
                }
                var (input, output) = (buffer(from), buffer(to))
                return vImageBoxConvolve_ARGB8888(
                    &input, &output, nil, 0, 0, 1, width, nil, vImage_Flags(kvImageEdgeExtend))
            }
        }
        #expect(error == kvImageNoError)
        return stride(from: 0, to: target.count, by: 4).map { target[$0 + 3] }
    }

    @Test func theMeanOfNeighbours() {
        #expect(convolved([0, 0, 90, 0, 0], width: 3) == [0, 30, 30, 30, 0])
        #expect(convolved([90, 0, 0], width: 3) == [60, 30, 0])
        // A reach beyond both ends: each end counts once for each pixel outside.
        #expect(convolved([90, 0], width: 7) == [51, 39])
        #expect(convolved([7], width: 9) == [7])
        #expect(convolved([1, 2, 3], width: 1) == [1, 2, 3])
    }

    @Test func wrongBuffers() {
        var (empty, other) = (vImage_Buffer(), vImage_Buffer())
        let flags = vImage_Flags(kvImageEdgeExtend)
        #expect(
            vImageBoxConvolve_ARGB8888(&empty, &other, nil, 0, 0, 3, 3, nil, flags) == kvImageNullPointerArgument)
        #expect(vImageBoxConvolve_ARGB8888(&empty, &other, nil, 0, 0, 2, 3, nil, flags) == kvImageInvalidKernelSize)
        #expect(vImageBoxConvolve_ARGB8888(&empty, &other, nil, 0, 0, 3, 3, nil, 0) == kvImageInvalidEdgeStyle)
    }

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

    @Test func aDeviceWithoutMetal() {
        #expect(MTLCreateSystemDefaultDevice() == nil)
        #expect(MTKView(frame: .zero).currentDrawable == nil)
    }
}
