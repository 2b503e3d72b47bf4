/// Compresses the filtered rows of a picture into a zlib stream, faster than a compressor that does not know about
/// rows.
///
/// In a drawn picture most bytes repeat the pixel to the left or the row above. Two comparisons of long pieces of
/// memory therefore replace a search at each byte: with the bytes one pixel earlier, and with the same place in the
/// last row with the same filter. Only if both fail, at a literal, a hash table is looked up and updated: the places
/// with the same two pixels. A row that repeats the row above costs no comparison at all.
///
/// [measured: 0.09 to 0.10 of the time of cairo's PNG writer, with 0.91 to 0.95 of the bytes]
@safe package struct RowDeflater: ~Copyable {
    /// Bytes of a row with its filter byte.
    private let stride: Int
    /// 1 for a palette, 3 for RGB, 4 for RGBA; matches are whole pixels.
    private let pixelBytes: Int
    /// The longest match in whole pixels.
    private let longest: Int
    /// The end of the filtered stream, at least the last 32,768 bytes, from which matches copy.
    private let window: UnsafeMutableRawPointer
    /// Bytes of `window` without the slack behind.
    private let capacity: Int
    /// Bytes in `window`.
    private var filled = 0
    /// The place in the stream of the first byte of `window`.
    private var start = 0
    /// For each filter the place in the stream of the last row with that filter that did not repeat the row above.
    private var lastRows = [Int](repeating: nowhere, count: 5)
    /// A hash table: for each hash of two pixels the two latest places in the stream, in 32 bits. A wrong place costs
    /// one comparison and nothing else, since only bytes that compare equal become a match.
    private let places: UnsafeMutablePointer<UInt32>
    /// The tokens of the present block.
    private var tokens: DeflateTokens
    /// The stream so far.
    private var writer: BitWriter
    /// Adler-32 of all filtered bytes so far (RFC 1950).
    private var checksum: UInt32 = 1

    /// The hash table has 4,096 entries of two places each.
    private static let hashBits: UInt64 = 12
    /// A run of the left pixel of at least this length is taken without a comparison with the row above.
    private static let longRun = 32
    /// Long before any row.
    private static let nowhere = Int.min / 2
    /// Bytes behind the window that comparisons of eight bytes may read.
    private static let slack = 64

    /// An empty stream.
    /// - Parameters:
    ///   - rowBytes: bytes of a row without its filter byte.
    ///   - pixelBytes: 1, 3 or 4.
    package init(rowBytes: Int, pixelBytes: Int) {
        stride = rowBytes + 1
        self.pixelBytes = pixelBytes
        longest = DeflateSymbols.maximumLength / pixelBytes * pixelBytes
        capacity = DeflateSymbols.maximumDistance + max(stride * 2, 1 << 17)
        unsafe window = .allocate(byteCount: capacity + Self.slack, alignment: 64)
        // The hash of a row's last pixels takes in what lies behind them: the same in every process only if it is written.
        unsafe window.initializeMemory(as: UInt8.self, repeating: 0, count: capacity + Self.slack)
        unsafe places = .allocate(capacity: 2 << Int(Self.hashBits))
        unsafe places.initialize(repeating: 0, count: 2 << Int(Self.hashBits))
        tokens = DeflateTokens(capacity: 1 << 13)
        writer = BitWriter(capacity: 1 << 14)
        // RFC 1950: a window of 32,768 bytes, deflate, no dictionary, the fastest level; a multiple of 31.
        writer.put(0x0178, 16)
    }

    deinit {
        unsafe window.deallocate()
        unsafe places.deallocate()
    }

    /// Adds a row.
    /// - Parameters:
    ///   - filter: the number of the row's filter.
    ///   - fill: writes the row's filtered bytes to the memory that it is given.
    package mutating func append(filter: UInt8, _ fill: (UnsafeMutableRawPointer) -> Void) {
        makeRoom()
        let row = unsafe window + filled
        unsafe row.storeBytes(of: filter, as: UInt8.self)
        unsafe fill(row + 1)
        checksum = unsafe Deflate.adler32(UnsafeRawBufferPointer(start: row, count: stride), seed: checksum)
        if tokens.capacity &- tokens.count < 4 { flush() }
        let place = start + filled
        let distance = place - lastRows[Int(filter)]
        let above = distance <= DeflateSymbols.maximumDistance ? distance : 0
        lastRows[Int(filter)] = place
        switch pixelBytes {
        case 1: unsafe match(from: row + 1, to: row + stride, step: 1, above: above)
        case 3: unsafe match(from: row + 1, to: row + stride, step: 3, above: above)
        default: unsafe match(from: row + 1, to: row + stride, step: 4, above: above)
        }
        filled += stride
    }

    /// Adds a row that is equal to the row above: the filter Up leaves zeros.
    package mutating func appendRepeated() {
        makeRoom()
        let row = unsafe window + filled
        unsafe row.initializeMemory(as: UInt8.self, repeating: 0, count: stride)
        unsafe row.storeBytes(of: 2, as: UInt8.self)
        // Adler-32 of zeros: the first sum stays, the second grows by it with each.
        let first = ((checksum & 0xFFFF) + 2) % 65_521
        let second = (UInt64(checksum >> 16) + UInt64(first) * UInt64(stride)) % 65_521
        checksum = UInt32(second) << 16 | first
        var cursor = tokens.cursor
        if cursor.room < 8 { renew(&cursor) }
        cursor.append(literal: 2)
        let literals = min(pixelBytes, stride - 1)
        for _ in 0..<literals { cursor.append(literal: 0) }
        appendMatch(&cursor, length: stride - 1 - literals, distance: pixelBytes)
        tokens.take(cursor)
        filled += stride
    }

    /// The whole stream; nothing can be added afterwards.
    package mutating func finish() -> [UInt8] {
        tokens.flush(to: &writer, isLast: true)
        writer.padToByte()
        writer.reserve(8)
        writer.put(UInt64(checksum.byteSwapped), 32)
        return writer.written
    }

    /// Writes the present block.
    private mutating func flush() { tokens.flush(to: &writer, isLast: false) }

    /// Moves the last 32,768 bytes, from which matches may copy, to the front if the next row does not fit.
    private mutating func makeRoom() {
        guard filled + stride > capacity else { return }
        let kept = min(filled, DeflateSymbols.maximumDistance)
        unsafe window.copyMemory(from: window + (filled - kept), byteCount: kept)
        start += filled - kept
        filled = kept
    }

    /// Appends literals and matches for the bytes of a row.
    /// - Parameters:
    ///   - step: `pixelBytes`, as a constant that the compiler specialises for.
    ///   - above: the distance to an earlier row with the same filter; 0 if none is within reach.
    @inline(__always)
    private mutating func match(
        from first: UnsafeMutableRawPointer, to end: UnsafeMutableRawPointer, step: Int, above: Int
    ) {
        let first = UnsafeRawPointer(first)
        let end = UnsafeRawPointer(end)
        var next = unsafe first
        var cursor = tokens.cursor
        cursor.append(literal: unsafe (first - 1).load(as: UInt8.self))
        defer { tokens.take(cursor) }
        while unsafe next < end {
            if cursor.room < 8 { renew(&cursor) }
            let rest = unsafe end - next
            let near = min(rest, longest)
            // The first pixel has no neighbour: before it stands the filter byte.
            var length = unsafe next == first ? 0 : Self.equalBytes(next, next - step, rest)
            var distance = step
            if length < min(rest, Self.longRun), above > 0 {
                let other = unsafe Self.equalBytes(next, next - above, near)
                // A far match pays for the bits of its distance.
                if other > length &+ 8 { (length, distance) = (other, above) }
            }
            if length >= max(3, step) {
                length -= length % step
                appendMatch(&cursor, length: length, distance: distance)
                unsafe next += length
                continue
            }
            let place = unsafe start &+ (next - UnsafeRawPointer(window))
            let slot = unsafe hash(next, step: step)
            let found = unsafe (places[slot], places[slot &+ 1])
            unsafe places[slot &+ 1] = found.0
            unsafe places[slot] = UInt32(truncatingIfNeeded: place)
            length = 0
            let last = Self.distance(place, found.0)
            if last <= DeflateSymbols.maximumDistance {
                (length, distance) = unsafe (Self.equalBytes(next, next - last, near), last)
            }
            let earlier = Self.distance(place, found.1)
            if length < near, earlier <= DeflateSymbols.maximumDistance {
                let other = unsafe Self.equalBytes(next, next - earlier, near)
                if other > length &+ 2 { (length, distance) = (other, earlier) }
            }
            if length >= max(step &* 2, 4) {
                length -= length % step
                appendMatch(&cursor, length: length, distance: distance)
                unsafe next += length
            } else if step == 3 {
                cursor.append(three: unsafe next.loadUnaligned(as: UInt32.self).littleEndian)
                unsafe next += 3
            } else {
                for offset in 0..<step {
                    cursor.append(literal: unsafe next.load(fromByteOffset: offset, as: UInt8.self))
                }
                unsafe next += step
            }
        }
    }

    /// Appends a match of any number of bytes in pieces of at most `longest`, each of whole pixels. A rest of fewer
    /// than three bytes, too short for a match, is written as zero literals: such a rest occurs only in a row of zeros.
    @inline(__always)
    private mutating func appendMatch(_ cursor: inout TokenCursor, length: Int, distance: Int) {
        var rest = length
        while rest > longest {
            // What remains must not be too short for a match.
            let piece = rest &- longest < 3 ? longest &- pixelBytes &* 3 : longest
            if cursor.room < 8 { renew(&cursor) }
            cursor.append(length: piece, distance: distance)
            rest &-= piece
        }
        if rest >= 3 {
            cursor.append(length: rest, distance: distance)
        } else {
            // Only zeros of a narrow picture: every other match has at least three bytes.
            for _ in 0..<rest { cursor.append(literal: 0) }
        }
    }

    /// Writes the block that a cursor has filled.
    @inline(never)
    private mutating func renew(_ cursor: inout TokenCursor) {
        tokens.take(cursor)
        flush()
        cursor = tokens.cursor
    }

    /// The distance to a place of the table: at least 1, since every place is looked up before it is entered, and none
    /// is 0.
    @inline(__always)
    private static func distance(_ place: Int, _ found: UInt32) -> Int {
        Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: place) &- found)
    }

    /// The number of equal bytes at two places, at most `count`; eight bytes are compared at once.
    @inline(__always)
    private static func equalBytes(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, _ count: Int) -> Int {
        var offset = 0
        while offset < count {
            let difference =
                unsafe one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                ^ other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            if difference != 0 {
                return min(count, offset &+ difference.littleEndian.trailingZeroBitCount &>> 3)
            }
            offset &+= 8
        }
        return count
    }

    /// A hash of the next two pixels; of four bytes in pictures of one byte a pixel.
    @inline(__always)
    private func hash(_ next: UnsafeRawPointer, step: Int) -> Int {
        var bytes = unsafe next.loadUnaligned(as: UInt64.self).littleEndian
        if step == 3 { bytes &<<= 16 } else if step == 1 { bytes &<<= 32 }
        return Int(truncatingIfNeeded: (bytes &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- Self.hashBits)) &* 2
    }
}
