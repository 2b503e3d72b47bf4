import Notation

/// One mistake in a document: its position, what is wrong, and what would be right.
public struct DocumentDiagnostic: Sendable, Hashable, CustomStringConvertible {
    /// Counted from 1.
    public var line: Int
    /// Unicode scalars from the start of the line, counted from 1.
    public var column: Int
    /// The path from the root of the document: `root.subviews[2].spacing`; empty for mistakes of the JSON text.
    public var keyPath: String
    /// One sentence; the nearest known word is suggested where a word is unknown.
    public var message: String

    /// A mistake at a place.
    public init(line: Int, column: Int, keyPath: String, message: String) {
        self.line = line
        self.column = column
        self.keyPath = keyPath
        self.message = message
    }

    /// `file:line:column: error: message (at key.path)`
    public func description(file: String) -> String {
        escapedForDisplay(file, limit: 4_096) + ":" + description
    }

    /// `line:column: error: message (at key.path)`
    public var description: String {
        let place = keyPath.isEmpty ? "" : " (at \(keyPath))"
        return "\(line):\(column): error: \(message)\(place)"
    }
}

/// The error of `LayoutDocument.read`: all mistakes of a document, in source order.
public struct DocumentError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The first mistakes, at most as many as the limit allows.
    public var diagnostics: [DocumentDiagnostic]
    /// The number of all mistakes.
    public var total: Int

    /// The mistakes of a document.
    public init(diagnostics: [DocumentDiagnostic], total: Int) {
        self.diagnostics = diagnostics
        self.total = total
    }

    /// The one mistake of a text with an unfinished merge; nil for another text.
    init?(unfinishedMergeIn bytes: [UInt8]) {
        guard let merge = UnfinishedMerge(in: bytes) else { return nil }
        self.init(
            diagnostics: [DocumentDiagnostic(line: merge.line, column: 1, keyPath: "", message: merge.message)],
            total: 1)
    }

    /// One line a mistake, and a last one that counts the mistakes left out.
    public var description: String {
        let left = total - diagnostics.count
        let more = left > 0 ? ["and \(left) more"] : []
        return (diagnostics.map(\.description) + more).joined(separator: "\n")
    }
}

/// Turns byte offsets of a text into lines and columns.
///
/// The starts of lines are found once; a position is a binary search and a walk along one line.
struct SourceText {
    /// The file.
    let bytes: [UInt8]
    /// Offset of the first byte of every line.
    private let lineStarts: [Int]

    /// Linear in the number of bytes.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        for index in bytes.indices where bytes[index] == 10 { starts.append(index + 1) }
        lineStarts = starts
    }

    /// Both counted from 1.
    ///
    /// The column counts Unicode scalars. A byte order mark (EF BB BF) at the start of the file is no column. An
    /// offset behind the end is the position after the last byte.
    func position(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        let start = lineStarts[low] == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : lineStarts[low]
        var column = 1
        for index in start..<max(start, min(offset, bytes.count)) where bytes[index] & 0xC0 != 0x80 { column += 1 }
        return (low + 1, column)
    }
}

/// A text for a message: in single quotes, at most 60 characters, control and bidirectional characters escaped.
func quoted(_ text: some StringProtocol) -> String { "'\(escapedForDisplay(text))'" }

/// ` (did you mean 'x'?)`, or nothing.
///
/// The text begins with a semicolon and is added to a message: `; did you mean 'spacing'?`.
func suggestion(for word: String, in known: some Sequence<String>) -> String {
    nearestWord(to: word, in: known).map { "; did you mean \(quoted($0))?" } ?? ""
}
