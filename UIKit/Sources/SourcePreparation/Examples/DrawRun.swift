import Foundation

/// Runs of the program that draws: where a program's code ends it, once more without values that are made up.
struct DrawRun {
    let program: String
    /// The exit code of `UIKitStandIn.stop`.
    private static let stopped: Int32 = 3
    private static let missing: Int32 = 2
    private static let plain = "--no-examples"
    /// What a class is drawn with where its code ends the program: as a screen of a navigation controller, with nothing made up but
    /// what its initialiser wants, with nothing made up at all, and a screen as its scene or nib has it.
    private static let tries = [[], ["--pushed"], ["--no-filling"], [plain], [plain, "--still"]]

    /// - Returns: the exit code.
    func run(_ arguments: [String]) throws -> Int32 {
        let code = try Toolchain.run([program] + arguments)
        guard Self.isEnded(code) else { return code }
        guard !arguments.contains(Self.plain) else { return Self.missing }
        say("\(Self.words(code)) with example data; once more without")
        let second = try Toolchain.run([program] + arguments + [Self.plain])
        return Self.isEnded(second) ? Self.missing : second
    }

    /// Whether the code of the program ended it, not this tool.
    static func isEnded(_ code: Int32) -> Bool { code == stopped || code >= 128 }

    /// How a program ended, and why, where the lines that it wrote say so.
    static func words(_ code: Int32, _ said: [String] = []) -> String {
        guard code != Toolchain.late else { return "not done within \(Int(seconds)) s" }
        let end = code >= 128 ? "the program crashed (signal \(code - 128))" : "the program ended"
        let reason = code >= 128 ? said.first { $0.contains("Fatal error: ") } : said.last { $0.hasSuffix("at hand") }
        return end + (reason.map { ": " + ($0.hasPrefix("uikit: ") ? String($0.dropFirst(7)) : $0) } ?? "")
    }

    // MARK: Without a terminal

    /// What became of one class.
    struct Outcome {
        var isDrawn = false
        /// Whether something in the picture stands for what is not at hand.
        var hasStandIns = false
        var showsSomething = false
        /// What the program said, a line each.
        var said: [String] = []
    }

    /// The longest time for one picture.
    private static let seconds = 30.0

    /// Draws a class, and says what became of it; the program's words are kept.
    func outcome(of name: String, to file: String, _ arguments: [String]) throws -> Outcome {
        var outcome = Outcome()
        var end: String?
        var isLate = false
        for more in Self.tries where more.isEmpty || !arguments.contains(Self.plain) {
            let isPlain = more.first == Self.plain
            if isLate, !isPlain { continue }
            let (code, output) = try Toolchain.result(
                [program, name, "-o", file] + arguments + more, within: Self.seconds)
            let said = output.split(separator: "\n").map(String.init).filter { $0 != file }
            outcome.said += said
            outcome.isDrawn = code == 0
            guard Self.isEnded(code) else { break }
            isLate = code == Toolchain.late
            if end == nil || isPlain {
                outcome.said.append("uikit: \(Self.words(code, said))" + (isPlain ? "" : " (with example data)"))
            }
            end = end ?? outcome.said.last
        }
        // What the try without example data lacks is not the reason.
        if !outcome.isDrawn, let end, outcome.said.last != end { outcome.said.append(end) }
        outcome.hasStandIns = outcome.said.contains { $0.contains("stand-in") || $0.hasSuffix("not at hand") }
        outcome.showsSomething = outcome.isDrawn && !outcome.said.contains { $0.hasSuffix(": nothing shows") }
        return outcome
    }
}
