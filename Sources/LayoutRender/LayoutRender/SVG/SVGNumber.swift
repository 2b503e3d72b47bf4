/// Numbers as text, the same on every machine: at most three decimals, no exponent, no trailing zero, no minus zero.
enum SVGNumber {
    static func text(_ value: Double) -> String {
        // Most lengths are whole.
        if value.magnitude < 1e9, let whole = Int(exactly: value) { return String(whole) }
        return text(value, decimals: 3)
    }

    /// Seven decimals, for scales.
    static func precise(_ value: Double) -> String { text(value, decimals: 7) }

    private static func text(_ value: Double, decimals: Int) -> String {
        let unit = decimals == 3 ? 1000 : 10_000_000
        guard let parts = Int(exactly: (value * Double(unit)).rounded()), parts.magnitude < 1_000_000_000_000_000 else {
            return value > 0 ? "1000000000" : value < 0 ? "-1000000000" : "0"
        }
        let magnitude = Int(parts.magnitude)
        let whole = magnitude / unit
        var rest = magnitude % unit
        let sign = parts < 0 ? "-" : ""
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
