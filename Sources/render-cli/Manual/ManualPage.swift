/// The manual page of the program, in the macros of man(7).
struct ManualPage {
    private var lines: [String] = []

    /// - Parameter program: the root command.
    init(_ program: CommandOutline) {
        lines.append(".TH RENDER\\-CLI 1 \"\" \"LayoutRender \(Version.text)\" \"User Commands\"")
        lines += [".SH NAME", "render\\-cli \\- UIKit's layout, computed, drawn, compared and explained anywhere"]
        lines.append(".SH SYNOPSIS")
        for command in program.subcommands {
            lines += [".B render\\-cli \(Self.plain(command.name))", Self.line(command.usage), ".br"]
        }
        lines += [".SH DESCRIPTION"]
        discuss(program.abstract)
        lines.append(".SH COMMANDS")
        for command in program.subcommands { describe(command) }
        lines.append(".SH EXIT STATUS")
        for (code, meaning) in ExitStatus.meanings { lines += [".TP", ".B \(code)", Self.line(meaning)] }
        lines.append(".SH ENVIRONMENT")
        for (name, meaning) in EnvironmentVariables.meanings {
            lines += [".TP", ".B \(Self.plain(name))", Self.line(meaning)]
        }
    }

    /// The page's source with one line feed at its end.
    var text: String { lines.joined(separator: "\n") + "\n" }

    private mutating func describe(_ command: CommandOutline) {
        lines += [".SS render\\-cli \(Self.plain(command.name)) \(Self.plain(command.usage))"]
        discuss(command.abstract)
        discuss(command.discussion)
        for section in command.sections {
            if let title = section.title { lines += [".PP", ".I \(Self.plain(title))"] }
            for argument in section.arguments {
                lines += [".TP", ".B \(Self.plain(argument.shown))", Self.line(argument.explanation)]
            }
        }
    }

    /// Paragraphs are filled; lines that begin with two spaces are examples and are kept unchanged.
    private mutating func discuss(_ text: String) {
        for block in ManualText.blocks(text) {
            switch block {
            case .paragraph(let text): lines += [".PP", Self.line(text)]
            case .example(let examples): lines += [".PP", ".nf", ".RS 2"] + examples.map(Self.line) + [".RE", ".fi"]
            }
        }
    }

    /// A line of text: a leading point or apostrophe is escaped, since it would start a macro.
    private static func line(_ text: String) -> String {
        let escaped = plain(text)
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
    }

    private static func plain(_ text: String) -> String {
        var out = ""
        for character in text {
            switch character {
            case "\\": out += "\\e"
            case "-": out += "\\-"
            default: out.append(character)
            }
        }
        return out
    }
}

/// The texts of the commands, split into blocks.
enum ManualText {
    enum Block: Equatable {
        case paragraph(String)
        case example([String])
    }

    /// A block ends at an empty line, and where indented lines begin or end.
    static func blocks(_ text: String) -> [Block] {
        var blocks: [Block] = []
        var isOpen = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let words = String(line.drop { $0 == " " })
            guard !words.isEmpty else {
                isOpen = false
                continue
            }
            switch (line.hasPrefix("  "), isOpen ? blocks.last : nil) {
            case (true, .example(let lines)): blocks[blocks.count - 1] = .example(lines + [words])
            case (true, _): blocks.append(.example([words]))
            case (false, .paragraph(let text)): blocks[blocks.count - 1] = .paragraph(text + " " + words)
            case (false, _): blocks.append(.paragraph(words))
            }
            isOpen = true
        }
        return blocks
    }
}
