import Notation

/// The columns or the rows of a grid, read from CSS's words.
struct FlexTracks {
    enum Track: Equatable {
        case points(Double)
        /// The weight of a share of what the other tracks leave.
        case share(Double)
        case content
    }

    var tracks: [Track]

    /// Reads `96px 1fr`, `repeat(2,minmax(0,1fr))`, `auto`; a word that means no length is a track of its content.
    init(_ text: String) {
        var words = Self.words(text[...])[...]
        tracks = []
        while let word = words.popFirst(), tracks.count < FlexAttributes.mostTracks {
            guard let inside = Self.arguments(of: "repeat", word), let comma = inside.firstIndex(of: ",") else {
                tracks.append(Self.track(word))
                continue
            }
            let repeated = Self.words(inside[inside.index(after: comma)...]).map(Self.track)
            let count = Int(inside[..<comma].filter { $0 != " " }) ?? 1
            guard !repeated.isEmpty, count > 0 else { continue }
            for _ in 0..<min(count, FlexAttributes.mostTracks / repeated.count) { tracks += repeated }
        }
        tracks.removeLast(max(0, tracks.count - FlexAttributes.mostTracks))
    }

    /// Tracks that all have a content: for views beyond the last one.
    mutating func reach(_ count: Int) {
        while tracks.count < min(count, FlexAttributes.mostTracks) { tracks.append(.content) }
    }

    /// The words between blanks outside brackets.
    private static func words(_ text: Substring) -> [Substring] {
        var depth = 0
        return text.split { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return character == " " && depth <= 0
        }
    }

    /// What is between the brackets of a function; nil for another word.
    private static func arguments(of function: String, _ word: Substring) -> Substring? {
        guard word.hasPrefix(function + "("), word.hasSuffix(")") else { return nil }
        return word.dropFirst(function.count + 1).dropLast()
    }

    private static func track(_ word: Substring) -> Track {
        if let inside = arguments(of: "minmax", word), let comma = inside.firstIndex(of: ",") {
            return track(inside[inside.index(after: comma)...].drop { $0 == " " })
        }
        func number(_ unit: String) -> Double? {
            guard word.hasSuffix(unit), let number = Double(String(word.dropLast(unit.count))) else { return nil }
            return number >= 0 && number <= 1_000_000 ? number : nil
        }
        if let weight = number("fr"), weight > 0 { return .share(weight) }
        if let points = number("px") ?? number("") { return .points(points) }
        return .content
    }
}
