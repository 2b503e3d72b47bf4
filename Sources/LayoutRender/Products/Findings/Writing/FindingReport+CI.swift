import Notation

extension FindingReport {
    /// Workflow commands of GitHub Actions, one line a finding: annotations in the changed files of a pull request.
    ///
    /// The service executes such lines, so every foreign text in them is escaped as the service prescribes, property by
    /// property.
    ///
    ///     ::error file=Main.storyboard,line=12,title=truncated-text::'Sign in' needs 164.5 of width and has 120
    public var gitHubLines: [String] {
        findings.map { finding in
            let command = finding.severity == .information ? "notice" : finding.severity.rawValue
            var properties = "file=\(Self.property(finding.file))"
            if let line = finding.line { properties += ",line=\(line)" }
            if let column = finding.column { properties += ",col=\(column)" }
            properties += ",title=\(Self.property(finding.rule))"
            var text = finding.message
            if !finding.cause.isEmpty { text += "; because \(finding.cause)" }
            return "::\(command) \(properties)::\(Self.commandText(text))"
        }
    }

    /// Escapes invisible characters first, then the service's own signs.
    private static func commandText(_ text: String) -> String {
        escapedForDisplay(text, limit: 4_096).map { character in
            switch character {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            default: String(character)
            }
        }.joined()
    }

    /// Escapes the value of a workflow command's property: also `:` and `,`, which end a property.
    private static func property(_ text: String) -> String {
        commandText(text).map { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : String($0) }.joined()
    }

    /// JUnit's XML, which CI systems read: a suite for each file, a case for each screen and rule. Cases with nothing
    /// but information pass.
    public var junit: String {
        let cases = findings.map { finding in
            let view = finding.elements.first?.id ?? ""
            let name = [finding.screenName, view, finding.rule].filter { !$0.isEmpty }.joined(separator: " ")
            var result = JUnitReport.Case(file: finding.file, name: name, line: finding.line)
            if finding.severity > .information {
                let details = [finding.cause, finding.remedy] + finding.constraints.map(\.text)
                result.failure = JUnitReport.Failure(
                    type: finding.severity.rawValue, message: finding.message, lines: details.filter { !$0.isEmpty })
            }
            return result
        }
        return JUnitReport(name: "render-cli \(command)", cases: cases).text
    }

    /// A comment for a pull request: a table of warnings and errors, with information folded below.
    public var markdown: String {
        var text = "**Layout \(command):** \(markdownText(headline))\n"
        let seen = findings.filter { $0.severity > .information }
        if !seen.isEmpty { text += "\n| | Where | What | Rule |\n| --- | --- | --- | --- |\n" }
        for finding in seen.prefix(Self.shownRows) { text += Self.row(finding) }
        if seen.count > Self.shownRows { text += "\nand \(seen.count - Self.shownRows) more\n" }
        let notes = findings.filter { $0.severity == .information }
        if !notes.isEmpty {
            text += "\n<details><summary>\(countText(notes.count, "note"))</summary>\n\n| | Where | What | Rule |\n"
            text += "| --- | --- | --- | --- |\n"
            for finding in notes.prefix(Self.shownRows) { text += Self.row(finding) }
            if notes.count > Self.shownRows { text += "\nand \(notes.count - Self.shownRows) more\n" }
            text += "\n</details>\n"
        }
        return text
    }

    /// The most findings in a summary's table; the rest are counted below it.
    private static let shownRows = 50

    /// A finding as a line of the table.
    private static func row(_ finding: Finding) -> String {
        let place = finding.file + (finding.line.map { ":\($0)" } ?? "")
        let screen = finding.screenName.isEmpty ? "" : "<br>" + markdownText(finding.screenName)
        let because = finding.cause.isEmpty ? "" : "<br>because " + markdownText(finding.cause)
        return "| \(finding.severity.rawValue) | \(markdownText(place))\(screen) | \(markdownText(finding.message))"
            + "\(because) | \(markdownText(finding.rule)) |\n"
    }
}
