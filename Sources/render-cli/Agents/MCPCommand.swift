import AgentProtocol
import ArgumentParser
import CLibrary
import Files

/// `mcp`: a server of the Model Context Protocol for coding agents.
struct MCPCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Serve a folder's screens to coding agents by the Model Context Protocol.",
        discussion: """
              render-cli mcp
              render-cli mcp App --allow edits

            Speaks JSON-RPC on standard input and output, one message a line, and ends with its input; a client such as an \
            editor starts it. Nothing outside the folder is read. Nothing is written without --allow edits. \
            draw_view compiles a package of the folder, which runs the package's code; without --allow builds the \
            tool is not offered. Documentation/Agents.md has the set-up of clients.
            """)

    @Argument(help: ArgumentHelp("The folder with the screens.", valueName: "folder"), completion: .directory)
    var folder = "."

    @Option(
        name: .customLong("allow"),
        help: ArgumentHelp(
            """
            edits: the tool 'apply' writes files inside the folder; builds: the tool 'draw_view' compiles and runs the code of \
            Swift packages inside the folder; by commas.
            """, valueName: "what"))
    var allowed: [String] = []

    @Option(
        help: ArgumentHelp(
            "With --allow builds: the package UIKit of LayoutRender's sources (default: as for 'uikit').",
            valueName: "folder"),
        completion: .directory)
    var uikit: String?

    @OptionGroup var limitOptions: LimitOptions
    @OptionGroup(title: "Messages") var talk: TalkOptions

    func validate() throws {
        for word in permissions where !["edits", "builds"].contains(word) {
            throw ValidationError("--allow \(word): use edits, builds or both with a comma between")
        }
        if uikit != nil, !allowBuilds { throw ValidationError("--uikit goes with --allow builds") }
    }

    private var permissions: [String] { allowed.flatMap { $0.split(separator: ",").map(String.init) } }
    private var allowEdits: Bool { permissions.contains("edits") }
    private var allowBuilds: Bool { permissions.contains("builds") }

    func run() throws {
        // A client that left is an error of writing, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        guard let root = PathText.resolved(folder), FileReader.status(root).kind == .folder else {
            throw Failure("\(displayName(folder)): no such folder")
        }
        guard root != "/" else { throw Failure.usage("mcp /: the file system's root is not served") }
        // Found before the folder is entered: the program's own path may be relative, and so may the person's.
        let builds = allowBuilds ? ViewBuilds(try UIKitPackage(asked: uikit)) : nil
        guard unsafe chdir(PathText.cString(root)) == 0 else {
            throw Failure("\(displayName(folder)): cannot be entered")
        }
        let served = try ServedFolder.serving(
            root, limits: limitOptions.limits, allowsEdits: allowEdits, builds: builds)
        let tools = AgentTools.all.filter { allowBuilds || !$0.startsPrograms }
        let connection = AgentConnection(AgentDescription.server(tools.map { $0.definition }))
        while let call = try connection.nextCall() {
            let answer = try Self.answer(call, tools[call.tool], connection, served)
            try connection.finish(call, with: answer)
        }
    }

    /// The answer of a call; whatever goes wrong is told to the model, which can call again.
    private static func answer(
        _ call: ToolCall, _ tool: any AgentTool.Type, _ connection: AgentConnection, _ served: ServedFolder
    ) throws(Failure) -> ToolAnswer {
        if let refusal = connection.refusal(of: call) { return refusal }
        do throws(Failure) {
            try served.refresh()
            let answer = try tool.answer(ToolArguments(call.arguments), served, ToolTurn(call, connection))
            return AnswerLimits.refusal(of: answer) ?? answer
        } catch {
            return ToolAnswer(failure: AgentText.words(of: error))
        }
    }
}
