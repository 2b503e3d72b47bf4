import Notation

/// Lines that are written a thousand at a time: those of very many views are never in memory together.
struct LinePrinter: ~Copyable {
    private let write: (String.UTF8View) throws(Failure) -> Void
    private var text = ByteBuffer()
    private var count = 0

    /// A printer that hands its lines to `write`.
    init(_ write: @escaping (String.UTF8View) throws(Failure) -> Void) { self.write = write }

    /// Adds a line that may hold any character.
    mutating func add(_ line: String) throws(Failure) { try add(shown: displayLine(line)) }

    /// Adds a line as it is.
    mutating func add(shown line: String) throws(Failure) {
        text.append(text: line)
        try end()
    }

    /// Adds a line that is written piece by piece, and may hold any character.
    mutating func add(_ write: (inout ByteBuffer) -> Void) throws(Failure) {
        let start = text.count
        write(&text)
        if !text.isDisplayLine(from: start) {
            let line = text.text(from: start)
            text.truncate(to: start)
            text.append(text: displayLine(line))
        }
        try end()
    }

    /// Writes what is left; to be called after the last line.
    mutating func finish() throws(Failure) {
        try write(text.text.utf8)
        text.truncate(to: 0)
        count = 0
    }

    private mutating func end() throws(Failure) {
        text.append(UInt8(ascii: "\n"))
        count += 1
        if count == 1_000 { try finish() }
    }
}
