import LayoutEngine
import Notation

/// The entries of a report in words.
///
///     row.spacing 12 -> 20 moves 8 views on 4 pages (iPhone SE, iPhone 15; base, long): largest +24, total
///         total  y 100 -> 124 (+24)
package struct ChangeReport: Sendable {
    /// The entries in their order.
    package let entries: [ChangeEntry]
    /// What names each page: file, scene, device, traits, state; a word may be empty.
    private let words: [[String]]
    /// The words that tell the pages of the whole run apart.
    private let telling: [Int]

    /// The most views below an entry.
    private static let rows = 5
    /// Entries that are written out.
    private static let limit = 10

    /// The report of some pages.
    /// - Parameters:
    ///   - pages: the words and the changes of each page.
    ///   - all: the words of all pages that were compared; nil: of `pages`.
    package init(_ pages: [(words: [String], facts: [ChangeFact])], among all: [[String]]? = nil) {
        words = pages.map(\.words)
        entries = ChangeEntry.entries(pages.map(\.facts))
        let all = all ?? words
        telling = (0..<(all.map(\.count).max() ?? 0)).filter { place in
            Set(all.map { $0.count > place ? $0[place] : "" }).count > 1
        }
    }

    /// The entry in one line.
    package func headline(_ entry: ChangeEntry) -> String {
        let rows = entry.rows
        let isKnown = !entry.edits.isEmpty
        let place = phrase(entry.pages)
        guard let first = rows.first else { return entry.title + place }
        let verb = entry.edits.count + entry.others.count > 1 ? " move " : " moves "
        if rows.count == 1 {
            let isOwn = entry.edits.map(\.subject) == [first.view]
            let subject = isKnown ? entry.title + (isOwn ? "" : verb + first.view) : first.view + " moves"
            return "\(subject)\(place): \(first.text)"
        }
        let count = countText(rows.count, "view")
        let largest = "largest \(PlainNumber.signed(first.distance)), \(first.view)"
        return (isKnown ? entry.title + verb + count : count + " move") + "\(place): \(largest)"
    }

    /// The views below the headline, shortened.
    package func rows(_ entry: ChangeEntry, isWhole: Bool = false, hint: String = ": --verbose") -> [String] {
        let rows = entry.rows
        guard rows.count > 1 else { return [] }
        let shown = isWhole ? rows[...] : rows.prefix(Self.rows)
        var lines = shown.map { "\($0.view)  \($0.text)" }
        if rows.count > shown.count { lines.append("and \(rows.count - shown.count) more\(hint)") }
        return lines
    }

    /// One entry with its views; of several a line each, which has the largest move.
    package func lines(isWhole: Bool = false) -> [String] {
        let shown = isWhole ? entries[...] : entries.prefix(Self.limit)
        var lines: [String] = []
        for entry in shown {
            lines.append("\(entry.mark) \(headline(entry))")
            guard isWhole || entries.count == 1 else { continue }
            lines += rows(entry, isWhole: isWhole).map { "    " + $0 }
        }
        if shown.count < entries.count {
            lines.append("and \(countText(entries.count - shown.count, "more change")): --verbose")
        }
        return lines
    }

    /// ` on 4 pages (iPhone SE, iPhone 15; base, long)`, by the words that tell the pages apart.
    package func phrase(_ pages: [Int]) -> String {
        let parts = telling.compactMap { place -> String? in
            var values: [String] = []
            for page in pages where words[page].count > place && !words[page][place].isEmpty {
                if !values.contains(words[page][place]) { values.append(words[page][place]) }
            }
            return values.isEmpty ? nil : FoldedList.text(values, showing: 3)
        }
        if pages.count == 1 { return parts.isEmpty ? "" : " on " + parts.joined(separator: " ") }
        return " on \(countText(pages.count, "page"))" + (parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))")
    }

    /// The entries as a list of Markdown, at most 20. Every text of a document passes `markdownText`, so that no name can
    /// add markup to a comment on a pull request.
    package var markdown: String {
        var text = ""
        for entry in entries.prefix(20) {
            text += "- \(markdownText(headline(entry)))\n"
            for row in rows(entry, hint: "") { text += "  - \(markdownText(row))\n" }
        }
        let rest = entries.count - 20
        return text + (rest > 0 ? "- and \(countText(rest, "more change"))\n" : "")
    }
}
