import Findings
import Foundation
import LayoutAudit
import LayoutDocument
import Notation
import TestSupport
import Testing

@testable import RenderCommands

/// `audit`: findings, their correction, their suppression, and errors.
@Suite("audit")
struct AuditCommandTests {
    private func run(_ arguments: [String], folder: String) throws -> Finished {
        try Fixtures.run(
            Fixtures.commandLine, ["audit"] + arguments, folder: folder, environment: TestCommandTests.quiet)
    }

    /// Writes the storyboard with an outlet to its button.
    /// - Returns: its text.
    private func connectButton(in folder: String) throws -> String {
        let path = folder + "/" + Self.storyboard
        let connected = try String(contentsOfFile: path, encoding: .utf8).replacingOccurrences(
            of: "</viewController>",
            with: "<connections><outlet property=\"buyButton\" destination=\"buy\" id=\"o1\"/></connections>"
                + "</viewController>")
        try Data(connected.utf8).write(to: URL(fileURLWithPath: path))
        return connected
    }

    private func withHarbour(_ body: (String) throws -> Void) throws {
        try Fixtures.withFolder { folder in
            try FileManager.default.copyItem(
                atPath: Fixtures.packageRoot + "/fixtures/projects/Harbour", toPath: folder + "/Harbour")
            try body(folder)
        }
    }

    private static let storyboard = "Harbour/Harbour/Base.lproj/Main.storyboard"

    private func write(_ text: String, _ name: String, _ folder: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    }

    @Test("a repair names the severity that the report gives")
    func severities() throws {
        let options = try RepairOptions.parse(["--patch"])
        var lowered = 0
        for rule in AuditRule.allCases {
            for place in ["own", "phone", "source"] {
                var finding = Finding(
                    rule: rule.rawValue, kind: "x", severity: .error, message: "", file: "a.xib", fingerprint: "f")
                finding.evidence = ["error", "screen", place]
                let told = Folding.fold([finding]).map(\.severity)
                #expect(options.chosen(from: [finding], of: []).map(\.severity) == told.filter { $0 > .information })
                #expect(options.chosen(from: [finding], of: [rule.rawValue]).map(\.severity) == told)
                if told != [.error] { lowered += 1 }
            }
        }
        #expect(lowered > 0)
    }

    @Test("the answer does not depend on the number of processors")
    func processors() throws {
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/taskset") else {
            return print("skipped: no taskset to choose processors with")
        }
        let command = [Fixtures.commandLine, "audit", "fixtures/projects/Skerry", "--format", "json"]
        let all = try Fixtures.run("/usr/bin/env", command, folder: Fixtures.packageRoot)
        let one = try Fixtures.run("/usr/bin/taskset", ["-c", "0"] + command, folder: Fixtures.packageRoot)
        #expect(all.text == one.text)
        #expect(all.text.count > 1000)
    }

    @Test("the page shows both pictures and filters, in a browser")
    func page() throws {
        try InspectorBrowserTests.withBrowser { browser, folder in
            let told = try Fixtures.run(
                Fixtures.commandLine, ["audit", "fixtures/projects/Harbour", "--format", "html"],
                folder: Fixtures.packageRoot)
            try Data(told.text.utf8).write(to: URL(fileURLWithPath: folder + "/page.html"))
            try browser.open("file://" + folder + "/page.html", width: 1200, height: 800)
            #expect(try browser.becomes("document.querySelectorAll('#list li').length"))
            #expect(try browser.text("document.querySelectorAll('#stage img').length") == "2")
            #expect(
                try browser.text("[...document.querySelectorAll('#stage img')].every(i => i.naturalWidth > 100)")
                    == "true")
            #expect(try browser.text("byId('message').textContent").contains("Fahrkarte kaufen"))
            #expect(
                try browser.text("byId('details').textContent").contains("draw: render-cli fixtures/projects/Harbour/"))
            // All severities, then one rule, then none.
            _ = try browser.text("[...byId('severities').children].at(-1).click() || 1")
            #expect(try browser.text("document.querySelectorAll('#list li').length") != "1")
            _ = try browser.text("(byId('language').value = 'de', byId('language').onchange(), 1)")
            #expect(try browser.text("document.querySelectorAll('#list li').length") == "1")
            _ = try browser.text("(byId('search').value = 'nowhere', byId('search').oninput(), 1)")
            #expect(try browser.text("byId('message').textContent") == "Nothing to show")
            #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        }
    }
}
