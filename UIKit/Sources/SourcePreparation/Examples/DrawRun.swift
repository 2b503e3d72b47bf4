import Foundation

/// Runs of the program that draws: where a program's code ends it, once more in other ways.
struct DrawRun {
    let program: String
    /// The exit codes of `UIKitStandIn.stop` and of a class that gives no picture.
    private static let (stopped, missing): (Int32, Int32) = (3, 2)
    private static let plain = "--no-examples"
    /// What a class is drawn with where its code ends the program, see `DrawnWay`: the nearest to its own first.
    private static let ways = [
        ["--pushed"], ["--launched"], ["--loaded"], ["--no-filling"], [plain], ["--rest"], ["--no-filling", "--rest"],
        ["--no-filling", "--still"], [plain, "--still"],
    ]
    /// The ways that may end in time where another one did not.
    private static let short = [["--rest"], [plain, "--still"]]

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

    /// What became of one class, or of one way to draw it.
    struct Outcome {
        var code: Int32
        var isDrawn: Bool { code == 0 }
        /// Whether something in the picture stands for what is not at hand.
        var hasStandIns: Bool { said.contains { $0.contains("stand-in") || $0.hasSuffix("not at hand") } }
        var showsSomething = false
        /// What the program said, a line each.
        var said: [String]
    }

    /// The longest time for one picture.
    private static let seconds = 20.0

    /// Draws a class, and says what became of it; the program's words are kept.
    func outcome(_ arguments: [String]) throws -> Outcome {
        let isPlain = arguments.contains(Self.plain)
        var outcome = try attempt(arguments)
        if outcome.isDrawn, !outcome.showsSomething, !isPlain {
            // A screen may have all that it shows in its bar.
            for way in ["--framed", "--pushed"] {
                let other = try attempt(arguments + [way])
                if other.showsSomething { return other }
            }
            return outcome
        }
        guard Self.isEnded(outcome.code) else { return outcome }
        var isLate = outcome.code == Toolchain.late
        let end = "uikit: \(Self.words(outcome.code, outcome.said))" + (isPlain ? "" : " (with example data)")
        var (said, blank) = (outcome.said + [end], Outcome(code: Self.missing, said: []))
        for way in isPlain ? [] : Self.ways where !isLate || Self.short.contains(way) {
            outcome = try attempt(arguments + way)
            if outcome.isDrawn { blank = outcome }
            if outcome.showsSomething { break }
            guard Self.isEnded(outcome.code) else { continue }
            isLate = outcome.code == Toolchain.late
            said += outcome.said
            if way.first == Self.plain { said.append("uikit: \(Self.words(outcome.code, outcome.said))") }
        }
        // What the way without example data lacks is not the reason.
        if !blank.isDrawn, said.last != end { said.append(end) }
        blank.said = said + blank.said
        return blank
    }

    private func attempt(_ arguments: [String]) throws -> Outcome {
        let (code, output) = try Toolchain.result([program] + arguments, within: Self.seconds)
        let said = output.split(separator: "\n").map(String.init).filter { !arguments.contains($0) }
        let isSeen = code == 0 && !said.contains { $0.hasSuffix(": nothing shows") }
        return Outcome(code: code, showsSomething: isSeen, said: said)
    }
}
