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
        var scanner = Scanner(cursor: SourceCursor(source))
        scanner.read()
        return scanner.found
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

/// Reads notes with the declarations below them.
private struct Scanner {
    var cursor: SourceCursor
    var found: [Difference] = []
    /// The types around the place, with the depth of their braces.
    private var types: [(name: String, depth: Int)] = []
    private var depth = 0
    /// A type whose brace comes next.
    private var opened: String?
    private var note: String?

    init(cursor: SourceCursor) { self.cursor = cursor }

    private static let scopes: Set<String> = ["class", "struct", "enum", "protocol", "extension", "actor"]
    private static let members: Set<String> = ["var", "let", "func", "case", "typealias", "init", "subscript"]

    mutating func read() {
        var word: String?
        while !cursor.isAtEnd {
            if let line = commentLine() {
                if let text = line.dropPrefix("/// - Note: ") { note = text }
                continue
            }
            if cursor.skipCommentOrString() { continue }
            let byte = cursor.text[cursor.place]
            switch byte {
            case UInt8(ascii: "{"):
                depth += 1
                if let name = opened { types.append((name, depth)) }
                opened = nil
            case UInt8(ascii: "}"):
                if types.last?.depth == depth { types.removeLast() }
                depth -= 1
            default: break
            }
            guard SourceCursor.isLetter(byte) else {
                cursor.place += 1
                continue
            }
            let before = cursor.place > 0 ? cursor.text[cursor.place - 1] : 0
            let name = cursor.readName()
            if before == UInt8(ascii: "@") || before == UInt8(ascii: ".") {
                if before == UInt8(ascii: "@"), name == "Kept" { note = "Kept without effect." }
                continue
            }
            if name == "Missing", let said = saidNote() {
                found.append(said)
            } else if name == "init" || name == "subscript", word == nil {
                take(member: name)
            } else if Self.scopes.contains(name) || Self.members.contains(name) {
                word = name
            } else if let kind = word {
                word = nil
                if Self.scopes.contains(kind) { open(name) } else { take(member: name) }
            }
        }
    }

    /// The line comment that begins here, passed.
    private mutating func commentLine() -> String? {
        guard cursor.has("//") else { return nil }
        let start = cursor.place
        cursor.skipLine()
        return String(decoding: cursor.text[start..<cursor.place], as: UTF8.self)
    }

    /// A type's name, with those behind dots.
    private mutating func open(_ first: String) {
        var name = first
        while !cursor.isAtEnd, cursor.text[cursor.place] == UInt8(ascii: ".") {
            cursor.place += 1
            name += "." + cursor.readName()
        }
        opened = name
        if note != nil { append(type: path(name), member: nil) }
    }

    private mutating func take(member: String) {
        if note != nil { append(type: path(nil), member: member) }
    }

    private func path(_ last: String?) -> String {
        (types.map(\.name) + (last.map { [$0] } ?? [])).joined(separator: ".")
    }

    private mutating func append(type: String, member: String?) {
        guard let text = note else { return }
        note = nil
        found.append(Difference(type: type, member: member, text: text.asClause, isSaid: false))
    }

    /// The sentence of a call of `Missing.note` behind the name `Missing`; nil for other code and for a text with values.
    private mutating func saidNote() -> Difference? {
        guard cursor.has(".note(") else { return nil }
        cursor.place += ".note(".utf8.count
        while !cursor.isAtEnd, [UInt8(ascii: " "), UInt8(ascii: "\n")].contains(cursor.text[cursor.place]) {
            cursor.place += 1
        }
        guard !cursor.isAtEnd, cursor.text[cursor.place] == UInt8(ascii: "\"") else { return nil }
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
