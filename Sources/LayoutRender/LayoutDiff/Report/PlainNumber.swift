/// A number as people write it: no exponent, at most three places, no trailing zeros.
enum PlainNumber {
    static func text(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : (value < 0 ? "-inf" : "inf") }
        guard value.magnitude < 1e15, let thousandths = Int64(exactly: (value * 1000).rounded()) else {
            return "\(value)"
        }
        let whole = thousandths.magnitude / 1000
        var fraction = "\(thousandths.magnitude % 1000)"
        fraction = String(repeating: "0", count: 3 - fraction.count) + fraction
        while fraction.hasSuffix("0") { fraction.removeLast() }
        return (thousandths < 0 ? "-" : "") + "\(whole)" + (fraction.isEmpty ? "" : "." + fraction)
    }

    /// With its sign, for distances: `+8`, `-0.5`.
    static func signed(_ value: Double) -> String {
        let text = text(value)
        return text.hasPrefix("-") || text == "0" ? text : "+" + text
    }
}

extension Double {
    var plain: String { PlainNumber.text(self) }
}
