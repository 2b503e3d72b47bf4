import AgentProtocol
import Notation

/// `explain_log`: what an Auto Layout console log means.
enum ExplainLogTool: AgentTool {
    static let definition = ToolDefinition(
        name: "explain_log", title: "Explain a console log",
        description: """
            Explains what Xcode's console or a test run prints for "Unable to simultaneously satisfy constraints": which \
            constraints contradict, the sum that cannot hold, and which one to change.
            """,
        input: [
            .init("log", .text("The log, alone or among other lines."), isRequired: false),
            .init("file", .text("In place of log: a file with the log inside the served folder."), isRequired: false),
        ],
        output: [
            .init("contradiction", .flag("Whether a contradiction was found.")),
            .init(
                "reports",
                .list(
                    JSONSchema(
                        .object([], isOpen: true), "A report with its constraints, the contradiction and repairs."))),
            .init(
                "messages",
                .list(JSONSchema(.object([], isOpen: true), "Another message about layout with its meaning."))),
        ])

    static func answer(
        _ arguments: ToolArguments, _ folder: ServedFolder, _ turn: ToolTurn
    ) throws(Failure) -> ToolAnswer {
        let log: ExplainedLog
        switch (arguments.text("log"), arguments.text("file")) {
        case (let text?, nil): log = ExplainedLog("log", bytes: Array(text.utf8))
        case (nil, let file?): log = ExplainedLog(try folder.place(of: file).text, bytes: try folder.read(file))
        default: throw Failure("explain_log takes one of log and file")
        }
        guard !log.isEmpty else { throw Failure("no constraint and no message about one in the log") }
        let json = log.json
        return ToolAnswer(
            AgentText.data(log.text),
            .object([
                .init("contradiction", .bool(log.hasContradiction)), .init("reports", json["reports"] ?? .array([])),
                .init("messages", json["messages"] ?? .array([])),
            ]))
    }
}
