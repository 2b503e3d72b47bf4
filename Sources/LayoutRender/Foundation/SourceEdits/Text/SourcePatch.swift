import Notation

/// A file's text before and after an edit, and the patch between the two.
///
///     let patch = SourcePatch(file: "Main.storyboard", before: read, after: edited)
///     print(patch.unifiedDiff)
///
/// Guarantees: `git apply` and `patch -p1` make the bytes `after` of the bytes `before`; equal texts give an empty patch.
package struct SourcePatch: Sendable, Hashable {
    /// The path in the header of the patch; of an absolute path the first slash is left out.
    package let file: String
    /// The bytes that were read.
    package let before: [UInt8]
    /// The bytes to write.
    package let after: [UInt8]

    /// A patch between two texts of one file.
    package init(file: String, before: [UInt8], after: [UInt8]) {
        self.file = file
        self.before = before
        self.after = after
    }

    /// Whether nothing changes.
    package var isEmpty: Bool { before == after }

    /// A run of lines that other lines replace.
    package struct LineChange: Sendable, Hashable {
        /// The first line that goes, or before which lines are inserted, from 1.
        package var line: Int
        /// The number of lines that go.
        package var removed: Int
        /// The lines that come, with their line feeds.
        package var inserted: [UInt8]
    }

    /// The changed lines, in the order of the file.
    package var lineChanges: [LineChange] {
        let (old, new) = (Self.lines(before), Self.lines(after))
        return LineDifference(old, new).changes.map { change in
            LineChange(
                line: change.old.lowerBound + 1, removed: change.old.count,
                inserted: Array(new[change.new].joined()))
        }
    }

    /// Lines around a change that a patch repeats, as `diff -u` does.
    private static let context = 3

    /// The patch in the form of `diff -u`, with the prefixes `a/` and `b/` of git. Empty if nothing changes.
    package var unifiedDiff: [UInt8] {
        let (old, new) = (Self.lines(before), Self.lines(after))
        let changes = LineDifference(old, new).changes
        guard !changes.isEmpty else { return [] }
        var text = Array("--- \(Self.header("a/", file))\n+++ \(Self.header("b/", file))\n".utf8)
        var at = 0
        while at < changes.count {
            var end = at + 1
            while end < changes.count,
                changes[end].old.lowerBound - changes[end - 1].old.upperBound <= 2 * Self.context
            {
                end += 1
            }
            Self.write(Array(changes[at..<end]), old, new, to: &text)
            at = end
        }
        return text
    }

    /// One hunk: its changes with the lines around.
    private static func write(
        _ changes: [LineDifference.Change], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>],
        to text: inout [UInt8]
    ) {
        guard let first = changes.first, let last = changes.last else { return }
        let lead = min(context, first.old.lowerBound)
        let tail = min(context, old.count - last.old.upperBound)
        let olds = (first.old.lowerBound - lead)..<(last.old.upperBound + tail)
        let news = (first.new.lowerBound - lead)..<(last.new.upperBound + tail)
        text += Array("@@ -\(Self.range(olds)) +\(Self.range(news)) @@\n".utf8)
        var at = olds.lowerBound
        for change in changes {
            for line in old[at..<change.old.lowerBound] { write(line, marked: " ", to: &text) }
            for line in old[change.old] { write(line, marked: "-", to: &text) }
            for line in new[change.new] { write(line, marked: "+", to: &text) }
            at = change.old.upperBound
        }
        for line in old[at..<olds.upperBound] { write(line, marked: " ", to: &text) }
    }

    /// `12,7`; `12` for a single line; the line before for an empty range.
    private static func range(_ lines: Range<Int>) -> String {
        switch lines.count {
        case 0: "\(lines.lowerBound),0"
        case 1: "\(lines.lowerBound + 1)"
        default: "\(lines.lowerBound + 1),\(lines.count)"
        }
    }

    private static func write(_ line: ArraySlice<UInt8>, marked mark: Unicode.Scalar, to text: inout [UInt8]) {
        text.append(UInt8(ascii: mark))
        text += line
        if line.last != UInt8(ascii: "\n") { text += Array("\n\\ No newline at end of file\n".utf8) }
    }

    /// The lines of a text with their line feeds; none for an empty text.
    static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (place, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
            lines.append(text[start...place])
            start = place + 1
        }
        if start < text.count { lines.append(text[start...]) }
        return lines
    }

    /// A path as git writes it: in quotes with C's escapes where it has quotes, backslashes or control characters, and
    /// with a tab behind a path with blanks, so that `patch` reads the path to its end.
    private static func header(_ prefix: String, _ file: String) -> String {
        let path = prefix + file.drop { $0 == "/" }
        let needsQuotes = path.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0x22 || $0 == 0x5C }
        guard needsQuotes else { return path.utf8.contains(0x20) ? path + "\t" : path }
        var text = "\""
        for byte in path.utf8 {
            switch byte {
            case 0x22, 0x5C: text += "\\" + String(UnicodeScalar(byte))
            case 0x20...0x7E: text += String(UnicodeScalar(byte))
            default:
                let digits = String(byte, radix: 8)
                text += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
            }
        }
        return text + "\""
    }
}
