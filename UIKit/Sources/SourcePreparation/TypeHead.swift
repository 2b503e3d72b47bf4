/// The head of a type or an extension, from behind its keyword to the brace of its body.
struct TypeHead {
    /// What stands between two commas behind the colon.
    struct Entry {
        /// As the source has it: `@unchecked Sendable`, `Box<Row>`.
        var text: String
        var range: Range<Int>
        /// The types without attributes and arguments, `A` and `B` of `A & B`.
        var names: [String]
    }

    /// `Outer`, `Inner`
    let path: [String]
    /// Where the name ends.
    let nameEnd: Int
    /// Whether parameters stand between angles.
    let isGeneric: Bool
    private(set) var colon: Int?
    private(set) var entries: [Entry] = []
    /// Whether conditions follow: `where Row: View`.
    private(set) var hasConditions = false
    /// Where another entry may be written, behind the name, its parameters and the entries.
    private(set) var end: Int
    /// Where the body begins.
    let brace: Int

    var name: String { path.joined(separator: ".") }
    /// The types behind the colon.
    var inherited: [String] { entries.flatMap(\.names) }

    /// Longer texts without a brace are no heads.
    private static let maximumLength = 4_000

    /// - Parameters:
    ///   - unit: of an outline.
    ///   - cursor: over the outline's text.
    /// - Returns: nil where the keyword was a word of something else.
    init?(_ unit: SourceOutline.Unit, in cursor: SourceCursor) {
        brace = unit.headEnd
        guard unit.nameStart < brace, brace - unit.nameStart < Self.maximumLength, brace < cursor.text.count,
            cursor.text[brace] == UInt8(ascii: "{")
        else { return nil }
        var rest = cursor.tokens(in: unit.nameStart..<brace)[...]
        guard let token = rest.popFirst(), let name = cursor.name(at: token) else { return nil }
        path = name.split(separator: ".").map(String.init)
        nameEnd = token.upperBound
        isGeneric = rest.first.flatMap { cursor.inside("<", at: $0) } != nil
        end = isGeneric ? rest.removeFirst().upperBound : nameEnd
        let said = rest.prefix { !cursor.has("where", at: $0) }
        (hasConditions, rest) = (said.count < rest.count, said)
        guard let first = rest.popFirst() else { return }
        guard cursor.has(":", at: first), !rest.contains(where: { Self.isForeign($0, cursor) }) else { return nil }
        colon = first.lowerBound
        for part in rest.split(whereSeparator: { cursor.has(",", at: $0) }) {
            let range = part[part.startIndex].lowerBound..<part[part.endIndex - 1].upperBound
            let names = part.compactMap(cursor.name).filter { $0 != "any" }
            entries.append(
                Entry(text: String(decoding: cursor.text[range], as: UTF8.self), range: range, names: names))
            end = range.upperBound
        }
    }

    /// Whether a token stands in no head: the keyword was a word of something else.
    private static func isForeign(_ token: Range<Int>, _ cursor: SourceCursor) -> Bool {
        guard let word = cursor.name(at: token) else { return ":;=}".utf8.contains(cursor.text[token.lowerBound]) }
        return word == "case" || DeclarationWords.members.contains(word)
            || word != "class" && DeclarationWords.types.contains(word)
    }
}
