/// Shortened lists.
package enum FoldedList {
    /// `a, b, c and 37 more`.
    /// - Parameter isWhole: the whole list instead.
    package static func text(
        _ words: [String], showing limit: Int = 12, joinedBy separator: String = ", ", isWhole: Bool = false
    ) -> String {
        guard words.count > max(limit + 1, 2), !isWhole else { return words.joined(separator: separator) }
        return words.prefix(limit).joined(separator: separator) + " and \(words.count - limit) more"
    }
}
