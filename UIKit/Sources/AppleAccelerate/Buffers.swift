import Foundation
@_exported import UIKit

// vImage's buffers and the functions that blur, turn and mix them, over four bytes a pixel in memory.

public typealias vImagePixelCount = UInt
public typealias vImage_Flags = UInt32
public typealias vImage_Error = Int
public typealias Pixel_8 = UInt8

public let kvImageNoFlags = 0
public let kvImageLeaveAlphaUnchanged = 1
public let kvImageCopyInPlace = 2
public let kvImageBackgroundColorFill = 4
public let kvImageEdgeExtend = 8
public let kvImageDoNotTile = 16
public let kvImageHighQualityResampling = 32
public let kvImageTruncateKernel = 64
public let kvImageGetTempBufferSize = 128

public let kvImageNoError: vImage_Error = 0
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
public let kvImageInvalidKernelSize: vImage_Error = -21767
public let kvImageInvalidEdgeStyle: vImage_Error = -21768
public let kvImageMemoryAllocationError: vImage_Error = -21771
public let kvImageNullPointerArgument: vImage_Error = -21772
public let kvImageInvalidParameter: vImage_Error = -21773
public let kvImageBufferSizeMismatch: vImage_Error = -21774

/// Pixels in memory that somebody else owns.
public struct vImage_Buffer {
    public var data: UnsafeMutableRawPointer!
    public var height: vImagePixelCount
    public var width: vImagePixelCount
    public var rowBytes: Int

    public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }
    public init(
        data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int
    ) { (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes) }

    /// The bytes, where the buffer has any, and no more than a picture has here.
    func bytes(_ pixel: Int) -> UnsafeMutableRawBufferPointer? {
        guard let data, height > 0, width > 0, height <= 65_536, width <= 65_536, rowBytes >= Int(width) * pixel,
            rowBytes <= 1 << 24
        else { return nil }
        return UnsafeMutableRawBufferPointer(start: data, count: (Int(height) - 1) * rowBytes + Int(width) * pixel)
    }
}

/// Memory for a buffer of its own, which `free` gives back.
public func vImageBuffer_Init(
    _ buffer: UnsafeMutablePointer<vImage_Buffer>, _ height: vImagePixelCount, _ width: vImagePixelCount,
    _ pixelBits: UInt32, _ flags: vImage_Flags
) -> vImage_Error {
    guard height > 0, width > 0, height <= 16_384, width <= 16_384, pixelBits > 0, pixelBits <= 128 else {
        return kvImageInvalidParameter
    }
    let row = (Int(width) * Int(pixelBits) + 7) / 8
    guard let memory = malloc(row * Int(height)) else { return kvImageMemoryAllocationError }
    buffer.pointee = vImage_Buffer(data: memory, height: height, width: width, rowBytes: row)
    return kvImageNoError
}

/// The mean of the pixels around each, in a rectangle of odd sides.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>,
    _ memory: UnsafeMutableRawPointer?, _ x: vImagePixelCount, _ y: vImagePixelCount, _ kernelHeight: UInt32,
    _ kernelWidth: UInt32, _ background: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
    let edges =
        Int(flags) & (kvImageEdgeExtend | kvImageBackgroundColorFill | kvImageCopyInPlace | kvImageTruncateKernel)
    guard edges != 0 else { return kvImageInvalidEdgeStyle }
    guard kernelHeight % 2 == 1, kernelWidth % 2 == 1 else { return kvImageInvalidKernelSize }
    let (from, to) = (source.pointee, target.pointee)
    guard let input = from.bytes(4), let output = to.bytes(4) else { return kvImageNullPointerArgument }
    guard x <= from.width, to.width <= from.width - x, y <= from.height, to.height <= from.height - y else {
        return kvImageRoiLargerThanInputBuffer
    }
    let pixels = Pixels(input, from)
    let means = pixels.means(x: Int(kernelWidth / 2), y: Int(kernelHeight / 2))
    for row in 0..<Int(to.height) {
        let start = ((row + Int(y)) * pixels.width + Int(x)) * 4
        for place in 0..<Int(to.width) * 4 {
            output[row * to.rowBytes + place] = means[start + place]
        }
    }
    return kvImageNoError
}

/// The mean with weights that fall off evenly: the mean of `(n + 1) / 2` pixels taken twice, where that is odd, else of the next
/// odd number.
@discardableResult
public func vImageTentConvolve_ARGB8888(
    _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>,
    _ memory: UnsafeMutableRawPointer?, _ x: vImagePixelCount, _ y: vImagePixelCount, _ kernelHeight: UInt32,
    _ kernelWidth: UInt32, _ background: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    guard kernelHeight % 2 == 1, kernelWidth % 2 == 1 else { return kvImageInvalidKernelSize }
    let (height, width) = (kernelHeight / 2 + 1 | 1, kernelWidth / 2 + 1 | 1)
    let first = vImageBoxConvolve_ARGB8888(source, target, memory, x, y, height, width, background, flags)
    guard first == kvImageNoError else { return first }
    return vImageBoxConvolve_ARGB8888(target, target, memory, 0, 0, height, width, background, flags)
}

/// Each pixel's four bytes times a matrix of whole numbers, divided.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
    _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>,
    _ divisor: Int32, _ before: UnsafePointer<Int16>?, _ behind: UnsafePointer<Int32>?, _ flags: vImage_Flags
) -> vImage_Error {
    let (from, to) = (source.pointee, target.pointee)
    guard let input = from.bytes(4), let output = to.bytes(4) else { return kvImageNullPointerArgument }
    guard to.width <= from.width, to.height <= from.height else { return kvImageRoiLargerThanInputBuffer }
    guard divisor != 0 else { return kvImageInvalidParameter }
    for row in 0..<Int(to.height) {
        for column in 0..<Int(to.width) {
            let (read, write) = (row * from.rowBytes + column * 4, row * to.rowBytes + column * 4)
            let old = (0..<4).map { Int(input[read + $0]) + Int(before?[$0] ?? 0) }
            for part in 0..<4 {
                var sum = Int(behind?[part] ?? 0)
                for index in 0..<4 { sum += old[index] * Int(matrix[index * 4 + part]) }
                output[write + part] = UInt8(clamping: sum / Int(divisor))
            }
        }
    }
    return kvImageNoError
}

/// The four bytes of each pixel in another order.
@discardableResult
public func vImagePermuteChannels_ARGB8888(
    _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>, _ order: UnsafePointer<UInt8>,
    _ flags: vImage_Flags
) -> vImage_Error {
    let (from, to) = (source.pointee, target.pointee)
    guard let input = from.bytes(4), let output = to.bytes(4) else { return kvImageNullPointerArgument }
    guard to.width <= from.width, to.height <= from.height else { return kvImageRoiLargerThanInputBuffer }
    for row in 0..<Int(to.height) {
        for column in 0..<Int(to.width) {
            let (read, write) = (row * from.rowBytes + column * 4, row * to.rowBytes + column * 4)
            let old = (0..<4).map { input[read + $0] }
            for part in 0..<4 { output[write + part] = old[Int(order[part] & 3)] }
        }
    }
    return kvImageNoError
}

/// A picture of another size: the mean of the pixels that a new one covers, the nearest one where it covers none.
@discardableResult
public func vImageScale_ARGB8888(
    _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>,
    _ memory: UnsafeMutableRawPointer?, _ flags: vImage_Flags
) -> vImage_Error {
    if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
    let (from, to) = (source.pointee, target.pointee)
    guard let input = from.bytes(4), let output = to.bytes(4) else { return kvImageNullPointerArgument }
    func covered(_ index: Int, of count: Int, in size: Int) -> Range<Int> {
        let start = index * size / count
        return start..<max(start + 1, (index + 1) * size / count)
    }
    for row in 0..<Int(to.height) {
        let rows = covered(row, of: Int(to.height), in: Int(from.height))
        for column in 0..<Int(to.width) {
            let columns = covered(column, of: Int(to.width), in: Int(from.width))
            for part in 0..<4 {
                var sum = 0
                for y in rows { for x in columns { sum += Int(input[y * from.rowBytes + x * 4 + part]) } }
                let count = rows.count * columns.count
                output[row * to.rowBytes + column * 4 + part] = UInt8((sum + count / 2) / count)
            }
        }
    }
    return kvImageNoError
}

/// A copy of a buffer's pixels, row by row.
private struct Pixels {
    let width: Int
    let height: Int
    private let bytes: [UInt8]

    init(_ memory: UnsafeMutableRawBufferPointer, _ buffer: vImage_Buffer) {
        (width, height) = (Int(buffer.width), Int(buffer.height))
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for row in 0..<height { bytes += memory[row * buffer.rowBytes..<row * buffer.rowBytes + width * 4] }
        self.bytes = bytes
    }

    /// The mean of the pixels so many to both sides of each, the edges going on beyond.
    func means(x: Int, y: Int) -> [UInt8] {
        let across = Self.means(of: bytes, count: width, step: 4, lines: height, lineStep: width * 4, reach: x)
        return Self.means(of: across, count: height, step: width * 4, lines: width, lineStep: 4, reach: y)
    }

    private static func means(
        of bytes: [UInt8], count: Int, step: Int, lines: Int, lineStep: Int, reach: Int
    ) -> [UInt8] {
        guard reach > 0, count > 0 else { return bytes }
        var result = bytes
        let size = 2 * reach + 1
        for line in 0..<lines {
            for part in 0..<4 {
                let start = line * lineStep + part
                func value(_ index: Int) -> Int { Int(bytes[start + min(max(index, 0), count - 1) * step]) }
                // Beyond a whole line each pixel more is the edge's.
                let inside = min(reach, count)
                var sum = value(0) * (reach + 1) + (1...inside).reduce(0) { $0 + value($1) }
                sum += value(count) * (reach - inside)
                for index in 0..<count {
                    result[start + index * step] = UInt8((sum + size / 2) / size)
                    sum += value(index + reach + 1) - value(index - reach)
                }
            }
        }
        return result
    }
}
