import Notation

/// All findings of a run, in the order in which a person reads them.
public struct FindingReport: Sendable, Equatable {
    /// The command that found them: `audit`.
    public var command: String
    public var version: String
    /// Those that the findings may name, in the order of their documentation.
    public var rules: [FindingRule]
    /// By file in the order of the run, by screen, then as found.
    public private(set) var findings: [Finding]
    /// How many findings the baseline knew, and how many the configuration suppressed.
    public var known = 0
    public var suppressed = 0
    /// How much was looked at.
    public var files = 0
    public var pages = 0

    public init(command: String, version: String, rules: [FindingRule], findings: [Finding]) {
        self.command = command
        self.version = version
        self.rules = rules
        self.findings = findings
    }

    public func count(_ severity: Finding.Severity) -> Int { findings.count { $0.severity == severity } }

    /// Whether a finding is at least as bad.
    public func hasFinding(atLeast severity: Finding.Severity) -> Bool {
        findings.contains { $0.severity >= severity }
    }

    /// `2 errors, 1 warning and 3 notes in 4 files on 40 pages`
    public var headline: String {
        func words(_ count: Int, _ one: String) -> String { "\(count) \(one)\(count == 1 ? "" : "s")" }
        var parts: [String] = []
        for (severity, word) in [(Finding.Severity.error, "error"), (.warning, "warning"), (.information, "note")] {
            let count = count(severity)
            if count > 0 { parts.append(words(count, word)) }
        }
        var text = parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")
        text += " in \(words(files, "file")) on \(words(pages, "page"))"
        var left: [String] = []
        if known > 0 { left.append("\(known) known") }
        if suppressed > 0 { left.append("\(suppressed) suppressed") }
        return left.isEmpty ? text : text + " (\(left.joined(separator: ", ")))"
    }

    /// The findings of one screen after the other: files in the order of the run, screens in that of their first finding.
    var screens: [(file: String, name: String, findings: [Finding])] {
        var places: [String: Int] = [:]
        var groups: [(file: String, name: String, findings: [Finding])] = []
        for finding in findings {
            let key = finding.file + "\u{0}" + finding.screen
            if let place = places[key] {
                groups[place].findings.append(finding)
            } else {
                places[key] = groups.count
                groups.append((finding.file, finding.screenName, [finding]))
            }
        }
        return groups
    }
}
