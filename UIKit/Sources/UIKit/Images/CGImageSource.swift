// Image I/O: a file has one picture here, and no properties but its size.

public final class CGImageSource: @unchecked Sendable {
    var data: Data
    init(_ data: Data) { self.data = data }
    var image: CGImage? { UIImage(data: data)?.cgImage }
}
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data)
}
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url as URL)).map(CGImageSource.init)
}
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource(Data()) }
/// - Parameter data: all that has come so far.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: CFData, _ isFinal: Bool) { source.data = data }
/// The type of a file by its first bytes.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
    let types: [(bytes: [UInt8], type: String)] = [
        ([0x89, 0x50, 0x4E, 0x47], "public.png"), ([0xFF, 0xD8, 0xFF], "public.jpeg"),
        ([0x47, 0x49, 0x46, 0x38], "com.compuserve.gif"), ([0x52, 0x49, 0x46, 0x46], "org.webmproject.webp"),
    ]
    return types.first { source.data.starts(with: $0.bytes) }?.type
}
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.image == nil ? 0 : 1 }
public func CGImageSourceCreateImageAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? source.image : nil }
public func CGImageSourceCreateThumbnailAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    Missing.note("CGImageSourceCreateThumbnailAtIndex: the whole picture")
    return index == 0 ? source.image : nil
}
public func CGImageSourceCopyPropertiesAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard index == 0, let image = source.image else { return nil }
    return [kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height] as CFDictionary
}
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache" as CFString
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately" as CFString
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize" as CFString
public let kCGImageSourceCreateThumbnailWithTransform = "kCGImageSourceCreateThumbnailWithTransform" as CFString
public let kCGImageSourceCreateThumbnailFromImageAlways = "kCGImageSourceCreateThumbnailFromImageAlways" as CFString
public let kCGImageSourceCreateThumbnailFromImageIfAbsent =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent" as CFString
public let kCGImagePropertyPixelWidth = "PixelWidth" as CFString
public let kCGImagePropertyPixelHeight = "PixelHeight" as CFString
public let kCGImagePropertyOrientation = "Orientation" as CFString
public let kCGImagePropertyGIFDictionary = "{GIF}" as CFString
public let kCGImagePropertyGIFDelayTime = "DelayTime" as CFString
public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime" as CFString

public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
