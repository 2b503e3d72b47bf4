import AgentProtocol
import LayoutDocument
import Notation

/// `convert`: a screen as tree.json.
enum ConvertTool: AgentTool {
    static let definition = ToolDefinition(
        name: "convert", title: "Write a screen as tree.json",
        description: """
            Gives a scene of a storyboard or .xib, or a tree.json, as tree.json text with the frames that are expected of \
            it: short to read, and to edit and pass as text to the other tools. The schema is the resource \
            render-cli://tree.schema.json. Writes no file.
            """,
        input: PageArguments.properties,
        output: [
            .init("page", .text()), .init("document", .text()),
            .init("notices", .list(.text(), "What the format has no words for.")),
            .init("otherScreens", .list(.text())),
        ])

    static func answer(
        _ arguments: ToolArguments, _ folder: ServedFolder, _ turn: ToolTurn
    ) throws(Failure) -> ToolAnswer {
        let pages = try folder.pages(PageArguments(arguments, in: folder)).pages
        let chosen = try PageChoice(pages, view: nil)
        let converted = try ConvertRun.document(of: chosen.page.page)
        return ToolAnswer(
            AgentText.mark + "\n" + converted.text
                + (converted.notices + chosen.lines).map { displayLine($0) + "\n" }.joined(),
            .object([
                .init("page", .string(chosen.page.page.names.scene)), .init("document", .string(converted.text)),
                .init("notices", .strings(converted.notices)), .init("otherScreens", .strings(chosen.others)),
            ]))
    }
}
