import ConstraintLogs
import TestSupport
import Testing

/// Logs that are broken on purpose: no crash, and an end in reasonable work.
@Suite("Hostile logs")
struct HostileLogTests {
    @Test("cut and shuffled logs are read to their end")
    func mutated() {
        var random = SeededGenerator(seed: 7)
        let seeds = DialectTests.cases.map { Array($0.line.utf8) }
        for _ in 0..<400 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                bytes += (seeds.randomElement(using: &random) ?? []) + [10]
            }
            for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes.remove(at: place)
                case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
                default: bytes.insert("'<>()[]:.=-|0x@\n".utf8.randomElement(using: &random) ?? 0, at: place)
                }
            }
            let log = ConsoleLog(bytes)
            for report in log.reports {
                let lines = ReportExplanation(report).lines
                if lines.contains(where: { $0.unicodeScalars.contains { $0.value < 32 } }) {
                    Issue.record("a control character reaches the text")
                }
            }
        }
    }

    @Test(
        "repetition costs time in proportion to its length",
        arguments: [
            "Constraint", "<'", "NSLayoutConstraint:", "NSLayoutConstraint:a[", "<NSLayoutConstraint:0x1 UILabel:0xa'",
            "<NSLayoutConstraint:0x1 H:[", "(active", ":0x1, ", "> ", "<NSLayoutConstraint:0x1 'x", "\\", "'|':",
        ])
    func repetition(_ piece: String) {
        let log = ConsoleLog(Array(String(repeating: piece, count: 20_000).utf8))
        #expect(log.reports.count <= 20_000)
    }

    @Test("numbers that no screen has are read without a trap")
    func numbers() throws {
        for number in ["1e999", "-1e999", "nan", "1e-999", "99999999999999999999", "1.5.5", "0x10", "- - 5"] {
            let log = ConsoleLog(Array("<NSLayoutConstraint:0x1 UIView:0xa.width == \(number)>".utf8))
            for report in log.reports { _ = ReportExplanation(report).lines }
        }
    }

    @Test("a report of many constraints ends, and lists no more than can be read")
    func many() throws {
        var lines = (0..<800).map {
            "<NSLayoutConstraint:0x\($0 + 16) H:[V\($0):0xa\($0)]-(1)-[V\($0 + 1):0xa\($0 + 1)]>"
        }
        lines.append("<NSLayoutConstraint:0x9999 V800:0xa800.trailing == V0:0xa0.leading>")
        let report = try #require(ConsoleLog(Array(lines.joined(separator: "\n").utf8)).reports.first)
        let explanation = ReportExplanation(report)
        #expect(explanation.contradiction?.members.count == 801)
        #expect(explanation.lines.count < 40)
    }

    @Test("strange trees are read to their end")
    func trees() {
        for piece in ["|", "| <A:0x1", "|*A:0x1- AMBIGUOUS LAYOUT for .{id", "•A:0x1'", "| A<B<:0x1\n", "| A:0x1\n"] {
            let log = ConsoleLog(Array(String(repeating: piece, count: 20_000).utf8))
            for tree in log.trees { #expect(TreeExplanation(tree).lines.count < 120) }
        }
    }
}
