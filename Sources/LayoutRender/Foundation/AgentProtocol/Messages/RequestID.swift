import Notation

/// The id of a request, which its answer repeats: a text or a whole number.
///
/// Guarantees: a number is exact in a double, and a text has at most 256 bytes, so that an answer repeats the id unchanged
/// and no client can make the server keep large ids.
package struct RequestID: Sendable, Hashable {
    /// The text, or the number's digits.
    private let text: String
    /// Whether the id is a number.
    private let isNumber: Bool

    /// The most bytes of a text.
    package static let longest = 256
    /// 2 to the power of 53: above, a double has no place for each whole number.
    private static let largest = 9_007_199_254_740_992.0

    /// Nil for null, a fraction, a number beyond 2 to the power of 53, a text that is too long, or another value.
    package init?(_ value: JSONValue) {
        switch value {
        case .string(let text) where text.utf8.count <= Self.longest:
            (self.text, isNumber) = (text, false)
        case .number(let number) where number.magnitude <= Self.largest && number == number.rounded():
            (text, isNumber) = ("\(Int(number))", true)
        default: return nil
        }
    }

    /// The id as JSON.
    package var json: JSONValue { isNumber ? .number(Double(text) ?? 0) : .string(text) }
}
