import LayoutEngine
import Notation

/// Finds the top-level frames of an answer, and reads each.
struct DocumentReader {
    private let tape: DesignTape
    private let options: FigmaDocument.Options
    private var document = FigmaDocument()
    private var log: WarningLog
    /// How many layers were read, of all frames.
    private var count = 0

    init(_ tape: DesignTape, _ options: FigmaDocument.Options) {
        self.tape = tape
        self.options = options
        log = WarningLog(tape)
    }

    mutating func read() throws(FigmaError) -> FigmaDocument {
        let root = tape.root
        guard root.kind == .object else { throw log.error("a design is an object", at: root) }
        if let status = root["err"]?.string ?? root["message"]?.string, root["document"] == nil, root["nodes"] == nil {
            throw log.error("Figma answered with an error: \(escapedForDisplay(status))", at: root)
        }
        document.name = root["name"]?.string ?? ""
        if let whole = root["document"] {
            try readTop(whole, path: 0)
        } else if let nodes = root["nodes"] {
            for (_, entry) in nodes.members {
                if let node = entry["document"] { try readTop(node, path: 0) }
            }
        } else {
            document.name = ""
            try readTop(root, path: 0)
        }
        guard !document.scenes.isEmpty else {
            throw log.error("no frame with a box: the answer has no 'document' and no 'nodes' with frames", at: root)
        }
        document.warnings = log.warnings
        return document
    }

    /// Pages and sections hold frames; any other layer is one.
    private mutating func readTop(_ value: DesignValue, path: Int) throws(FigmaError) {
        guard value.kind == .object else {
            throw log.error(
                value.string?.hasPrefix("@{") == true
                    ? "the value was cut to a text, as PowerShell's ConvertTo-Json does: save the answer as it came"
                    : "a layer is an object", at: value)
        }
        let type = value["type"]?.string ?? ""
        if ["DOCUMENT", "CANVAS", "SECTION"].contains(type) {
            for child in value["children"]?.elements ?? [] { try readTop(child, path: path + 1) }
            return
        }
        guard let box = DesignNode(value).box, value["visible"]?.bool != false else { return }
        var reader = SceneReader(options, log, document.names, count: count)
        let scene = try reader.read(value, box)
        (log, count, document.names) = (reader.log, reader.count, reader.fonts)
        document.scenes.append(scene)
    }
}

/// The warnings of a reading; each message is said once.
struct WarningLog {
    private let tape: DesignTape
    private(set) var warnings: [FigmaDocument.Warning] = []
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
        guard warnings.count < Self.limit, said.insert(message).inserted else { return }
        let place = DesignTape.place(of: value.offset, in: tape.bytes)
        warnings.append(FigmaDocument.Warning(line: place.line, column: place.column, message: message))
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
