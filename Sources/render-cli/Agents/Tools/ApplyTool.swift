import AgentProtocol
import Notation

/// `apply`: a change of a layout file, tried and, where the server may write, saved.
enum ApplyTool: AgentTool {
    static let definition = ToolDefinition(
        name: "apply", title: "Apply a change to a layout file",
        description: """
            Takes new contents of a layout file, refuses those that cannot be read as a layout, says what the change moves, \
            and saves it if the server was started with --allow-edits; else nothing is written and saved is false. Only for \
            changes that the person asked for. The file has to be inside the served folder.
            """,
        input: [
            .init("file", .text("Path of the layout file; a new file may be named.")),
            .init("text", .text("The whole new contents.")),
        ],
        output: [
            .init("saved", .flag("Whether the file was written.")),
            .init("changed", .flag("Whether anybody sees a difference.")),
            .init(
                "scenes",
                .list(
                    JSONSchema(.object([], isOpen: true), "A page with views that moved, constraints and diagnostics."))
            ),
        ],
        annotations: .init(isReadOnly: false, isDestructive: true, isIdempotent: true))

    static func answer(
        _ arguments: ToolArguments, _ folder: ServedFolder, _ turn: ToolTurn
    ) throws(Failure) -> ToolAnswer {
        let wanted = try PageArguments(arguments, in: folder)
        let place = try folder.place(of: wanted.file)
        let bytes = Array((wanted.text ?? "").utf8)
        // 1 the new contents are a layout
        _ = try folder.pages(wanted)
        // 2 what they move
        let old = FileReader.status(place.text, following: false).kind == .missing ? nil : try folder.read(place.text)
        let pair = FilePair(
            name: place.text, before: old.map { DiffFile(path: place.text, bytes: $0) },
            after: DiffFile(path: place.text, bytes: bytes), isNamed: true)
        var answer = try DiffTool.answer(pair, [], folder, draws: false)
        // 3 the file
        if folder.allowsEdits { try folder.write(bytes, to: place) }
        let words =
            folder.allowsEdits
            ? "saved \(displayLine(place.text))" : "not saved: the server was started without --allow-edits"
        guard case .object(let members)? = answer.structured else { return answer }
        answer.structured = .object([.init("saved", .bool(folder.allowsEdits))] + members)
        answer.content.insert(.text(words), at: 0)
        return answer
    }
}
