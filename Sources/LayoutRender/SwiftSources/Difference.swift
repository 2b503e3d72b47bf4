/// A member or a type of the module UIKit that behaves otherwise than UIKit's, and how.
///
/// The sources say so in one of three ways: `@Kept` before a property that nothing asks for, a line `/// - Note: Does nothing.`
/// above a declaration, or a call `Missing.note("UIView.mask: masks that fade are not drawn")`, which says the same to whoever
/// runs the program.
public struct Difference: Sendable, Hashable {
    /// The type, such as `UIButton.Configuration`; empty for functions of no type.
    public var type: String
    /// The member's name without parameters; nil for a whole type.
    public var member: String?
    /// What happens here, as a clause: `kept without effect`.
    public var text: String
    /// Whether the member says so on standard error when it is first used.
    public var isSaid: Bool

    /// The differences that a source names, in the order of the text. Notes with values in their text are left out.
    public static func read(_ source: String) -> [Difference] {
        Scanner(source).found.map(\.difference)
    }

    /// A page in Markdown: a row for all members of a type that behave alike.
    public static func page(_ sources: [String]) -> String {
        var rows: [Row: Set<String>] = [:]
        for difference in sources.flatMap(read) {
            let row = Row(type: difference.type, text: difference.text)
            rows[row, default: []].insert(difference.member ?? "")
        }
        var text = """
            # Where UIKit's API does less here

            Printed by `swift run --package-path UIKit uikit differences` from the notes in the sources (`@Kept` before, or
            `/// - Note:` above a declaration, or a line that the program prints at the first use); a test compares. *Kept without effect*:
            the value can be set and read, and nothing else here asks for it. *Does nothing*: the method is empty. [UIKit.md](UIKit.md)
            tells the rest: what belongs to no single member, and what is missing.

            | type | member | here |
            |---|---|---|

            """
        for (row, members) in rows.sorted(by: { ($0.key.type, $0.key.text) < ($1.key.type, $1.key.text) }) {
            let names = members.sorted().map { $0.isEmpty ? "" : "`\($0)`" }.filter { !$0.isEmpty }
            let type = row.type.isEmpty ? "functions" : "`\(row.type)`"
            text += "| \(type) | \(names.joined(separator: ", ")) | \(row.text) |\n"
        }
        return text
    }

    private struct Row: Hashable {
        var type: String
        var text: String
    }
}

/// Reads notes with the declarations below them, and what members say of themselves.
private struct Scanner {
    private let outline: SourceOutline
    private(set) var found: [(place: Int, difference: Difference)] = []

    init(_ source: String) {
        outline = SourceOutline.declarations(of: source)
        read(outline.units, in: [], from: 0)
        var cursor = SourceCursor(bytes: outline.text)
        while let name = cursor.nextName() {
            guard name == "Missing", let said = Self.said(&cursor) else { continue }
            found.append((cursor.place, said))
        }
        found.sort { $0.place < $1.place }
    }

    /// - Parameter begin: where the text before the first declaration begins.
    private mutating func read(_ units: [SourceOutline.Unit], in types: [String], from begin: Int) {
        var begin = begin
        for unit in units {
            let path = unit.kind == .type ? types + [unit.name] : types
            if let note = note(above: unit, from: begin) {
                let name = unit.keyword == "case" ? Declaration(unit, in: outline.text).name : unit.name
                let isUnnamed = unit.keyword == "init" || unit.keyword == "subscript"
                let member = unit.kind == .type ? nil : isUnnamed ? unit.keyword : name
                let difference = Difference(
                    type: path.joined(separator: "."), member: member, text: note.asClause, isSaid: false)
                found.append((unit.nameStart, difference))
            }
            for block in unit.blocks { read(block.units, in: path, from: block.range.lowerBound) }
            begin = unit.range.upperBound
        }
    }

    private func note(above unit: SourceOutline.Unit, from begin: Int) -> String? {
        if unit.words.has("@Kept") { return "Kept without effect." }
        let lines = outline.text[begin..<unit.range.lowerBound].split(separator: UInt8(ascii: "\n"))
        return lines.lazy.map { Declaration.trimmed($0) }.compactMap { $0.dropPrefix("/// - Note: ") }.last
    }

    /// The sentence of a call of `Missing.note` behind the name `Missing`; nil for other code and for a text with values.
    private static func said(_ cursor: inout SourceCursor) -> Difference? {
        guard cursor.has(".note(") else { return nil }
        cursor.place += ".note(".utf8.count
        cursor.skipSpace()
        guard cursor.has("\"") else { return nil }
        let start = cursor.place + 1
        _ = cursor.skipCommentOrString()
        let sentence = String(decoding: cursor.text[start..<max(start, cursor.place - 1)], as: UTF8.self)
        guard !sentence.contains("\\"), let colon = sentence.firstRange(of: ": ") else { return nil }
        let subject = String(sentence[..<colon.lowerBound])
        let text = String(sentence[colon.upperBound...])
        let name = subject.prefix { $0 != "(" }
        // A type's name begins with a capital, and so does no member's.
        let parts = name.split(separator: ".")
        let types = parts.prefix { $0.first?.isUppercase == true }
        let isMember = types.count < parts.count || subject.contains("(")
        let member = types.count < parts.count ? parts[types.count...].joined(separator: ".") : "init"
        return Difference(
            type: types.joined(separator: "."), member: isMember ? member : nil, text: text.asClause, isSaid: true)
    }
}

extension String {
    /// `kept without effect` for `Kept without effect.`; abbreviations and names of types keep their capitals.
    fileprivate var asClause: String {
        let clause = hasSuffix(".") ? String(dropLast()) : self
        guard let second = clause.dropFirst().first, second.isLowercase || second == " " else { return clause }
        return clause.prefix(1).lowercased() + clause.dropFirst()
    }

    fileprivate func dropPrefix(_ prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}
