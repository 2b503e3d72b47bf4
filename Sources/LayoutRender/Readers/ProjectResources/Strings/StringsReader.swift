/// Reads the text format of `.strings` files, and continues after mistakes.
///
///     /* Class = "UILabel"; text = "Welcome"; ObjectID = "k3J-xx-yyy"; */
///     "k3J-xx-yyy.text" = "Willkommen";
///     CFBundleName = Harbour;
///
/// Xcode writes the first form; texts without quotes are allowed. A key without a value (`"title";`) is its own text.
/// Of repeated keys the last counts. A table with mistakes keeps its readable entries, as one wrong line must not
/// turn a whole screen into another language.
struct StringsReader {
    /// By scalars: a quote and a mark after it are one Character.
    private let text: [Unicode.Scalar]
    /// The scalar that is read next.
    private var place = 0
    /// From 1, for messages.
    private var line = 1
    /// The entries and mistakes so far.
    private var table = StringTable()
    /// The most mistakes that are kept.
    private let limit: Int

    init(_ text: [Unicode.Scalar], limit: Int) {
        self.text = text
        self.limit = limit
    }

    /// Reads entry by entry: key, `=` and value, `;`. After a mistake reading continues behind the next `;`.
    mutating func read() -> StringTable {
        while true {
            skipSpace()
            guard next != nil else { return table }
            let start = line
            guard let key = token() else {
                report("unexpected text between the entries", start)
                skipStray()
                continue
            }
            skipSpace()
            guard next == "=" || next == ";" else {
                report("no '=' behind the key", start)
                skipStray()
                continue
            }
            guard next == "=" else {
                advance()
                table.texts[key] = key
                continue
            }
            advance()
            skipSpace()
            guard let value = token() else {
                report("no text behind '='", start)
                skipStray()
                continue
            }
            table.texts[key] = value
            skipSpace()
            if next == ";" { advance() } else { report("no ';' behind the entry", start) }
        }
    }

    /// Nil at the end.
    private var next: Unicode.Scalar? { place < text.count ? text[place] : nil }

    /// Reads one scalar and counts lines.
    private mutating func advance() {
        if text[place] == "\n" { line += 1 }
        place += 1
    }

    /// Notes a mistake, up to the limit.
    private mutating func report(_ message: String, _ line: Int) {
        guard table.problems.count < limit else { return }
        var problem = StringTable.Problem(message: message, line: line)
        problem.endsReading = false
        table.problems.append(problem)
    }

    /// Skips white space, comments, and characters without meaning.
    private mutating func skipSpace() {
        while let scalar = next {
            if scalar == "/", place + 1 < text.count, text[place + 1] == "/" {
                while let scalar = next, scalar != "\n" {
                    _ = scalar
                    place += 1
                }
            } else if scalar == "/", place + 1 < text.count, text[place + 1] == "*" {
                place += 2
                while next != nil, !(next == "*" && place + 1 < text.count && text[place + 1] == "/") { advance() }
                place = min(place + 2, text.count)
            } else if scalar.properties.isWhitespace || scalar.value < 0x20 || scalar.value == 0xFEFF {
                advance()
            } else {
                return
            }
        }
    }

    /// Skips to the end of the next `;`, or to a quote at the start of a line, where the next entry begins.
    private mutating func skipStray() {
        while let scalar = next {
            let isLineStart = place > 0 && text[place - 1] == "\n"
            if isLineStart, scalar == "\"" { return }
            advance()
            if scalar == ";" { return }
        }
    }

    /// A text in quotes or a bare word; nil, and nothing consumed, if there is none.
    private mutating func token() -> String? {
        if next == "\"" { return quoted() }
        var word = String.UnicodeScalarView()
        while let scalar = next, Self.isWord(scalar), !startsComment {
            word.append(scalar)
            place += 1
        }
        return word.isEmpty ? nil : String(word)
    }

    /// Whether `//` or `/*` comes next: a slash alone belongs to a word.
    private var startsComment: Bool {
        next == "/" && place + 1 < text.count && (text[place + 1] == "/" || text[place + 1] == "*")
    }

    /// Whether a scalar may be a part of a text without quotes.
    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", ".", "-", "/", ":", "$", "[", "]": true
        default: false
        }
    }

    /// Reads a text in quotes; nil if the closing quote is missing.
    private mutating func quoted() -> String? {
        let (start, startLine) = (place, line)
        advance()
        var units: [UInt16] = []
        while let scalar = next {
            if scalar == "\"" {
                advance()
                return String(decoding: units, as: UTF16.self)
            }
            advance()
            if scalar == "\\" { escape(into: &units) } else { units += UTF16.encode(scalar).map(Array.init) ?? [] }
        }
        report("a text without its closing quote", startLine)
        (place, line) = (start, startLine)
        // After an unterminated quote nothing can be distinguished.
        place = text.count
        return nil
    }

    /// Reads an escape after its backslash: a letter such as `n` or `t`, octal digits, or `U` with four hexadecimal
    /// digits, a unit of UTF-16. Any other character stands for itself.
    private mutating func escape(into units: inout [UInt16]) {
        guard let scalar = next else { return }
        advance()
        switch scalar {
        case "n": units.append(10)
        case "t": units.append(9)
        case "r": units.append(13)
        case "a": units.append(7)
        case "b": units.append(8)
        case "f": units.append(12)
        case "v": units.append(11)
        case "U", "u": units.append(digits(4, radix: 16, first: 0) ?? 0xFFFD)
        case "0"..."7": units.append(digits(2, radix: 8, first: UInt16(scalar.value - 0x30)) ?? 0xFFFD)
        default: units += UTF16.encode(scalar).map(Array.init) ?? []
        }
    }

    /// Up to `count` digits after `first`; nil if there is no digit at all.
    private mutating func digits(_ count: Int, radix: Int, first: UInt16) -> UInt16? {
        var value = first
        var read = 0
        while read < count, let scalar = next, let digit = Character(scalar).hexDigitValue, digit < radix {
            value = value &* UInt16(radix) &+ UInt16(digit)
            read += 1
            advance()
        }
        return read == 0 && radix == 16 ? nil : value
    }
}
