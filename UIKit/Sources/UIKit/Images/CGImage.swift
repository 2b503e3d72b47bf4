internal import LayoutRender

/// The pixels of a picture.
public final class CGImage: Hashable, @unchecked Sendable {
    let bitmap: Bitmap

    init(_ bitmap: Bitmap) { self.bitmap = bitmap }

    public var width: Int { bitmap.width }
    public var height: Int { bitmap.height }

    public static func == (a: CGImage, b: CGImage) -> Bool { a.bitmap == b.bitmap }
    public func hash(into hasher: inout Hasher) { hasher.combine(bitmap) }
}

extension UIImage {
    /// The pixels; nil for a symbol.
    public var cgImage: CGImage? { bitmap.map(CGImage.init) }

    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        if orientation != .up { Missing.note("UIImage.imageOrientation: pictures are drawn upright") }
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        self.init(bitmap: cgImage.bitmap, size: size, scale: scale)
    }
}
