/// What is taken out of a source so that the rest of it compiles.
struct Pruning {
    /// How much goes when the compiler refuses a place. Later rounds take more.
    enum Level: Comparable {
        /// The statement, the property or the line around the place.
        case statement
        /// The body around it.
        case body
        /// The member of the type, or the type.
        case member
    }

    struct Edit: Equatable, Codable {
        var range: Range<Int>
        /// What stands there instead; the lines stay.
        var text: String
        /// Whether the old text stays before the new one.
        var isInsertion = false
        /// The part of the source that an insertion completes: without that part the insertion goes too.
        var completed: Range<Int>?
        var reason: String
        var line: Int

        func isSame(_ other: Edit) -> Bool { range == other.range && text == other.text }
    }

    /// The call that stands for a value which the source does not have here.
    static let value = "uikitStandIn()"
    /// The same for a variable.
    static func value(of name: String) -> String { "uikitStandIn(\(ManifestText.quoted(name)))" }
    static let stop = "uikitStop()"

    let outline: SourceOutline
    /// Where each line begins.
    let lines: [Int]
    private(set) var edits: [Edit] = []
    /// How often an edit was added or changed.
    private(set) var changes = 0
    /// What was replaced since the round began.
    private var replaced: [Range<Int>] = []

    init(_ text: String) {
        let outline = SourceOutline(text)
        self.outline = outline
        lines = [0] + outline.text.indices.filter { outline.text[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// The place of a line and a column, which may lie behind the line's end.
    func place(_ line: Int, _ column: Int) -> Int? {
        guard line >= 1, line <= lines.count else { return nil }
        let end = line < lines.count ? lines[line] - 1 : outline.text.count
        let place = min(lines[line - 1] + max(column, 1) - 1, end)
        // Rewriting may have moved the column: the line's code begins at its first letter.
        return max(place, outline.text[lines[line - 1]..<end].firstIndex { $0 > UInt8(ascii: " ") } ?? end)
    }

    /// The line around a place, without its end.
    func lineRange(around place: Int) -> Range<Int> {
        let start = outline.text[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return start..<(outline.text[place...].firstIndex(of: UInt8(ascii: "\n")) ?? outline.text.count)
    }

    /// The file with its edits.
    func apply() -> String {
        var text = outline.text
        // The outermost of edits that lie in each other, from the last to the first.
        var kept: [Edit] = []
        func order(_ edit: Edit) -> (Int, Int, Int) {
            (edit.range.lowerBound, edit.isInsertion ? 0 : 1, -edit.range.count)
        }
        for edit in edits.sorted(by: { order($0) < order($1) }) {
            if let last = kept.last, edit.range.lowerBound < last.range.upperBound, !last.isInsertion { continue }
            if let part = edit.completed, let last = kept.last(where: { !$0.isInsertion }),
                last.range.lowerBound <= part.lowerBound, part.upperBound <= last.range.upperBound
            {
                continue
            }
            kept.append(edit)
        }
        for edit in kept.reversed() {
            if edit.isInsertion {
                text.insert(contentsOf: Array(edit.text.utf8), at: edit.range.lowerBound)
                continue
            }
            if edit.text.isEmpty { Self.blankSemicolon(behind: edit.range.upperBound, &text) }
            let breaks = text[edit.range].filter { $0 == UInt8(ascii: "\n") }
            text.replaceSubrange(edit.range, with: Array(edit.text.utf8) + breaks)
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Nothing is no statement that a semicolon could end.
    private static func blankSemicolon(behind end: Int, _ text: inout [UInt8]) {
        let space = UInt8(ascii: " ")
        guard let next = text[min(end, text.count)...].firstIndex(where: { $0 != space }),
            text[next] == UInt8(ascii: ";")
        else { return }
        text[next] = space
    }

    /// Adds an edit, in place of another one of the same part.
    mutating func add(_ edit: Edit) {
        guard !edits.contains(where: edit.isSame) else { return }
        changes += 1
        if !edit.isInsertion, !edit.range.isEmpty { replaced.append(edit.range) }
        let same = edits.firstIndex {
            $0.range == edit.range && !$0.isInsertion && !edit.isInsertion && !edit.range.isEmpty
        }
        if let same { edits[same] = edit } else { edits.append(edit) }
    }

    /// Begins another round of messages, which are about the source with its edits.
    mutating func beginRound() { replaced = [] }

    /// Whether a message is about a part that another message of its round has replaced.
    private func isAnswered(_ said: CompilerDiagnostic) -> Bool {
        guard let place = place(said.line, said.column) else { return false }
        return replaced.contains { $0.contains(place) || $0.upperBound == place }
    }

    /// Takes out what the compiler refuses, and more of what stands around it where a part is replaced already: what stands for
    /// a part may be refused itself. Of several messages about one part the first takes it out.
    mutating func takeOut(_ said: CompilerDiagnostic, from level: Level) {
        guard !isAnswered(said) else { return }
        let before = changes
        for next in [level, .body, .member] where next >= level && changes == before { _ = answer(said, level: next) }
        if changes == before, level > .statement { drop(said) }
    }

    /// Whether a part of the source is replaced with what stands around it.
    func covers(_ edit: Edit) -> Bool {
        edits.contains { other in
            !other.isInsertion && other.range != edit.range && other.range.lowerBound <= edit.range.lowerBound
                && edit.range.upperBound <= other.range.upperBound
        }
    }
}
