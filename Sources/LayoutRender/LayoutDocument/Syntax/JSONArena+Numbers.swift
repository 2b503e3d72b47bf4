extension JSONArena {
    /// The value of a number token; infinite when it is out of range.
    ///
    /// Up to 15 digits and a power of ten up to 22 are exact in one multiplication or division (Clinger 1990); the
    /// rest goes to the standard library.
    func double(_ node: Int) -> Double {
        let start = Int(nodes[node].start)
        let end = Int(nodes[node].end)
        var at = start
        var mantissa: UInt64 = 0
        var digits = 0
        var fraction = 0
        let isNegative = bytes[at] == UInt8(ascii: "-")
        if isNegative { at += 1 }
        while at < end, bytes[at] &- 48 < 10 {
            mantissa = mantissa &* 10 &+ UInt64(bytes[at] &- 48)
            digits += 1
            at += 1
        }
        if at < end, bytes[at] == UInt8(ascii: ".") {
            at += 1
            while at < end, bytes[at] &- 48 < 10 {
                mantissa = mantissa &* 10 &+ UInt64(bytes[at] &- 48)
                digits += 1
                fraction += 1
                at += 1
            }
        }
        guard at == end, digits <= 15 else { return Double(source(node)) ?? .infinity }
        let value = fraction == 0 ? Double(mantissa) : Double(mantissa) / Self.powersOfTen[fraction]
        return isNegative ? -value : value
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}
