/// Writes and reads Portable Network Graphics (W3C Recommendation, second edition).
///
///     let bitmap = try PNG.decode(file)
///     let copy = PNG.encode(bitmap)
public enum PNG {
    /// The first eight bytes of every file (section 5.2).
    package static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

    /// Why a file cannot be read as a picture.
    public enum ReadingError: Error, Sendable, Hashable, CustomStringConvertible {
        /// The file does not begin with the signature.
        case notPNG
        /// The file is what Git LFS keeps in the picture's place.
        case pointer
        /// The file ends inside a chunk, or before its last chunk.
        case truncated(atByte: Int)
        /// A chunk's CRC-32 does not fit its bytes.
        case badChecksum(chunk: String)
        /// The IHDR chunk is missing, malformed or contradictory.
        case badHeader(String)
        /// The header states more pixels than the limits allow; nothing was allocated.
        case tooLarge(width: Int, height: Int, limit: String)
        /// A chunk is in the wrong place, has a wrong length, or is critical and unknown.
        case badChunk(String)
        /// The compressed data or a row's filter is damaged.
        case badPixels(String)

        /// One sentence for a message.
        public var description: String {
            switch self {
            case .notPNG: "not a PNG file: the signature is missing"
            case .pointer: "a pointer of Git LFS in place of the picture: 'git lfs pull' fetches it"
            case .truncated(let offset): "the PNG ends too early, at byte \(offset)"
            case .badChecksum(let chunk): "the PNG is damaged: wrong checksum in chunk \(chunk)"
            case .badHeader(let reason): "the PNG's header is wrong: \(reason)"
            case .tooLarge(let width, let height, let limit): "the PNG is too large (\(width) x \(height)): \(limit)"
            case .badChunk(let reason): "the PNG is damaged: \(reason)"
            case .badPixels(let reason): "the PNG's pixels are damaged: \(reason)"
            }
        }
    }

    static func checkSignature(of file: [UInt8]) throws(ReadingError) {
        guard !file.starts(with: signature) else { return }
        throw file.starts(with: "version https://git-lfs".utf8) ? .pointer : .notPNG
    }
}

/// The colour types of the IHDR chunk.
package enum PNGColorType: UInt8 {
    /// One sample a pixel.
    case gray = 0
    /// Red, green and blue.
    case rgb = 2
    /// An index in the palette.
    case palette = 3
    /// Grey and alpha.
    case grayAlpha = 4
    /// Red, green, blue and alpha.
    case rgba = 6

    /// Samples of a pixel.
    package var channels: Int {
        switch self {
        case .gray, .palette: 1
        case .grayAlpha: 2
        case .rgb: 3
        case .rgba: 4
        }
    }

    /// Whether the specification allows the depth for this colour type (section 11.2.2).
    package func allows(depth: Int) -> Bool {
        switch self {
        case .gray: [1, 2, 4, 8, 16].contains(depth)
        case .palette: [1, 2, 4, 8].contains(depth)
        case .rgb, .grayAlpha, .rgba: depth == 8 || depth == 16
        }
    }
}
