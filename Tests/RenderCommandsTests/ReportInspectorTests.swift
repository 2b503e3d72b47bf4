import Foundation
import TestSupport
import Testing

/// The inspector's page beside a report of `diff`, in a browser; `Tests/Cases/test/a-report-leads-into-the-inspector.txt` has the links.
@Suite("inspector beside reports")
struct ReportInspectorTests {
    @Test("a difference's report leads to the moved view in the inspector")
    func difference() throws {
        try InspectorBrowserTests.withBrowser { browser, folder in
            try put(rowTree, "old.json", in: folder)
            try put(wideTree, "new.json", in: folder)
            _ = try renderCLI("diff", "old.json", "new.json", "--report", "d.html", folder: folder)
            try browser.open("file://\(folder)/d.html", width: 1_000, height: 700)
            #expect(try browser.becomes("document.querySelector('#inspector a')"))
            let address = try browser.text("document.querySelector('#inspector a').href")
            #expect(try browser.text("byId('command').hidden") == "true")
            try browser.open(address, width: 1_000, height: 700)
            #expect(try browser.becomes("document.querySelectorAll('#tree li').length"))
            #expect(try browser.text("selected().id") == "b")
            #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        }
    }
}
