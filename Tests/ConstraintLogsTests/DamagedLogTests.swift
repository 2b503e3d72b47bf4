import ConstraintLogs
import TestSupport
import Testing

/// Logs as they reach a bug report: cut, wrapped, escaped and encoded. The damage must not change the answer.
@Suite("Damaged logs")
struct DamagedLogTests {
    static let original = Fixtures.bytes(Fixtures.packageRoot + "/fixtures/logs/ticket-cell.txt")
    static let expected = meaning(original)
    static let text = String(decoding: original, as: UTF8.self)

    /// The equations of the log's only report, and the members of the contradiction.
    private static func meaning(_ bytes: [UInt8]) -> [String] {
        let log = ConsoleLog(bytes)
        guard log.reports.count == 1, let report = log.reports.first else { return ["\(log.reports.count) reports"] }
        let explained = ReportExplanation(report)
        return report.constraints.indices.map(explained.equation) + report.unread.map { "unread: \($0.text)" }
            + [explained.cause?.rawValue ?? "no cause", "\(explained.contradiction?.members ?? [])"]
    }

    @Test("a log that a terminal cut at any width means the same", arguments: 60...120)
    func cut(_ width: Int) {
        var lines: [Substring] = []
        for line in Self.text.split(separator: "\n", omittingEmptySubsequences: false) {
            var rest = line
            while rest.count > width {
                lines.append(rest.prefix(width))
                rest = rest.dropFirst(width)
            }
            lines.append(rest)
        }
        let found = Self.meaning(Array(lines.joined(separator: "\n").utf8))
        #expect(found.filter { !Self.expected.contains($0) } == [] && found.count == Self.expected.count)
    }

    @Test("a log that a mail wrapped at blanks and hyphens means the same", arguments: 50...110)
    func wrapped(_ width: Int) {
        var text = "> "
        var column = 2
        for word in Self.words {
            if column + word.count > width, !word.hasPrefix("\n"), column > 2 {
                text += "\n> "
                column = 2
            }
            text += word.replacing("\n", with: "\n> ")
            column = word.contains("\n") ? 2 : column + word.count
        }
        let found = Self.meaning(Array(text.utf8))
        #expect(found.filter { !Self.expected.contains($0) } == [] && found.count == Self.expected.count)
    }

    /// The text in pieces behind which a mail may be wrapped: behind a blank, and behind a hyphen before a letter.
    private static var words: [String] {
        var words: [String] = []
        var word = ""
        for character in text {
            if character == "\n" {
                words += [word, "\n"]
                word = ""
            } else {
                if let last = word.last, last == " " || (last == "-" && character.isLetter) {
                    words.append(word)
                    word = ""
                }
                word.append(character)
            }
        }
        return words + [word]
    }

    @Test("entities, curly quotes, codings of mails and UTF-16 mean the same")
    func encoded() {
        let expected = Self.meaning(Self.original)
        func replaced(_ pairs: [(String, String)]) -> [UInt8] {
            var text = Self.text
            for (old, new) in pairs { text = text.replacing(old, with: new) }
            return Array(text.utf8)
        }
        #expect(Self.meaning(replaced([("'", "&#x27;"), ("\"", "&#34;"), ("<", "&lt;"), (">", "&#62;")])) == expected)
        #expect(Self.meaning(replaced([("'", "&apos;"), (" ", "&nbsp;"), ("|", "&#124;")])) == expected)
        #expect(Self.meaning(replaced([("'", "\u{2019}"), ("\"", "\u{201C}")])) == expected)
        #expect(Self.meaning(replaced([("=", "=3D"), ("Layout-", "Layout-=\n")])) == expected)
        let units = Array(Self.text.utf16)
        let little = units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        #expect(Self.meaning([0xFF, 0xFE] + little) == expected)
        #expect(Self.meaning([0xFE, 0xFF] + big) == expected)
        #expect(Self.meaning(little) == expected)
        #expect(Self.meaning([0xEF, 0xBB, 0xBF] + Self.original) == expected)
    }

    @Test("a curly quote inside a text stays")
    func curlyText() {
        let line = "<NSLayoutConstraint:0x1 UILabel:0xa'Don\u{2019}t'.width == 4>"
        let item = ConsoleLog(Array(line.utf8)).reports.first?.items.first
        #expect(item?.label == "Don\u{2019}t")
    }
}

/// No constraint is lost in silence.
@Suite("Lost lines of logs")
struct LostLineTests {
    private static func report(_ lines: String...) -> LoggedReport? {
        ConsoleLog(Array(lines.joined(separator: "\n").utf8)).reports.first
    }

    @Test("keys of arrays, generic classes, private contexts and paths with blanks are read")
    func read() throws {
        let lines = [
            "<MASLayoutConstraint:Key[0] UIView:0x2.height == 84>",
            "<NSLayoutConstraint:0x3 _UIHostingView<ModifiedContent<AnyView, RootModifier>>:0x4.width == 12   (active)>",
            "<NSLayoutConstraint:0x5 V:[App.Host<A.B, C>:0x6(12)]   (active)>",
            "<NSLayoutConstraint:0x7 (unknown context at $1047c2d30).Card:0x8.height == 9   (active)>",
            "<SnapKit.LayoutConstraint:0x9@/Users/me/My App/Card.swift#88 UIView:0x2.width == 30.0>",
        ]
        for line in lines {
            let report = try #require(Self.report(line), "\(line)")
            #expect(report.constraints.count == 1 && report.unread.isEmpty, "\(line)")
        }
        let report = try #require(Self.report(lines[2]))
        #expect(report.items.first?.title == "Host<A.B, C>")
        #expect(Self.report(lines[4])?.constraints.first?.source == "/Users/me/My App/Card.swift#88")
    }

    @Test("a line that looks like a constraint is read or named")
    func named() throws {
        let lines = [
            "<CardRule:0x1 UIView:0x2.height == 84>", "<NSLayoutConstraint 0x1 UIView:0x2.height == 84>",
            "<NSLayoutConstraint:>", "<Rule:0x9 V:|-(0)-[UIView:0x2]>", "<NSLayoutConstraint:0x7 .(null) == 0>",
        ]
        let known = "<NSLayoutConstraint:0x3 UIView:0x2.width == 8>"
        for line in lines {
            for text in [[line], [known, line], [line, known], [known, line, known]] {
                let log = ConsoleLog(Array(text.joined(separator: "\n").utf8))
                let unread = log.reports.flatMap(\.unread)
                #expect(unread.count == 1, "\(text)")
                let words = log.reports.flatMap { ReportExplanation($0).lines }
                #expect(!words.contains { $0.hasPrefix("no contradiction") }, "\(text)")
            }
        }
    }

    @Test("frames, code and prose are no lost constraints")
    func prose() {
        let lines = [
            "<UIView: 0x2; frame = (0 0; 40 40); autoresize = W+H>", "if view.width == 40 { return }",
            "The Constraint: see below", "0x2 == 0x3",
        ]
        for line in lines { #expect(Self.report(line)?.unread ?? [] == [], "\(line)") }
    }

    /// Each line of a list, damaged at random, is a constraint or is named.
    @Test("random damage loses no line")
    func damaged() throws {
        var random = SeededGenerator(seed: 34)
        for _ in 0..<400 {
            let line = DialectTests.cases.map(\.line).filter { !$0.contains("\n") }.randomElement(using: &random) ?? ""
            var bytes = Array(line.utf8)
            guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon + 8 < bytes.count else { continue }
            let place = Int.random(in: colon + 1..<bytes.count, using: &random)
            bytes[place] = "'<>()[]:.=-|0x@".utf8.randomElement(using: &random) ?? 0
            let log = ConsoleLog(bytes)
            let found = log.reports.reduce(0) { $0 + $1.constraints.count + $1.unread.count }
            #expect(found >= 1, "\(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test("two constraints whose addresses a poster replaced are both read")
    func sameAddress() throws {
        let report = try #require(
            Self.report(
                "<NSLayoutConstraint:0x1 UIView:0x2.height == 84>", "<NSLayoutConstraint:0x1 UIView:0x2.height == 44>"))
        #expect(report.constraints.count == 2)
        #expect(report.contradiction() != nil)
    }
}
