import Notation

/// The entries that `check` prints of one file after the other: the first of equal entries of a file's pages, and no
/// more than a person reads.
///
/// A document of 900 states and 2,000 labels has millions of findings that say the same.
struct FoldedEntries {
    private var input = ""
    private var seen: Set<[String]> = []
    private var repeated = 0
    private var omitted = 0
    /// The number of entries of a file that are printed.
    private static let limit = 1_000

    /// The lines to print for a page; before the first page of another file, what was left out of the last one.
    mutating func lines(of entries: [CheckedPage.Entry], in input: String) -> [String] {
        var lines = input == self.input ? [] : rest()
        self.input = input
        for entry in entries {
            if seen.contains(entry.content) {
                repeated += 1
            } else if seen.count >= Self.limit {
                omitted += 1
            } else {
                seen.insert(entry.content)
                lines += entry.lines
            }
        }
        return lines
    }

    /// What was left out of the present file, in a line; forgets that file.
    mutating func rest() -> [String] {
        var parts: [String] = []
        if repeated > 0 { parts.append(countText(repeated, "time") + " the same on other pages") }
        if omitted > 0 { parts.append(countText(omitted, "more finding")) }
        let line = "\(displayName(input)): not listed: " + parts.joined(separator: "; ")
        self = Self()
        return parts.isEmpty ? [] : [line]
    }
}
