import AgentProtocol
import Notation

/// `frames`: the numbers of a page.
enum FramesTool: AgentTool {
    static let definition = ToolDefinition(
        name: "frames", title: "Frames of a screen",
        description: """
            Gives the frame of every view of a screen on the page, with ids and texts, and what the layout says of itself: \
            conflicts and ambiguous frames; the structured answer has frames in the view around, and lines of the file. Exact and small where \
            a picture is not needed. Texts that are cut: ask audit.
            """,
        input: PageArguments.properties + [
            .init("view", .text("Id of a view: that one and what is in it."), isRequired: false), ListCursor.property,
        ],
        output: [
            .init("views", ViewEntries.schema),
            .init("diagnostics", .list(diagnostic, "Defects and notices of the layout.")), ListCursor.next,
        ] + PageChoice.output)

    private static let diagnostic = JSONSchema.object([
        .init("kind", .text()), .init("message", .text()), .init("line", JSONSchema.integer().orNull),
        .init("constraints", .list(.text())),
    ])

    static func answer(
        _ arguments: ToolArguments, _ folder: ServedFolder, _ turn: ToolTurn
    ) throws(Failure) -> ToolAnswer {
        let wanted = try PageArguments(arguments, in: folder)
        let pages = try folder.pages(wanted).pages
        let view = arguments.text("view")
        let chosen = try PageChoice(pages, view: view)
        let report = try chosen.page.report()
        var list = AnswerList(startingAt: try ListCursor(arguments.text("cursor")))
        list.add(try ViewEntries(report, below: view).entries, ofFile: 0)
        let words = report.layout.diagnostics.prefix(100).map { DiagnosticText(scene: report.scene, diagnostic: $0) }
        let lines = words.map { "\($0.place(in: wanted.file)): \($0.diagnostic.kind.rawValue): \($0.message)" }
        let diagnostics = words.map { words in
            JSONValue.object([
                .init("kind", .string(words.diagnostic.kind.rawValue)), .init("message", .string(words.message)),
                .init("line", .orNull(words.position.map { .integer($0.line) })),
                .init("constraints", .strings(words.constraints(file: wanted.file))),
            ])
        }
        let head =
            "\(report.scene.id)  \(chosen.page.page.names.device); each line: id, class and text, place on the page, size"
        return ToolAnswer(
            AgentText.data([head] + list.entries.map(\.line) + lines + chosen.lines + list.rest(of: 1)),
            .object(
                chosen.members(report) + [
                    .init("views", .array(list.entries.map(\.json))), .init("diagnostics", .array(diagnostics)),
                    .init("otherScreens", .strings(chosen.others)), .init("nextCursor", .optional(list.next(of: 1))),
                ]))
    }
}
