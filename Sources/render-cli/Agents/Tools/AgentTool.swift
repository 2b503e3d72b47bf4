import AgentProtocol

/// A tool of the server.
protocol AgentTool: SendableMetatype {
    /// What a client is told.
    static var definition: ToolDefinition { get }
    /// Whether the tool compiles and runs code of the folder.
    static var startsPrograms: Bool { get }
    /// Does the work of a call whose arguments fit the definition.
    static func answer(
        _ arguments: ToolArguments, _ folder: ServedFolder, _ turn: ToolTurn
    ) throws(Failure) -> ToolAnswer
}

extension AgentTool {
    static var startsPrograms: Bool { false }
}
