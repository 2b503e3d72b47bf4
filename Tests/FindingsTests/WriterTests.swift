import Findings
import Notation
import Testing

/// What other programs read: every format holds each finding, and no text of a file can speak to a reader.
@Suite struct WriterTests {
    static let hostile = "a\n::error::b|c<d>&\"'%,:#]\u{202E}\u{1B}[31m @me `x` ##vso[task]"

    static func report(_ text: String) -> FindingReport {
        var finding = Finding(
            rule: "truncated-text", kind: "truncated", severity: .error, message: "'\(text)' needs 10 and has 5",
            file: "App/\(text).storyboard", fingerprint: Fingerprint.make([text]))
        finding.line = 7
        finding.cause = text
        finding.remedy = "use another"
        finding.screen = "scene"
        finding.screenName = text
        finding.elements = [
            .init(id: "a1", caption: "UILabel \"\(text)\"", line: 7), .init(id: "a2", caption: text, line: 9),
        ]
        finding.constraints = [.init(id: "c1", text: "a1.width == 5", line: 8)]
        finding.pages = ["iPhone SE"]
        var note = finding
        note.severity = .information
        note.rule = "fixed-font"
        return FindingReport(
            command: "audit", version: "1.2.3",
            rules: [
                FindingRule(name: "truncated-text", kind: "truncated", summary: "A text.", remedy: "Use."),
                FindingRule(name: "fixed-font", kind: "fixed-font", summary: "A font.", remedy: "Use."),
            ], findings: [finding, note])
    }

    @Test(arguments: ["plain", hostile]) func jsonHoldsEveryFinding(_ text: String) throws {
        let value = try #require(JSONReading.value(Array(Self.report(text).json.text.utf8)))
        let findings = value["findings"]?.values ?? []
        #expect(findings.count == 2)
        #expect(findings[0]["items"]?.values.compactMap(\.string) == ["a1", "a2"])
        #expect(findings[0]["constraints"]?.values.compactMap(\.string) == ["c1"])
        #expect(findings[0]["line"]?.double == 7)
        #expect(value["errors"]?.double == 1)
    }

    /// The members that SARIF requires, and those that GitHub's code scanning needs.
    @Test(arguments: ["plain", hostile]) func sarifHasWhatTheStandardRequires(_ text: String) throws {
        let value = try #require(JSONReading.value(Array(Self.report(text).sarif.text.utf8)))
        #expect(value["version"]?.string == "2.1.0")
        let run = try #require(value["runs"]?.values.first)
        let driver = try #require(run["tool"]?["driver"])
        let rules = driver["rules"]?.values.compactMap { $0["id"]?.string } ?? []
        #expect(driver["name"]?.string == "render-cli audit")
        let results = run["results"]?.values ?? []
        #expect(results.count == 2)
        for result in results {
            let index = Int(result["ruleIndex"]?.double ?? -1)
            #expect(rules.indices.contains(index) && rules[index] == result["ruleId"]?.string)
            #expect(["error", "warning", "note"].contains(result["level"]?.string))
            #expect(result["message"]?["text"]?.string?.isEmpty == false)
            let physical = result["locations"]?.values.first?["physicalLocation"]
            #expect(physical?["region"]?["startLine"]?.double == 7)
            let address = try #require(physical?["artifactLocation"]?["uri"]?.string)
            #expect(
                address.utf8.allSatisfy {
                    $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "<")
                })
            #expect(result["partialFingerprints"]?["layoutFinding/v1"]?.string.map(Fingerprint.isOne) == true)
        }
    }

    @Test func annotationsAreOneCommandAFinding() {
        let lines = Self.report(Self.hostile).gitHubLines
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("::error file="))
        #expect(lines[1].hasPrefix("::notice file="))
        for line in lines {
            #expect(!line.contains("\n") && !line.contains("\u{1B}") && !line.contains("\u{202E}"))
            // The properties end at the second pair of colons, which no foreign text may write.
            let properties = line.dropFirst(2).prefix(
                upTo: line.dropFirst(2).firstRange(of: "::")?.lowerBound ?? line.endIndex)
            #expect(properties.hasSuffix(",title=truncated-text") || properties.hasSuffix(",title=fixed-font"))
        }
    }

    @Test func junitCountsWhatFails() {
        let text = Self.report(Self.hostile).junit
        #expect(text.contains("tests=\"2\" failures=\"1\""))
        #expect(!text.contains("<d>"))
        #expect(text.components("<testcase") == text.components("</testcase>") + text.components("/>\n    ") + 1)
        #expect(!text.contains("\u{1B}"))
    }

    @Test func markdownHasARowAFinding() {
        let text = Self.report(Self.hostile).markdown
        #expect(text.contains("| error |"))
        #expect(text.contains("<details><summary>1 note"))
        #expect(!text.contains("<d>"))
        #expect(
            text.split(separator: "\n").filter { $0.hasPrefix("| error") || $0.hasPrefix("| information") }.count == 2)
    }

    @Test func textIsGroupedByScreen() {
        let lines = Self.report("plain").lines(showsInformation: true)
        #expect(lines.first == "App/plain.storyboard: plain")
        #expect(lines.count { $0.contains("[truncated-text]") } == 1)
        #expect(Self.report("plain").lines(showsInformation: false).count { $0.contains("fixed-font") } == 0)
    }
}

extension String {
    fileprivate func components(_ separator: String) -> Int { ranges(of: separator).count }
}
