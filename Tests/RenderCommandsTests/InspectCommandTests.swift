import Foundation
import TestSupport
import Testing

/// `inspect`: the page as bytes.
@Suite("inspect")
struct InspectCommandTests {
    /// A label whose text, and whose document's name, is a word.
    private static func tree(_ word: String) throws -> String {
        func quoted(_ text: String) throws -> String {
            String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
        }
        return """
            {"version": 1, "name": \(try quoted(word.replacing("/", with: ""))),
             "devices": [{"name": "s", "size": [100, 50]}],
             "root": {"id": "root", "type": "view", "subviews": [
               {"id": "a", "type": "label", "text": \(try quoted(word)), "frame": [0, 0, 50, 20]}]}}
            """
    }

    private func inspect(_ tree: String, _ words: String..., name: String = "t.json") throws -> (
        page: String, run: Finished
    ) {
        try Fixtures.withFolder { folder in
            try tree.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
            let run = try Fixtures.run(Fixtures.commandLine, ["inspect", name, "-o", "-"] + words, folder: folder)
            return (run.text, run)
        }
    }

    @Test(
        "no name or text of a document ends a script, opens an element or turns a line",
        arguments: ["</script><script>alert(1)</script>", "<!--", "a\u{202E}b", "\"><img src=x>", "]]>", "\u{2028}"])
    func foreignTexts(word: String) throws {
        let (page, run) = try inspect(try Self.tree(word))
        #expect(run.status == 0, "\(run.errors)")
        // The scripts of the page and its data: as many as for a harmless word.
        let plain = try inspect(try Self.tree("word")).0
        #expect(page.components(separatedBy: "</script>").count == plain.components(separatedBy: "</script>").count)
        for text in ["<script>alert", "<img", "\u{202E}", "\u{2028}", "<!--"] { #expect(!page.contains(text)) }
    }

    @Test("nothing comes from elsewhere, and the policy forbids it")
    func policy() throws {
        let (page, _) = try inspect(try Self.tree("b"))
        #expect(page.contains("default-src 'none'; script-src 'sha256-"))
        let links = page.components(separatedBy: "http").dropFirst().map { $0.prefix(30) }
        #expect(links.allSatisfy { $0.hasPrefix("-equiv") || $0.hasPrefix("://www.w3.org/") }, "\(links)")
    }

    @Test("the same bytes twice")
    func bytes() throws {
        let words = ["inspect", "fixtures/scenes/hotel.json", "fixtures/ib/login.storyboard", "-o", "-"]
        let runs = try (0..<2).map { _ in try Fixtures.run(Fixtures.commandLine, words, folder: Fixtures.packageRoot) }
        #expect(runs[0].status == 0)
        #expect(runs[0].output == runs[1].output)
    }
}
