/// The list of commands, flags and exit codes in Markdown: `Documentation/Commands.md`.
struct ManualDocument {
    private var lines: [String] = []

    /// - Parameter program: the root command.
    init(_ program: CommandOutline) {
        lines += [
            "# Commands, flags and exit codes", "",
            "Printed by `render-cli manual --format markdown`; a test compares this page with the program.",
            "[CommandLine.md](CommandLine.md) explains what belongs together.", "",
            "| exit code | meaning |", "|---|---|",
        ]
        for (code, meaning) in ExitStatus.meanings { lines.append("| \(code) | \(Self.cell(meaning)) |") }
        lines += ["", "| variable | meaning |", "|---|---|"]
        for (name, meaning) in EnvironmentVariables.meanings { lines.append("| `\(name)` | \(Self.cell(meaning)) |") }
        for command in program.subcommands { describe(command) }
    }

    /// The page with one line feed at its end.
    var text: String { lines.joined(separator: "\n") + "\n" }

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
