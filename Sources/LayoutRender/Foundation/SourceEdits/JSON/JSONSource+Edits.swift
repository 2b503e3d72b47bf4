/// The smallest edits of a text, in the text's own style: a member on a line of its own where its neighbours have lines of
/// their own, on the same line elsewhere.
extension JSONSource {
    /// An object's member with another value, or one more member.
    /// - Parameters:
    ///   - value: JSON.
    ///   - later: the keys before which a new member goes; behind all members where the object has none of them.
    package func setting(_ key: String, to value: String, of object: Int, before later: [String] = []) -> [TextEdit] {
        if let member = member(key, of: object) { return [TextEdit(values[member].range, value)] }
        let next = values[object].children.first { child in
            values[child].key.flatMap(string).map(later.contains) ?? false
        }
        return inserting("\"\(key)\": \(value)", into: object, before: next)
    }

    /// One more element behind the others.
    package func appending(_ value: String, to array: Int) -> [TextEdit] { inserting(value, into: array, before: nil) }

    /// A value with another one in its place.
    package func replacing(_ place: Int, by value: String) -> [TextEdit] { [TextEdit(values[place].range, value)] }

    /// The text without a member or an element, and without the comma that divided it from its neighbour.
    package func removing(_ place: Int) -> [TextEdit] {
        let record = values[place]
        guard let parent = record.parent else { return [] }
        let siblings = values[parent].children
        guard let index = siblings.firstIndex(of: place) else { return [] }
        if index > 0 {
            return [TextEdit(values[siblings[index - 1]].range.upperBound..<record.range.upperBound, "")]
        }
        if siblings.count > 1 {
            return [TextEdit(record.whole.lowerBound..<values[siblings[1]].whole.lowerBound, "")]
        }
        // The only child: nothing stays between the brackets.
        let range = values[parent].range
        return [TextEdit((range.lowerBound + 1)..<(range.upperBound - 1), "")]
    }

    private func inserting(_ text: String, into parent: Int, before next: Int?) -> [TextEdit] {
        let record = values[parent]
        if let next {
            let start = values[next].whole.lowerBound
            return [TextEdit(at: start, inserting: text + "," + blanks(before: start))]
        }
        guard let last = record.children.last else {
            return [TextEdit((record.range.lowerBound + 1)..<(record.range.upperBound - 1), text)]
        }
        let gap = blanks(before: values[last].whole.lowerBound)
        // The only child of an array on one line has no blank before it.
        let divider = record.children.count == 1 && !gap.contains(where: \.isNewline) ? " " : gap
        return [TextEdit(at: values[last].range.upperBound, inserting: "," + divider + text)]
    }

    /// The white space before an offset.
    private func blanks(before offset: Int) -> String {
        var start = offset
        while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start - 1]) { start -= 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }
}
