import Notation

/// A value that was passed over, or read in another way than the file says.
package struct FigmaWarning: Sendable, Hashable {
    /// From 1.
    package var line: Int
    /// From 1, in bytes.
    package var column: Int
    /// One sentence.
    package var message: String
}

/// The warnings of a reading; each message is said once.
struct WarningLog {
    private let tape: DesignTape
    private(set) var warnings: [FigmaWarning] = []
    private var said: Set<String> = []
    private static let limit = 100

    /// The offsets of the line feeds.
    private let lineFeeds: [Int]

    init(_ tape: DesignTape) {
        self.tape = tape
        lineFeeds = tape.bytes.indices.filter { tape.bytes[$0] == 0x0A }
    }

    /// The line of a value, from 1.
    func line(of value: DesignValue) -> Int {
        var (low, high) = (0, lineFeeds.count)
        while low < high {
            let middle = (low + high) / 2
            if lineFeeds[middle] < value.offset { low = middle + 1 } else { high = middle }
        }
        return low + 1
    }

    func error(_ message: String, at value: DesignValue) -> FigmaError {
        FigmaError(DesignTape.place(of: value.offset, in: tape.bytes), message)
    }

    mutating func warn(_ message: String, at value: DesignValue) {
        guard warnings.count < Self.limit, !said.contains(message) else { return }
        let place = DesignTape.place(of: value.offset, in: tape.bytes)
        add(FigmaWarning(line: place.line, column: place.column, message: message))
    }

    /// Adds a warning, unless the same was said.
    mutating func add(_ warning: FigmaWarning) {
        guard warnings.count < Self.limit, said.insert(warning.message).inserted else { return }
        warnings.append(warning)
    }

    /// The meaning of a word of a layout property; a word that no list has warns, and means the default.
    mutating func word<Value>(
        _ node: DesignNode, _ key: String, _ words: [(String, Value)], default usual: Value
    ) -> Value {
        guard let value = node.value[key] else { return usual }
        if let word = value.string, let found = words.first(where: { $0.0 == word }) { return found.1 }
        let shown = value.string ?? "a value that is no word"
        let near = nearestWord(to: shown, in: words.map(\.0)).map { "; did you mean '\($0)'?" } ?? ""
        warn("\(key) '\(escapedForDisplay(shown))' is unknown and was passed over\(near)", at: value)
        return usual
    }
}
