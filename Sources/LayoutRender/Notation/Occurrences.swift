/// Searching, without the library of regular expressions: an import of that library makes the program a megabyte larger.
extension Collection where Element: Equatable {
    /// Where a sequence of elements first occurs; for an empty sequence the start. O(count times the length sought).
    package func firstPlace(of sought: some Collection<Element>) -> Range<Index>? {
        var start = startIndex
        while true {
            var place = start
            var rest = sought.makeIterator()
            var next = rest.next()
            while let wanted = next, place != endIndex, self[place] == wanted {
                formIndex(after: &place)
                next = rest.next()
            }
            if next == nil { return start..<place }
            if place == endIndex { return nil }
            formIndex(after: &start)
        }
    }
}

extension StringProtocol {
    /// Whether a text occurs, character by character.
    package func contains(_ sought: String) -> Bool { firstPlace(of: sought) != nil }

    /// The text with every occurrence of another text replaced, from the start; nothing is sought in what was put in.
    package func replacing(_ sought: String, with replacement: String) -> String {
        var parts = ArraySlice(parts(between: sought))
        var text = String(parts.popFirst() ?? "")
        for part in parts { text += replacement + part }
        return text
    }

    /// The parts before, between and after the occurrences of a separator, empty parts included; the whole text for an
    /// empty separator.
    package func parts(between separator: String) -> [SubSequence] {
        guard !separator.isEmpty else { return [self[...]] }
        var parts: [SubSequence] = []
        var rest = self[...]
        while let place = rest.firstPlace(of: separator) {
            parts.append(rest[..<place.lowerBound])
            rest = rest[place.upperBound...]
        }
        return parts + [rest]
    }
}
