import ArgumentParser
import CLibrary

/// The root command; without a subcommand it renders.
struct RenderCLI: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render-cli",
        abstract: """
            UIKit's layout, computed and drawn anywhere.

              render-cli tree.json -o out.png
              render-cli Main.storyboard -o out.svg --device iPhoneSe
              render-cli tree.json -o 'out/{name}-{device}-{state}.png'
              render-cli frames tree.json --format json
              render-cli check fixtures/scenes
            """,
        version: Version.text,
        groupedSubcommands: [
            CommandGroup(
                name: "Look",
                subcommands: [
                    RenderCommand.self, FramesCommand.self, InspectCommand.self, GalleryCommand.self, UIKitCommand.self,
                ]),
            CommandGroup(name: "Explain", subcommands: [ExplainCommand.self, CheckCommand.self, AuditCommand.self]),
            CommandGroup(name: "Compare", subcommands: [DiffCommand.self, TestCommand.self, ApproveCommand.self]),
            CommandGroup(name: "Serve", subcommands: [WatchCommand.self, MCPCommand.self]),
            CommandGroup(name: "About", subcommands: [AboutCommand.self]),
        ],
        defaultSubcommand: RenderCommand.self)
}

extension RenderCLI {
    /// The run that usual words ask for, read without the parser; nil where the parser is needed.
    static func plainRun(of arguments: [String]) -> (any PlainRun)? {
        guard let first = arguments.first, !first.hasPrefix("-") else { return nil }
        switch first {
        case "frames": return FramesRun.read(Array(arguments.dropFirst()))
        case "render": return RenderRun.read(Array(arguments.dropFirst()))
        case _ where mayBeCommand(first): return nil
        default: return RenderRun.read(arguments)
        }
    }

    /// False for most files: asked first, since the list of commands makes the declarations of all of them.
    static func mayBeCommand(_ word: String) -> Bool {
        !word.utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }
    }

    /// The command with its options, from the arguments.
    ///
    /// A command whose word comes first, or the default one, is parsed by itself: on the way over the root the parser
    /// reads the default command's declaration again for every word, which takes most of the time of a short run. Help,
    /// and whatever the command does not take, goes that way all the same, for its words.
    static func command(of arguments: [String]) throws -> any ParsableCommand {
        if let first = arguments.first, !first.hasPrefix("-"), first != "help" {
            let named = configuration.subcommands.first { $0.configuration.commandName == first }
            let rest = named == nil ? arguments[...] : arguments.dropFirst()
            let type: any ParsableCommand.Type = named ?? RenderCommand.self
            // Asked for help, the parser answers with a command of its own, which would leave out the program's name.
            if let command = try? type.parseAsRoot(Array(rest)), Swift.type(of: command) == type { return command }
        }
        return try parseAsRoot(arguments)
    }
}
