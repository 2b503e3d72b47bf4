/// The symbols of RFC 1951, section 3.2.5: how lengths and distances of matches are split into a symbol and extra bits.
///
///     length 13   = symbol 266 (13 or 14)     + 1 extra bit 0
///     length 258  = symbol 285
///     distance 10 = symbol 6 (9 to 12)        + 2 extra bits 01
enum DeflateSymbols {
    /// Literals 0...255, the end of a block, and 29 symbols of lengths.
    static let literalCount = 286
    /// Symbols of distances.
    static let distanceCount = 30
    /// The symbol after the last token of a block.
    static let endOfBlock = 256
    /// The longest match, in bytes.
    static let maximumLength = 258
    /// The farthest match, in bytes: the size of the window.
    static let maximumDistance = 32_768

    /// For each length from 0 to 258, its symbol in the lowest nine bits, then its number of extra bits, then their value
    /// from bit 16 on; lengths below 3 have none.
    static let lengths: [UInt32] = {
        var table = [UInt32](repeating: 0, count: maximumLength + 1)
        var length = 3
        for symbol in 257...284 {
            let extra = symbol < 265 ? 0 : (symbol - 261) / 4
            for value in 0..<1 << extra where length < maximumLength {
                table[length] = UInt32(symbol | extra << 9 | value << 16)
                length += 1
            }
        }
        table[maximumLength] = 285
        return table
    }()

    /// The symbol of a distance from 1 to 32,768.
    @inline(__always)
    static func distance(_ distance: Int) -> Int {
        let place = UInt64(truncatingIfNeeded: distance &- 1)
        guard place > 3 else { return Int(truncatingIfNeeded: place) }
        let top = 63 &- place.leadingZeroBitCount
        return top &* 2 &+ Int(truncatingIfNeeded: place &>> UInt64(truncatingIfNeeded: top &- 1) & 1)
    }

    /// The number of extra bits of a distance symbol. The value of these bits is the distance less one, without the
    /// bits stated by the symbol.
    @inline(__always)
    static func extraBits(distanceSymbol: Int) -> Int { distanceSymbol < 4 ? 0 : distanceSymbol / 2 - 1 }
}
