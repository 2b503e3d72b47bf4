import Notation

/// All findings of a run, in the order in which a person reads them.
public struct FindingReport: Sendable, Equatable {
    /// The command that found the defects, such as `audit`.
    public var command: String
    /// The version of the program.
    public var version: String
    /// The rules that findings may name, in the order of the documentation.
    public var rules: [FindingRule]
    /// By file in the order of the run, by screen, then as found.
    public private(set) var findings: [Finding]
    /// The number of findings that the baseline accepts.
    public var known = 0
    /// The number of findings that the configuration suppresses.
    public var suppressed = 0
    /// The number of files that were checked.
    public var files = 0
    /// The number of pages that were laid out.
    public var pages = 0

    /// A report of findings; the counts start at 0.
    public init(command: String, version: String, rules: [FindingRule], findings: [Finding]) {
        self.command = command
        self.version = version
        self.rules = rules
        self.findings = findings
    }

    /// Adds findings of another command's rules, and the rules that these findings name.
    public mutating func add(_ more: [Finding], _ known: [FindingRule]) {
        rules += known.filter { rule in more.contains { $0.rule == rule.name } && !rules.contains(rule) }
        findings += more
    }

    /// The number of findings of one severity.
    public func count(_ severity: Finding.Severity) -> Int { findings.count { $0.severity == severity } }

    /// Whether any finding is at least this severe.
    public func hasFinding(atLeast severity: Finding.Severity) -> Bool {
        findings.contains { $0.severity >= severity }
    }

    /// `2 errors, 1 warning and 3 notes in 4 files on 40 pages`
    public var headline: String {
        var parts: [String] = []
        for (severity, word) in [(Finding.Severity.error, "error"), (.warning, "warning"), (.information, "note")] {
            let count = count(severity)
            if count > 0 { parts.append(countText(count, word)) }
        }
        var text = parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")
        text += " in \(countText(files, "file")) on \(countText(pages, "page"))"
        var left: [String] = []
        if known > 0 { left.append("\(known) known") }
        if suppressed > 0 { left.append("\(suppressed) suppressed") }
        return left.isEmpty ? text : text + " (\(left.joined(separator: ", ")))"
    }

    /// For each release of iOS the number of findings that no page of the file's own release shows: `ios-26: 3 findings on no
    /// page of the file's own release`.
    public var releaseLines: [String] {
        var counts: [(name: String, count: Int)] = []
        for name in findings.flatMap(\.releases) {
            if let place = counts.firstIndex(where: { $0.name == name }) {
                counts[place].count += 1
            } else {
                counts.append((name, 1))
            }
        }
        return counts.map { "\($0.name): \(countText($0.count, "finding")) on no page of the file's own release" }
    }

    /// The findings grouped by screen: files in the order of the run, screens in the order of their first finding.
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
