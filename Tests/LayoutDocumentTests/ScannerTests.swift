import TestSupport
import Testing

@testable import LayoutDocument
@testable import LayoutEngine

/// The scanner's short ways against the long ones, and the edges of its limits.
@Suite("Scanner")
struct ScannerTests {
    private func scan(_ text: String) -> JSONScan { JSONScanner.scan(Array(text.utf8), maximumDepth: 64) }

    @Test("short numbers are what the standard library says, wherever they stand")
    func shortNumbers() {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<20_000 {
            let whole = String(
                Int.random(in: 0...9_999_999, using: &generator) >> Int.random(in: 0...23, using: &generator))
            let digits = (0..<Int.random(in: 0...7, using: &generator)).map { _ in
                String(Int.random(in: 0...9, using: &generator))
            }.joined()
            let text = (Bool.random(using: &generator) ? "-" : "") + whole + (digits.isEmpty ? "" : "." + digits)
            for surroundings in ["[\(text)]", "[\(text), 1]", "[ \(text) ,1234567]", text, "[\(text)\n]"] {
                let scan = scan(surroundings)
                #expect(scan.problems.isEmpty && !scan.isCutShort, "\(surroundings)")
                let place = surroundings == text ? 0 : 1
                #expect(scan.arena.double(place) == Double(text), "\(surroundings)")
                #expect(scan.arena.source(place) == text)
            }
        }
    }

    @Test(
        "what only looks like a short number is none",
        arguments: [
            "1.", "01", "00", "1.2.3", "1..2", "12a", "1e", "1e+", "-", "-.5", "1_0", "1.5.", "12345678.", "0123456",
            "1+1",
        ])
    func noNumbers(text: String) {
        for surroundings in ["[\(text)]", "[\(text), 1234567890]", "{\"a\": \(text)          }"] {
            #expect(scan(surroundings).problems.count == 1, "\(surroundings)")
        }
    }

    @Test("strings of every length end where their quote stands")
    func strings() {
        for length in 0..<70 {
            let text = String("abcdefghijklmnop".repeated(5).prefix(length))
            for rest in ["", ",1,2,3,4,5,6,7,8,9,10"] {
                let scan = scan("[\"\(text)\", {\"\(text)\": \"\(text)ä\\n\"}\(rest)]")
                #expect(scan.problems.isEmpty && !scan.isCutShort)
                #expect(scan.arena.string(1) == text)
                #expect(scan.arena.string(3) == text)
                #expect(scan.arena.string(4) == text + "ä\n")
            }
        }
    }

    @Test("a text of more tokens than usual has them all; one of nothing but mistakes is cut short")
    func density() {
        let dense = scan("[" + Array(repeating: "1", count: 10_000).joined(separator: ",") + "]")
        #expect(dense.problems.isEmpty && dense.arena.count(0) == 10_000)
        let nested = scan(Array(repeating: "[[[]]]", count: 5_000).joined(separator: ",").wrapped)
        #expect(nested.problems.isEmpty && nested.arena.nodes.count == 15_001)
        let wrong = scan("[" + String(repeating: "1 ", count: 10_000) + "]")
        #expect(wrong.isCutShort && wrong.problems.first?.message == "expected ',' before this")
        // Forty brackets are more tokens than usual, and the mistakes behind them more than the separators allow.
        let late = scan(String(repeating: "[", count: 40) + String(repeating: "1 ", count: 20))
        #expect(late.isCutShort && late.problems.first?.offset == 42)
    }

    @Test("repeated keys are found among known words, unknown ones, long ones and escaped ones")
    func repeatedKeys() {
        let long = String(repeating: "k", count: 70_000)
        let many = (0..<40).map { "\"m\($0)\": 0" }.joined(separator: ", ")
        let cases: [(keys: String, repeated: Int)] = [
            (#""id": 1, "type": 2, "frame": 3"#, 0), (#""id": 1, "type": 2, "id": 3"#, 1),
            (#""size": 1, "name": 2"#, 0), (#""name": 1, "size": 2, "name": 3"#, 1),
            (#""nameless1": 1, "nameless2": 2"#, 0), (#""nameless1": 1, "nameless1": 2"#, 1),
            (#""\u0069d": 1, "id": 2"#, 1), (#""id": 1, "\u0069d": 2, "x": 3, "\u0078": 4"#, 2),
            (#""\u0078": 1, "x": 2"#, 1), (many, 0), (many + #", "m7": 1"#, 1),
            ("\"\(long)a\": 1, \"\(long)b\": 2", 0), ("\"\(long)a\": 1, \"\(long)a\": 2", 1),
        ]
        for (keys, repeated) in cases {
            let found = scan("{\(keys)}").problems.filter { $0.message.contains("occurs twice") }
            #expect(found.count == repeated, "\(keys.prefix(60))")
        }
    }

    @Test("names are found whatever their number, and repeated ones are told")
    func names() {
        var table = NameTable<Int>()
        for number in 0..<3_000 {
            let name = Array("n\(number % 2_900)-\(String(repeating: "x", count: number % 2_900 % 19))".utf8)
            table.append(name.span, TextPiece(start: 0, count: name.count), number)
        }
        #expect(table.index() == Array(2_900..<3_000))
        #expect(table["n5-xxxxx"] == 2_905 && table["n150-\(String(repeating: "x", count: 150 % 19))"] == 150)
        #expect(table["n5-xxxx"] == nil && table[""] == nil && table["n5-xxxxx\0"] == nil)
        table.insert("late", -1)
        #expect(table["late"] == -1 && table["n2899-\(String(repeating: "x", count: 2_899 % 19))"] == 2_899)
    }

    @Test("a record that is unset again equals one that never was set")
    func outOfLine() {
        var view = View(identifier: "a")
        view.layoutMargins = Margins(8)
        view.className = "Card"
        let copy = view
        #expect(view != View(identifier: "a"))
        view.layoutMargins = nil
        view.className = nil
        #expect(view == View(identifier: "a") && copy.className == "Card")
        var text = TextContent(text: "x")
        text.placeholder = nil
        text.lineSpacing = 0
        #expect(text == TextContent(text: "x"))
        view.appearance.alpha = 1
        #expect(view == View(identifier: "a"))
        var constraint = LayoutConstraint(Anchor(ItemID(index: 0), .width), constant: 5)
        constraint.sourceText = "width == 5"
        #expect(constraint.source == SourceSlice(Array("a width == 5".utf8), 2..<12))
    }
}

extension String {
    fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
    fileprivate var wrapped: String { "[\(self)]" }
}
