import Foundation
import TestSupport
import Testing

/// The README's commands run as printed, in order, in a folder with a clone's fixtures and the link `render-cli` that
/// `make demo` leaves; each line that the README shows below a command is a line of what the command prints.
@Suite("README") struct ReadmeTests {
    private static let text = String(
        decoding: Fixtures.bytes(Fixtures.packageRoot + "/README.md"), as: UTF8.self)

    private struct Command {
        var line: String
        var shown: [String] = []
    }

    /// The commands of indented blocks, each with the indented lines that follow it.
    private static var commands: [Command] {
        var commands: [Command] = []
        var isShown = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let words = line.trimmingCharacters(in: .whitespaces)
            guard line.hasPrefix("    ") else {
                if !words.isEmpty { isShown = false }
                continue
            }
            if words.hasPrefix("./render-cli ") || words.hasPrefix("sed ") {
                commands.append(Command(line: words))
                isShown = true
            } else if isShown {
                commands[commands.count - 1].shown.append(words)
            }
        }
        return commands
    }

    @Test func commandsRunAndPrintWhatIsShown() throws {
        let commands = Self.commands
        #expect(commands.count >= 9 && commands.flatMap(\.shown).count >= 10, "\(commands)")
        try Fixtures.withFolder { folder in
            try FileManager.default.copyItem(
                atPath: Fixtures.packageRoot + "/fixtures", toPath: folder + "/fixtures")
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/render-cli", withDestinationPath: Fixtures.commandLine)
            for command in commands {
                let run = try Fixtures.run(
                    "/bin/sh", ["-c", command.line], folder: folder, environment: TestCommandTests.quiet)
                // 1: something was found, or recorded for the first time.
                #expect([0, 1].contains(run.status), "\(command.line): \(run.status) \(run.errors)")
                let printed = run.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                for line in command.shown {
                    #expect(printed.contains(line), "\(command.line) prints no line '\(line)':\n\(run.text)")
                }
            }
            let passed = try Fixtures.run(
                folder + "/render-cli", ["test", "new.storyboard"], folder: folder,
                environment: TestCommandTests.quiet)
            #expect(passed.status == 0, "\(passed.text)")
        }
    }

    @Test func isShort() { #expect(Self.text.utf8.count <= 9_000) }
}
