import LayoutEngine
import Notation

/// Typed values of tokens: nil after a message if the token has another type or is out of range.
///
/// The rule that the whole reader follows: a mistake is noted with its place, and reading goes on with what is left,
/// so that one run reports every mistake. A caller with a default writes `number(value) ?? old`.
extension DocumentReader {
    /// `expected a number, found the string 'wide'`. A token that the scanner refused has its message already.
    mutating func expected(_ what: String, _ node: Int) {
        guard arena.kind(node) != .invalid else { return }
        let found: String
        switch arena.kind(node) {
        case .string: found = "the string \(quoted(arena.string(node)))"
        case .number: found = "the number \(escapedForDisplay(arena.source(node)))"
        case .true: found = "true"
        case .false: found = "false"
        default: found = arena.kind(node).words
        }
        report(node, "expected \(what), found \(found)")
    }

    /// `true` or `false`; numbers and strings are refused.
    mutating func bool(_ node: Int) -> Bool? {
        switch arena.kind(node) {
        case .true: return true
        case .false: return false
        default:
            expected("true or false", node)
            return nil
        }
    }

    /// A string with its escapes decoded. Visible texts are read by `plainText`, which counts them.
    mutating func string(_ node: Int) -> String? {
        guard arena.isKind(node, .string) else {
            expected("a string", node)
            return nil
        }
        return arena.string(node)
    }

    /// A number; by default a coordinate, size or constant in points.
    mutating func number(
        _ node: Int, in range: ClosedRange<Double> = Limits.coordinates
    ) -> Double? {
        guard arena.isKind(node, .number) else {
            let text = arena.isKind(node, .string) ? OtherWords.number(arena.string(node)) : nil
            expected("a number" + (text.map { ", as \($0), without quotes or a unit" } ?? ""), node)
            return nil
        }
        var value = arena.double(node)
        if range.upperBound == Limits.coordinate { value = Size.limited(value) }
        guard value >= range.lowerBound, value <= range.upperBound else {
            report(
                node,
                "\(escapedForDisplay(arena.source(node))) is out of range; it must be from "
                    + "\(PlainNumber.exact(range.lowerBound)) to \(PlainNumber.exact(range.upperBound))")
            return nil
        }
        return value
    }

    /// A number from 0 to the largest coordinate, in points.
    mutating func length(_ node: Int) -> Double? { number(node, in: Limits.lengths) }

    /// A whole number; `5.0` is one, as JSON has no integers.
    mutating func integer(_ node: Int, in range: ClosedRange<Int>) -> Int? {
        guard let value = number(node, in: Double(range.lowerBound)...Double(range.upperBound)) else { return nil }
        guard let whole = Int(exactly: value) else {
            expected("a whole number", node)
            return nil
        }
        return whole
    }

    /// A number in points, or an expression of numbers and metrics: `12`, `"gutter"` or `"2 * gutter - 1"`. A text that names an
    /// anchor is refused.
    mutating func measure(_ node: Int, in range: ClosedRange<Double> = Limits.coordinates) -> Double? {
        guard arena.isKind(node, .string) else { return number(node, in: range) }
        guard let value = metricExpression(node) else { return nil }
        guard range.contains(value) else {
            let (lower, upper) = (PlainNumber.exact(range.lowerBound), PlainNumber.exact(range.upperBound))
            report(
                node,
                "\(quoted(arena.string(node))) is \(PlainNumber.exact(value)); it must be from \(lower) to \(upper)")
            return nil
        }
        return value
    }

    /// Exactly `count` measures, at most four; the rest of the result is 0.
    private mutating func numbers(
        _ node: Int, _ count: Int, _ shape: String, in range: ClosedRange<Double>
    ) -> SIMD4<Double>? {
        guard arena.isKind(node, .array), arena.count(node) == count else {
            expected(shape, node)
            return nil
        }
        var values = SIMD4<Double>()
        var cursor = arena.children(of: node)
        for place in 0..<count {
            guard let element = cursor.nextElement(in: arena), let value = measure(element, in: range) else {
                return nil
            }
            values[place] = value
        }
        return values
    }

    /// Origin and size in points. A negative size is accepted here.
    mutating func rect(_ node: Int) -> Rect? {
        numbers(node, 4, "[x, y, width, height]", in: Limits.coordinates).map {
            Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
        }
    }

    /// Two coordinates in points.
    mutating func point(_ node: Int) -> Point? {
        numbers(node, 2, "[x, y]", in: Limits.coordinates).map { Point(x: $0[0], y: $0[1]) }
    }

    /// Two numbers in a range.
    mutating func size(_ node: Int, in range: ClosedRange<Double> = Limits.coordinates) -> Size? {
        numbers(node, 2, "[width, height]", in: range).map { Size(width: $0[0], height: $0[1]) }
    }

    /// One of the words of an enumeration.
    ///
    /// The raw value of a case; nil after a message with the nearest word.
    mutating func word<Value: DocumentWord>(_ node: Int, _ type: Value.Type) -> Value? {
        guard arena.isKind(node, .string) else {
            expected("a string", node)
            return nil
        }
        if let value = Value.wordTable.find(node, in: arena) { return value }
        unknownWord(arena.string(node), node, known: Value.knownWords)
        return nil
    }

    /// A few lines of known words are listed where no word is near. With a near word the message is `'horizonal' is not
    /// known here; did you mean 'horizontal'?`.
    mutating func unknownWord(_ text: String, _ node: Int, known: [String]) {
        var message = "\(quoted(text)) is not known here"
        // A word that is cut short is further away than a word with a slip.
        let longer = known.first { text.utf8.count > 3 && $0.hasPrefix(text) }.map { "; did you mean \(quoted($0))?" }
        let hint = OtherWords.valueHint(for: text, among: known) ?? longer ?? hint(for: text, in: known)
        if !hint.isEmpty {
            message += hint
        } else if known.count <= 40, known.joined().utf8.count + 2 * known.count <= 240 {
            message += "; it may be \(known.joined(separator: ", "))"
        } else {
            message += "; it may be \(known.prefix(3).joined(separator: ", ")) …"
        }
        report(node, message)
    }

    /// A visible text, counted against the limits.
    ///
    /// The limits of one text and of all texts bound the work of line breaking, and marks on one character the work of
    /// shaping. An ASCII text without escapes has as many scalars as bytes and need not be walked.
    mutating func plainText(_ node: Int) -> String? {
        guard let text = string(node) else { return nil }
        let record = arena.nodes[node]
        let isPlain = record.isASCII && !record.hasEscapes
        guard let count = isPlain ? arena.piece(node).count : countScalars(of: text, node) else { return nil }
        if count > limits.textScalars {
            report(node, "a text of \(countText(count, "scalar")); --max-text allows \(limits.textScalars)")
            return nil
        }
        counts.textScalars += count
        if counts.textScalars > limits.documentScalars {
            stop(
                node,
                "all texts together pass \(countText(limits.documentScalars, "scalar")), the limit of --max-document-text"
            )
        }
        return text
    }

    /// Nil after a message if one character has too many combining marks.
    private mutating func countScalars(of text: String, _ node: Int) -> Int? {
        var count = 0
        var marks = 0
        for scalar in text.unicodeScalars {
            count += 1
            if scalar.value >= 0x300, Self.isCombiningMark(scalar) {
                marks += 1
                if marks > Limits.combiningMarks {
                    report(node, "more than \(Limits.combiningMarks) marks combine with one character")
                    return nil
                }
            } else {
                marks = 0
            }
        }
        return count
    }

    /// Whether a scalar is drawn on the character before it.
    private static func isCombiningMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: true
        default: false
        }
    }

    /// The members of an object, or nothing after a message.
    mutating func object(_ node: Int, _ what: String = "an object") -> JSONArena.Cursor? {
        guard arena.isKind(node, .object) else {
            expected(what, node)
            return nil
        }
        return arena.children(of: node)
    }

    /// The elements of an array, or nothing after a message.
    mutating func array(_ node: Int, _ what: String = "an array") -> JSONArena.Cursor? {
        guard arena.isKind(node, .array) else {
            expected(what, node)
            return nil
        }
        return arena.children(of: node)
    }

    /// An array of at most 1000 values; elements that `read` refuses are left out.
    mutating func list<Value>(
        _ node: Int, _ elements: String, plural: String? = nil, _ read: (inout Self, Int) -> Value?
    ) -> [Value]? {
        guard var cursor = array(node, "an array of \(elements)") else { return nil }
        var values: [Value] = []
        while let element = cursor.nextElement(in: arena) {
            if values.count == 1_000 {
                report(element, "more than 1000 \(plural ?? elements)")
                return nil
            }
            if let value = read(&self, element) { values.append(value) }
        }
        return values
    }

    /// Up to twelve known keys are listed where no key is near.
    /// - Parameter word: the key, where the token is a path that ends with the key.
    mutating func unknownKey(_ key: Int, _ word: String? = nil, known: [String]) {
        let text = word ?? arena.string(key)
        var message = "unknown key \(quoted(text))"
        var hint = OtherWords.hint(for: text, among: known) ?? hint(for: text, in: known)
        if hint.isEmpty, let akin = nearWord(to: text, in: OtherWords.others) {
            hint = OtherWords.hint(for: akin, among: known) ?? ""
        }
        if !hint.isEmpty {
            message += hint
        } else if known.count <= 12 {
            message += "; known here: \(known.joined(separator: ", "))"
        }
        report(key, message)
    }
}
