import Files

/// A shell pattern of `--exclude`.
///
/// `*` matches any characters of one component of a path, `?` one character, `[a-z]` and `[!a-z]` one character of a
/// set, `**` as a whole component any number of components; `\` quotes the next character. A pattern without `/` is
/// matched against the name of each file and folder, a pattern with `/` against the whole path below the searched
/// folder.
struct PathPattern {
    let text: String
    /// The components between slashes.
    private var parts: [[Token]] = []
    private let hasPlace: Bool

    private enum Token: Equatable {
        case character(Character)
        case oneOf([ClosedRange<Character>], isNegated: Bool)
        /// `?`
        case one
        /// `*`
        case any
    }

    /// Nil for an empty pattern.
    init?(_ text: String) {
        self.text = text
        let names = PathText.components(text).filter { $0 != "." }
        guard !names.isEmpty else { return nil }
        hasPlace = text.utf8.dropLast().contains(UInt8(ascii: "/"))
        parts = names.map { Self.tokens($0[...]) }
    }

    /// - Parameter place: a path below the searched folder, such as `Views/Old/a.json`.
    func matches(_ place: String) -> Bool {
        let names = PathText.components(place)
        guard hasPlace else { return names.last.map { Self.matches(Array($0), parts[0]) } ?? false }
        return Self.isMatch(of: names.count, parts.count) { part in
            parts[part] == [.any, .any]
        } fits: { name, part in
            Self.matches(Array(names[name]), parts[part])
        }
    }

    private static func matches(_ name: [Character], _ tokens: [Token]) -> Bool {
        isMatch(of: name.count, tokens.count) {
            tokens[$0] == .any
        } fits: { place, token in
            switch tokens[token] {
            case .any, .one: true
            case .character(let character): character == name[place]
            case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(name[place]) } != isNegated
            }
        }
    }

    /// Matches a list of elements against a list of tokens, some of which match any number of elements.
    ///
    /// Backtracking to the last such token suffices, so the cost is at most the product of both counts.
    private static func isMatch(
        of elements: Int, _ tokens: Int, isAny: (Int) -> Bool, fits: (Int, Int) -> Bool
    ) -> Bool {
        var (element, token) = (0, 0)
        var retry: (element: Int, token: Int)?
        while element < elements {
            if token < tokens, isAny(token) {
                retry = (element, token)
                token += 1
            } else if token < tokens, fits(element, token) {
                element += 1
                token += 1
            } else if let last = retry {
                retry = (last.element + 1, last.token)
                (element, token) = (last.element + 1, last.token + 1)
            } else {
                return false
            }
        }
        return (token..<tokens).allSatisfy(isAny)
    }

    private static func tokens(_ text: Substring) -> [Token] {
        var tokens: [Token] = []
        var rest = text
        while let character = rest.popFirst() {
            switch character {
            case "*": tokens.append(.any)
            case "?": tokens.append(.one)
            case "\\": tokens.append(.character(rest.popFirst() ?? "\\"))
            case "[": tokens.append(set(&rest) ?? .character("["))
            default: tokens.append(.character(character))
            }
        }
        return tokens
    }

    /// The set between brackets; nil, and nothing consumed, if no bracket closes the set.
    private static func set(_ rest: inout Substring) -> Token? {
        var text = rest
        let isNegated = text.first == "!" || text.first == "^"
        if isNegated { text.removeFirst() }
        var ranges: [ClosedRange<Character>] = []
        while let first = text.popFirst() {
            if first == "]", !ranges.isEmpty {
                rest = text
                return .oneOf(ranges, isNegated: isNegated)
            }
            var last = first
            if text.first == "-", let end = text.dropFirst().first, end != "]" {
                last = end
                text = text.dropFirst(2)
            }
            ranges.append(min(first, last)...max(first, last))
        }
        return nil
    }
}
