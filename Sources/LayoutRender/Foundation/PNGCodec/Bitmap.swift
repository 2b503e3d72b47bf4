/// Decoded pixels: red, green, blue, alpha, 8 bits each, alpha straight, rows from the top without padding.
///
/// Guarantees: `pixels.count == width * height * 4`.
///
///     let place = (y * bitmap.width + x) * 4    // of the pixel's red byte in `pixels`
public struct Bitmap: Sendable, Hashable {
    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// Four bytes a pixel.
    public private(set) var pixels: [UInt8]

    /// Nil if the number of bytes does not fit the size.
    public init?(width: Int, height: Int, pixels: [UInt8]) {
        guard width >= 0, height >= 0 else { return nil }
        let (area, areaOverflow) = width.multipliedReportingOverflow(by: height)
        let (bytes, overflow) = area.multipliedReportingOverflow(by: 4)
        guard !areaOverflow, !overflow, bytes == pixels.count else { return nil }
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// A bitmap of one colour; nil beyond the limits.
    public init?(width: Int, height: Int, color: RGBA, limits: PixelLimits = PixelLimits()) {
        guard limits.allows(width: width, height: height) else { return nil }
        self.width = width
        self.height = height
        pixels = []
        pixels.reserveCapacity(width * height * 4)
        for _ in 0..<width * height {
            pixels.append(color.red)
            pixels.append(color.green)
            pixels.append(color.blue)
            pixels.append(color.alpha)
        }
    }

    /// The pixel at a place inside the picture; `RGBA.clear` outside.
    public subscript(x: Int, y: Int) -> RGBA {
        @inlinable get {
            guard x >= 0, y >= 0, x < width, y < height else { return .clear }
            let start = (y * width + x) * 4
            return RGBA(
                red: pixels[start], green: pixels[start + 1], blue: pixels[start + 2], alpha: pixels[start + 3])
        }
        set {
            guard x >= 0, y >= 0, x < width, y < height else { return }
            let start = (y * width + x) * 4
            pixels[start] = newValue.red
            pixels[start + 1] = newValue.green
            pixels[start + 2] = newValue.blue
            pixels[start + 3] = newValue.alpha
        }
    }

    /// A picture in one colour with this picture's opacity: a template image with a tint
    /// (UIImage.RenderingMode.alwaysTemplate).
    public func filled(with color: RGBA) -> Bitmap {
        var copy = self
        for start in stride(from: 0, to: pixels.count, by: 4) {
            copy.pixels[start] = color.red
            copy.pixels[start + 1] = color.green
            copy.pixels[start + 2] = color.blue
            copy.pixels[start + 3] = UInt8((Int(pixels[start + 3]) * Int(color.alpha) + 127) / 255)
        }
        return copy
    }

    /// Whether every pixel is opaque.
    public var isOpaque: Bool {
        var all: UInt8 = 255
        var index = 3
        while index < pixels.count {
            all &= pixels[index]
            index += 4
        }
        return all == 255
    }
}
