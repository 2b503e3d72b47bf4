/// A number without exponent, with few decimals and without trailing zeros.
public enum PlainNumber {
    /// At most three decimals: a thousandth of a point is invisible.
    ///
    ///     PlainNumber.text(12)           // 12
    ///     PlainNumber.text(100.0 / 3)    // 33.333
    ///     PlainNumber.text(0.1 + 0.2)    // 0.3
    public static func text(_ value: Double) -> String {
        // Most lengths are integers.
        if value.magnitude < 1e9, let whole = Int(exactly: value) { return String(whole) }
        return text(value, unit: 1_000, decimals: 3)
    }

    /// At most seven decimals, for scales.
    public static func precise(_ value: Double) -> String { text(value, unit: 10_000_000, decimals: 7) }

    /// The digits needed to read the same number back, without `.0`.
    ///
    ///     PlainNumber.exact(12)           // 12
    ///     PlainNumber.exact(0.1 + 0.2)    // 0.30000000000000004
    public static func exact(_ value: Double) -> String {
        if let whole = Int64(exactly: value) { return String(whole) }
        return "\(value)"
    }

    /// Reads a finite decimal number, `-? digits [. digits] [e [+-] digits]`, with digits on at least one side of the
    /// point; nil for any other text.
    ///
    /// Swift's own `Double(_:)` also accepts hexadecimal numbers, `inf` and `nan`, which no format here allows.
    public static func decimal(_ text: some StringProtocol) -> Double? {
        var rest = Array(text.utf8)[...]
        func digits(_ rest: inout ArraySlice<UInt8>) -> Int {
            let count = rest.prefix { $0 &- 48 < 10 }.count
            rest = rest.dropFirst(count)
            return count
        }
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        var count = digits(&rest)
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            count += digits(&rest)
        }
        guard count > 0 else { return nil }
        if let letter = rest.first, letter | 32 == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest = rest.dropFirst() }
            guard digits(&rest) > 0 else { return nil }
        }
        guard rest.isEmpty, let value = Double(String(text)), value.isFinite else { return nil }
        return value
    }

    /// With its sign, for distances: `+8`, `-0.5`.
    public static func signed(_ value: Double) -> String {
        let text = text(value)
        return text.hasPrefix("-") || text == "0" ? text : "+" + text
    }

    /// - Returns: Swift's own notation for a number that is not finite or too large to be rounded.
    private static func text(_ value: Double, unit: UInt, decimals: Int) -> String {
        guard let parts = Int(exactly: (value * Double(unit)).rounded()), parts.magnitude < 1_000_000_000_000_000 else {
            return "\(value)"
        }
        let sign = parts < 0 ? "-" : ""
        let whole = parts.magnitude / unit
        var rest = parts.magnitude % unit
        guard rest > 0 else { return "\(sign)\(whole)" }
        var digits = decimals
        while rest % 10 == 0 {
            rest /= 10
            digits -= 1
        }
        let fraction = String(rest)
        return "\(sign)\(whole)." + String(repeating: "0", count: digits - fraction.count) + fraction
    }
}
