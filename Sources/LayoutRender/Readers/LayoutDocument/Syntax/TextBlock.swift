/// Eight bytes of a text as one integer, the first byte lowest: scanners read blocks instead of single bytes.
///
/// The tests on all bytes at once follow the usual arithmetic of words: subtracting 1 from each byte sets the high bit
/// of a byte that was zero, and a byte is made zero by the exclusive or with the byte that is looked for.
enum TextBlock {
    /// 1 in each byte: multiplied by a byte, that byte in each place.
    private static let lowBits: UInt64 = 0x0101_0101_0101_0101
    /// The high bit of each byte, in which the tests leave their answer.
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// The eight bytes from `at` on, which must all be inside the text.
    @inline(__always)
    static func load(_ text: Span<UInt8>, _ at: Int) -> UInt64 {
        // Checks its bounds; unsafe only because it could make any type of the bytes.
        UInt64(littleEndian: unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: at, as: UInt64.self))
    }

    /// Up to eight bytes, padded with zeros.
    @inline(__always)
    static func load(_ text: Span<UInt8>, _ at: Int, count: Int) -> UInt64 {
        guard at &+ 8 <= text.count else { return loadEnd(text, at, count: count) }
        return load(text, at) & (count >= 8 ? .max : (1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1)
    }

    /// The same near the end of the text.
    @inline(never)
    private static func loadEnd(_ text: Span<UInt8>, _ at: Int, count: Int) -> UInt64 {
        var block: UInt64 = 0
        for index in (0..<min(count, 8)).reversed() { block = block << 8 | UInt64(text[at + index]) }
        return block
    }

    /// Zero if a block contains only plain characters of a JSON string: ASCII, no quote, backslash or control
    /// character. Otherwise its lowest set bit is the high bit of the first other byte. Eight bytes are tested at
    /// once and without a branch.
    @inline(__always)
    static func stops(_ block: UInt64) -> UInt64 {
        let quotes = block ^ (lowBits &* UInt64(UInt8(ascii: "\"")))
        let backslashes = block ^ (lowBits &* UInt64(UInt8(ascii: "\\")))
        // A borrow can only set bits above the first byte that is really found.
        let found =
            ((quotes &- lowBits) & ~quotes) | ((backslashes &- lowBits) & ~backslashes)
            | ((block &- (lowBits &* 32)) & ~block) | block
        return found & highBits
    }

    /// The index of the first byte that `stops` found in two blocks.
    @inline(__always)
    static func firstStop(_ low: UInt64, _ high: UInt64) -> Int {
        (low != 0 ? low.trailingZeroBitCount : high.trailingZeroBitCount &+ 64) &>> 3
    }

    /// A block with only its first bytes, fewer than eight.
    @inline(__always)
    static func first(_ count: Int, of block: UInt64) -> UInt64 {
        block & ((1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1)
    }

    /// Zero if a block contains only digits; otherwise its lowest set bit is the high bit of the first other byte.
    @inline(__always)
    static func nonDigits(_ block: UInt64) -> UInt64 {
        // A byte that is no digit becomes 10 or more, and the addition carries into its high bit.
        let values = block ^ (lowBits &* 0x30)
        return ((values &+ (lowBits &* 0x76)) | values) & highBits
    }

    /// The number of up to eight digits.
    @inline(__always)
    static func decimal(_ digits: UInt64, count: Int) -> UInt64 {
        // Padded with zeros in front; then pairs, groups of four and of eight are joined (Lemire 2018).
        guard count > 0 else { return 0 }
        let shift = UInt64(truncatingIfNeeded: 64 &- count &* 8)
        var value = (digits ^ (lowBits &* 0x30)) &<< shift
        value = (value &* 10 &+ (value &>> 8)) & 0x00FF_00FF_00FF_00FF
        value = (value &* 100 &+ (value &>> 16)) & 0x0000_FFFF_0000_FFFF
        return (value &* 10_000 &+ (value &>> 32)) & 0xFFFF_FFFF
    }

    /// A hash that depends on every byte.
    @inline(__always)
    static func hash(_ text: Span<UInt8>, _ piece: TextPiece, seed: UInt64) -> UInt32 {
        let end = piece.start &+ piece.count
        var at = piece.start
        var state = seed
        while at &+ 8 <= end {
            state = mix(state, load(text, at))
            at &+= 8
        }
        return finish(state, load(text, at, count: end &- at), count: piece.count)
    }

    /// Adds one whole block to a hash. The factor is 2^64 divided by the golden ratio, as in Fibonacci hashing
    /// (Knuth, volume 3, 6.4); the shift brings the high bits, which depend on most of the block, into the low bits,
    /// which select the slot.
    @inline(__always)
    static func mix(_ state: UInt64, _ block: UInt64) -> UInt64 {
        let product = (state ^ block) &* 0x9E37_79B9_7F4A_7C15
        return product ^ product &>> 32
    }

    /// The hash with the bytes after the last whole block: at most seven, padded with zeros.
    @inline(__always)
    static func finish(_ state: UInt64, _ rest: UInt64, count: Int) -> UInt32 {
        // The eighth byte is free for the length, which distinguishes a name from the same name followed by zeros.
        UInt32(truncatingIfNeeded: mix(state, rest | UInt64(truncatingIfNeeded: count) &<< 56))
    }

    /// Whether some bytes equal `blocks` from `place` on.
    @inline(__always)
    static func areEqual(_ text: Span<UInt8>, _ piece: TextPiece, _ blocks: [UInt64], _ place: Int) -> Bool {
        var at = 0
        var place = place
        while at < piece.count {
            if load(text, piece.start &+ at, count: piece.count &- at) != blocks[place] { return false }
            at &+= 8
            place &+= 1
        }
        return true
    }
}
