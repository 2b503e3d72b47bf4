import Notation

/// Numbers in SVG syntax: always finite, so that an invalid length cannot make the file invalid.
package enum SVGNumber {
    /// At most three decimals.
    package static func text(_ value: Double) -> String { PlainNumber.text(clamped(value)) }

    /// At most seven decimals, for scales.
    package static func precise(_ value: Double) -> String { PlainNumber.precise(clamped(value)) }

    /// NaN becomes 0, infinity ten million.
    private static func clamped(_ value: Double) -> Double {
        value.isNaN ? 0 : min(max(value, -1e7), 1e7)
    }
}
