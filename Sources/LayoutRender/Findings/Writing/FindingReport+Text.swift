import Notation

extension FindingReport {
    /// Lines for a terminal, grouped by screen.
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

    private static func lines(of finding: Finding) -> [String] {
        let place = finding.line.map { "line \($0): " } ?? ""
        var lines = ["  \(finding.severity.rawValue)  \(place)\(finding.message) [\(finding.rule)]"]
        if !finding.cause.isEmpty { lines.append("      because \(finding.cause)") }
        if !finding.remedy.isEmpty { lines.append("      try: \(finding.remedy)") }
        if !finding.explanation.isEmpty { lines.append("      explain: \(finding.explanation)") }
        return lines
    }

    static func path(_ path: String) -> String { escapedForDisplay(path, limit: 4_096) }
}
