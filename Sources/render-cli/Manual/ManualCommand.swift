import ArgumentParser

/// `manual`: prints the commands, flags and exit codes of this program, as a manual page or as Markdown.
struct ManualCommand: ParsableCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable { case man, markdown }

    static let configuration = CommandConfiguration(
        commandName: "manual",
        abstract: "Print the manual page, or the list of commands in Markdown.",
        discussion: """
              render-cli manual | man -l -
              render-cli manual --format markdown
            """)

    @Option(help: "man or markdown.")
    var format: Format = .man

    @OptionGroup(title: "Messages") var talk: TalkOptions

    func run() throws {
        let program = try CommandOutline.program(RenderCLI.self)
        let text =
            switch format {
            case .man: ManualPage(program).text
            case .markdown: ManualDocument(program).text
            }
        try StandardStreams.write(text.utf8)
    }
}
