import Foundation
import Testing

@testable import SourcePreparation

/// Sources with what the preparation makes of them, a line of `Cases/*.txt` each.
///
/// `«a→b»` is `a` in the source and `b` in what is made of the source, `⏎` is the end of a line, and `# ` begins a remark.
/// `CASES_UPDATE=1` writes what is made now into the files.
@Suite struct SourceCaseTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Cases")

    @Test func rewritten() throws {
        try compare("Rewritten") { source in
            let made = SourceRewriter.rewrite(source)
            #expect(made.changes.isEmpty == (made.text == source), "\(source)")
            return made.text
        }
    }

    /// Files of one module with `‖` between them, and behind `‡` those of other modules.
    @Test func prepared() throws {
        try compare("Prepared") { source in
            let modules = source.components(separatedBy: "‡").map { $0.components(separatedBy: "‖") }
            let made = PreparedSource.prepare(modules[0], texts: modules.dropFirst().first ?? []).map(\.text)
            return ([made] + modules.dropFirst()).map { $0.joined(separator: "‖") }.joined(separator: "‡")
        }
    }

    /// What goes for a message of the compiler at `‸`, once for each level: `LEVELS ¦ MESSAGE ¦ SOURCE`, and `whole` behind a
    /// source that loses nothing.
    @Test func pruned() throws {
        try compare("Pruned") { line in
            let parts = line.components(separatedBy: " ¦ ")
            let ends = parts[2].components(separatedBy: "‸")
            var pruning = Pruning(ends.joined())
            let before = ends[0].split(separator: "\n", omittingEmptySubsequences: false)
            let said = CompilerDiagnostic(
                path: "/a", line: before.count, column: (before.last?.utf8.count ?? 0) + 1, isError: true,
                message: parts[1])
            for word in parts[0].split(separator: " ") {
                let level: Pruning.Level = word == "member" ? .member : word == "body" ? .body : .statement
                let isAnswered = pruning.answer(said, level: level)
                #expect(isAnswered, "\(line)")
            }
            let isWhole = pruning.edits.allSatisfy(\.reason.isEmpty)
            return (parts[0..<2] + [pruning.apply()] + (isWhole ? ["whole"] : [])).joined(separator: " ¦ ")
        }
    }

    private func compare(_ name: String, _ make: (String) -> String) throws {
        let place = Self.folder.appendingPathComponent(name + ".txt")
        let lines = try String(contentsOf: place, encoding: .utf8).components(separatedBy: "\n")
        let made = lines.map { line in
            if line.isEmpty || line.hasPrefix("# ") { return line }
            let (source, wanted) = (Self.side(line, \.1), Self.side(line, \.2).replacing("‸", with: ""))
            let found = make(source)
            return found == wanted ? line : Self.marked(source, found)
        }
        if ProcessInfo.processInfo.environment["CASES_UPDATE"] != nil {
            return try Data(made.joined(separator: "\n").utf8).write(to: place)
        }
        for (index, (old, new)) in zip(lines, made).enumerated() where old != new {
            Issue.record("\(name).txt:\(index + 1) is now\n\(new)")
        }
    }

    private typealias Edit = (Substring, Substring, Substring)
    private static func side(_ line: String, _ part: (Edit) -> Substring) -> String {
        line.replacing(#/«(.*?)→(.*?)»/#) { part($0.output) }.replacing("⏎", with: "\n")
    }

    /// A line for a source: an edit for each line that is another one, and one for what comes behind the last of a file.
    private static func marked(_ old: String, _ new: String) -> String {
        for sign in ["‡", "‖"] {
            let (own, others) = (old.components(separatedBy: sign), new.components(separatedBy: sign))
            if own.count > 1, own.count == others.count {
                return zip(own, others).map(marked).joined(separator: sign)
            }
        }
        let (own, others) = (old.components(separatedBy: "\n"), new.components(separatedBy: "\n"))
        if others.count > 1, own.count <= others.count {
            let more = others.dropFirst(own.count).map { "⏎" + $0 }.joined()
            return zip(own, others).map(marked).joined(separator: "⏎") + (more.isEmpty ? "" : "«→\(more)»")
        }
        let start = zip(old, new).prefix { $0 == $1 }.count
        let most = min(old.count, new.count) - start
        let end = min(most, zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count)
        let (gone, come) = (old.dropFirst(start).dropLast(end), new.dropFirst(start).dropLast(end))
        let line = old == new ? old : "\(old.prefix(start))«\(gone)→\(come)»\(old.suffix(end))"
        return line.replacing("\n", with: "⏎")
    }
}
