/// Bytes of a text eight at a time, the first of them lowest: what a scanner looks at instead of single bytes.
enum TextBlock {
    private static let lowBits: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// The eight bytes from `at` on, which must all lie in the text.
    @inline(__always)
    static func load(_ text: Swift.Span<UInt8>, _ at: Int) -> UInt64 {
        // Checks its bounds; unsafe only because it could make any type of the bytes.
        UInt64(littleEndian: unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: at, as: UInt64.self))
    }

    /// Up to eight bytes, zeros behind them.
    @inline(__always)
    static func load(_ text: Swift.Span<UInt8>, _ at: Int, count: Int) -> UInt64 {
        guard at &+ 8 <= text.count else { return loadEnd(text, at, count: count) }
        return load(text, at) & (count >= 8 ? .max : (1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1)
    }

    /// The same where the text ends before a whole block.
    @inline(never)
    private static func loadEnd(_ text: Swift.Span<UInt8>, _ at: Int, count: Int) -> UInt64 {
        var block: UInt64 = 0
        for index in (0..<min(count, 8)).reversed() { block = block << 8 | UInt64(text[at + index]) }
        return block
    }

    /// Zero when a block holds nothing but plain characters of a JSON string: ASCII, no quote, backslash or control
    /// character. Otherwise its lowest set bit is the high bit of the first other byte.
    @inline(__always)
    static func stops(_ block: UInt64) -> UInt64 {
        let quotes = block ^ (lowBits &* UInt64(UInt8(ascii: "\"")))
        let backslashes = block ^ (lowBits &* UInt64(UInt8(ascii: "\\")))
        // A borrow can only set bits above the first byte that is really meant.
        let found =
            ((quotes &- lowBits) & ~quotes) | ((backslashes &- lowBits) & ~backslashes)
            | ((block &- (lowBits &* 32)) & ~block) | block
        return found & highBits
    }

    /// A hash of some bytes: every byte counts, and without a seed equal texts are equal in every process.
    @inline(__always)
    static func hash(_ text: Swift.Span<UInt8>, _ piece: TextPiece, seed: UInt64 = 0) -> UInt32 {
        var state = UInt64(truncatingIfNeeded: piece.count) ^ seed
        var at = 0
        repeat {
            state = (state ^ load(text, piece.start &+ at, count: piece.count &- at)) &* 0x9E37_79B9_7F4A_7C15
            state ^= state &>> 32
            at &+= 8
        } while at < piece.count
        return UInt32(truncatingIfNeeded: state)
    }

    static func hash(_ bytes: [UInt8]) -> UInt32 { hash(bytes.span, TextPiece(start: 0, count: bytes.count)) }

    /// Whether some bytes are those of `blocks` from `place` on.
    @inline(__always)
    static func areEqual(_ text: Swift.Span<UInt8>, _ piece: TextPiece, _ blocks: [UInt64], _ place: Int) -> Bool {
        var at = 0
        var place = place
        while at < piece.count {
            if load(text, piece.start &+ at, count: piece.count &- at) != blocks[place] { return false }
            at &+= 8
            place &+= 1
        }
        return true
    }

    /// Whether `count` bytes of two texts are the same.
    @inline(__always)
    static func areEqual(
        _ text: Swift.Span<UInt8>, _ start: Int, _ other: Swift.Span<UInt8>, _ otherStart: Int, count: Int
    ) -> Bool {
        var at = 0
        while at < count {
            if load(text, start &+ at, count: count &- at) != load(other, otherStart &+ at, count: count &- at) {
                return false
            }
            at &+= 8
        }
        return true
    }

    /// A text as blocks, the last one filled with zeros.
    static func blocks(of bytes: [UInt8]) -> [UInt64] {
        stride(from: 0, to: bytes.count, by: 8).map { load(bytes.span, $0, count: bytes.count - $0) }
    }
}
