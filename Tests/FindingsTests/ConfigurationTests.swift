import Findings
import Testing

@Suite struct ConfigurationTests {
    private static let rules = ["truncated-text", "overlap"]

    private static func read(_ text: String) throws(ConfigurationError) -> FindingConfiguration {
        try FindingConfiguration(Array(text.utf8), rules: rules) { word, known in known.first { $0.first == word.first }
        }
    }

    @Test func everyMemberIsRead() throws {
        let configuration = try Self.read(
            """
            { "$schema": "x", "failOn": "warning", "rules": { "overlap": "off", "truncated-text": "warning" },
              "suppressions": [ { "rule": "truncated-text", "path": "App/**/Old*", "view": "a1", "reason": "goes in May" } ] }
            """)
        #expect(configuration.failOn == .warning)
        #expect(configuration.suppressions.map(\.reason) == ["goes in May"])
        #expect(configuration.severities.map(\.rule) == ["overlap", "truncated-text"])
    }

    /// Every mistake is reported with its place and the word that was probably meant.
    @Test(arguments: [
        ("{", "1:2: error: expected a name in quotes"),
        ("{ \"rulez\": {} }", "1:3: error: unknown member 'rulez'; did you mean 'rules'?"),
        ("{\n  \"rules\": { \"overlop\": \"off\" } }", "2:14: error: unknown rule 'overlop'; did you mean 'overlap'?"),
        ("{ \"rules\": { \"overlap\": \"eror\" } }", "1:25: error: unknown severity 'eror'; did you mean 'error'?"),
        ("{ \"rules\": [] }", "1:12: error: 'rules': expected an object of rules and severities, not a list"),
        ("{ \"suppressions\": [ { \"rule\": \"overlap\" } ] }", "1:21: error: a suppression needs a 'reason'"),
        (
            "{ \"suppressions\": [ { \"reason\": \"so\" } ] }",
            "1:21: error: a suppression of everything: name a 'rule', a 'path' or a 'view'"
        ),
        ("[]", "1:1: error: expected an object, not a list"),
        ("", "1:1: error: the file ends where a value was expected"),
        ("{ \"failOn\": 1 }", "1:13: error: expected a text, not a number"),
        ("{} x", "1:4: error: expected the end of the file"),
        ("{ \"failOn\": \"war", "1:13: error: the text is never closed"),
    ]) func mistakesHaveAPlace(_ text: String, _ message: String) throws {
        let error = #expect(throws: ConfigurationError.self) { try Self.read(text) }
        #expect(error?.lines(file: "c.json").first == "c.json:" + message)
    }

    @Test func hostileFilesAreRefused() {
        #expect(throws: ConfigurationError.self) { try Self.read(String(repeating: "[", count: 100_000)) }
        #expect(throws: ConfigurationError.self) {
            try FindingConfiguration([0x22, 0xFF, 0x22], rules: []) { _, _ in nil }
        }
        #expect(throws: ConfigurationError.self) {
            try FindingConfiguration([UInt8](repeating: 0x20, count: 5 << 20), rules: []) { _, _ in nil }
        }
    }

    @Test func suppressionsAreCountedAndUnusedOnesKnown() throws {
        let configuration = try Self.read(
            """
            { "suppressions": [ { "rule": "truncated-text", "view": "a1", "reason": "x" },
              { "rule": "overlap", "reason": "never" } ], "rules": { "overlap": "off" } }
            """)
        let findings = WriterTests.report("plain").findings
        let (left, suppressed, unused) = configuration.apply(to: findings) { _, _ in true }
        #expect(left.map(\.rule) == ["fixed-font"])
        #expect(suppressed == 1)
        #expect(unused.map(\.words) == ["overlap"])
    }

    @Test func aBaselineReadsBackWhatWasWritten() throws {
        let findings = WriterTests.report("pl\"ain\n").findings
        let baseline = Baseline(findings)
        #expect(baseline.entries.count == 1, "information is no debt")
        #expect(try Baseline(Array(baseline.text.utf8)) == baseline)
        #expect(baseline.unknown(among: findings).known == 2, "both findings of the report have one fingerprint")
        #expect(baseline.gone(among: []).count == 1)
        #expect(Baseline(findings.reversed()) == baseline)
        #expect(try Baseline(Array(Baseline().text.utf8)) == Baseline())
    }

    @Test(arguments: [
        ("{}", "no 'version'"), ("{\"version\": 2}", "another version"), ("{\"version\": 1}", "no list 'findings'"),
        ("{\"version\": 1, \"findings\": [{\"fingerprint\": \"zz\"}]}", "sixteen hexadecimal digits"),
        ("[1", "expected ','"),
    ]) func wrongBaselinesAreRefused(_ text: String, _ words: String) {
        let error = #expect(throws: ConfigurationError.self) { try Baseline(Array(text.utf8)) }
        #expect(error?.problems.first?.message.contains(words) == true)
    }
}
