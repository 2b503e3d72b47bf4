import Notation

extension FindingReport {
    /// Lines for a terminal, grouped by screen.
    ///
    ///     Main.storyboard: Login
    ///       error  line 12: 'Sign in' needs 164.5 of width and has 120 [truncated-text]
    ///           because its width is fixed at 120
    ///
    /// - Parameters:
    ///   - showsInformation: whether findings of the severity `information` are listed; otherwise they are counted.
    ///   - isWhole: whether all views with causes of their own are listed.
    public func lines(showsInformation: Bool, isWhole: Bool = false) -> [String] {
        var lines: [String] = []
        for screen in screens {
            let shown = screen.findings.filter { showsInformation || $0.severity > .information }
            guard !shown.isEmpty else { continue }
            if !lines.isEmpty { lines.append("") }
            let name = screen.name.isEmpty ? "" : ": \(escapedForDisplay(screen.name))"
            lines.append(Self.path(screen.file) + name)
            for finding in shown { lines += Self.lines(of: finding, isWhole) }
        }
        return lines
    }

    /// The lines of a finding: message and rule, then cause, remedy and the command that explains it.
    private static func lines(of finding: Finding, _ isWhole: Bool) -> [String] {
        let place = finding.line.map { "line \($0): " } ?? ""
        var lines = ["  \(finding.severity.rawValue)  \(place)\(finding.message) [\(finding.rule)]"]
        if !finding.cause.isEmpty { lines.append("      because \(finding.cause)") }
        if let repair = finding.repair {
            lines.append("      repair: \(repair.text)")
            if let other = repair.runnerUp { lines.append("      else: \(other)") }
        } else if !finding.remedy.isEmpty {
            lines.append("      try: \(finding.remedy)")
        }
        let others = isWhole ? finding.others[...] : finding.others.prefix(mostOthers)
        lines += others.map { "      also \(displayLine($0.id)), because \($0.cause)" }
        let rest = finding.others.count - others.count
        if rest > 0 { lines.append("      and \(rest) more: --verbose") }
        for code in finding.code {
            lines.append("      in code: \(path(code.file)):\(code.line): \(displayLine(code.text))")
            lines += code.lines.enumerated().map { index, line in
                (index == 0 ? "      write: " : "             ") + displayLine(line)
            }
        }
        if !finding.explanation.isEmpty { lines.append("      explain: \(finding.explanation)") }
        if !finding.drawing.isEmpty { lines.append("      draw: \(finding.drawing)") }
        return lines
    }

    /// The most views with causes of their own that a finding names.
    private static let mostOthers = 3

    /// A path with control characters escaped, cut after 4,096 characters.
    static func path(_ path: String) -> String { escapedForDisplay(path, limit: 4_096) }
}
