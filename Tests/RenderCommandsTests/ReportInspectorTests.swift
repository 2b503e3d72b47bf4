import Foundation
import TestSupport
import Testing

/// The inspector's page beside the reports of `test` and `diff`.
@Suite("inspector beside reports")
struct ReportInspectorTests {
    private static func put(_ text: String, _ name: String, _ folder: String) throws {
        try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
    }

    /// The links of a report, by the name of the case.
    private static func links(_ report: String) throws -> [String: String] {
        let text = String(decoding: Fixtures.bytes(report), as: UTF8.self)
        let data = try #require(text.firstMatch(of: /id="data"[^>]*>(.*?)<\/script>/)?.1)
        let page = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any] ?? [:]
        let cases = page["cases"] as? [[String: Any]] ?? []
        return Dictionary(
            cases.map { ($0["name"] as? String ?? "", $0["inspector"] as? String ?? "") }, uniquingKeysWith: { $1 })
    }

    @Test("a test's report links what did not pass, and nothing else")
    func test() throws {
        try Fixtures.withFolder { folder in
            let environment = ["CI": "1"]
            try Self.put(rowTree, "row one.json", folder)
            try Self.put(rowTree, "same.json", folder)
            _ = try renderCLI("test", "--record", "all", folder: folder, environment: environment)
            try Self.put(wideTree, "row one.json", folder)
            let run = try renderCLI("test", "--report", "out/r.html", folder: folder, environment: environment)
            #expect(run.status == 1, "\(run.errors)")
            let links = try Self.links(folder + "/out/r.html")
            let expected = "r.inspect.html#page=row&view=b"
            #expect(links["row one.json  row.small.base"] == expected, "\(links)")
            for (name, link) in links where name.hasPrefix("same.json") { #expect(link.isEmpty) }
            #expect(FileManager.default.fileExists(atPath: folder + "/out/r.inspect.html"))
            // Without the page there are no links, and nothing where all passed or the report is a part.
            for words in [["--no-inspector"], ["--shard", "1/2"], ["same.json"]] {
                let other = folder + "/other"
                try? FileManager.default.removeItem(atPath: other)
                _ = try Fixtures.run(
                    Fixtures.commandLine, ["test", "--report", "other/r.html"] + words, folder: folder,
                    environment: environment)
                #expect(try Self.links(other + "/r.html").values.allSatisfy(\.isEmpty), "\(words)")
                #expect(!FileManager.default.fileExists(atPath: other + "/r.inspect.html"), "\(words)")
            }
        }
    }

    @Test("a difference's report leads to the moved view in the inspector")
    func difference() throws {
        try Fixtures.withFolder { folder in
            try Self.put(rowTree, "old.json", folder)
            try Self.put(wideTree, "new.json", folder)
            let run = try renderCLI("diff", "old.json", "new.json", "--report", "d.html", folder: folder)
            #expect(run.status == 1)
            let links = try Self.links(folder + "/d.html").values.filter { !$0.isEmpty }
            #expect(links.allSatisfy { $0.hasPrefix("d.inspect.html#page=") } && !links.isEmpty, "\(links)")
            // More views than there is room for: the report is written, and says so.
            let narrow = try renderCLI(
                "diff", "old.json", "new.json", "--report", "n.html", "--max-inspected", "1", folder: folder)
            #expect(narrow.errors.contains("n.inspect.html: note: no room for"), "\(narrow.errors)")
            #expect(try Self.links(folder + "/n.html").values.allSatisfy(\.isEmpty))
        }
        try InspectorBrowserTests.withBrowser { browser, folder in
            try Self.put(rowTree, "old.json", folder)
            try Self.put(wideTree, "new.json", folder)
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
