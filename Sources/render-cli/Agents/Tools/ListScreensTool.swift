import AgentProtocol
import LayoutDocument
import Notation

/// `list_screens`: the pages of the folder's layout files.
enum ListScreensTool: AgentTool {
    static let definition = ToolDefinition(
        name: "list_screens", title: "List the screens",
        description: """
            Start here. Lists the screens of the folder: each scene of a storyboard or .xib file and each state and step of \
            a tree.json, with the file and the names that the other tools take, the device it is laid out for, and a key \
            that changes when anything changes that the screen's picture depends on.
            """,
        input: [
            .init("path", .text("File or folder; else the whole folder."), isRequired: false), ListCursor.property,
        ],
        output: [
            .init("screens", .list(screen)),
            .init("unreadable", .list(.text(), "Messages about files that cannot be read: the answer is an error.")),
            ListCursor.next,
        ])

    private static let screen = JSONSchema.object([
        .init("file", .text("Argument of other tools, as is scene.")), .init("scene", .text()),
        .init("name", .text("Of the scene or document; data.")), .init("device", .text()), .init("traits", .text()),
        .init("state", .text("Else base.")), .init("step", .text("Else base.")), .init("key", .text()),
    ])

    static func answer(
        _ arguments: ToolArguments, _ folder: ServedFolder, _ turn: ToolTurn
    ) throws(Failure) -> ToolAnswer {
        let files = try folder.files(at: arguments.text("path") ?? ".")
        let start = try ListCursor(arguments.text("cursor"))
        var list = AnswerList(startingAt: start)
        var unreadable: [String] = []
        for (place, file) in files.paths.enumerated().dropFirst(start.file) {
            guard list.hasRoom else { break }
            try turn.step(place, of: files.paths.count, file)
            var loader = try folder.loader([], takesVariants: true)
            loader.hashing.isOn = true
            do throws(Failure) {
                let pages = try loader.load(file)
                list.add(pages.map { Self.entry($0, folder.limits) }, ofFile: place)
            } catch {
                list.add([], ofFile: place)
                // A JSON file of another program is none of the folder's screens.
                if error.foreign == nil || files.named.contains(file) { unreadable += AgentText.lines(of: error) }
            }
        }
        let shown = list.entries.map { $0.line } + (unreadable.isEmpty ? [] : ["cannot be read:"] + unreadable)
        let lines = shown.isEmpty ? ["no .storyboard, .xib or tree.json file here"] : shown
        var answer = ToolAnswer(
            AgentText.data(lines + list.rest(of: files.paths.count)),
            .object([
                .init("screens", .array(list.entries.map(\.json))), .init("unreadable", .strings(unreadable)),
                .init("nextCursor", .optional(list.next(of: files.paths.count))),
            ]))
        answer.isError = !unreadable.isEmpty
        return answer
    }

    private static func entry(_ page: Page, _ limits: Limits) -> AnswerList.Entry {
        let scene = page.sceneID.isEmpty ? page.names.scene : page.sceneID
        let members: [(String, String)] = [
            ("file", page.input), ("scene", scene), ("name", page.names.scene), ("device", page.names.device),
            ("traits", page.names.traits), ("state", page.names.state), ("step", page.names.step),
            ("key", page.key(nil, limits) ?? ""),
        ]
        var line = "\(page.input)  scene \(scene)"
        if page.names.scene != scene { line += "  \(JSONValue.quoted(page.names.scene))" }
        line += "  \(page.names.device)" + (page.names.traits == "default" ? "" : "  \(page.names.traits)")
        if page.names.state != "base" { line += "  state \(page.names.state)" }
        if page.names.step != "base" { line += "  step \(page.names.step)" }
        return .init(line: line, json: .object(members.map { .init($0.0, .string($0.1)) }))
    }
}
