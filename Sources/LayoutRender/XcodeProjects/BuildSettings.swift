/// The settings of a target in one configuration: the project's, the target's, and those of their `.xcconfig` files.
public struct BuildSettings: Sendable, Equatable {
    /// As written, layer by layer; `$(inherited)` is what the layer before says.
    private var values: [String: String] = [:]

    /// Longer values end here: `$(A) = $(A)$(A)` doubles with every step.
    private static let maximumLength = 20_000
    private static let maximumDepth = 16

    init() {}

    /// Adds a layer over those before.
    mutating func add(_ layer: [String: String]) {
        for (key, value) in layer.sorted(by: { $0.key < $1.key }) {
            let own = Self.plainKey(key)
            guard let own else { continue }
            var text = String(decoding: value.utf8.prefix(Self.maximumLength), as: UTF8.self)
            for word in ["$(inherited)", "${inherited}"] {
                text = Self.replace(word, in: text, with: values[own] ?? "")
            }
            values[own] = String(text.prefix(Self.maximumLength))
        }
    }

    /// A key that counts for a build for phones: without a condition, or with one on their simulator.
    /// - Returns: nil for a key of another system.
    private static func plainKey(_ key: String) -> String? {
        guard let bracket = key.firstIndex(of: "[") else { return key }
        let condition = key[bracket...]
        return condition == "[sdk=iphonesimulator*]" || condition == "[config=Debug]" ? String(key[..<bracket]) : nil
    }

    /// Replaces a word until the text is longer than any value may be; what is left is not in the result then.
    static func replace(_ word: String, in text: String, with value: String) -> String {
        var result = ""
        var rest = text[...]
        while result.utf8.count <= maximumLength, let found = rest.firstRange(of: word) {
            result += rest[..<found.lowerBound]
            result += value
            rest = rest[found.upperBound...]
        }
        return result.utf8.count > maximumLength ? result : result + rest
    }

    /// The value of a setting, with those that it names put in; nil where nobody sets it.
    public subscript(key: String) -> String? {
        var budget = 500
        return values[key].map { expand($0, 0, &budget) }
    }

    /// The words of a value, quotes taken off.
    public func words(_ key: String) -> [String] {
        (self[key] ?? "").split { $0 == " " || $0 == "\n" || $0 == "\t" }.map { $0.filter { $0 != "\"" } }
            .filter { !$0.isEmpty }
    }

    /// Replaces `$(NAME)`, `${NAME}` and `$(NAME:c99extidentifier)`; a name that nobody sets is nothing.
    /// - Parameter budget: how many names may still be replaced, so that no cycle runs for ever.
    private func expand(_ text: String, _ depth: Int, _ budget: inout Int) -> String {
        guard depth < Self.maximumDepth, text.contains("$") else { return text }
        var result = ""
        var rest = text[...]
        while let sign = rest.firstIndex(of: "$") {
            result += rest[..<sign]
            let opening = rest.index(after: sign)
            guard opening < rest.endIndex, rest[opening] == "(" || rest[opening] == "{",
                let end = rest[opening...].firstIndex(of: rest[opening] == "(" ? ")" : "}"), budget > 0
            else {
                result += "$"
                rest = rest[opening...]
                continue
            }
            budget -= 1
            let parts = rest[rest.index(after: opening)..<end].split(separator: ":", maxSplits: 1)
            var value = parts.first.flatMap { values[String($0)] }.map { expand($0, depth + 1, &budget) } ?? ""
            if parts.count == 2 {
                if parts[1].hasPrefix("default="), value.isEmpty { value = String(parts[1].dropFirst(8)) }
                if parts[1].hasSuffix("identifier") { value = Self.identifier(value) }
                if parts[1] == "lower" { value = value.lowercased() }
            }
            result += value
            rest = rest[rest.index(after: end)...]
            if result.utf8.count > Self.maximumLength { return String(result.prefix(Self.maximumLength)) }
        }
        return result + rest
    }

    /// A text as a name in Swift: other signs become underscores, as Xcode has it.
    static func identifier(_ text: String) -> String {
        let name = String(
            text.unicodeScalars.map { scalar in
                let isPart = scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                return isPart ? Character(scalar) : "_"
            })
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }
}
