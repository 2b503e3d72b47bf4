import TestSupport
import Testing

@testable import LayoutDocument

/// The loop for the usual forms of objects against the scanner's general loop.
@Suite("Scanner, members")
struct ScannerMemberTests {
    @Test("members read in the usual way have the tokens and the messages of the general way")
    func twoWays() {
        var generator = SeededGenerator(seed: 40)
        var sound = 0
        for _ in 0..<4_000 {
            let pieces = RandomText.make(&generator)
            // A blank before a colon leads each key through the general loop, whose tokens must be the same.
            let usual = Scanned(pieces)
            let general = Scanned(pieces.map { $0 == ":" ? " :" : $0 })
            #expect(usual.tokens == general.tokens, "\(pieces.joined())")
            #expect(usual.problems == general.problems, "\(pieces.joined())")
            #expect(usual.counts == general.counts, "\(pieces.joined())")
            if usual.problems.isEmpty { sound += 1 }
        }
        // The generator is of use while it makes texts of both kinds.
        #expect((800...3_200).contains(sound))
    }

    @Test("an object behind the document's value is refused, however the value was read")
    func secondValue() {
        for rest in [
            ",{\"type\":\"view\",\"id\":\"d\"}", ",{}" + String(repeating: " ", count: 40), ", {\"id\":\"d\"}",
        ] {
            let views = "[{\"type\":\"view\",\"id\":\"b\"},{\"type\":\"view\",\"id\":\"c\"}]"
            let text = "{\"version\":1,\"root\":{\"type\":\"view\",\"id\":\"a\",\"subviews\":\(views)}}" + rest
            let scan = JSONScanner.scan(Array(text.utf8), maximumDepth: 64)
            #expect(scan.isCutShort && scan.problems.map(\.offset) == [text.utf8.count - rest.utf8.count])
        }
    }

    @Test("any limit of nesting is a limit", arguments: [Int.min, -1, 0, 1, 2, .max])
    func nesting(limit: Int) {
        let scan = JSONScanner.scan(Array("{\"id\":[1]}".utf8), maximumDepth: limit)
        #expect(scan.isCutShort == (limit < 2))
    }

    @Test("a number's value is with its token where the number has up to three digits, and is the text's everywhere")
    func codes() {
        for number in [0, 1, 9, 10, 99, 100, 255, 999, 1_000, 1_023, 99_999] {
            let scan = JSONScanner.scan(Array("{\"frame\":[\(number),\(number)],\"x\":0}".utf8), maximumDepth: 8)
            #expect(scan.arena.nodes[3].code == (number < 1_000 ? number : nil))
            #expect(scan.arena.double(3) == Double(number) && scan.arena.double(4) == Double(number))
        }
        let long = String(repeating: "9", count: 70_000)
        let scan = JSONScanner.scan(Array("[\(long)]".utf8), maximumDepth: 8)
        #expect(scan.arena.source(1) == long)
    }
}

/// What a scan says, with places as pieces of the text instead of bytes.
private struct Scanned {
    var tokens: [String] = []
    var problems: [String] = []
    var counts: [Int] = []

    init(_ pieces: [String]) {
        var owners: [String] = []
        for (place, piece) in pieces.enumerated() {
            // Blanks before a piece belong to it; the piece's own bytes are counted from its end.
            let count = piece.utf8.count
            owners += (0..<count).map { "\(place)-\(count - $0)" }
        }
        owners.append("end")
        let scan = JSONScanner.scan(Array(pieces.joined().utf8), maximumDepth: 6)
        let arena = scan.arena
        tokens = arena.nodes.indices.map { place in
            let node = arena.nodes[place]
            let word = node.isKey ? "\(node.code ?? -1)" : node.isKind(.number) ? "\(arena.double(place))" : ""
            let detail = node.isContainer ? "\(node.next)" : "\(arena.source(place)) \(word) \(node.hasEscapes)"
            return "\(node.kind) \(owners[min(Int(node.start), owners.count - 1)]) \(detail)"
        }
        problems = scan.problems.map { "\(owners[min($0.offset, owners.count - 1)]) \($0.message)" }
        counts = [scan.typeKeyCount, scan.idKeyCount, scan.isCutShort ? 1 : 0, arena.mayNamePictures ? 1 : 0]
    }
}

/// Texts of nodes as documents have them, half of them with a mistake.
private struct RandomText {
    private var pieces: [String] = []

    static func make(_ generator: inout SeededGenerator) -> [String] {
        var text = RandomText()
        text.object(depth: Int.random(in: 0...3, using: &generator), &generator)
        // Members are read in the usual way while there are some more bytes.
        text.pieces.append(String(repeating: " ", count: Int.random(in: 0...1, using: &generator) * 40))
        if Int.random(in: 0...9, using: &generator) == 0 {
            text.comma(&generator)
            text.object(depth: 1, &generator)
        }
        guard Bool.random(using: &generator) else { return text.pieces }
        // No quote by itself, which would put the blanks of the general way into a string.
        let strays = [",", "}", "]", "{", "[", ":", "\"id\"", "01", "-", "nil", "\"a\\q\"", "// x\n", " ", "1.5"]
        let place = Int.random(in: 0..<text.pieces.count, using: &generator)
        let stray = strays.randomElement(using: &generator) ?? ","
        switch Int.random(in: 0...2, using: &generator) {
        case 0: text.pieces.remove(at: place)
        case 1: text.pieces.insert(stray, at: place)
        default: text.pieces[place] = stray
        }
        return text.pieces
    }

    private mutating func object(depth: Int, _ generator: inout SeededGenerator) {
        pieces.append("{")
        let keys = ["type", "id", "frame", "subviews", "text", "constraints", "name", "axis", "unknown", "né"]
        var used = Bool.random(using: &generator) ? Array(keys.prefix(4)) : keys.shuffled(using: &generator)
        if Int.random(in: 0...9, using: &generator) == 0 { used.insert("id", at: 0) }
        for (place, key) in used.prefix(Int.random(in: 0...5, using: &generator)).enumerated() {
            if place > 0 { comma(&generator) }
            pieces += ["\"\(key)\"", ":"]
            value(of: key, depth: depth, &generator)
        }
        pieces.append("}")
    }

    private mutating func comma(_ generator: inout SeededGenerator) {
        pieces.append(",")
        pieces.append(["", "", " ", "\n  "].randomElement(using: &generator) ?? "")
    }

    private mutating func value(of key: String, depth: Int, _ generator: inout SeededGenerator) {
        switch key {
        case "frame", "axis":
            pieces.append("[")
            for place in 0..<Int.random(in: 0...5, using: &generator) {
                if place > 0 { comma(&generator) }
                let numbers = ["0", "7", "12", "390", "1023", "0.5", "-3", "12345.25", "1e3", "true", "\"x\""]
                pieces.append(numbers[Int.random(in: 0..<(Bool.random(using: &generator) ? 6 : 11), using: &generator)])
            }
            pieces.append("]")
        case "subviews", "constraints":
            guard depth > 0 else { return pieces.append("[]") }
            pieces.append("[")
            for place in 0..<Int.random(in: 1...4, using: &generator) {
                if place > 0 { comma(&generator) }
                object(depth: depth - 1, &generator)
            }
            pieces.append("]")
        case "unknown" where depth > 0: object(depth: depth - 1, &generator)
        default:
            let strings = [
                "view", "", "v1", "a label of many letters", "né", "a\\n", "fifteen letters", "sixteen letters!",
            ]
            pieces.append("\"\(strings.randomElement(using: &generator) ?? "")\"")
        }
    }
}
