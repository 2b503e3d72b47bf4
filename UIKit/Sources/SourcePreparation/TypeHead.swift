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
    var path: [String] = []
    /// Where the name ends.
    var nameEnd = 0
    /// Whether parameters stand between angles.
    var isGeneric = false
    var colon: Int?
    var entries: [Entry] = []
    /// Whether conditions follow: `where Row: View`.
    var hasConditions = false
    /// Where another entry may be written, behind the name, its parameters and the entries.
    var end = 0
    /// Where the body begins.
    var brace = 0

    var name: String { path.joined(separator: ".") }
    /// The types behind the colon.
    var inherited: [String] { entries.flatMap(\.names) }

    /// Longer texts without a brace are no heads: what follows every keyword would be read again and again.
    private static let maximumLength = 4_000

    /// Words that no head has: the keyword was a word of something else.
    private static let ending: Set<String> = [
        "case", "enum", "extension", "func", "import", "init", "let", "protocol", "struct", "var",
    ]

    /// Reads from behind the keyword.
    /// - Parameter cursor: stands behind the brace then, and where it was if there is no head.
    init?(_ cursor: inout SourceCursor) {
        var ahead = cursor
        guard readName(&ahead), readEntries(&ahead) else { return nil }
        brace = ahead.place
        ahead.place += 1
        cursor = ahead
    }

    /// Reads the name with its parameters.
    private mutating func readName(_ cursor: inout SourceCursor) -> Bool {
        cursor.skipSpaceAndComments()
        repeat {
            if !path.isEmpty { cursor.place += 1 }
            guard let name = cursor.readEscapedName() else { return false }
            path.append(name)
        } while cursor.has(".")
        (nameEnd, end) = (cursor.place, cursor.place)
        cursor.skipSpaceAndComments()
        guard cursor.has("<") else { return true }
        isGeneric = true
        var depth = 0
        repeat {
            guard !cursor.isAtEnd, cursor.place - nameEnd < Self.maximumLength else { return false }
            if cursor.skipCommentOrString() { continue }
            depth += cursor.bracketStep(countsAngles: true)
            cursor.place += 1
        } while depth > 0
        end = cursor.place
        cursor.skipSpaceAndComments()
        return true
    }

    /// Reads what follows up to the brace.
    private mutating func readEntries(_ cursor: inout SourceCursor) -> Bool {
        if cursor.has(":") {
            colon = cursor.place
            cursor.place += 1
        } else if !cursor.has("{"), cursor.nextWord != "where" {
            return false
        }
        var depth = 0
        var entry: (names: [String], begin: Int)?
        while !cursor.isAtEnd, cursor.place - nameEnd < Self.maximumLength {
            if cursor.skipCommentOrString() { continue }
            let byte = cursor.text[cursor.place]
            if depth == 0 {
                switch byte {
                case UInt8(ascii: "{"):
                    close(&entry, in: cursor)
                    return true
                case UInt8(ascii: "}"), UInt8(ascii: ";"): return false
                case UInt8(ascii: "=") where !hasConditions, UInt8(ascii: ":") where !hasConditions: return false
                case UInt8(ascii: ","): close(&entry, in: cursor)
                case UInt8(ascii: "@") where !hasConditions:
                    if entry == nil { entry = ([], cursor.place) }
                    cursor.place += 1
                    _ = cursor.readName()
                    end = cursor.place
                    continue
                case UInt8(ascii: "`"),
                    _ where SourceCursor.isLetter(byte):
                    let begin = cursor.place
                    guard let name = Self.readType(&cursor), !Self.ending.contains(name) else { return false }
                    if name == "where" {
                        close(&entry, in: cursor)
                        hasConditions = true
                    } else if !hasConditions {
                        if entry == nil { entry = ([], begin) }
                        if name != "any" { entry?.names.append(name) }
                        end = cursor.place
                    }
                    continue
                default: break
                }
            }
            depth += cursor.bracketStep(countsAngles: true)
            cursor.place += 1
            if byte > UInt8(ascii: " "), byte != UInt8(ascii: ","), !hasConditions {
                if entry == nil { entry = ([], cursor.place - 1) }
                end = cursor.place
            }
        }
        return false
    }

    /// `Outer.Inner`
    private static func readType(_ cursor: inout SourceCursor) -> String? {
        guard var name = cursor.readEscapedName() else { return nil }
        while cursor.has(".") {
            cursor.place += 1
            guard let next = cursor.readEscapedName() else { return nil }
            name += "." + next
        }
        return name
    }

    private mutating func close(_ entry: inout (names: [String], begin: Int)?, in cursor: SourceCursor) {
        guard let (names, begin) = entry else { return }
        entry = nil
        guard colon != nil, !hasConditions, begin < end else { return }
        let text = String(decoding: cursor.text[begin..<end], as: UTF8.self)
        entries.append(Entry(text: text, range: begin..<end, names: names))
    }
}

extension SourceCursor {
    mutating func skipSpace() {
        while !isAtEnd, text[place] <= UInt8(ascii: " ") { place += 1 }
    }

    mutating func skipSpaceAndComments() {
        while !isAtEnd {
            if text[place] <= UInt8(ascii: " ") {
                place += 1
            } else if has("//") || has("/*") {
                _ = skipCommentOrString()
            } else {
                return
            }
        }
    }

    /// A name, also between the marks around a word of Swift's; nil where none stands here.
    mutating func readEscapedName() -> String? {
        let isEscaped = has("`")
        if isEscaped { place += 1 }
        let name = readName()
        if isEscaped, has("`") { place += 1 }
        return name.isEmpty ? nil : name
    }

    /// The word that follows, if only space and a mark around a name lie between.
    var nextWord: String {
        var ahead = self
        ahead.skipSpace()
        return ahead.readEscapedName() ?? ""
    }
}
