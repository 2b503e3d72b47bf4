import Foundation
import SourcePreparation
import Testing

struct DifferenceTests {
    private static let sources = SourceFile.files(below: ScratchFiles.uikit.appendingPathComponent("Sources/UIKit"))

    @Test func thePageIsMadeOfTheSources() throws {
        let printed = Difference.page(Self.sources.map(\.text))
        let isSame = try ScratchFiles.text("../Documentation/UIKitDifferences.md", in: ScratchFiles.uikit) == printed
        #expect(isSame, "swift run --package-path UIKit uikit differences > Documentation/UIKitDifferences.md")
    }

    /// The law of `@Kept` and its note: a stored property whose name stands here where names are declared, set, or label an
    /// argument, and nowhere else, is read by nothing here, and says so.
    @Test func whatNothingReadsSaysSo() {
        let texts = Self.sources.map { source in
            source.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        var reads: Set<Substring> = []
        // Programs beside the module read its properties too.
        let all = SourceFile.files(below: ScratchFiles.uikit.appendingPathComponent("Sources")).flatMap { source in
            source.text.split(separator: "\n").map(String.init)
        }
        for line in all where !Self.isComment(line) { Self.noteReads(line, &reads) }
        var checked = 0
        var open: [String] = []
        for (source, lines) in zip(Self.sources, texts) {
            for (place, line) in lines.enumerated() {
                guard line.contains(" var "),
                    let match = line.prefixMatch(of: #/( *)(?:@Kept )?(?:open|public) (?:weak )?var (\w+)/#),
                    !reads.contains(match.2), !Self.code(line).contains("{")
                else { continue }
                checked += 1
                let above = lines[..<place].reversed().prefix { Self.isComment($0) || $0.contains("@") }
                if !line.contains("@Kept "), !above.contains(where: { $0.contains("/// - Note: ") }) {
                    open.append("\(source.path): \(match.2)")
                }
            }
        }
        #expect(checked > 300, "\(checked) properties")
        #expect(open.isEmpty, "\(open.joined(separator: "\n"))")
    }

    private static func isComment(_ line: String) -> Bool { line.drop { $0 == " " }.hasPrefix("//") }

    /// A line without texts and without a comment at its end.
    private static func code(_ line: String) -> String {
        guard line.contains("\"") || line.contains("//") else { return line }
        return line.replacing(#/"(?:\\.|[^"\\])*"/#, with: "\"\"").replacing(#///.*/#, with: "")
    }

    /// Notes the names of a line that are neither declared nor set there, nor label an argument. The code in a text counts.
    private static func noteReads(_ line: String, _ reads: inout Set<Substring>) {
        let line = line.contains("\\(") ? line : code(line)
        var previous: Substring = ""
        for word in line.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
            defer { previous = word }
            let isDeclared =
                ["var", "let", "func", "case"].contains(previous) && line[previous.endIndex..<word.startIndex] == " "
            let rest = line[word.endIndex...].drop { $0 == " " }
            let isSet = rest.hasPrefix("=") && !rest.hasPrefix("==")
            if isDeclared || isSet || line[word.endIndex...].hasPrefix(":") { continue }
            reads.insert(word)
        }
    }
}
