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

    /// The views that a call lays out by a format in words: the members of `NSDictionaryOfVariableBindings(title, card)`, and of the table
    /// `views` of `NSLayoutConstraint.constraints(withVisualFormat:)`.
    func viewsInFormat(of call: String, at start: Int) -> [String] {
        if call == "NSDictionaryOfVariableBindings" { return arguments(from: start).objects }
        guard call == "constraints", isWord(start + 1, "withVisualFormat"),
            let views = (start..<start + Self.mostOfCall).first(where: { isWord($0, "views") && isSign($0 + 1, ":") }),
            let end = (views..<views + Self.mostOfCall).first(where: { isSign($0, "]") })
        else { return [] }
        return list(endingAt: end) ?? []
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

    /// The class of the controller whose view is the value that begins at a place: of `card.view` the class of which `card` was made or
    /// declared in the lines before.
    func ownerOfView(at start: Int) -> String? {
        var place = start
        while isWord(place), isSign(place + 1, "."), isWord(place + 2) { place += 2 }
        guard place > start, isWord(place, "view") else { return nil }
        let name = text(place - 2)
        for other in stride(from: start - 1, to: max(start - Self.linesBefore, 0), by: -1) where isWord(other, name) {
            let type = isSign(other - 1, "*") ? other - 2 : other + 2
            let isDeclared =
                type < other || isSign(other + 1, ":") || (isWord(type) && all[other + 1].kind == .assignment)
            if isDeclared, isWord(type), text(type).first?.isUppercase == true { return text(type) }
        }
        return nil
    }

    /// The tokens in which the class of a variable is looked for.
    private static let linesBefore = 2_000

    /// The constants of heights that are numbers: of `let rowHeight: CGFloat = 90` the name and 90.
    var heights: [(name: String, value: Double)] {
        all.indices.compactMap { place in
            guard isWord(place, "let"), isWord(place + 1) else { return nil }
            let end = isSign(place + 2, ":") ? place + 4 : place + 2
            guard all.indices.contains(end + 1), all[end].kind == .assignment, all[end + 1].kind == .number,
                endsValue(end + 1), let number = Double(text(end + 1)), text(place + 1).hasSuffix("eight")
            else { return nil }
            return (text(place + 1), number)
        }
    }

    /// The name of the constant that a value may be: `rowHeight` of `Sizes.rowHeight`; nil for a call and a sum.
    func constant(at start: Int) -> String? {
        var place = start
        while isSign(place + 1, "."), isWord(place + 2) { place += 2 }
        return isWord(place) && endsValue(place) ? text(place) : nil
    }

    /// The hashes of the classes of rows that code makes without a file: `Row(style: …)`, `[[Row alloc] initWithStyle: …]`.
    var madeRows: Set<UInt64> {
        Set(all.indices.filter(makesRow).map { Self.hash(bytes[Int(all[$0].start)..<Int(all[$0].end)]) })
    }

    private func makesRow(_ place: Int) -> Bool {
        guard isWord(place) else { return false }
        return isSign(place + 1, "(") && isWord(place + 2, "style") && isSign(place + 3, ":")
            || isWord(place + 1, "alloc") && isSign(place + 2, "]") && isWord(place + 3, "initWithStyle")
    }

    /// Whether a class of rows stands where code makes a row, or as the type of a variable or of a cast.
    func isTypeOfRow(_ place: Int) -> Bool {
        let before = isSign(place - 1, "!") || isSign(place - 1, "?") ? place - 2 : place - 1
        return makesRow(place) || isSign(place + 1, "*") || isWord(before, "as")
            || (isSign(before, ":") && (isWord(before - 2, "let") || isWord(before - 2, "var")))
    }

    /// The names of rows, by their places, in calls that register a row for an identifier made of the row's name alone: to be shown, such
    /// a row is named again by who asks for one.
    var registeredRows: [Int: ArraySlice<UInt8>] {
        var found: [Int: ArraySlice<UInt8>] = [:]
        for place in all.indices where isWord(place) && bytes[Int(all[place].start)...].starts(with: "register".utf8) {
            let isMessage = isSign(place + 1, ":")
            guard isMessage || isSign(place + 1, "(") else { continue }
            var (next, depth) = (place + 2, 1)
            var names: [Int: ArraySlice<UInt8>] = [:]
            while depth > 0, next < min(all.count, place + Self.mostOfCall) {
                let text = bytes[Int(all[next].start)..<Int(all[next].end)]
                switch all[next].kind {
                case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")): depth += 1
                case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")): depth -= 1
                case .text: names[next] = text.dropFirst().dropLast()
                case .word where isOperand(next): names[next] = text
                default: break
                }
                next += 1
            }
            if depth == 0, Set(names.values.map { Self.hash($0) }).count == 1 { found.merge(names) { $1 } }
        }
        return found
    }

    /// Whether a word stands for a value: no label, no member, no message, and no type or value of the system's in registrations.
    private func isOperand(_ place: Int) -> Bool {
        guard !isSign(place + 1, ":"), !isSign(place - 1, "."), !isWord(place - 1) else { return false }
        let word = text(place)
        return !word.hasPrefix("UICollection")
            && !["UINib", "String", "Bundle", "NSBundle", "NSStringFromClass", "nil"].contains(word)
    }

    /// Whether nothing goes on after the last token of a value.
    private func endsValue(_ place: Int) -> Bool {
        guard all.indices.contains(place + 1) else { return true }
        return all[place + 1].startsLine || isSign(place + 1, "}") || isSign(place + 1, ";")
    }

    /// Whether the value that begins at a place is a plain no: a view that code shows alone is never hidden.
    func isNo(_ start: Int) -> Bool {
        (isWord(start, "false") || isWord(start, "NO")) && !isSign(start + 1, "|") && !isSign(start + 1, "&")
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

    /// The names of an object from its last on, as `chain` finds them. A view that code finds by its tag has the tag as its name.
    func object(endingAt end: Int) -> [String] {
        guard isSign(end, ")") || isSign(end, "]"), let start = opening(of: end) else { return chain(endingAt: end) }
        if isWord(start - 1, "viewWithTag") { return [tag(at: start - 1)] }
        // `(cell.viewWithTag(3) as? UILabel)?.text`, `[[cell viewWithTag:3] setText:name]`
        guard let place = (start..<end).first(where: { isWord($0, "viewWithTag") }), !isWord(start - 1) else {
            return chain(endingAt: end)
        }
        return [tag(at: place)]
    }

    /// The name of the view that `viewWithTag` at a place finds: `#3`, or `#` where the tag is no number.
    func tag(at place: Int) -> String {
        guard all.indices.contains(place + 3), all[place + 2].kind == .number,
            isSign(place + 3, ")") || isSign(place + 3, "]")
        else { return "#" }
        return "#" + text(place + 2)
    }

    /// Whether a name is that of views found by a tag.
    static func isTag(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: "#") }

    /// The variable to which the value around a place is assigned, at most 16 tokens before.
    func assigned(before place: Int) -> String? {
        var end = place
        while end > max(place - 16, 1), all[end].kind != .assignment {
            if isSign(end, "{") || isSign(end, "}") || isSign(end, ";") { return nil }
            end -= 1
        }
        guard all[end].kind == .assignment else { return nil }
        end -= 1
        while isSign(end, "?") || isSign(end, "!") { end -= 1 }
        // `let title: UILabel = …`
        if isSign(end - 1, ":") { end -= 2 }
        return isWord(end) ? text(end) : nil
    }

    /// The arguments of a call.
    struct Arguments {
        /// The labels, with the places of their values.
        var labels: [(name: String, value: Int)] = []
        /// The last names of arguments that are objects: `titleLabel` of `cell.titleLabel`.
        var objects: [String] = []
        /// The place of the first argument.
        var first: Int?
    }

    /// The tokens of a call's arguments that are read.
    private static let mostOfCall = 80

    /// The arguments of a call of Swift.
    /// - Parameter start: the place of the opening bracket.
    func arguments(from start: Int) -> Arguments {
        var found = Arguments(first: isSign(start + 1, ")") ? nil : start + 1)
        for place in argumentWords(start + 1..<max(min(start + Self.mostOfCall, all.count), start + 1)) {
            if isSign(place + 1, ":"), place == start + 1 || isSign(place - 1, ",") {
                if found.labels.isEmpty, place == start + 1 { found.first = place + 2 }
                found.labels.append((text(place), place + 2))
            } else {
                var end = place + 1
                while isSign(end, "?") || isSign(end, "!") { end += 1 }
                if isSign(end, ",") || isSign(end, ")") { found.objects.append(text(place)) }
            }
        }
        return found
    }

    /// The arguments of a message of Objective-C.
    /// - Parameter start: the place of the first part of the selector.
    func message(from start: Int) -> Arguments {
        var found = Arguments(first: start + 2)
        for place in argumentWords(start..<max(min(start + Self.mostOfCall, all.count), start)) {
            if isSign(place + 1, ":") {
                found.labels.append((text(place), place + 2))
            } else if isSign(place + 1, "]") || (isWord(place + 1) && isSign(place + 2, ":")) {
                found.objects.append(text(place))
            }
        }
        return found
    }

    /// The places of the words of a call, up to the call's closing bracket and outside of inner brackets.
    private func argumentWords(_ range: Range<Int>) -> [Int] {
        var words: [Int] = []
        var depth = 0
        for place in range {
            switch all[place].kind {
            case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")), .sign(UInt8(ascii: "{")): depth += 1
            case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")), .sign(UInt8(ascii: "}")): depth -= 1
            case .word where depth == 0: words.append(place)
            default: break
            }
            if depth < 0 { break }
        }
        return words
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
