/// A file that a rule has edited.
struct EditedSource {
    var text: String
    /// What was changed.
    var count = 0
    /// Code to append to the file.
    var code = ""
}

extension String {
    /// The text with other words in places of its UTF-8.
    /// - Parameter edits: places that do not overlap; what is put in at one place stands there in their order.
    func edited(_ edits: [(range: Range<Int>, text: String)]) -> String {
        guard !edits.isEmpty else { return self }
        let sorted = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        let old = Array(utf8)
        var (new, place): ([UInt8], Int) = ([], 0)
        for (_, edit) in sorted {
            new += old[place..<max(place, edit.range.lowerBound)] + Array(edit.text.utf8)
            place = max(place, edit.range.upperBound)
        }
        return String(decoding: new + old[place...], as: UTF8.self)
    }
}

extension Range<Int> {
    /// The edit that leaves spaces.
    var blanked: (range: Range<Int>, text: String) { (self, String(repeating: " ", count: count)) }
}
