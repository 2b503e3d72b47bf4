import Foundation
import Notation
import TestSupport
import Testing

/// Messages in English that agrees: `1 view`, `2 views`. A number in a message stands before a noun by `countText`.
@Suite struct CountedNounTests {
    @Test func nounsFollowTheirNumbers() {
        #expect([0, 1, 2].map { countText($0, "more view") } == ["0 more views", "1 more view", "2 more views"])
    }

    /// The nouns that the program counts.
    private static let nouns =
        "bytes|cases|changes|combinations|conflicts|constraints|entries|errors|files|findings|frames|items|keys|labels|languages|"
        + "layouts|letters|lines|nodes|notes|objects|pages|pixels|references|rows|scalars|scenes|screens|texts|times|views|"
        + "warnings"

    /// Numbers that are never 1, by words of the line that say the place, and the reason.
    private static let plural: [(words: String, reason: String)] = [
        ("aximum", "a limit that no flag moves"), ("Film.", "a limit that no flag moves"),
        ("Limits.", "a limit that no flag moves"), ("abelLimit", "a limit that no flag moves"),
        ("changeCap", "a limit that no flag moves"), ("explainedViews", "a limit that no flag moves"),
        ("\\(limit) bytes", "a limit that no flag moves"),
        ("at most \\(limits.bytes)", "more than a limit"),
        ("height) pixels", "a width and a height"), ("height)) pixels", "a width and a height"),
        ("a palette of \\(length)", "PNGCodec stands alone"),
        ("a transparency table of", "more than 256"), ("compressed data is broken", "a row and its filter"),
        ("files.count) files", "one file has words of its own"), ("(group.count) ", "one has words of its own"),
        ("times(step.factor)", "1 is not said"), ("texts such as", "one text has words of its own"),
        ("== 1 ? ", "1 has words of its own"), ("> 1 ? ", "more than 1"),
        ("its \\(text.limit) lines need", "the rule is about texts of several lines"),
        ("its \\(count) \\(word)", "one constraint has words of its own"),
        ("items are called", "one item is no mistake"),
        ("cannot hold together", "one constraint contradicts nothing"), ("pictures of the first", "a limit"),
        ("RequestID.longest", "a limit that no flag moves"), ("and the limit is", "more than a limit"),
        ("constraints \\(words); name one", "one constraint is no mistake"),
        ("--verbose names each", "more than seven"),
        ("redundant > 1", "more than 1"), ("of \\(letters.count) letters", "a text that is cut has several"),
        ("Expected \\($1.count) bytes", "the words of the library that the module stands in for"),
        ("files rewritten", "of so many files"), ("in \\(coveredFiles) of", "of so many files"),
    ]

    /// The lines of a source in which a number of a text stands before one of the nouns in the plural.
    private static func offences(in source: String) throws -> [String] {
        let pattern = try Regex(#"\\\((?:[^()"]|\([^()]*\))*\) (?:more |other )?(?:"# + nouns + #")\b"#)
        return source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { line in
            !line.hasPrefix("//") && line.contains(pattern)
        }
    }

    @Test func theCheckCanFail() throws {
        let source = """
            // "\\(count) views"
            say("\\(count) views")
            say("\\(list.count(of: 1)) more pages, \\(countText(2, "view"))")
            say("\\(name) holds", "\\(countText(count, "view"))")
            """
        #expect(try Self.offences(in: source).count == 2)
    }

    @Test func noNumberStandsBeforeAPluralAlone() throws {
        var found: [String] = []
        for folder in ["Sources", "UIKit/Sources"] {
            let root = Fixtures.packageRoot + "/" + folder
            let entries = FileManager.default.enumerator(atPath: root)
            while let path = entries?.nextObject() as? String {
                guard path.hasSuffix(".swift") else { continue }
                let source = String(decoding: Fixtures.bytes(root + "/" + path), as: UTF8.self)
                found += try Self.offences(in: source).map { "\(folder)/\(path): \($0)" }
            }
        }
        let open = found.filter { line in !Self.plural.contains { line.contains($0.words) } }
        #expect(open.isEmpty, "\(open.sorted().joined(separator: "\n"))")
        for (words, _) in Self.plural {
            #expect(found.contains { $0.contains(words) }, "no line has '\(words)' any more")
        }
    }
}
