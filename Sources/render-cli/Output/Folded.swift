/// Shortened lists.
enum Folded {
    /// `a, b, c and 37 more`; the whole list with `--verbose`.
    static func list(_ words: [String], showing limit: Int = 12, joinedBy separator: String = ", ") -> String {
        guard words.count > max(limit + 1, 2), !Talk.isVerbose else { return words.joined(separator: separator) }
        return words.prefix(limit).joined(separator: separator) + " and \(words.count - limit) more"
    }
}
