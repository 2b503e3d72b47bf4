import LayoutEngine

/// The format and the size of a picture, from the first bytes of its file. Layout needs a picture's size and not its
/// pixels; the first bytes of most files tell the size.
public struct PictureHeader: Sendable, Hashable {
    /// The formats that pictures of a project may have.
    public enum Format: String, Sendable, CaseIterable {
        case png, jpeg, gif, webp, heic, pdf, svg

        /// Whether the format is drawn at any size.
        public var isVector: Bool { self == .pdf || self == .svg }
    }

    /// By the first bytes, whatever the file's extension.
    public var format: Format
    /// Pixels of a bitmap, points of a vector picture; nil when the file does not tell.
    public var size: Size?

    /// The format by the first bytes, whatever the file is called; nil for none of these.
    static func format(of bytes: [UInt8]) -> Format? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
        if bytes.has("GIF8", at: 0) { return .gif }
        if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) { return .webp }
        if bytes.has("ftyp", at: 4), ["heic", "heix", "mif1", "msf1", "heim"].contains(brand(bytes)) { return .heic }
        if PDFPageBox.isPDF(bytes) { return .pdf }
        if SVGPageSize.isSVG(bytes) { return .svg }
        return nil
    }

    /// The brand of an ISO media file, such as `heic`; empty for a shorter file.
    private static func brand(_ bytes: [UInt8]) -> String {
        bytes.count >= 12 ? String(decoding: bytes[8..<12], as: UTF8.self) : ""
    }

    /// Reads as much of a file as its format needs; nil when it is none of these pictures. 64 KB suffice for most
    /// files; a JPEG, HEIC or SVG file with more in front of its size, and a PDF file, are read whole.
    ///
    /// - Parameters:
    ///   - files: the access that keeps to the project.
    ///   - limit: bytes of a file that is read whole; of a longer file the first 64 KB are used.
    static func read(_ path: String, files: any FileAccess, limit: Int) -> PictureHeader? {
        guard let start = files.prefix(of: path, limit: 65_536), let format = format(of: start) else { return nil }
        func whole() -> [UInt8] { files.contents(of: path, limit: limit) ?? start }
        let size: Size?
        switch format {
        case .png: size = Self.size(start.big32(16), start.big32(20))
        case .gif: size = Self.size(start.little16(6), start.little16(8))
        case .webp: size = webPSize(start)
        case .jpeg: size = jpegSize(start) ?? jpegSize(whole())
        case .heic: size = heicSize(start) ?? heicSize(whole())
        case .pdf: size = PDFPageBox.size(whole())
        case .svg: size = SVGPageSize.size(start) ?? SVGPageSize.size(whole())
        }
        return PictureHeader(format: format, size: size)
    }

    /// A size in pixels; nil unless both sides are 1 to 100,000.
    private static func size(_ width: Int?, _ height: Int?) -> Size? {
        guard let width, let height, (1...100_000).contains(width), (1...100_000).contains(height) else { return nil }
        return Size(width: Double(width), height: Double(height))
    }

    /// The first frame header among the segments. The markers SOF0 to SOF15 but DHT, JPG and DAC, which lie among
    /// their numbers, are frame headers; the height comes before the width.
    private static func jpegSize(_ bytes: [UInt8]) -> Size? {
        var place = 2
        while place + 4 <= bytes.count {
            guard bytes[place] == 0xFF else { return nil }
            let marker = bytes[place + 1]
            switch marker {
            case 0xFF: place += 1
            case 0x01, 0xD0...0xD8: place += 2
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                return size(bytes.big16(place + 7), bytes.big16(place + 5))
            default:
                guard let length = bytes.big16(place + 2), length >= 2 else { return nil }
                place += 2 + length
            }
        }
        return nil
    }

    /// The size in the first chunk of a WebP file.
    private static func webPSize(_ bytes: [UInt8]) -> Size? {
        if bytes.has("VP8X", at: 12) {
            guard let width = bytes.little24(24), let height = bytes.little24(27) else { return nil }
            return size(width + 1, height + 1)
        }
        if bytes.has("VP8 ", at: 12) {
            return size(bytes.little16(26).map { $0 & 0x3FFF }, bytes.little16(28).map { $0 & 0x3FFF })
        }
        guard bytes.has("VP8L", at: 12), let low = bytes.little16(21), let high = bytes.little16(23) else { return nil }
        let bits = high << 16 | low
        return size(bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }

    /// The largest image property of spatial extent, for tiles and thumbnails are smaller; sides swapped where the file
    /// turns its picture by a quarter.
    private static func heicSize(_ bytes: [UInt8]) -> Size? {
        var best: Size?
        var isTurned = false
        var place = 0
        while place + 16 <= bytes.count {
            if bytes[place] == 0x69, bytes.has("ispe", at: place),
                let found = size(bytes.big32(place + 8), bytes.big32(place + 12)),
                found.width * found.height > (best?.width ?? 0) * (best?.height ?? 0)
            {
                best = found
            }
            if bytes[place] == 0x69, bytes.has("irot", at: place), bytes[place + 4] & 1 == 1 { isTurned = true }
            place += 1
        }
        return isTurned ? best.map { Size(width: $0.height, height: $0.width) } : best
    }
}
