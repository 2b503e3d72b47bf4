import Foundation

/// Runs of the program that draws: where a program's code ends it, once more in other ways.
struct DrawRun {
    let program: String
    /// The exit codes of `UIKitStandIn.stop` and of a class that gives no picture.
    private static let (stopped, missing): (Int32, Int32) = (3, 2)
    private static let (plain, framed) = ("--no-examples", ["--framed"])
    /// What a class is drawn with: where nothing shows, made with a frame; where its code ends the program, in a navigation controller,
    /// with what its initialiser wants, with nothing made up, as far as its code comes, and a screen as its scene or nib has it.
    private static let tries = [
        [], framed, ["--pushed"], ["--no-filling"], [plain], ["--rest"], ["--no-filling", "--rest"],
        ["--no-filling", "--still"], [plain, "--still"],
    ]

    /// Draws a class as its arguments say, and says what the program said.
    /// - Returns: the exit code.
    func run(_ arguments: [String]) throws -> Int32 {
        let outcome = try outcome(arguments)
        FileHandle.standardError.write(Data(outcome.said.map { $0 + "\n" }.joined().utf8))
        if outcome.isDrawn { print(arguments.drop { $0 != "-o" && $0 != "--output" }.dropFirst().first ?? "") }
        return outcome.code
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

    /// What became of one class.
    struct Outcome {
        var code = missing
        var isDrawn: Bool { code == 0 }
        /// Whether something in the picture stands for what is not at hand.
        var hasStandIns = false
        var showsSomething = false
        /// What the program said, a line each.
        var said: [String] = []
    }

    /// The longest time for one picture.
    private static let seconds = 20.0

    /// Draws a class, and says what became of it; the program's words are kept.
    func outcome(_ arguments: [String]) throws -> Outcome {
        var (outcome, blank, end, isLate) = (Outcome(), [String](), String?.none, false)
        for more in Self.tries where more.isEmpty || !arguments.contains(Self.plain) {
            let (isPlain, isFramed) = (more.first == Self.plain, more == Self.framed)
            let isShort = more == ["--rest"] || more == Self.tries.last
            if isFramed != (outcome.isDrawn && end == nil) || isLate && !isShort { continue }
            let (code, output) = try Toolchain.result([program] + arguments + more, within: Self.seconds)
            let said = output.split(separator: "\n").map(String.init).filter { !arguments.contains($0) }
            if !Self.isEnded(code), !outcome.isDrawn { outcome.code = code }
            if code == 0 { blank = said }
            outcome.showsSomething = code == 0 && !said.contains { $0.hasSuffix(": nothing shows") }
            // What shows nothing may show more in another way.
            let isEnded = Self.isEnded(code)
            guard outcome.showsSomething || !isFramed && (isEnded || code != 0 && end == nil) else { continue }
            outcome.said += said
            guard isEnded else { break }
            isLate = code == Toolchain.late
            if end == nil || isPlain {
                outcome.said.append("uikit: \(Self.words(code, said))" + (isPlain ? "" : " (with example data)"))
            }
            end = end ?? outcome.said.last
        }
        if outcome.isDrawn, !outcome.showsSomething { outcome.said += blank }
        // What the try without example data lacks is not the reason.
        if !outcome.isDrawn, let end, outcome.said.last != end { outcome.said.append(end) }
        outcome.hasStandIns = outcome.said.contains { $0.contains("stand-in") || $0.hasSuffix("not at hand") }
        return outcome
    }
}
