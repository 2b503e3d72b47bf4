import ArgumentParser
import LayoutDocument
import Notation

/// Refuses words on the command line that are probably misspelt commands, before they are taken for files.
enum Misspelling {
    private static let commands =
        RenderCLI.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]

    static func check(_ arguments: [String]) throws(Failure) {
        guard let first = arguments.first else {
            throw Failure(
                lines: ["error: no input and no command"] + StandardStreams.lines(of: RenderCLI.helpMessage()),
                code: ExitStatus.usage)
        }
        if first == "help", let word = arguments.dropFirst().first(where: { !$0.hasPrefix("-") }),
            !commands.contains(word)
        {
            throw Failure.usage("no command '\(escapedForDisplay(word))'" + hint(word))
        }
        // The first word is an input if it is no command; a plain word that names no file is neither.
        guard !commands.contains(first), !first.hasPrefix("-"), !first.contains(where: { $0 == "/" || $0 == "." }),
            FileReader.status(first).kind == .missing
        else { return }
        throw Failure.usage("no command and no file '\(escapedForDisplay(first))'" + hint(first))
    }

    private static func hint(_ word: String) -> String {
        UnknownWord.hint(word, among: commands, called: "commands")
    }
}
