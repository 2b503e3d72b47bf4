/// A number without exponent, with few decimals and without trailing zeros.
public enum PlainNumber {
    /// At most three decimals: a thousandth of a point is invisible.
    ///
    ///     PlainNumber.text(12)           // 12
    ///     PlainNumber.text(100.0 / 3)    // 33.333
    ///     PlainNumber.text(0.1 + 0.2)    // 0.3
    public static func text(_ value: Double) -> String { text { write(value, to: &$0) } }

    /// At most seven decimals, for scales.
    public static func precise(_ value: Double) -> String {
        text { write(value, unit: 10_000_000, to: &$0) }
    }

    /// The digits needed to read the same number back, without `.0`.
    ///
    ///     PlainNumber.exact(12)           // 12
    ///     PlainNumber.exact(0.1 + 0.2)    // 0.30000000000000004
    public static func exact(_ value: Double) -> String { text { writeExact(value, to: &$0) } }

    /// Reads a finite decimal number, `-? digits [. digits] [e [+-] digits]`, with digits on at least one side of the
    /// point; nil for any other text.
    ///
    /// Swift's own `Double(_:)` also accepts hexadecimal numbers, `inf` and `nan`, which no format here allows.
    public static func decimal(_ text: some StringProtocol) -> Double? { decimal(String(text)) }

    /// The same; a document has thousands of numbers.
    public static func decimal(_ text: String) -> Double? {
        if let value = short(text.utf8) { return value }
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
        guard rest.isEmpty, let value = Double(text), value.isFinite else { return nil }
        return value
    }

    /// A number of at most 15 digits without an exponent; nil for any other text. Its digits as a whole number and the power of
    /// ten by which it is divided are exact, and a division rounds as reading the number does (Clinger).
    private static func short(_ text: String.UTF8View) -> Double? {
        guard text.count <= 17 else { return nil }
        var (whole, scale, digits) = (0, 1.0, 0)
        var (isNegative, hasPoint, isFirst) = (false, false, true)
        for byte in text {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                whole = whole * 10 + Int(byte - UInt8(ascii: "0"))
                digits += 1
                if hasPoint { scale *= 10 }
            case UInt8(ascii: ".") where !hasPoint && digits > 0: hasPoint = true
            case UInt8(ascii: "-") where isFirst: isNegative = true
            default: return nil
            }
            isFirst = false
        }
        guard digits > 0, digits <= 15, hasPoint == (scale > 1) else { return nil }
        let value = Double(whole) / scale
        return isNegative ? -value : value
    }

    /// With its sign, for distances: `+8`, `-0.5`.
    public static func signed(_ value: Double) -> String {
        let text = text(value)
        return text.hasPrefix("-") || text == "0" ? text : "+" + text
    }

    // MARK: Bytes

    // Formats of many numbers are written into bytes: a `String` for each number costs several times its digits.

    /// Writes what `text(_:)` returns.
    package static func write(_ value: Double, to bytes: inout ByteBuffer) {
        // Most lengths are integers.
        if value.magnitude < 1e9, let whole = Int(exactly: value) {
            write(whole.magnitude, isNegative: whole < 0, to: &bytes)
        } else {
            write(value, unit: 1_000, to: &bytes)
        }
    }

    /// Writes what `exact(_:)` returns.
    package static func writeExact(_ value: Double, to bytes: inout ByteBuffer) {
        if let whole = Int(exactly: value) {
            write(whole.magnitude, isNegative: whole < 0, to: &bytes)
        } else {
            bytes.append(text: "\(value)")
        }
    }

    /// Swift's own notation for a number that is not finite or too large to be rounded.
    private static func write(_ value: Double, unit: UInt, to bytes: inout ByteBuffer) {
        guard let parts = Int(exactly: (value * Double(unit)).rounded()), parts.magnitude < 1_000_000_000_000_000 else {
            return bytes.append(text: "\(value)")
        }
        write(parts.magnitude / unit, isNegative: parts < 0, to: &bytes)
        var rest = parts.magnitude % unit
        guard rest > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var place = unit / 10
        while rest > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / place))
            rest %= place
            place /= 10
        }
    }

    private static func write(_ whole: UInt, isNegative: Bool, to bytes: inout ByteBuffer) {
        if isNegative { bytes.append(UInt8(ascii: "-")) }
        write(whole, to: &bytes)
    }

    /// The digits of a whole number, the highest first.
    private static func write(_ whole: UInt, to bytes: inout ByteBuffer) {
        if whole >= 10 { write(whole / 10, to: &bytes) }
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: whole % 10))
    }

    private static func text(_ write: (inout ByteBuffer) -> Void) -> String {
        var bytes = ByteBuffer()
        write(&bytes)
        return bytes.text
    }
}
