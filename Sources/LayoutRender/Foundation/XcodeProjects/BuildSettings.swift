/// The settings of a target in one configuration: the project's, the target's, and those of their `.xcconfig` files.
public struct BuildSettings: Sendable, Equatable {
    /// As written, layer by layer; `$(inherited)` is what the layer before says.
    private var values: [String: String] = [:]

    /// Longer values end here: `$(A) = $(A)$(A)` doubles with every step.
    private static let maximumLength = 20_000
    private static let maximumDepth = 16

    /// No setting.
    public init() {}

    /// Adds a layer over those before.
    public mutating func add(_ layer: [String: String]) {
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

    /// The value of a setting, with the settings in it expanded; nil for an unset key.
    public subscript(key: String) -> String? {
        var budget = 500
        return values[key].map { expand($0, 0, &budget) }
    }

    /// A text with the values of the settings that it names, as `$(NAME)` in a property list; a name that nobody sets is nothing.
    public func expanded(_ text: String) -> String {
        var budget = 500
        return expand(text, 0, &budget)
    }

    /// The words of a value, quotes taken off.
    public func words(_ key: String) -> [String] {
        (self[key] ?? "").split { $0 == " " || $0 == "\n" || $0 == "\t" }.map { $0.filter { $0 != "\"" } }
            .filter { !$0.isEmpty }
    }

    /// Replaces `$(NAME)`, `${NAME}` and `$(NAME:c99extidentifier)`, of names in names the inner ones first; a name that
    /// nobody sets is nothing.
    /// - Parameter budget: how many names may still be replaced, so that no cycle runs for ever; long values cost more.
    private func expand(_ text: String, _ depth: Int, _ budget: inout Int) -> String {
        guard depth < Self.maximumDepth, text.utf8.contains(UInt8(ascii: "$")) else { return text }
        budget -= text.utf8.count / 100
        // The text, and that of each name which is begun and not closed, the innermost last.
        var parts = [""]
        var ends: [Character] = []
        var rest = text[...]
        while let sign = rest.popFirst() {
            if sign == "$", let next = rest.first, next == "(" || next == "{" {
                rest.removeFirst()
                parts.append("")
                ends.append(next == "(" ? ")" : "}")
            } else if let end = ends.last, sign == end {
                ends.removeLast()
                let name = parts.removeLast()
                parts[parts.count - 1] +=
                    budget > 0 ? value(of: name, depth, &budget) : Self.opening(end) + name + String(end)
            } else {
                parts[parts.count - 1].append(sign)
            }
            if parts[parts.count - 1].utf8.count > Self.maximumLength { break }
        }
        // What is not closed stays as it is.
        let unclosed = zip(ends, parts.dropFirst()).map { Self.opening($0) + $1 }
        let result = parts[0] + unclosed.joined()
        return result.utf8.count > Self.maximumLength ? String(result.prefix(Self.maximumLength)) : result
    }

    private static func opening(_ end: Character) -> String { end == ")" ? "$(" : "${" }

    /// The value of `NAME` or `NAME:operator`.
    private func value(of name: String, _ depth: Int, _ budget: inout Int) -> String {
        budget -= 1
        let parts = name.split(separator: ":", maxSplits: 1)
        var value = parts.first.flatMap { values[String($0)] }.map { expand($0, depth + 1, &budget) } ?? ""
        if parts.count == 2 {
            if parts[1].hasPrefix("default="), value.isEmpty { value = String(parts[1].dropFirst(8)) }
            if parts[1].hasSuffix("identifier") { value = Self.identifier(value) }
            if parts[1] == "lower" { value = value.lowercased() }
        }
        return value
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
