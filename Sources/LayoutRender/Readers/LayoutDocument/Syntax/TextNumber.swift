/// Reads decimal numbers from the bytes of a text. The same text gives the same double as the standard library's
/// `Double(_:)`, which rounds correctly; the short ways exist for speed, as numbers are a large part of a document's
/// tokens.
enum TextNumber {
    /// The value of `-? digits (. digits)? ([eE] [+-]? digits)?`, the form that the bytes must have; infinite if out of
    /// range.
    ///
    /// Up to 15 digits and a power of ten up to 22 are exact with one multiplication or division (Clinger 1990); other
    /// numbers are passed to the standard library.
    static func double(_ text: Span<UInt8>, _ piece: TextPiece) -> Double {
        let (start, end) = (piece.start, piece.start + piece.count)
        if piece.count <= 8, let value = short(TextBlock.load(text, start, count: piece.count), piece.count) {
            return value
        }
        var at = start
        var mantissa: UInt64 = 0
        var digits = 0
        var exponent = 0
        let isNegative = at < end && text[at] == UInt8(ascii: "-")
        if isNegative { at &+= 1 }
        while at < end, text[at] &- 48 < 10 {
            mantissa = mantissa &* 10 &+ UInt64(text[at] &- 48)
            digits &+= 1
            at &+= 1
        }
        if at < end, text[at] == UInt8(ascii: ".") {
            at &+= 1
            let point = at
            while at < end, text[at] &- 48 < 10 {
                mantissa = mantissa &* 10 &+ UInt64(text[at] &- 48)
                at &+= 1
            }
            digits &+= at &- point
            exponent = point &- at
        }
        if at < end { exponent &+= self.exponent(text, at &+ 1, end) }
        guard digits <= 15, -22...22 ~= exponent else { return library(text, start, end) }
        let value =
            exponent == 0
            ? Double(mantissa)
            : exponent < 0 ? Double(mantissa) / powersOfTen[-exponent] : Double(mantissa) * powersOfTen[exponent]
        return isNegative ? -value : value
    }

    /// The same for up to eight bytes without sign and exponent; nil for others.
    @inline(__always)
    private static func short(_ block: UInt64, _ count: Int) -> Double? {
        let point = min(TextBlock.nonDigits(block).trailingZeroBitCount &>> 3, count)
        if point == count { return Double(TextBlock.decimal(block, count: count)) }
        guard (block &>> UInt64(truncatingIfNeeded: point &* 8)) & 0xFF == UInt64(UInt8(ascii: ".")) else { return nil }
        // The digits without the point.
        let whole = TextBlock.first(point, of: block)
        let digits = whole | (block &>> 8) & ~((1 &<< UInt64(truncatingIfNeeded: point &* 8)) &- 1)
        let places = count &- point &- 1
        guard TextBlock.nonDigits(TextBlock.first(count &- 1, of: digits) | zeros(count &- 1)) == 0 else { return nil }
        return Double(TextBlock.decimal(digits, count: count &- 1)) / powersOfTen[places]
    }

    /// Zeros, as text, behind so many bytes.
    @inline(__always)
    private static func zeros(_ count: Int) -> UInt64 {
        0x3030_3030_3030_3030 & ~((1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1)
    }

    /// A number without sign and exponent before a separator.
    struct Short {
        /// Up to eight bytes.
        var length: Int
        /// The value of up to three digits without a point; nil for another number.
        var integer: Int?
    }

    /// The number that begins here; nil for one that is not short, and for none.
    ///
    /// Nine bytes from `start` on must be inside the text.
    @inline(__always)
    static func short(_ text: Span<UInt8>, _ start: Int) -> Short? {
        let block = TextBlock.load(text, start)
        let others = TextBlock.nonDigits(block)
        var length = others.trailingZeroBitCount &>> 3
        // A leading zero must be the only digit.
        guard length > 0, length == 1 || block & 0xFF != UInt64(UInt8(ascii: "0")) else { return nil }
        let digits = length
        if length < 8, text[start &+ length] == UInt8(ascii: ".") {
            length = (others & (others &- 1)).trailingZeroBitCount &>> 3
            guard length > digits &+ 1 else { return nil }
        }
        switch text[start &+ length] {
        case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), 32, 10, 13: break
        default: return nil
        }
        guard length <= 3, digits == length else { return Short(length: length, integer: nil) }
        // Behind zeros up to three digits.
        let three = (block & 0x0F0F0F) &<< UInt64(truncatingIfNeeded: 24 &- length &* 8)
        let integer = (three & 0xFF) &* 100 &+ (three &>> 8 & 0xFF) &* 10 &+ (three &>> 16 & 0xFF)
        return Short(length: length, integer: Int(truncatingIfNeeded: integer))
    }

    /// The number after an `e`; out of range if it has more than four digits.
    private static func exponent(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
        var at = start
        let isNegative = at < end && text[at] == UInt8(ascii: "-")
        if at < end, isNegative || text[at] == UInt8(ascii: "+") { at += 1 }
        var value = 0
        while at < end {
            if value > 999 { return 10_000 }
            value = value * 10 + Int(text[at] &- 48)
            at += 1
        }
        return isNegative ? -value : value
    }

    /// A number that the fast way cannot make exactly; the standard library rounds correctly.
    @inline(never)
    private static func library(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Double {
        var word = ""
        for index in start..<end { word.unicodeScalars.append(Unicode.Scalar(text[index])) }
        return Double(word) ?? .infinity
    }

    /// Powers of ten that a double holds exactly.
    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]
}
