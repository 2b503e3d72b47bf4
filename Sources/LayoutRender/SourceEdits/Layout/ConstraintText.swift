import Notation

/// A constraint of a tree.json in the notation of expressions: `title.trailing <= parent.trailing - 16 @750`.
struct ConstraintText {
    /// The whole text.
    var text: String

    /// A text of a document.
    init(_ text: String) { self.text = text }

    /// The text of a constraint that a document does not have.
    init(_ constraint: SourceEdit.NewConstraint) {
        func end(_ item: String?, _ attribute: String?) -> String? {
            guard let item, let attribute else { return nil }
            return item == constraint.holder ? attribute : "\(item).\(attribute)"
        }
        let sign = Self.signs.first { $0.word == constraint.relation }?.sign ?? "=="
        text = "\(end(constraint.firstItem, constraint.firstAttribute) ?? constraint.firstAttribute) \(sign) "
        let size = PlainNumber.text(constraint.constant.magnitude)
        if let second = end(constraint.secondItem, constraint.secondAttribute) {
            text += second
            if constraint.constant != 0 { text += (constraint.constant < 0 ? " - " : " + ") + size }
        } else {
            text += PlainNumber.text(constraint.constant)
        }
        if constraint.priority != 1000 { text += " @\(constraint.priority)" }
    }

    /// The relations: as Interface Builder writes them, and as expressions do.
    private static let signs = [
        (word: "equal", sign: "=="), (word: "greaterThanOrEqual", sign: ">="), (word: "lessThanOrEqual", sign: "<="),
    ]

    /// The text before the priority, and the priority with its sign.
    private var parts: (body: Substring, priority: Substring) {
        guard let at = text.lastIndex(of: "@") else { return (text[...], "") }
        var body = text[..<at]
        while body.last == " " { body.removeLast() }
        return (body, text[at...])
    }

    /// Whether the text is an expression with one relation; a visual format is none.
    private var sign: Range<String.Index>? {
        guard let first = text.first, !"|[".contains(first), !text.hasPrefix("H:"), !text.hasPrefix("V:") else {
            return nil
        }
        let places = Self.signs.compactMap { sign in
            text.indices.first { text[$0...].hasPrefix(sign.sign) }.map { $0..<text.index($0, offsetBy: 2) }
        }
        return places.count == 1 ? places.first : nil
    }

    /// Nil for a text that is changed by hand.
    func setting(priority: Int) -> ConstraintText? {
        guard sign != nil else { return nil }
        return ConstraintText(parts.body + (priority == 1000 ? "" : " @\(priority)"))
    }

    /// Nil for a text that is changed by hand.
    func setting(relation: String) -> ConstraintText? {
        guard let sign, let word = Self.signs.first(where: { $0.word == relation })?.sign,
            // A number before the sign would turn the relation round.
            text.first?.isNumber == false
        else { return nil }
        return ConstraintText(text[..<sign.lowerBound] + word + text[sign.upperBound...])
    }

    /// The attribute at both ends in place of another; nil where no end has the attribute.
    func setting(_ new: String, for old: String) -> ConstraintText? {
        guard sign != nil else { return nil }
        var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        var isChanged = false
        for place in words.indices where words[place] == old || words[place].hasSuffix("." + old) {
            words[place] = words[place].dropLast(old.count) + new
            isChanged = true
        }
        return isChanged ? ConstraintText(words.joined(separator: " ")) : nil
    }

    /// A constant that stands at the end as a plain number; nil elsewhere.
    func setting(constant: Double) -> ConstraintText? {
        guard let sign else { return nil }
        let (body, priority) = parts
        var words = body[sign.upperBound...].split(separator: " ").map(String.init)
        if let last = words.last, PlainNumber.decimal(last[...]) != nil {
            words.removeLast()
            if let operation = words.last, operation == "+" || operation == "-" { words.removeLast() }
        } else if words.count != 1 {
            return nil
        }
        let size = PlainNumber.text(constant.magnitude)
        if words.isEmpty {
            words = [PlainNumber.text(constant)]
        } else if constant != 0 {
            words += [constant < 0 ? "-" : "+", size]
        }
        let tail = priority.isEmpty ? "" : " " + priority
        return ConstraintText(body[..<sign.upperBound] + " " + words.joined(separator: " ") + tail)
    }
}
