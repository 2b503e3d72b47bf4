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

    /// The relation of an expression; nil for a visual format, and for a compound word, whose text is several constraints.
    private var sign: Range<String.Index>? {
        guard let first = text.first, !"|[".contains(first), !text.hasPrefix("H:"), !text.hasPrefix("V:") else {
            return nil
        }
        let places = Self.signs.compactMap { sign in
            text.indices.first { text[$0...].hasPrefix(sign.sign) }.map { $0..<text.index($0, offsetBy: 2) }
        }
        guard places.count == 1, let sign = places.first, let left = Self.words(text[..<sign.lowerBound]).first,
            !Self.compounds.contains(Self.attribute(of: left))
        else { return nil }
        return sign
    }

    /// Whether the text is a visual format, or a compound word stands on its left.
    var isSeveral: Bool { sign == nil }

    /// One word on the left is several constraints.
    private static let compounds: Set<Substring> = ["edges", "horizontalEdges", "verticalEdges", "size", "center"]
    /// NSLayoutConstraint's attributes.
    private static let attributes: Set<Substring> = [
        "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX", "centerY",
        "firstBaseline", "lastBaseline", "leadingMargin", "trailingMargin", "leftMargin", "rightMargin", "topMargin",
        "bottomMargin", "centerXWithinMargins", "centerYWithinMargins",
    ]

    private static func words(_ text: Substring) -> [Substring] { text.split(separator: " ") }

    /// What stands behind the last dot.
    private static func attribute(of word: Substring) -> Substring {
        word.lastIndex(of: ".").map { word[word.index(after: $0)...] } ?? word
    }

    private static func isAnchor(_ word: Substring) -> Bool { attributes.contains(attribute(of: word)) }

    /// Whether a word is a number, or the name of one.
    private static func isNumber(_ word: Substring) -> Bool {
        PlainNumber.decimal(word) != nil
            || (!isAnchor(word) && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" })
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
        replacing { $0 == old || $0.hasSuffix("." + old) ? String($0.dropLast(old.count)) + new : nil }
    }

    /// The safe area of an item in place of the item itself, or the other way round; nil where no end is at the item.
    /// - Parameter names: the item's names in the text; the empty name is that of an attribute without an item.
    func setting(safeArea isSafe: Bool, of names: [String]) -> ConstraintText? {
        replacing { word in
            for name in names {
                let item = name.isEmpty ? "" : name + "."
                let (old, new) = isSafe ? (item, item + "safeArea.") : (item + "safeArea.", item)
                let attribute = word.dropFirst(old.count)
                if word.hasPrefix(old), Self.attributes.contains(attribute) { return new + String(attribute) }
            }
            return nil
        }
    }

    /// - Returns: nil where `change` is nil for every word.
    private func replacing(_ change: (Substring) -> String?) -> ConstraintText? {
        guard sign != nil else { return nil }
        var isChanged = false
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
            guard let new = change(word) else { return String(word) }
            isChanged = true
            return new
        }
        return isChanged ? ConstraintText(words.joined(separator: " ")) : nil
    }

    /// The numbers behind the anchor become the constant; nil for other sums than one anchor with or without a factor and
    /// numbers behind it, and one anchor on the left.
    func setting(constant: Double) -> ConstraintText? {
        guard let sign, Self.words(text[..<sign.lowerBound]).count == 1 else { return nil }
        let (body, priority) = parts
        var words = Self.words(body[sign.upperBound...])
        while words.count > 2, let last = words.last, Self.isNumber(last), ["+", "-"].contains(words[words.count - 2]) {
            words.removeLast(2)
        }
        if words.count == 1, Self.isNumber(words[0]) { words = [] }
        let factors = words.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
        let operators = words.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        guard operators.allSatisfy({ ["*", "/"].contains($0) }), words.isEmpty || words.count % 2 == 1,
            factors.allSatisfy({ Self.isAnchor($0) || Self.isNumber($0) }),
            words.isEmpty || factors.count(where: Self.isAnchor) == 1
        else { return nil }
        var sum = words.joined(separator: " ")
        if sum.isEmpty {
            sum = PlainNumber.text(constant)
        } else if constant != 0 {
            sum += (constant < 0 ? " - " : " + ") + PlainNumber.text(constant.magnitude)
        }
        return ConstraintText(body[..<sign.upperBound] + " " + sum + (priority.isEmpty ? "" : " " + priority))
    }
}
