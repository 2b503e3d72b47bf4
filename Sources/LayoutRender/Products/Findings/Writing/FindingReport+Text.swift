import Notation

extension FindingReport {
    /// Lines for a terminal, grouped by screen.
    ///
    ///     Main.storyboard: Login
    ///       error  line 12: 'Sign in' needs 164.5 of width and has 120 [truncated-text]
    ///           because its width is fixed at 120
    ///
    /// - Parameter showsInformation: whether findings of the severity `information` are listed; otherwise they are
    ///   counted.
    public func lines(showsInformation: Bool) -> [String] {
        var lines: [String] = []
        for screen in screens {
            let shown = screen.findings.filter { showsInformation || $0.severity > .information }
            guard !shown.isEmpty else { continue }
            if !lines.isEmpty { lines.append("") }
            let name = screen.name.isEmpty ? "" : ": \(escapedForDisplay(screen.name))"
            lines.append(Self.path(screen.file) + name)
            for finding in shown { lines += Self.lines(of: finding) }
        }
        return lines
    }

    /// The lines of a finding: message and rule, then cause, remedy and the command that explains it.
    private static func lines(of finding: Finding) -> [String] {
        let place = finding.line.map { "line \($0): " } ?? ""
        var lines = ["  \(finding.severity.rawValue)  \(place)\(finding.message) [\(finding.rule)]"]
        if !finding.cause.isEmpty { lines.append("      because \(finding.cause)") }
        if let repair = finding.repair {
            lines.append("      repair: \(repair.text)")
            if let other = repair.runnerUp { lines.append("      else: \(other)") }
        } else if !finding.remedy.isEmpty {
            lines.append("      try: \(finding.remedy)")
        }
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

    /// A path with control characters escaped, cut after 4,096 characters.
    static func path(_ path: String) -> String { escapedForDisplay(path, limit: 4_096) }
}
