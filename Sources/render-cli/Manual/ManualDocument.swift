/// The list of commands, flags and exit codes in Markdown: `Documentation/Commands.md`.
struct ManualDocument {
    private var lines: [String] = []

    /// - Parameter program: the root command.
    init(_ program: CommandOutline) {
        lines += [
            "# Commands, flags and exit codes", "",
            "Printed by `render-cli about manual --format markdown`; a test compares this page with the program.",
            "[CommandLine.md](CommandLine.md) explains what belongs together.", "",
            "| exit code | meaning |", "|---|---|",
        ]
        for (code, meaning) in ExitStatus.meanings { lines.append("| \(code) | \(Self.cell(meaning)) |") }
        lines += ["", "| variable | meaning |", "|---|---|"]
        for (name, meaning) in EnvironmentVariables.meanings { lines.append("| `\(name)` | \(Self.cell(meaning)) |") }
        lines += ["", "## Flags and the commands that have them", "", "| flag | commands |", "|---|---|"]
        for (flag, commands) in Self.flags(of: program) { lines.append("| `\(flag)` | \(commands) |") }
        for command in program.subcommands { describe(command) }
    }

    /// The page with one line feed at its end.
    var text: String { lines.joined(separator: "\n") + "\n" }

    /// Every flag with its commands, the commonest first, then by name.
    private static func flags(of program: CommandOutline) -> [(flag: String, commands: String)] {
        var commands: [String: [String]] = [:]
        for command in program.subcommands {
            for argument in command.arguments {
                guard let name = argument.names.first else { continue }
                commands[name, default: []].append(command.name)
            }
        }
        let count = program.subcommands.count
        return commands.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { flag, names in
            (flag, names.count == count ? "all" : names.map { "`\($0)`" }.joined(separator: ", "))
        }
    }

    private mutating func describe(_ command: CommandOutline) {
        lines += ["", "## \(command.name)", "", "`render-cli \(command.name) \(command.usage)`"]
        for block in ManualText.blocks(command.abstract) + ManualText.blocks(command.discussion) {
            lines.append("")
            switch block {
            case .paragraph(let text): lines.append(text)
            case .example(let examples): lines += examples.map { "    " + $0 }
            }
        }
        for section in command.sections {
            lines += ["", "| \(Self.cell(section.title ?? "argument")) | |", "|---|---|"]
            for argument in section.arguments {
                lines.append("| `\(argument.shown)` | \(Self.cell(argument.explanation)) |")
            }
        }
    }

    /// A text in a table, with the characters escaped that are special in Markdown or HTML.
    private static func cell(_ text: String) -> String {
        var out = ""
        for character in text {
            switch character {
            case "|": out += "\\|"
            case "<": out += "&lt;"
            case "*", "_": out += "\\" + String(character)
            default: out.append(character)
            }
        }
        return out
    }
}
