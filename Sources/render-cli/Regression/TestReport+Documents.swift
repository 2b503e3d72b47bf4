import LayoutDiff

extension TestReport {
    // MARK: JUnit

    /// The XML that CI systems read: a suite a file, a case a page.
    var junit: String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        let failures = cases.count { $0.status != .passed }
        text += "<testsuites name=\"render-cli test\" tests=\"\(cases.count)\" failures=\"\(failures)\">\n"
        var files: [String] = []
        for result in cases where files.last != result.file { files.append(result.file) }
        for file in files {
            let group = cases.filter { $0.file == file }
            let failed = group.count { $0.status != .passed }
            text += "  <testsuite name=\"\(Self.xml(file))\" tests=\"\(group.count)\" failures=\"\(failed)\">\n"
            for result in group {
                text += "    <testcase classname=\"\(Self.xml(file))\" name=\"\(Self.xml(result.name))\""
                guard result.status != .passed else {
                    text += "/>\n"
                    continue
                }
                let lines = result.moves.map { $0.view + "  " + $0.change } + result.details
                text += ">\n      <failure type=\"\(result.status.rawValue)\" message=\"\(Self.xml(result.message))\">"
                text += Self.xml(lines.joined(separator: "\n")) + "</failure>\n    </testcase>\n"
            }
            text += "  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    /// Text for XML 1.0, which has no way to write most control characters.
    private static func xml(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "&": result += "&amp;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\t": result += "&#9;"
            default:
                let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
                result.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
            }
        }
        return result
    }

    // MARK: Markdown

    /// A summary for a pull request: what did not pass.
    var summary: String {
        var text = "**Layout tests:** \(headline)\n"
        let seen = cases.filter { $0.status != .passed }
        if !seen.isEmpty { text += "\n| | Page | What |\n| --- | --- | --- |\n" }
        for result in seen.prefix(50) {
            text += "| \(result.status.rawValue) | \(Self.cell(result.title)) | \(Self.cell(result.message)) |\n"
        }
        if seen.count > 50 { text += "\nand \(seen.count - 50) more\n" }
        let moved = seen.filter { !$0.moves.isEmpty }.prefix(20)
        for result in moved {
            text += "\n<details><summary>\(Self.cell(result.title))</summary>\n\n| View | Change |\n| --- | --- |\n"
            for row in result.moves.prefix(100) { text += "| \(Self.cell(row.view)) | \(Self.cell(row.change)) |\n" }
            text += "\n</details>\n"
        }
        return text
    }

    private static func cell(_ text: String) -> String {
        text.map { character in
            switch character {
            case "|", "*", "`", "_", "[", "]", "\\": "\\" + String(character)
            case "<": "&lt;"
            case "\n": " "
            default: String(character)
            }
        }.joined()
    }

    // MARK: HTML

    /// The page with the pictures that the run kept; a picture that is gone is left out.
    var html: String {
        var page: [ReportCase] = []
        for result in cases {
            var entry = ReportCase(name: result.title, status: result.status, message: result.message)
            entry.moves = result.moves
            entry.details = result.details + result.snapshots.filter { $0.status != .passed }.map(\.path)
            for snapshot in result.snapshots where snapshot.status != .passed {
                if entry.reference.isEmpty { entry.reference = Self.picture(snapshot.reference) }
                if entry.actual.isEmpty { entry.actual = Self.picture(snapshot.actual) }
                if entry.difference.isEmpty { entry.difference = Self.picture(snapshot.difference) }
            }
            page.append(entry)
        }
        for orphan in orphans {
            page.append(ReportCase(name: orphan.path, status: .deleted, message: "no page makes this reference"))
        }
        return ReportPage(title: "Layout tests", cases: page).html
    }

    private static func picture(_ path: String) -> [UInt8] {
        guard fileExtension(path) == "png" else { return [] }
        return (try? FileReader.read(path, limit: 64 << 20, flag: "max-image")) ?? []
    }
}
