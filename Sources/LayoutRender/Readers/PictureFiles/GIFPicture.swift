import PNGCodec

/// Reads the first frame of GIF files without a library. A still picture is all that UIImage(named:) shows of an
/// animated file, so later frames are not read. The format is GIF89a; its compression is LZW with codes of 3 to 12
/// bits.
enum GIFPicture {
    /// Nothing is allocated before the size is checked against the limits.
    /// - Throws: `broken` for a file without a readable first frame, `tooLarge` beyond the limits.
    static func decode(_ bytes: [UInt8], _ limits: PixelLimits) throws(PictureFailure) -> Bitmap {
        var file = GIFCursor(bytes)
        // 1  Signature, logical screen, its palette.
        guard file.take(6).map({ $0.starts(with: Array("GIF8".utf8)) }) == true, let width = file.word(),
            let height = file.word(), let flags = file.byte(), file.take(2) != nil
        else { throw .broken }
        guard width > 0, height > 0 else { throw .broken }
        guard limits.allows(width: width, height: height) else { throw .tooLarge }
        let common = file.palette(flags)
        // 2  Blocks up to the first picture; the last control block before it names the transparent colour.
        var transparent: Int?
        while let kind = file.byte() {
            switch kind {
            case 0x21:
                let label = file.byte()
                let body = file.blocks(limit: label == 0xF9 ? 4 : 0)
                if label == 0xF9, body.count == 4 { transparent = body[0] & 1 == 1 ? Int(body[3]) : nil }
            case 0x2C:
                return try frame(&file, width, height, common, transparent)
            default: throw .broken
            }
        }
        throw .broken
    }

    /// One frame on the logical screen, which is transparent around the frame.
    ///
    /// - Throws: `broken` for a frame that reaches beyond the logical screen, a frame without a palette, or without a
    ///   colour that can be read.
    private static func frame(
        _ file: inout GIFCursor, _ width: Int, _ height: Int, _ common: [UInt8], _ transparent: Int?
    ) throws(PictureFailure) -> Bitmap {
        guard let left = file.word(), let top = file.word(), let columns = file.word(), let rows = file.word(),
            let flags = file.byte()
        else { throw .broken }
        let own = file.palette(flags)
        let palette = own.isEmpty ? common : own
        guard columns > 0, rows > 0, left + columns <= width, top + rows <= height, let depth = file.byte(),
            (2...11).contains(depth)
        else { throw .broken }
        let indices = LZWCodes.expand(
            file.blocks(limit: file.count), minimumWidth: Int(depth), limit: columns * rows)
        guard !indices.isEmpty, !palette.isEmpty else { throw .broken }
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        let order = flags & 0x40 != 0 ? interlaced(rows) : Array(0..<rows)
        // A truncated file shows the pixels that it has.
        for (place, index) in indices.enumerated() where Int(index) != transparent {
            let color = Int(index) * 3
            guard color + 2 < palette.count else { continue }
            let target = ((top + order[place / columns]) * width + left + place % columns) * 4
            pixels.replaceSubrange(
                target..<target + 4, with: [palette[color], palette[color + 1], palette[color + 2], 255])
        }
        guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else { throw .broken }
        return bitmap
    }

    /// The rows of an interlaced picture in the order of the file. Every eighth row from 0 and from 4, then every
    /// fourth from 2, then every second from 1.
    private static func interlaced(_ rows: Int) -> [Int] {
        [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: rows, by: $0.1)) }
    }
}

/// A position in a GIF file; reading beyond the end returns nil.
private struct GIFCursor {
    /// The file.
    private let bytes: [UInt8]
    /// The byte that is read next.
    private var place = 0

    /// At the start of the file.
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Bytes of the file.
    var count: Int { bytes.count }

    /// One byte.
    mutating func byte() -> UInt8? {
        guard place < bytes.count else { return nil }
        place += 1
        return bytes[place - 1]
    }

    /// Two bytes, the lower byte first.
    mutating func word() -> Int? {
        guard let low = byte(), let high = byte() else { return nil }
        return Int(high) << 8 | Int(low)
    }

    /// As many bytes; nil, and no byte read, where fewer are left.
    mutating func take(_ length: Int) -> ArraySlice<UInt8>? {
        guard place + length <= bytes.count else { return nil }
        place += length
        return bytes[place - length..<place]
    }

    /// Red, green and blue of each colour; empty if the flags announce no palette or the file ends.
    mutating func palette(_ flags: UInt8) -> [UInt8] {
        guard flags & 0x80 != 0 else { return [] }
        return take(3 << (Int(flags & 7) + 1)).map(Array.init) ?? []
    }

    /// The data of a sequence of sub-blocks, which an empty sub-block ends; all are skipped, the first `limit` bytes
    /// are returned.
    mutating func blocks(limit: Int) -> [UInt8] {
        var body: [UInt8] = []
        while let length = byte(), length > 0 {
            guard let block = take(min(Int(length), bytes.count - place)) else { break }
            body += block.prefix(limit - body.count)
        }
        return body
    }
}

/// GIF's compression: codes of growing width that stand for strings met before.
private enum LZWCodes {
    /// Every code costs its string, at most 4,096 colours, and expansion stops at `limit`: a small file cannot become
    /// a large picture.
    ///
    /// - Parameter limit: the number of colours wanted; nothing beyond is expanded.
    ///
    /// - Returns: fewer colours where the data end or break off; a file that was cut short keeps its beginning.
    static func expand(_ bytes: [UInt8], minimumWidth: Int, limit: Int) -> [UInt8] {
        let clear = 1 << min(minimumWidth, 8)
        var out: [UInt8] = []
        out.reserveCapacity(min(limit, 1 << 20))
        // For each code, the code of the string without its last colour, and that colour; root codes are colours.
        var before = [Int](repeating: -1, count: 4_096)
        var last = (0..<4_096).map { UInt8(truncatingIfNeeded: $0) }
        var next = clear + 2
        var width = minimumWidth + 1
        var previous = -1
        var first: UInt8 = 0
        var bits = 0
        var count = 0
        var word: [UInt8] = []
        for byte in bytes {
            bits |= Int(byte) << count
            count += 8
            while count >= width {
                let code = bits & (1 << width - 1)
                bits >>= width
                count -= width
                if code == clear {
                    (next, width, previous) = (clear + 2, minimumWidth + 1, -1)
                    continue
                }
                // The end code, or a code that is not defined yet.
                guard code != clear + 1, code < next || (code == next && previous >= 0) else { return out }
                word.removeAll(keepingCapacity: true)
                var at = code
                if code == next {
                    word.append(first)
                    at = previous
                }
                while at >= 0, word.count <= 4_096 {
                    word.append(last[at])
                    at = before[at]
                }
                first = word.last ?? 0
                out.append(contentsOf: word.reversed().prefix(limit - out.count))
                guard out.count < limit else { return out }
                if previous >= 0, next < 4_096 {
                    before[next] = previous
                    last[next] = first
                    next += 1
                    if next == 1 << width, width < 12 { width += 1 }
                }
                previous = code
            }
        }
        return out
    }
}
