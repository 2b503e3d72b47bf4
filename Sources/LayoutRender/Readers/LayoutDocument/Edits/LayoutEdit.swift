import LayoutEngine
import Notation

/// One sentence of the language of edits: `go.width.constant = 60`, `k3.isActive = false`, `title.text = "Hello"`,
/// `device = iPhoneSe`, or a constraint that is added, `avatar.width == 100`.
///
/// An assignment has one `=`; everything else is a constraint of tree.json's notation. The left side is a trait of the
/// environment, or the name of a view or a constraint and a property; the right side is a value of tree.json, whose
/// words need no quotes.
public struct LayoutEdit: Sendable, Equatable {
    /// What an edit acts on.
    public enum Subject: Sendable, Equatable {
        /// A trait of the page: the page is read again.
        case environment(Trait)
        /// A property of a view or of a constraint.
        case assignment
        /// A constraint is added.
        case constraint
    }

    /// What decides how a page is read.
    public enum Trait: String, Sendable, CaseIterable {
        /// A device by its name, a text size, a direction, a style, a list of traits, a language.
        case device, contentSize, direction, style, traits, locale
    }

    /// The edit as it was written.
    public let text: String
    /// What the edit acts on.
    public let subject: Subject
    /// The bytes before the sign, without blanks around; empty for a constraint.
    let left: Substring
    /// The bytes behind the sign, without blanks around.
    let right: Substring

    /// Takes a sentence apart; nothing is looked up yet.
    public init(_ text: String) {
        self.text = text
        guard let sign = Self.sign(of: text) else {
            (subject, left, right) = (.constraint, "", "")
            return
        }
        left = text[..<sign].trimmed
        right = text[text.index(after: sign)...].trimmed
        subject = Trait(rawValue: String(left)).map { .environment($0) } ?? .assignment
    }

    /// The value of a trait: a word, with or without quotes.
    public var word: String {
        let isQuoted = right.count >= 2 && right.first == "\"" && right.last == "\""
        return String(isQuoted ? right.dropFirst().dropLast() : right)
    }

    /// The first single `=` outside of quotes; nil for a constraint.
    private static func sign(of text: String) -> String.Index? {
        var quote: Character?
        var before: Character = " "
        var place = text.startIndex
        while place < text.endIndex {
            let character = text[place]
            let next = text.index(after: place)
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "'" || character == "\"" {
                quote = character
            } else if character == "=", !"=<>".contains(before), next == text.endIndex || text[next] != "=" {
                return place
            }
            before = character
            place = next
        }
        return nil
    }

    /// The column of a part of the text, from 1, in Unicode scalars.
    func column(of part: Substring) -> Int {
        text.unicodeScalars.distance(from: text.startIndex, to: part.startIndex) + 1
    }

    /// A mistake at a part of the text.
    func mistake(_ part: Substring, _ message: String) -> DocumentError {
        let diagnostic = DocumentDiagnostic(line: 1, column: column(of: part), keyPath: "", message: message)
        return DocumentError(diagnostics: [diagnostic], total: 1)
    }
}

extension Substring {
    /// Without blanks at both ends.
    var trimmed: Substring {
        var part = self
        while let first = part.first, first.isWhitespace { part = part.dropFirst() }
        while let last = part.last, last.isWhitespace { part = part.dropLast() }
        return part
    }
}
