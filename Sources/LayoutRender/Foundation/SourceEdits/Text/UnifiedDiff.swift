import Notation

/// A patch in the form of `diff -u` of one file, read to be applied.
///
///     let patch = try UnifiedDiff(text)
///     let after = try patch.applied(to: before)
///
/// Guarantees: a hunk is made only where all its old lines stand, at the line that the hunk names or, if they stand at one
/// place of the file alone, there; else nothing is made.
package struct UnifiedDiff: Sendable, Hashable {
    /// The path of the header, without `a/` or `b/`; nil for a patch of hunks alone.
    package private(set) var file: String?
    /// In the order of the file.
    private var hunks: [Hunk] = []

    /// A run of lines with the lines that come in their place.
    private struct Hunk: Sendable, Hashable {
        /// The first old line, from 0.
        var line: Int
        /// Old lines with their line feeds.
        var old: [[UInt8]] = []
        /// New lines with their line feeds.
        var new: [[UInt8]] = []
    }

    /// Reads a patch.
    /// - Throws: `EditTrouble.unreadable` for anything but a patch of one file.
    package init(_ text: [UInt8]) throws(EditTrouble) {
        var lines = SourcePatch.lines(text)[...]
        while let line = lines.popFirst() {
            if line.starts(with: "@@ ".utf8) {
                hunks.append(try Self.hunk(line, &lines))
            } else if line.starts(with: "+++ ".utf8) {
                guard hunks.isEmpty, file == nil else { throw .unreadable("the patch is about more than one file") }
                file = Self.path(line.dropFirst(4))
            } else if !hunks.isEmpty, line.contains(where: { $0 > 0x20 }) {
                throw .unreadable("a line of the patch belongs to no hunk: \(Self.shown(line))")
            }
        }
        guard !hunks.isEmpty else {
            throw .unreadable("the patch has no hunk; one begins with @@ -LINE,COUNT +LINE,COUNT @@")
        }
    }

    /// The bytes after the patch.
    /// - Throws: `EditTrouble.unfit` naming the first hunk that does not fit.
    package func applied(to text: [UInt8]) throws(EditTrouble) -> [UInt8] {
        let lines = SourcePatch.lines(text)
        var result: [UInt8] = []
        var (at, shift) = (0, 0)
        for (number, hunk) in hunks.enumerated() {
            guard let place = Self.place(of: hunk, in: lines, from: at, near: hunk.line + shift) else {
                throw .unfit("hunk \(number + 1), at line \(hunk.line + 1): the file has other lines there")
            }
            for line in lines[at..<place] { result += line }
            for line in hunk.new { result += line }
            (at, shift) = (place + hunk.old.count, place - hunk.line)
        }
        for line in lines[at...] { result += line }
        return result
    }

    private static func place(of hunk: Hunk, in lines: [ArraySlice<UInt8>], from first: Int, near wanted: Int) -> Int? {
        let last = lines.count - hunk.old.count
        func fits(_ place: Int) -> Bool {
            (first...max(first, last)).contains(place) && place <= last
                && zip(lines[place...], hunk.old).allSatisfy { $0.elementsEqual($1) }
        }
        if fits(wanted) { return wanted }
        guard !hunk.old.isEmpty, first <= last else { return nil }
        let places = (first...last).lazy.filter(fits).prefix(2)
        return places.count == 1 ? places.first : nil
    }

    // MARK: Reading

    /// A hunk whose heading was read: `@@ -12,7 +12,8 @@`.
    private static func hunk(
        _ heading: ArraySlice<UInt8>, _ lines: inout ArraySlice<ArraySlice<UInt8>>
    ) throws(EditTrouble) -> Hunk {
        let words = String(decoding: heading, as: UTF8.self).spacedWords
        guard words.count >= 4, let old = range(words[1], "-"), let new = range(words[2], "+") else {
            throw .unreadable("no heading of a hunk: \(shown(heading))")
        }
        // An empty range names the line before.
        var hunk = Hunk(line: old.count == 0 ? old.line : max(0, old.line - 1))
        while hunk.old.count < old.count || hunk.new.count < new.count {
            guard let line = lines.popFirst() else { throw .unreadable("a hunk ends before its lines do") }
            let content = Array(line.dropFirst())
            switch line.first {
            // An editor that strips blanks leaves an empty line of context without its mark.
            case UInt8(ascii: " "), UInt8(ascii: "\n"):
                hunk.old.append(line.first == UInt8(ascii: "\n") ? Array(line) : content)
                hunk.new.append(line.first == UInt8(ascii: "\n") ? Array(line) : content)
            case UInt8(ascii: "-"): hunk.old.append(content)
            case UInt8(ascii: "+"): hunk.new.append(content)
            default: throw .unreadable("no line of a hunk: \(shown(line))")
            }
            if let next = lines.first, next.first == UInt8(ascii: "\\") {
                lines = lines.dropFirst()
                cutLineFeed(of: &hunk, lastMark: line.first)
            }
        }
        guard hunk.old.count == old.count, hunk.new.count == new.count else {
            throw .unreadable("a hunk has other numbers of lines than its heading: \(shown(heading))")
        }
        return hunk
    }

    /// `\ No newline at end of file` is about the line before.
    private static func cutLineFeed(of hunk: inout Hunk, lastMark: UInt8?) {
        if lastMark != UInt8(ascii: "+"), hunk.old.last?.last == UInt8(ascii: "\n") {
            hunk.old[hunk.old.count - 1].removeLast()
        }
        if lastMark != UInt8(ascii: "-"), hunk.new.last?.last == UInt8(ascii: "\n") {
            hunk.new[hunk.new.count - 1].removeLast()
        }
    }

    /// `-12,7` or `-12`.
    private static func range(_ word: Substring, _ sign: String) -> (line: Int, count: Int)? {
        guard word.hasPrefix(sign) else { return nil }
        let parts = word.dropFirst().split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...2).contains(parts.count), let line = parts[0], (0...1_000_000_000).contains(line) else { return nil }
        guard parts.count == 2 else { return (line, 1) }
        guard let count = parts[1], (0...10_000_000).contains(count) else { return nil }
        return (line, count)
    }

    /// The path of a header line, without the prefix of git and what follows a tab.
    private static func path(_ line: ArraySlice<UInt8>) -> String {
        let path = String(decoding: line.prefix { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
        return path.hasPrefix("a/") || path.hasPrefix("b/") ? String(path.dropFirst(2)) : path
    }

    private static func shown(_ line: ArraySlice<UInt8>) -> String {
        "'" + escapedForDisplay(String(decoding: line.prefix { $0 != 0x0A }, as: UTF8.self), limit: 60) + "'"
    }
}
