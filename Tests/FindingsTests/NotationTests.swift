import Foundation
import TestSupport
import Testing

@testable import Notation

/// Numbers and texts are written into bytes; what is written equals the plain version of each rule, which is made of
/// strings.
@Suite struct NotationTests {
    @Test("two spellings of one text are two texts, in one order")
    func spellings() {
        let (one, other) = ("\u{E9}", "e\u{301}")
        #expect(one == other && !one.hasSameBytes(as: other))
        #expect(other.precedes(one) && !one.precedes(other) && !one.precedes(one))
        #expect("a".precedes(one) && "f".precedes(other) && !"b".precedes("a"))
    }

    @Test func aTextInBase64IsReadBack() {
        var random = SeededGenerator(seed: 5)
        for count in 0..<200 {
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
            let text = Base64.encode(bytes)
            #expect(text == Data(bytes).base64EncodedString() && Base64.decode(text) == bytes)
            #expect(Base64.decode(" " + text.filter { $0 != "=" } + "\r\n") == bytes, "padding may be absent")
        }
        #expect(Base64.decode("SG*k=") == nil)
    }

    @Test func aMeasureIsItsThousandthsWithoutZeros() {
        for value in Self.numbers {
            #expect(PlainNumber.text(value) == Self.plain(value, decimals: 3), "\(value)")
            #expect(PlainNumber.precise(value) == Self.plain(value, decimals: 7), "\(value)")
        }
    }

    @Test func anExactNumberReadsBackTheSame() {
        for value in Self.numbers where value.isFinite {
            let text = PlainNumber.exact(value)
            #expect(Double(text) == value && !text.hasSuffix(".0"), "\(value)")
        }
    }

    @Test func aReadNumberIsTheNearestOne() {
        var random = SeededGenerator(seed: 3)
        let pieces = ["0", "7", "12", "999", "123456789", ".", ".", "-", "e3", "E-2", "+", "x", " ", ""]
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 1..<6, using: &random)).map { _ in pieces.randomElement(using: &random)! }
                .joined()
            let isNumber = text.wholeMatch(of: /-?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+\-]?[0-9]+)?/) != nil
            let nearest = isNumber ? Double(text).flatMap { $0.isFinite ? $0 : nil } : nil
            #expect(PlainNumber.decimal(text)?.bitPattern == nearest?.bitPattern, "\(text)")
        }
    }

    @Test func aTextIsQuotedScalarByScalar() {
        var random = SeededGenerator(seed: 1)
        let pieces = ["a", "\"", "\\", "#", "##", "\n", "\t", "\u{1B}", "é", "\u{1F600}", "\u{202E}", " ", "z9"]
        for _ in 0..<2_000 {
            let text = (0..<Int.random(in: 0..<9, using: &random)).map { _ in pieces.randomElement(using: &random)! }
                .joined()
            let quoted = JSONValue.quoted(text)
            #expect(quoted == Self.plainQuoted(text))
            #expect(JSONReading.value(Array(quoted.utf8)) == .string(text), "\(quoted)")
        }
    }

    @Test func aValueOverManyLinesIsTheValueOnOneLine() throws {
        let rows = (0..<200).map { row in
            JSONValue.object([
                .init("id", .string("row \"\(row)\"")),
                .init("frame", .array((0..<4).map { .measure(Double($0 * row)) })),
                .init("texts", .strings((0..<row % 7).map { "text number \($0) of the row" })),
            ])
        }
        let value = JSONValue.object([.init("rows", .array(rows)), .init("none", .null), .init("is", .bool(true))])
        #expect(JSONReading.value(Array(value.compact.utf8)) == JSONReading.value(Array(value.text.utf8)))
        let lines = value.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count > 200 && lines.last == "")
        #expect(lines.allSatisfy { $0.utf8.count <= 101 })
    }

    // MARK: Plain versions

    static let numbers: [Double] = {
        var random = SeededGenerator(seed: 1)
        let edges: [Double] = [
            0, -0.0, 1, -1, 0.5, 0.0004, 0.0005, -0.0004, -0.5, 9.9996, 99.999, 1e9, 1e9 - 1, 1e9 + 0.25, 1e12, 1e15,
            1e16,
            -1e18, 1e300, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, 100.0 / 3, 0.1 + 0.2,
        ]
        return edges + (0..<2_000).map { _ in Double(Int.random(in: -4_000_000...4_000_000, using: &random)) / 1_000 }
            + (0..<2_000).map { _ in Double(bitPattern: .random(in: 0...(.max), using: &random)) }
    }()

    /// The number in units of the last decimal, with the point put in and zeros taken from the end.
    static func plain(_ value: Double, decimals: Int) -> String {
        var unit = 1.0
        for _ in 0..<decimals { unit *= 10 }
        let scaled = (value * unit).rounded()
        if decimals == 3, value.magnitude < 1e9, value == value.rounded() { return String(Int(value)) }
        guard scaled.magnitude < 1e15 else { return "\(value)" }
        var digits = String(Int(scaled.magnitude))
        digits = String(repeating: "0", count: max(decimals + 1 - digits.count, 0)) + digits
        var fraction = digits.suffix(decimals)
        while fraction.last == "0" { fraction.removeLast() }
        let whole = digits.dropLast(decimals)
        return (scaled < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
    }

    static func plainQuoted(_ text: String) -> String {
        var out = "\""
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": out += "\\" + String(scalar)
            case "\n": out += "\\n"
            case "\t": out += "\\t"
            case "\u{1B}": out += "\\u001B"
            case "\u{202E}": out += "\\u202E"
            case "#" where previous == "#": out += "\\u0023"
            default: out.unicodeScalars.append(scalar)
            }
            previous = scalar
        }
        return out + "\""
    }
}
