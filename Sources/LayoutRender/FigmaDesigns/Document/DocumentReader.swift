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
