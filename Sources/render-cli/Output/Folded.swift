import Notation

/// Shortened lists.
enum Folded {
    /// `a, b, c and 37 more`; the whole list with `--verbose`.
    static func list(_ words: [String], showing limit: Int = 12, joinedBy separator: String = ", ") -> String {
        FoldedList.text(words, showing: limit, joinedBy: separator, isWhole: Talk.isVerbose)
    }
}
