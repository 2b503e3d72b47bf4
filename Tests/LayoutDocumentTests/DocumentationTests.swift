import LayoutDocument
import TestSupport
import Testing

/// What the documentation shows is true.
@Suite("Documentation")
struct DocumentationTests {
    /// The fenced blocks of one language.
    private func blocks(_ file: String, _ language: String) -> [String] {
        let text = String(decoding: Fixtures.bytes(Fixtures.packageRoot + "/Documentation/" + file), as: UTF8.self)
        return text.split(separator: "```\(language)\n").dropFirst().map { block in
            String(block[..<(block.firstRange(of: "```")?.lowerBound ?? block.endIndex)])
        }
    }

    @Test("the example of the format can be read and expects what it gets")
    func example() throws {
        let examples = blocks("TreeFormat.md", "json") + blocks("Conformance.md", "json")
        #expect(examples.count == 2)
        for example in examples {
            let document = try LayoutDocument.read(Array(example.utf8))
            for variant in document.variants {
                let scene = document.scene(device: document.devices[0], traits: document.traits[0], variant: variant)
                let layout = scene.tree.resolve(in: scene.environment)
                #expect(document.failures(of: variant.expectations, in: scene, layout: layout).isEmpty)
            }
        }
    }

    @Test("every constraint that the format page shows is one")
    func constraints() {
        let text = String(
            decoding: Fixtures.bytes(Fixtures.packageRoot + "/Documentation/TreeConstraints.md"), as: UTF8.self)
        let shown = text.split(separator: "\n").filter {
            $0.hasPrefix("    ") && $0.contains("==") && !$0.contains("\"")
        }
        .flatMap { $0.split(separator: "  ").map { $0.filter { $0 != "\t" }.trimmingPrefix(" ") } }
        .filter { !$0.isEmpty }
        #expect(shown.count == 12)
        let list = shown.map { "\"\($0)\"" }.joined(separator: ", ")
        let others = ["a", "b", "c", "avatar", "title"].map { #"{"type": "view", "id": "\#($0)"}"# }.joined(
            separator: ", ")
        let found = messages(
            """
            {"version": 1, "metrics": {"gutter": 12}, "root": {"type": "view", "subviews": [
              {"type": "view", "constraints": [\(list)]}, \(others)]}}
            """)
        #expect(found.isEmpty, "\(found)")
    }
}
