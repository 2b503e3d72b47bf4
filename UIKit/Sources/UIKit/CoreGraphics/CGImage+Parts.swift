internal import LayoutEngine
internal import LayoutRender

extension Bitmap {
    /// The rows in the opposite order.
    func flippedVertically() -> Bitmap {
        let row = width * 4
        var turned: [UInt8] = []
        turned.reserveCapacity(pixels.count)
        for y in (0..<height).reversed() { turned += pixels[(y * row)..<((y + 1) * row)] }
        return Bitmap(width: width, height: height, pixels: turned) ?? self
    }
    /// The pixels of a part; nil without any.
    func part(_ rect: CGRect) -> Bitmap? {
        let box = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !box.isNull, box.width >= 1, box.height >= 1 else { return nil }
        let (x, y, w, h) = (Int(box.minX), Int(box.minY), Int(box.width), Int(box.height))
        var kept: [UInt8] = []
        kept.reserveCapacity(w * h * 4)
        for line in y..<(y + h) {
            let start = (line * width + x) * 4
            kept += pixels[start..<start + w * 4]
        }
        return Bitmap(width: w, height: h, pixels: kept)
    }
    /// The colour that the pixels have together, by their opacity.
    var meanColor: Color {
        var sums = [Double](repeating: 0, count: 4)
        for pixel in stride(from: 0, to: pixels.count, by: 4) {
            let alpha = Double(pixels[pixel + 3])
            for part in 0..<3 { sums[part] += Double(pixels[pixel + part]) * alpha }
            sums[3] += alpha
        }
        let count = Double(max(pixels.count / 4, 1))
        guard sums[3] > 0 else { return .rgba(red: 0, green: 0, blue: 0, alpha: 0) }
        return .rgba(
            red: sums[0] / sums[3] / 255, green: sums[1] / sums[3] / 255, blue: sums[2] / sums[3] / 255,
            alpha: sums[3] / count / 255)
    }
}

public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// Bytes of a picture.
public final class CGDataProvider: @unchecked Sendable {
    public let data: CFData?
    public init?(data: CFData) { self.data = data }
    public convenience init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }
    public convenience init?(filename: String) { self.init(url: URL(fileURLWithPath: filename)) }
}

extension CGImage {
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
    public var alphaInfo: CGImageAlphaInfo { .last }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue) }
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    /// - Note: Always false.
    public var isMask: Bool { false }
    public var dataProvider: CGDataProvider? { CGDataProvider(data: Data(bitmap.pixels)) }
    public func copy() -> CGImage? { self }
    /// The pixels of a rectangle, counted from the upper left corner.
    public func cropping(to rect: CGRect) -> CGImage? { bitmap.part(rect).map { CGImage($0) } }
}
