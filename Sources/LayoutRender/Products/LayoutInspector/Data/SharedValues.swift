import Notation

/// Values shared by pages, each written once: pages refer to them by index.
struct SharedValues {
    /// The values in the order of their first use.
    private(set) var texts: [String] = []
    /// The index of each value.
    private var places: [ComparedByBytes<String>: Int] = [:]

    /// The index of a value with this text.
    mutating func place(of text: String) -> Int {
        let key = ComparedByBytes(text)
        if let known = places[key] { return known }
        places[key] = texts.count
        texts.append(text)
        return texts.count - 1
    }

    /// Equal values have equal compact texts and share a place.
    mutating func place(of value: JSONValue) -> Int { place(of: value.compact) }

    /// The values as the elements of a JSON array.
    var json: String { "[" + texts.joined(separator: ",\n") + "]" }

    /// Indices as ranges, `0-120 7 9-11`: consecutive values of one page are usually consecutive in all pages.
    static func ranges(_ places: [Int]) -> String {
        var parts: [String] = []
        var index = 0
        while index < places.count {
            var end = index
            while end + 1 < places.count, places[end + 1] == places[end] + 1 { end += 1 }
            parts.append(end == index ? "\(places[index])" : "\(places[index])-\(places[end])")
            index = end + 1
        }
        return parts.joined(separator: " ")
    }
}

/// A text for display: invisible characters and characters that change the writing direction are escaped.
func shownText(_ text: String) -> String { escapedForDisplay(text, limit: 4_000) }
