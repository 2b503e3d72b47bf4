/// Searching for a sequence, in any collection.
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
