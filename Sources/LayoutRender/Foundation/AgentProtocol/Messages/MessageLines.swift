/// Cuts the bytes of a client into lines: a message is a line of UTF-8 that ends with a line feed.
///
/// A line that is too long is passed over up to its end while only its length is kept; memory is bounded by the limit,
/// whatever a client sends. O(1) a byte.
package struct MessageLines: Sendable {
    /// A line, or the news that one was too long.
    package enum Line: Sendable, Equatable {
        /// Without the line feed and a carriage return before it; never empty.
        case bytes([UInt8])
        /// The line had more bytes than the limit.
        case tooLong
    }

    /// The most bytes of a line.
    package let limit: Int
    /// The beginning of a line whose end has not come.
    private var rest: [UInt8] = []
    /// Whether the present line has more bytes than the limit already.
    private var isTooLong = false

    /// No bytes yet.
    package init(limit: Int) { self.limit = limit }

    // Not generic: other modules call it.

    /// Takes bytes in the order of the stream, and gives the lines that they end. Empty lines are passed over.
    package mutating func take(_ bytes: ArraySlice<UInt8>) -> [Line] {
        var lines: [Line] = []
        var left = bytes
        while let end = left.firstIndex(of: UInt8(ascii: "\n")) {
            keep(left[..<end])
            if let line = ended() { lines.append(line) }
            left = left[(end + 1)...]
        }
        keep(left)
        return lines
    }

    /// What follows the last line feed, at the end of the stream; nil for nothing.
    package mutating func last() -> Line? { ended() }

    private mutating func keep(_ part: ArraySlice<UInt8>) {
        guard !isTooLong else { return }
        guard rest.count + part.count <= limit else {
            (rest, isTooLong) = ([], true)
            return
        }
        rest.append(contentsOf: part)
    }

    private mutating func ended() -> Line? {
        defer { (rest, isTooLong) = ([], false) }
        if isTooLong { return .tooLong }
        if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
        return rest.isEmpty ? nil : .bytes(rest)
    }
}
