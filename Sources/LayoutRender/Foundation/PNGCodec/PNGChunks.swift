import Compression

extension PNG {
    /// The chunks that decoding needs, read and checked, not yet decompressed.
    ///
    /// A chunk is a length of four bytes, a name of four letters, as many bytes as the length says, and a CRC-32 of
    /// name and bytes (section 5.3).
    ///
    ///     length | IHDR | width height depth colorType compression filter interlacing | CRC-32
    ///     length | PLTE | red green blue, red green blue, ...                         | CRC-32
    ///     length | tRNS | one transparent colour, or the alpha of each palette entry  | CRC-32
    ///     length | IDAT | a part of the zlib stream of all rows                       | CRC-32
    ///     0      | IEND |                                                             | CRC-32
    struct Contents {
        /// Size and format of the pixels.
        var header: Header
        /// Three bytes per colour.
        var palette: [UInt8] = []
        /// The tRNS chunk: one transparent colour, or the opacities of a palette; nil without one.
        var transparency: [UInt8]?
        /// The positions of the IDAT chunks' data in the file, in order.
        var bodies: [Range<Int>] = []
    }

    /// The IHDR chunk. Guarantees: sizes are positive and within the limits, depth and colour type fit each other.
    struct Header {
        /// Pixels in a row, at least 1.
        var width: Int
        /// Rows, at least 1.
        var height: Int
        /// Bits of a sample.
        var depth: Int
        /// What the samples of a pixel mean.
        var colorType: PNGColorType
        /// Whether the pixels are stored in the seven passes of Adam7.
        var isInterlaced: Bool

        /// Reads and checks the 13 bytes of the chunk.
        init(_ body: ArraySlice<UInt8>, limits: PixelLimits) throws(ReadingError) {
            let bytes = Array(body)
            guard bytes.count == 13 else { throw .badHeader("its length is \(bytes.count) and not 13") }
            let width = Int(number(bytes[0..<4]))
            let height = Int(number(bytes[4..<8]))
            guard width > 0, height > 0 else { throw .badHeader("an empty picture") }
            guard limits.allows(width: width, height: height) else {
                throw .tooLarge(
                    width: width, height: height,
                    limit: "at most \(limits.maximumSide) a side and \(limits.maximumPixels) pixels")
            }
            guard let colorType = PNGColorType(rawValue: bytes[9]) else {
                throw .badHeader("unknown colour type \(bytes[9])")
            }
            guard colorType.allows(depth: Int(bytes[8])) else {
                throw .badHeader("bit depth \(bytes[8]) does not go with colour type \(bytes[9])")
            }
            guard bytes[10] == 0, bytes[11] == 0, bytes[12] < 2 else {
                throw .badHeader("unknown compression, filter or interlace method")
            }
            self.width = width
            self.height = height
            depth = Int(bytes[8])
            self.colorType = colorType
            isInterlaced = bytes[12] == 1
        }
    }

    /// A number with the highest byte first, as PNG writes numbers.
    static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 { bytes.reduce(0) { $0 << 8 | UInt32($1) } }

    /// Reads the chunks from the signature to IEND; bytes after IEND are ignored, as other readers do.
    static func contents(of file: [UInt8], limits: PixelLimits) throws(ReadingError) -> Contents {
        try checkSignature(of: file)
        var contents: Contents?
        var position = signature.count
        while true {
            guard file.count - position >= 12 else { throw .truncated(atByte: file.count) }
            let length = Int(number(file[position..<position + 4]))
            guard length <= file.count - position - 12 else { throw .truncated(atByte: file.count) }
            let name = String(decoding: file[position + 4..<position + 8], as: UTF8.self)
            let body = file[position + 8..<position + 8 + length]
            let checksum = number(file[position + 8 + length..<position + 12 + length])
            guard Deflate.crc32(file[position + 4..<position + 8 + length]) == checksum else {
                throw .badChecksum(chunk: name)
            }
            position += 12 + length
            if name == "IHDR" {
                guard contents == nil else { throw .badChunk("two headers") }
                contents = Contents(header: try Header(body, limits: limits))
                continue
            }
            guard var read = contents else { throw .badHeader("the first chunk is \(name), not IHDR") }
            contents = nil  // so that the append below does not copy
            switch name {
            case "PLTE":
                guard length > 0, length % 3 == 0, length <= 768, read.palette.isEmpty else {
                    throw .badChunk("a palette of \(length) bytes")
                }
                read.palette = Array(body)
            case "tRNS":
                guard length <= 256 else { throw .badChunk("a transparency table of \(length) bytes") }
                read.transparency = Array(body)
            case "IDAT":
                read.bodies.append(body.indices)
            case "IEND":
                guard read.bodies.contains(where: { !$0.isEmpty }) else { throw .badChunk("no pixels") }
                guard read.header.colorType != .palette || !read.palette.isEmpty else { throw .badChunk("no palette") }
                return read
            default:
                // An upper-case first letter marks a critical chunk: without understanding the chunk the picture cannot
                // be shown.
                guard let first = name.utf8.first, first & 0x20 != 0 else {
                    throw .badChunk("unknown critical chunk \(name)")
                }
            }
            contents = read
        }
    }

    /// The compressed stream: the data of all IDAT chunks moved together inside the file's own memory, without
    /// allocating.
    static func packed(_ file: consuming [UInt8], _ contents: Contents) -> [UInt8] {
        var bytes = file
        var end = 0
        unsafe bytes.withUnsafeMutableBytes { memory in
            for body in contents.bodies {
                let target = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[end..<end + body.count])
                unsafe target.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[body]))
                end += body.count
            }
        }
        bytes.removeLast(bytes.count - end)
        return bytes
    }
}
