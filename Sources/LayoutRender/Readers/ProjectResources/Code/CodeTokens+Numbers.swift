import LayoutEngine
import Notation

/// Texts that are numbers with words of the source around: however large the number, the text stays short.
extension CodeTokens {
    /// A change by the value that begins at a place: a text that the source has, and numbers, are no open text.
    /// - Parameter name: gets the hash of the name that decides whether the text is open.
    func narrowed(_ changes: CodeChanges, by place: Int, _ name: inout UInt64?) -> CodeChanges {
        guard changes.contains(.openText) else { return changes }
        let narrow = changes.subtracting(.openText)
        if !isOpen(place) { return narrow }
        if isNumber(place) { return narrow.union(.number) }
        name = lastName(at: place)
        return name == nil ? changes : narrow
    }

    /// Whether a value is a number with words of the source, on both sides of a choice: `"\(count) photos"`,
    /// `[NSString stringWithFormat:@"%ld", count]`.
    private func isNumber(_ start: Int) -> Bool { choices(from: start).allSatisfy(isCount) }

    /// The places of the values between which a value chooses; the value's own place where it chooses nothing.
    private func choices(from start: Int) -> [Int] {
        var question: Int?
        for place in start..<min(start + Self.longestValue, all.count) {
            if place > start, all[place].startsLine, question == nil { break }
            if isSign(place, ";") || isSign(place, "}") { break }
            if isSign(place, "?"), !isSign(place + 1, "."), !isSign(place + 1, "?"), !isSign(place - 1, "?") {
                question = place
            } else if let question, isSign(place, ":") {
                return [question + 1, place + 1]
            }
        }
        return [start]
    }

    /// The most tokens of a choice.
    private static let longestValue = 60

    /// Whether a value is a number with words of the source, or words of the source alone.
    private func isCount(_ start: Int) -> Bool {
        var place = start
        while isSign(place, "(") || isSign(place, "@") { place += 1 }
        if isSign(place, "["), isWord(place + 1, "NSString"), isWord(place + 2, "stringWithFormat") {
            place += 4
            return isFormat(isSign(place, "@") ? place + 1 : place)
        }
        if isWord(place, "String"), isSign(place + 1, "("), isWord(place + 2, "format") { return isFormat(place + 4) }
        guard all.indices.contains(place), case .text(let isOpen) = all[place].kind, !isSign(place + 1, "+") else {
            return false
        }
        return !isOpen || insertions(in: text(place)).allSatisfy(Self.isCounting)
    }

    /// Whether a text is a format of numbers alone.
    private func isFormat(_ place: Int) -> Bool {
        guard all.indices.contains(place), case .text(isOpen: false) = all[place].kind else { return false }
        var letters = text(place).utf8.dropFirst().dropLast()[...]
        var hasNumber = false
        while let sign = letters.firstIndex(of: UInt8(ascii: "%")) {
            letters = letters[letters.index(after: sign)...].drop { "0123456789.-+ lhqz".utf8.contains($0) }
            guard let kind = letters.popFirst() else { return false }
            if kind == UInt8(ascii: "%") { continue }
            guard "diuxXfFgGeE".utf8.contains(kind) else { return false }
            hasNumber = true
        }
        return hasNumber
    }

    /// The expressions that a text of Swift inserts: `post.count` of `"\(post.count) photos"`.
    private func insertions(in text: String) -> [Substring] {
        var found: [Substring] = []
        var rest = Substring(text).utf8
        while let start = rest.firstPlace(of: Array("\\(".utf8)) {
            var depth = 1
            let inner = rest[start.upperBound...].prefix { byte in
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") { depth -= 1 }
                return depth > 0
            }
            found.append(Substring(inner))
            rest = rest[inner.endIndex...]
        }
        return found
    }

    /// Whether an expression is a number by its last name: `post.imageCount`, `items.count`, `Int(distance)`, `speed.rounded()`.
    private static func isCounting(_ expression: Substring) -> Bool {
        let letters = Array(expression.utf8)
        if letters.starts(with: "Int(".utf8) || letters.firstPlace(of: Array(".rounded(".utf8)) != nil { return true }
        let name = letters.reversed().drop { !isLetter($0) }.prefix(while: isLetter).reversed()
        var word: [UInt8] = []
        for byte in name {
            if isCapital(byte) {
                if counts.contains(String(decoding: word, as: UTF8.self)) { return true }
                word = [byte | 0x20]
            } else {
                word.append(byte)
            }
        }
        return counts.contains(String(decoding: word, as: UTF8.self))
    }

    private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool {
        isCapital(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// The words of names for numbers.
    private static let counts: Set<String> = [
        "count", "counts", "number", "num", "total", "index", "age", "percent", "percentage", "year", "years", "month",
        "months",
        "day", "days", "hour", "hours", "minute", "minutes", "second", "seconds", "points", "score", "level", "rank",
    ]
}
