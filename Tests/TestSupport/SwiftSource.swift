/// A Swift source for tests that read sources: its code without comments and string literals, and its imports.
public struct SwiftSource: Sendable {
    /// The code, line for line: comments and the texts of string literals are gone, interpolated code stays.
    public let code: String

    public init(_ text: String) {
        var scanner = Scanner(text)
        code = scanner.code()
    }

    /// The modules that the source imports, with any attribute or access level before `import`.
    public var imports: [String] {
        let kinds: Set<Substring> = ["enum", "struct", "class", "protocol", "func", "typealias", "let", "var", "actor"]
        var modules: [String] = []
        for line in code.split(whereSeparator: { $0 == "\n" || $0 == ";" }) {
            let words = line.split(whereSeparator: \.isWhitespace)
            guard let place = words.firstIndex(of: "import"), words[..<place].allSatisfy(Self.isModifier) else {
                continue
            }
            var rest = words[(place + 1)...]
            if let kind = rest.first, kinds.contains(kind) { rest = rest.dropFirst() }
            if let module = rest.first?.split(separator: ".").first { modules.append(String(module)) }
        }
        return modules
    }

    private static func isModifier(_ word: Substring) -> Bool {
        word.hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains(word)
    }

    /// What ends the process on purpose, as it stands in the code: `try!`, `as!`, `fatalError`, a forced unwrap, and what
    /// takes a guarantee of the compiler away.
    public var crashes: [String] {
        let words = #/\b(try!|as!|fatalError|preconditionFailure|unsafeDowncast|unsafelyUnwrapped)/#
        let unwraps = #/[\p{L}\p{N}_\)\]\}>?"]+!(?!=)/#
        let promises = #/@unchecked\s+Sendable|nonisolated\(unsafe\)/#
        // A regular expression looks at few lines: it takes a hundred times as long as the search for a sign.
        let signs = ["!", "fatalError", "preconditionFailure", "unsafe", "@unchecked"]
        let lines = code.split(separator: "\n").filter { line in signs.contains { Self.holds(line, $0) } }
            .joined(separator: "\n")
        return lines.matches(of: words).map { String($0.output.0) }
            + lines.matches(of: unwraps).map { String($0.output) }
            + lines.matches(of: promises).map { String($0.output) }
    }

    /// Whether a text holds a word, byte by byte.
    public static func holds(_ text: some StringProtocol, _ word: String) -> Bool {
        var word = word
        let bytes = Array(text.utf8)
        return word.withUTF8 { word in
            bytes.withUnsafeBufferPointer { text in
                guard let first = word.first else { return true }
                guard text.count >= word.count else { return false }
                for start in 0...text.count - word.count
                where text[start] == first && text[start..<start + word.count].elementsEqual(word) { return true }
                return false
            }
        }
    }
}

/// Drops comments and texts, one character after the other.
private struct Scanner {
    private var rest: Substring
    private var out = ""

    init(_ text: String) { rest = text[...] }

    mutating func code() -> String {
        copyCode(untilParenthesis: false)
        return out
    }

    /// Code up to its end, or up to the parenthesis that closes an interpolation.
    private mutating func copyCode(untilParenthesis: Bool) {
        var depth = 0
        while let character = rest.first {
            if rest.hasPrefix("//") {
                rest = rest.drop { $0 != "\n" }
            } else if rest.hasPrefix("/*") {
                dropComment()
            } else if let hashes = literalHashes {
                dropLiteral(hashes)
            } else {
                if character == "(" { depth += 1 }
                if character == ")" {
                    if untilParenthesis, depth == 0 { return }
                    depth -= 1
                }
                out.append(character)
                rest.removeFirst()
            }
        }
    }

    private mutating func dropComment() {
        var depth = 0
        repeat {
            if rest.hasPrefix("/*") {
                depth += 1
                rest = rest.dropFirst(2)
            } else if rest.hasPrefix("*/") {
                depth -= 1
                rest = rest.dropFirst(2)
            } else {
                if rest.first == "\n" { out.append("\n") }
                rest = rest.dropFirst()
            }
        } while depth > 0 && !rest.isEmpty
    }

    /// How many signs `#` stand before the quote of a literal that starts here; nil where none starts.
    private var literalHashes: Int? {
        let hashes = rest.prefix { $0 == "#" }.count
        return rest.dropFirst(hashes).first == "\"" ? hashes : nil
    }

    /// Drops a string literal, but not its interpolations, which are code.
    private mutating func dropLiteral(_ hashes: Int) {
        let sign = String(repeating: "#", count: hashes)
        rest = rest.dropFirst(hashes)
        let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        rest = rest.dropFirst(quote.count)
        out += "\""
        while let character = rest.first, !rest.hasPrefix(quote + sign) {
            if rest.hasPrefix("\\" + sign + "(") {
                rest = rest.dropFirst(2 + hashes)
                out += "("
                copyCode(untilParenthesis: true)
                out += ")"
                rest = rest.dropFirst()
            } else if rest.hasPrefix("\\" + sign) {
                rest = rest.dropFirst(2 + hashes)
            } else {
                if character == "\n" { out.append("\n") }
                rest.removeFirst()
            }
        }
        out += "\""
        rest = rest.dropFirst(quote.count + hashes)
    }
}
