import CLibrary
import LayoutEngine
import Notation

/// Finds the top-level frames of an answer, and reads them on all processors.
struct DocumentReader {
    private let tape: DesignTape
    private let options: FigmaDocument.Options
    private var document = FigmaDocument()
    private var log: WarningLog
    /// The top-level frames with their boxes.
    private var frames: [(layer: DesignValue, box: Rect)] = []

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
            try find(whole)
        } else if let nodes = root["nodes"] {
            for (_, entry) in nodes.members {
                if let node = entry["document"] { try find(node) }
            }
        } else {
            document.name = ""
            try find(root)
        }
        try readFrames()
        guard !document.scenes.isEmpty else {
            throw log.error("no frame with a box: the answer has no 'document' and no 'nodes' with frames", at: root)
        }
        document.warnings = log.warnings
        return document
    }

    /// Pages and sections hold frames; any other layer is one.
    private mutating func find(_ value: DesignValue) throws(FigmaError) {
        guard value.kind == .object else {
            throw log.error(
                value.string?.hasPrefix("@{") == true
                    ? "the value was cut to a text, as PowerShell's ConvertTo-Json does: save the answer as it came"
                    : "a layer is an object", at: value)
        }
        let type = value["type"]?.string ?? ""
        if ["DOCUMENT", "CANVAS", "SECTION"].contains(type) {
            for child in value["children"]?.elements ?? [] { try find(child) }
        } else if let box = DesignNode(value).box, value["visible"]?.bool != false {
            frames.append((value, box))
        }
    }

    /// Each frame is read by itself; warnings, fonts and the number of layers are put together in the order of the file.
    private mutating func readFrames() throws(FigmaError) {
        let readings = parallelMap(frames.count) { [frames, options, log] place in
            Result { () throws(FigmaError) in try SceneReader(options, log).read(frames[place].layer, frames[place].box)
            }
        }
        var count = 0
        for (frame, reading) in zip(frames, readings) {
            var reading = try reading.get()
            if count + reading.count > options.nodes {
                // The layer that is one too many is found by a reading that begins with the layers of the frames before.
                reading = try SceneReader(options, log, count: count).read(frame.layer, frame.box)
            }
            count += reading.count
            document.scenes.append(reading.scene)
            for font in reading.fonts { document.names.add(font) }
            for warning in reading.warnings { log.add(warning) }
        }
    }
}
