import Findings
import Foundation
import LayoutAudit
import LayoutDocument
import Notation
import TestSupport
import Testing

@testable import RenderCommands

/// `audit`: severities, and the page in a browser; `Tests/Cases/audit` has the command.
@Suite("audit")
struct AuditCommandTests {
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
