import Notation

/// Reads a constraint's multiplier in every notation of Interface Builder.
enum Multiplier {
    /// `0.5`, `1:2`, `1 : 1.3`, `1/3`, `1:1.15`, `2.5:1:1`; nil for anything else, zero or a number out of bounds.
    static func parse(_ text: String) -> Double? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
        guard (1...3).contains(parts.count) else { return nil }
        var value: Double?
        for part in parts {
            let words = part.split(separator: " ")
            guard words.count == 1, let number = PlainNumber.decimal(words[0]), number != 0 else { return nil }
            value = value.map { $0 / number } ?? number
        }
        guard let value, value.isFinite, (1e-6...1e6).contains(abs(value)) else { return nil }
        return value
    }
}
