/// Decimal numbers out of the bytes of a text.
enum TextNumber {
    /// The value of `-? digits (. digits)? ([eE] [+-]? digits)?`, which the bytes must be; infinite when out of range.
    ///
    /// Up to 15 digits and a power of ten up to 22 are exact in one multiplication or division (Clinger 1990); the
    /// rest goes to the standard library.
    static func double(_ text: Swift.Span<UInt8>, _ piece: TextPiece) -> Double {
        let (start, end) = (piece.start, piece.start + piece.count)
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

    /// The number after an `e`; one that is out of reach when it has more than four digits.
    private static func exponent(_ text: Swift.Span<UInt8>, _ start: Int, _ end: Int) -> Int {
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

    @inline(never)
    private static func library(_ text: Swift.Span<UInt8>, _ start: Int, _ end: Int) -> Double {
        var word = ""
        for index in start..<end { word.unicodeScalars.append(Unicode.Scalar(text[index])) }
        return Double(word) ?? .infinity
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]
}
