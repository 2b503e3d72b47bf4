internal import LayoutEngine
internal import LayoutRender

/// The pixels of a context as code reads and writes them: red, green, blue and alpha, the colours times the alpha.
///
/// What was drawn before is in them; what is drawn later lies over them.
final class ContextMemory {
    private let bytes: UnsafeMutableRawBufferPointer
    private let width: Int
    private let height: Int

    init(_ bitmap: Bitmap) {
        (width, height) = (bitmap.width, bitmap.height)
        bytes = .allocate(byteCount: max(bitmap.pixels.count, 4), alignment: 16)
        for place in stride(from: 0, to: bitmap.pixels.count, by: 4) {
            let alpha = Int(bitmap.pixels[place + 3])
            for part in 0..<3 {
                bytes[place + part] = UInt8((Int(bitmap.pixels[place + part]) * alpha + 127) / 255)
            }
            bytes[place + 3] = UInt8(alpha)
        }
    }

    deinit { bytes.deallocate() }

    var start: UnsafeMutableRawPointer? { bytes.baseAddress }

    /// The pixels as they are now.
    var bitmap: Bitmap? {
        var pixels = Array(bytes.prefix(width * height * 4))
        for place in stride(from: 0, to: pixels.count, by: 4) {
            let alpha = Int(pixels[place + 3])
            guard alpha > 0, alpha < 255 else { continue }
            for part in 0..<3 {
                pixels[place + part] = UInt8(min((Int(pixels[place + part]) * 255 + alpha / 2) / alpha, 255))
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}

extension CGContext {
    /// The pixels of a context that was made with a number of them, for as long as the context lives; nil for one of UIKit's,
    /// and inside a clip.
    public var data: UnsafeMutableRawPointer? {
        if let memory { return memory.start }
        guard isOfPixels, !hasClips else { return nil }
        guard let bitmap = Drawing.bitmap(finished, scale: 1) else { return nil }
        let memory = ContextMemory(bitmap)
        list = DisplayList(size: list.size, background: nil)
        list.image(bitmap, in: Rect(origin: .zero, size: list.size))
        self.memory = memory
        return memory.start
    }
}
