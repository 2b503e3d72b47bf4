/// Entries that a table of texts gets.
extension StringTable {
    /// A text that a language lacks, with the words of the file in place of a translation.
    package struct Entry: Sendable, Hashable {
        /// The table's key, such as `a1b-2c-d3e.text`.
        package var key: String
        /// The text as the document has the text.
        package var text: String

        /// An entry of a table.
        package init(key: String, text: String) {
            self.key = key
            self.text = text
        }
    }

    /// A `.strings` file of text in UTF-8 with entries behind its last line, each below a comment that says that nobody has
    /// translated the text. Nothing else of the file changes.
    ///
    ///     /* text = "Welcome"; ObjectID = "k3J-xx-yyy"; Note = "not translated"; */
    ///     "k3J-xx-yyy.text" = "Welcome";
    ///
    /// - Returns: nil for a property list, another encoding, a table with mistakes and a table that has one of the keys; and
    ///   where reading the new file would not give the old texts and the new ones alone.
    package static func adding(
        _ entries: [Entry], to bytes: [UInt8], limits: ProjectLimits = ProjectLimits()
    ) -> [UInt8]? {
        guard !entries.isEmpty, isPlainText(bytes) else { return nil }
        let old = read(bytes, limits: limits)
        guard old.problems.isEmpty, !entries.contains(where: { old.texts[$0.key] != nil }) else { return nil }
        let end = lineEnd(of: bytes)
        var lines: [String] = bytes.isEmpty ? [] : [""]
        for entry in entries {
            if lines.count > 1 { lines.append("") }
            let id = String(entry.key.prefix { $0 != "." })
            lines.append(
                "/* text = \"\(comment(entry.text))\"; ObjectID = \"\(comment(id))\"; Note = \"not translated\"; */")
            lines.append("\"\(escaped(entry.key))\" = \"\(escaped(entry.text))\";")
        }
        let isOpen = bytes.last.map { $0 != UInt8(ascii: "\n") } ?? false
        let added = (isOpen ? end : "") + lines.map { $0 + end }.joined()
        let new = bytes + Array(added.utf8)
        let expected = entries.reduce(into: old.texts) { $0[$1.key] = $1.text }
        let table = read(new, limits: limits)
        return table.texts == expected && table.problems.isEmpty ? new : nil
    }

    /// Whether a file is text in UTF-8, with or without a mark, and no property list.
    private static func isPlainText(_ bytes: [UInt8]) -> Bool {
        guard !bytes.has("bplist", at: 0), !PropertyList.isXML(bytes), !bytes.contains(0) else { return false }
        return Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes
    }

    private static func lineEnd(of bytes: [UInt8]) -> String {
        guard let first = bytes.firstIndex(of: UInt8(ascii: "\n")), first > 0, bytes[first - 1] == 0x0D else {
            return "\n"
        }
        return "\r\n"
    }

    /// A text between quotes. By scalars: a quote and a mark after the quote are one Character.
    private static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "\"": result.append(contentsOf: ["\\", scalar])
            case "\n": result.append(contentsOf: ["\\", "n"])
            case "\r": result.append(contentsOf: ["\\", "r"])
            case "\t": result.append(contentsOf: ["\\", "t"])
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// A text in a comment, which ends nothing early.
    private static func comment(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        // Not by characters: a slash with a combining mark is another character than a slash, and ends a comment too.
        for scalar in escaped(text).unicodeScalars {
            if scalar == "/", scalars.last == "*" { scalars.append(" ") }
            scalars.append(scalar)
        }
        return String(scalars)
    }
}
