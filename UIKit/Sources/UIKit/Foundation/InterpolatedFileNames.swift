// Libraries of tests take the name of a file as a text on Apple's systems, and as a static text on Linux: code that hands over
// `"\(file)"` gets the static text inside.

extension StaticString: @retroactive ExpressibleByStringInterpolation {
    /// What stands between the quotes.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// The parts; nil for a value that is no static text.
        fileprivate var parts: [StaticString?] = []
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: StaticString) {
            if literal.utf8CodeUnitCount > 0 { parts.append(literal) }
        }
        public mutating func appendInterpolation<Value>(_ value: Value) { parts.append(value as? StaticString) }
    }

    /// The only part; an empty text where there are several, which no static text can hold.
    public init(stringInterpolation: StringInterpolation) {
        let parts = stringInterpolation.parts
        self = (parts.count == 1 ? parts[0] : nil) ?? ""
    }
}
