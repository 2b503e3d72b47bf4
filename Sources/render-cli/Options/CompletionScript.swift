/// The completion scripts of the argument parser, which offer files after a command's name alone: here they offer the
/// files and flags of `render` where no command is named too, as in `render-cli Main.storyboard`.
enum CompletionScript {
    /// The script for a shell, changed; as it is for another text.
    static func offeringFiles(_ script: String) -> String {
        changes.reduce(script) { $1.applied(to: $0) }
    }

    /// A line of a script and the lines that follow it from now on.
    private struct Change {
        /// The line, without the white space at its start.
        var line: String
        /// The start of the line that comes before it.
        var after: String
        /// Indented as the line.
        var added: [String]

        func applied(to script: String) -> String {
            var lines: [Substring] = []
            var previous: Substring = ""
            for line in script.split(separator: "\n", omittingEmptySubsequences: false) {
                let words = line.drop { $0 == " " }
                lines.append(line)
                if words.hasPrefix(self.line), previous.hasPrefix(after) {
                    let indent = line[..<words.startIndex]
                    lines += added.map { indent + $0 }
                }
                previous = words
            }
            return lines.joined(separator: "\n")
        }
    }

    private static let commands =
        (RenderCLI.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"])
        .joined(separator: " ")

    private static let changes = [
        // bash: the words go to the completions of `render`, as if its name were there.
        Change(
            line: "COMPREPLY+=($(compgen -W 'render ", after: "# Offer subcommand completions",
            added: [
                // No command follows a file.
                #"[[ "${COMP_CWORD}" -le 1 ]] || COMPREPLY=()"#,
                #"unparsed_words=("${COMP_WORDS[@]:1:${COMP_CWORD}}")"#, "_render-cli_render",
            ]),
        // bash: a folder is gone on with.
        Change(
            line:
                "__render-cli_add_completions -W \"$(__render-cli_custom_complete ---completion explain -- positional",
            after: "",
            added: [#"[[ "${COMPREPLY[0]}" != */ ]] || compopt -o nospace 2>/dev/null"#]),
        // zsh: the same, beside the list of commands and after another first word.
        Change(
            line: "_describe -V subcommand subcommands", after: ")",
            added: [#"_files -g '*.(json|storyboard|xib)' && ret=0"#]),
        Change(
            line: ";;", after: #""_render-cli_${words[1]}" && ret=0"#,
            added: ["*) words=(render \"${words[@]}\"); ((CURRENT++)); _render-cli_render && ret=0 ;;"]),
        // fish: the words behind a file are those of `render`.
        Change(
            line: "set -l unparsed_tokens (__render-cli_tokens -pc)", after: "",
            added: [
                "if set -q unparsed_tokens[2]; and not string match -q -- '-*' $unparsed_tokens[2]",
                "    contains -- $unparsed_tokens[2] \(commands); or set unparsed_tokens $unparsed_tokens[1] render $unparsed_tokens[2..]",
                "end",
            ]),
        // fish: the rule for files after `render`, for the first word.
        Change(
            line: "complete -c 'render-cli' -f", after: "",
            added: [
                """
                complete -c 'render-cli' -n '__render-cli_should_offer_completions_for_positional "render-cli" -eq 1' -Fa '' \
                    -d 'Draw this file.'
                """
            ]),
    ]
}
