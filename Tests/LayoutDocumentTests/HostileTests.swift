import LayoutDocument
import LayoutEngine
import TestSupport
import Testing

/// Documents made to hurt: every one is refused with a message or read, and none ends the process.
@Suite("Hostile documents")
struct HostileTests {
    @Test(
        "limits hold, each with its flag",
        arguments: [
            (#"{"version":1,"root":{"type":"view","subviews":[{"type":"view"},{"type":"view"}]}}"#, "--max-nodes"),
            (
                document(#""constraints": ["edges == parent"]"#).replacing("\"page\"", with: "\"q\""),
                "root has no parent"
            ),
            (document(#""constraints": ["size == 3", "size == 4"]"#), "--max-constraints"),
            (#"{"version":1,"root":{"type":"label","text":"aaaaaaaaaaaa"}}"#, "--max-text"),
            (document(#""constraints": ["width == 10000000000000000000000000"]"#), "--max-expression"),
            (document(#""note": "x""#, #""traits": {"locale": ["aa","bb","cc","dd"]}"#), "--max-renders"),
        ])
    func limits(text: String, message: String) {
        var limits = Limits()
        limits.nodes = 2
        limits.constraints = 3
        limits.textScalars = 10
        limits.expressionLength = 20
        limits.renders = 3
        let found = messages(text, limits: limits)
        #expect(found.contains { $0.contains(message) }, "\(found)")
    }

    @Test("an input that is too long is refused before it is read")
    func length() {
        var limits = Limits()
        limits.inputBytes = 3
        #expect(messages("{  }", limits: limits) == ["1:1: a file of 4 bytes; --max-input allows 3"])
    }

    @Test("exactly 32 parentheses nest, and 32 signs", arguments: [32, 33])
    func parentheses(count: Int) {
        func found(_ open: String, _ close: String) -> [String] {
            let text = String(repeating: open, count: count) + "8" + String(repeating: close, count: count)
            return messages(document("\"subviews\": [{\"type\": \"view\", \"constraints\": [\"width == \(text)\"]}]"))
        }
        #expect(found("(", ")").isEmpty == (count == 32), "\(found("(", ")"))")
        #expect(found("-", "").isEmpty == (count == 32), "\(found("-", ""))")
    }

    @Test(
        "nasty texts are answered",
        arguments: [
            "{", "}", "[", "]", "\"", "\\", "null", "0", "-", "1e", "{\"", "{\"a\"", "{\"a\":", "{\"a\":1", "{,}",
            "[,]",
            "{\"a\":{\"b\":[{\"c\":", "\u{0}", "\u{FEFF}", "//", "/", "tru", "nul", "{\"version\":1,\"root\":null}",
            "{\"version\":1e400,\"root\":{\"type\":\"view\"}}", "{\"version\":1,\"root\":{\"type\":7}}",
            "{\"version\":1,\"root\":{\"type\":\"view\",\"id\":\"\"}}",
            "{\"version\":1,\"name\":\"\",\"root\":{\"type\":\"view\"}}",
            "{\"version\":1,\"devices\":[{\"name\":\"d\",\"size\":[\"fit\"]}],\"root\":{\"type\":\"view\"}}",
            "{\"version\":1,\"root\":{\"type\":\"tableView\",\"sections\":[{}]}}",
            "{\"version\":1,\"root\":{\"type\":\"tableView\",\"sections\":[{\"rows\":[3]}]}}",
            "{\"version\":1,\"root\":{\"type\":\"view\",\"constraints\":[3,null,{},[]]}}",
            "{\"version\":1,\"root\":{\"type\":\"view\"},\"expect\":{\"\":1,\".\":2,\"a\":3,\"*\":4,\"*.\":5}}",
            "{\"version\":1,\"root\":{\"type\":\"view\"},\"states\":{\"s\":{\"set\":{\"\":1,\".\":2,\"*.frame.x.y\":1}}}}",
        ])
    func nasty(text: String) { #expect(!messages(text).isEmpty) }

    @Test("expressions of every short shape are answered")
    func shortExpressions() {
        let pieces = ["a", ".", "=", "<", "8", "-", "*", "/", "(", ")", "@", "[", "|", "H:", " ", "width", "parent"]
        answer(pieces.flatMap { a in pieces.flatMap { b in pieces.map { a + b + $0 } } })
    }

    /// What stands where a size, a space and a priority belong.
    @Test("visual formats around every short shape are answered")
    func shortVisualFormats() {
        let pieces = ["a", ".", "=", ">=", "8", "-", "*", "/", "(", ")", "@", "|", ",", "+", "0x1p4", "nan", "e"]
        let pairs = pieces.flatMap { a in pieces.map { a + $0 } }
        let shapes = pieces + pairs + pairs.flatMap { pair in pieces.prefix(6).map { pair + $0 } }
        answer(shapes.flatMap { ["[a(\($0))]", "[a]-\($0)-[a]", "[a(8@\($0))]"] })
    }

    private func answer(_ texts: [String]) {
        for chunk in stride(from: 0, to: texts.count, by: 500) {
            let list = texts[chunk..<min(chunk + 500, texts.count)].map { "\"\($0)\"" }.joined(separator: ",")
            _ = messages(document(#""subviews": [{"type": "view", "id": "a", "constraints": [\#(list)]}]"#))
        }
    }

    @Test("mutated fixtures never end the process", arguments: [1, 2, 3, 4] as [UInt64])
    func mutations(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let sources = (Fixtures.paths(in: "scenes") + Fixtures.paths(in: "rules")).map(Fixtures.bytes)
        let tokens = ["{", "}", "[", "]", ",", ":", "\"", "null", "1e999", "-1", "\\u", "\u{0}", "fit", "*", "/"]
        for _ in 0..<250 {
            var bytes = sources[random.below(sources.count)]
            for _ in 0...random.below(4) {
                let place = random.below(bytes.count)
                switch random.below(5) {
                case 0: bytes[place] = UInt8(random.below(256))
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(contentsOf: tokens[random.below(tokens.count)].utf8, at: place)
                case 3: bytes.removeSubrange(place..<min(place + random.below(60), bytes.count))
                default:
                    let from = random.below(bytes.count)
                    let piece = Array(bytes[from..<min(from + random.below(80), bytes.count)])
                    bytes.insert(contentsOf: piece, at: place)
                }
                if bytes.isEmpty { bytes = [32] }
            }
            // Whatever can be read can also be laid out and written.
            guard let document = try? LayoutDocument.read(bytes) else { continue }
            for variant in document.variants.prefix(2) {
                let scene = document.scene(device: document.devices[0], traits: document.traits[0], variant: variant)
                var writer = DocumentWriter(scene)
                _ = writer.write()
                guard random.chance(20) else { continue }
                let layout = scene.tree.resolve(in: scene.environment, findingAmbiguity: false)
                _ = document.failures(of: variant.expectations, in: scene, layout: layout)
            }
        }
    }
}
