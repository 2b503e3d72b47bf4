/// Objects, lists and values, as a source writes them.
extension CodeTokens {
    /// The last names of the members of a list in brackets: of `[self.title, cell.text]` `title` and `text`.
    func list(endingAt end: Int) -> [String]? {
        guard isSign(end, "]") else { return nil }
        var names: [String] = []
        var place = end - 1
        while place > max(end - 400, 0), !isSign(place, "[") {
            if isWord(place), !isSign(place + 1, ".") { names.append(text(place)) }
            place -= 1
        }
        return names
    }

    /// Whether the value that begins at a place is known at run time alone: no text of the source, no key of a table,
    /// no constant of a type, and not nothing.
    func isOpen(_ start: Int) -> Bool {
        let place = isSign(start, "@") || isSign(start, "[") ? start + 1 : start
        guard all.indices.contains(place) else { return false }
        let word = text(place)
        switch all[place].kind {
        case .text(let isOpen): return isOpen || isSign(place + 1, "+")
        case .word:
            if ["nil", "NSLocalizedString", "NSLocalizedStringFromTable"].contains(word) { return false }
            if word.lowercased().contains("locali") || word.hasPrefix("L10n") || word == "R" { return false }
            guard let first = word.utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z"),
                isSign(place + 1, ".")
            else { return true }
            // A constant of a type: `Texts.Login.title`.
            var end = place
            while isSign(end + 1, "."), isWord(end + 2) { end += 2 }
            return isSign(end + 1, "(") || isSign(end + 1, "[")
        default: return true
        }
    }

    /// The place of the last token of an object before a dot: `label?.` and `label!.` have a sign between.
    func receiver(before dot: Int) -> Int {
        var place = dot - 1
        while isSign(place, "?") || isSign(place, "!") { place -= 1 }
        return place
    }

    /// The names of an object from its last on: `cell.titleLabel` gives `titleLabel` and `cell`. Brackets of an index or
    /// a call are passed over.
    func chain(endingAt end: Int) -> [String] {
        var names: [String] = []
        var place = end
        while names.count < 6 {
            if isSign(place, "]") || isSign(place, ")") {
                guard let start = opening(of: place) else { return names }
                // In Objective-C `[self titleLabel]` is an object; in both languages `labels[0]` is one of `labels`.
                if isWord(start - 1) {
                    place = start - 1
                } else {
                    place -= 1
                    guard isWord(place) else { return names }
                }
            }
            guard isWord(place) else { return names }
            names.append(text(place))
            guard isSign(place - 1, ".") else { return names }
            place = receiver(before: place - 1)
        }
        return names
    }

    /// The opening bracket of a closing bracket, at most 60 tokens before.
    private func opening(of end: Int) -> Int? {
        var depth = 0
        var place = end
        while place >= 0, place > end - 60 {
            if isSign(place, "]") || isSign(place, ")") { depth += 1 }
            if isSign(place, "[") || isSign(place, "(") { depth -= 1 }
            if depth == 0 { return place }
            place -= 1
        }
        return nil
    }
}
