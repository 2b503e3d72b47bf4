/// The help of a command: the flags that people use, and where the others are.
enum HelpText {
    /// The flags that `help COMMAND` shows; `help COMMAND --all`, the manual and completions have all.
    private static let usual: Set<String> = [
        "--output", "--format", "--device", "--traits", "--ios", "--locale", "--scene", "--state", "--step", "--show",
        "--hide",
        "--exclude", "--report", "--list", "--fix", "--patch", "--edge", "--what-if", "--why", "--removable", "--sweep",
        "--baseline", "--against", "--fail-on", "--snapshot", "--record", "--all", "--shard", "--merge", "--serve",
        "--port",
        "--allow", "--project", "--quiet", "--verbose", "--version", "--help",
    ]

    /// Whether the arguments ask for all flags: `help test --all`.
    static func isWhole(_ arguments: [String]) -> Bool { arguments.first == "help" && arguments.contains("--all") }

    /// The arguments without the word that the parser does not know.
    static func forParser(_ arguments: [String]) -> [String] {
        isWhole(arguments) ? arguments.filter { $0 != "--all" } : arguments
    }

    /// - Parameter text: what the parser prints as help.
    static func shown(_ text: String, isWhole: Bool) -> String {
        var lines: [Substring] = []
        var usage: Substring?
        var isShown = true
        var left = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("USAGE: ") { usage = line }
            if usage != nil, line.hasPrefix("  -") {
                let name = line.split(whereSeparator: { " ,/".contains($0) }).first { $0.hasPrefix("--") } ?? ""
                isShown = isWhole || usual.contains(String(name))
                left += isShown ? 0 : 1
            } else if !line.hasPrefix("   ") {
                isShown = true
                // A section without a line.
                if line.isEmpty, let title = lines.last, usage != nil, isTitle(title) {
                    lines.removeLast()
                    continue
                }
            }
            guard isShown else { continue }
            let group = " SUBCOMMANDS:"
            lines.append(line.hasSuffix(group) ? line.dropLast(group.count) + ":" : line)
        }
        if let title = lines.last, isTitle(title) { lines.removeLast() }
        while lines.last?.isEmpty == true { lines.removeLast() }
        if left > 0, let words = usage?.split(separator: " "), words.count > 2 {
            lines += ["", "\(left) more flags: \(words[1]) help \(words[2]) --all"]
        }
        return lines.joined(separator: "\n")
    }

    private static func isTitle(_ line: Substring) -> Bool { line.hasSuffix(":") && line == line.uppercased()[...] }
}
