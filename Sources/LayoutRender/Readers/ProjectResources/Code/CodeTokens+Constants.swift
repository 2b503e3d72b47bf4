import LayoutEngine

/// Names that stand for texts of the source, and names that stand for others.
extension CodeTokens {
    /// What the names of a source stand for, by their hashes. A name of both kinds stands for any text.
    struct TextNames: Sendable {
        /// Constants, lists and functions of texts that the source has.
        var known: Set<UInt64> = []
        /// Everything else that has a text.
        var open: Set<UInt64> = []
    }

    /// The names of texts in a source: `let title = "Pier"`, `_names = @[@"Pier", @"Quay"]`, `func title() -> String {…}`.
    var textNames: TextNames {
        var names = TextNames()
        for place in all.indices where all[place].kind == .word {
            let isConstant = isWord(place - 1, "let")
            var value: Int?
            if all.indices.contains(place + 1), all[place + 1].kind == .assignment {
                // What a variable holds, an initializer may have set.
                value = isWord(place - 1, "var") ? nil : place + 2
            } else if isSign(place + 1, ":"), isWord(place + 2, "String"), !isSign(place + 3, ".") {
                // `let title: String = "Pier"`, `var title: String {…}`; a parameter and a stored property have no value.
                let end = isSign(place + 3, "?") || isSign(place + 3, "!") ? place + 4 : place + 3
                let isSet = all.indices.contains(end) && all[end].kind == .assignment
                value = isSet && isConstant ? end + 1 : isSign(end, "{") ? end : nil
            } else if isWord(place - 1, "func") {
                value = bodyOfText(after: place)
                if value == nil { continue }
            } else if isWord(place - 1, "define"), isSign(place - 2, "#") {
                value = place + 1
            } else if !isSign(place - 1, "*") || !isWord(place - 2, "NSString") || !isSign(place + 1, ";") {
                continue
            }
            let hash = Self.hash(bytes[Int(all[place].start)..<Int(all[place].end)].drop { $0 == UInt8(ascii: "_") })
            if let value, hasKnownTexts(value) { names.known.insert(hash) } else { names.open.insert(hash) }
        }
        return names
    }

    /// The hash of the name that the value at a place ends with: `title` of `Texts.title`, `names` of `self.names[row]`, `level` of
    /// `(level() + " road")`; nil for another value.
    func lastName(at start: Int) -> UInt64? {
        var place = start
        while isSign(place, "(") { place += 1 }
        guard isWord(place) else { return nil }
        while let next = member(after: place) { place = next }
        let name = place
        if isSign(place + 1, "[") || isSign(place + 1, "("), let end = closing(of: place + 1) { place = end }
        if isSign(place + 1, "+"), isText(place + 2) { place += 2 }
        guard endsText(place) else { return nil }
        return Self.hash(bytes[Int(all[name].start)..<Int(all[name].end)].drop { $0 == UInt8(ascii: "_") })
    }

    /// The place of the member behind a dot: `title` of `self.title` and of `post?.title`.
    private func member(after place: Int) -> Int? {
        let dot = isSign(place + 1, "?") ? place + 2 : place + 1
        return isSign(dot, ".") && isWord(dot + 1) ? dot + 1 : nil
    }

    /// The hash of the constant whose value a text is: `NSString *const PierScene = @"Pier";`, `#define PierScene @"Pier"`.
    func constant(ofText place: Int) -> UInt64? {
        let start = isSign(place - 1, "@") ? place - 1 : place
        let isAssigned = all.indices.contains(start - 1) && all[start - 1].kind == .assignment
        let name = isAssigned ? start - 2 : start - 1
        guard isConstant(name), isAssigned || isWord(name - 1, "define") else { return nil }
        return Self.hash(bytes[Int(all[name].start)..<Int(all[name].end)])
    }

    /// Whether a word with a capital letter is the name of a constant that is declared here.
    func isConstant(_ place: Int) -> Bool {
        guard isWord(place), bytes[Int(all[place].start)] < UInt8(ascii: "_") else { return false }
        if isWord(place - 1, "define") { return isSign(place - 2, "#") }
        guard isWord(place - 1, "const") || (isSign(place - 1, "*") && isWord(place - 2, "const")) else { return false }
        return isSign(place + 1, ";") || (all.indices.contains(place + 1) && all[place + 1].kind == .assignment)
    }

    /// Those of some words that the source has more than once.
    func repeated(_ words: Set<UInt64>) -> Set<UInt64> {
        var (met, repeated): (Set<UInt64>, Set<UInt64>) = ([], [])
        for token in words.isEmpty ? [] : all where token.kind == .word {
            let word = Self.hash(bytes[Int(token.start)..<Int(token.end)])
            if words.contains(word), !met.insert(word).inserted { repeated.insert(word) }
        }
        return repeated
    }

    /// Whether a text is compared with another, which makes nothing of that name.
    func isCompared(_ place: Int) -> Bool {
        let start = isSign(place - 1, "@") ? place - 1 : place
        return [start - 1, place + 1].contains { all.indices.contains($0) && all[$0].kind == .comparison }
            || isWord(start - 1, "case") || (isSign(start - 1, ":") && isWord(start - 2, "isEqualToString"))
    }

    /// Whether a value is a text, a list of texts, or braces that return texts alone.
    private func hasKnownTexts(_ start: Int) -> Bool {
        if isSign(start, "{") { return returnsTexts(start) }
        let place = isSign(start, "@") ? start + 1 : start
        if isSign(place, "["), let end = closing(of: place) {
            let inner = (place + 1)..<end
            return inner.contains { isText($0) }
                && inner.allSatisfy { isText($0) || isSign($0, ",") || isSign($0, "@") }
        }
        return isText(place) && endsText(place)
    }

    /// Whether braces hold nothing that is returned but texts of the source.
    private func returnsTexts(_ start: Int) -> Bool {
        guard let end = closing(of: start) else { return false }
        if isText(start + 1), start + 2 == end { return true }
        let returns = (start..<end).filter { isWord($0, "return") }
        return !returns.isEmpty
            && returns.allSatisfy { place in
                let value = isSign(place + 1, "@") ? place + 2 : place + 1
                return isText(value) && endsText(value)
            }
    }

    /// The place of the braces of a function that gives a text; nil for another function.
    private func bodyOfText(after name: Int) -> Int? {
        guard isSign(name + 1, "("), let end = closing(of: name + 1), isSign(end + 1, "-"), isSign(end + 2, ">"),
            isWord(end + 3, "String")
        else { return nil }
        let body = isSign(end + 4, "?") ? end + 5 : end + 4
        return isSign(body, "{") ? body : nil
    }

    /// Whether there is a text without expressions.
    private func isText(_ place: Int) -> Bool {
        all.indices.contains(place) && all[place].kind == .text(isOpen: false)
    }

    /// Whether nothing goes on after the last token of a value, in a statement or as an argument.
    private func endsText(_ place: Int) -> Bool {
        guard all.indices.contains(place + 1) else { return true }
        if [";", "}", ",", ")", "]"].contains(where: { isSign(place + 1, $0) }) { return true }
        return all[place + 1].startsLine && !isSign(place + 1, ".") && !isSign(place + 1, "+")
            && !isSign(place + 1, "?")
    }

    /// The place of the sign that closes a pair of brackets or braces; nil where the pair is longer than a list or a function that is
    /// read.
    private func closing(of start: Int) -> Int? {
        var depth = 0
        for place in start..<min(start + Self.longestPair, all.count) {
            guard case .sign(let byte) = all[place].kind else { continue }
            if "([{".utf8.contains(byte) { depth += 1 }
            if ")]}".utf8.contains(byte) { depth -= 1 }
            if depth == 0 { return place }
        }
        return nil
    }

    /// The most tokens of a pair.
    private static let longestPair = 400
}
