/// Which edit answers which message of the compiler.
extension Pruning {
    /// Takes out what the compiler refuses.
    /// - Returns: whether something was found to take out.
    mutating func answer(_ diagnostic: CompilerDiagnostic, level: Level) -> Bool {
        guard let place = place(diagnostic.line, diagnostic.column) else { return dropTable(diagnostic) }
        let path = outline.path(to: place)
        guard !path.isEmpty else { return false }
        for rule in Self.rules where diagnostic.message.contains(rule.words) {
            if let edit = rule.edit(self, path, place, diagnostic), !covers(edit), !edits.contains(where: edit.isSame) {
                add(edit)
                return true
            }
        }
        guard let edit = removal(path, place, diagnostic, level) else { return false }
        add(edit)
        return true
    }

    /// Takes the name of a module that is not at hand away from before a dot.
    /// - Returns: whether it stands there.
    mutating func unqualify(_ module: String, _ said: CompilerDiagnostic) -> Bool {
        guard let place = place(said.line, said.column) else { return false }
        let line = lineRange(around: place)
        let word = Array((module + ".").utf8)
        var isFound = false
        for start in line where outline.text[start..<line.upperBound].starts(with: word) {
            if start > 0, SourceCursor.isLetter(outline.text[start - 1]) { continue }
            add(.init(range: start..<start + word.count, text: "", reason: "", line: said.line))
            isFound = true
        }
        return isFound
    }

    /// Takes out the imports of the module, or the part of one, that a message misses.
    /// - Returns: whether there is one.
    mutating func dropImports(as said: CompilerDiagnostic) -> Bool {
        let before = changes
        let name = said.names.first ?? ""
        for unit in outline.units where unit.keyword == "import" {
            let words = String(decoding: outline.text[unit.range], as: UTF8.self)
            let isMeant = name.contains(".") ? words.hasSuffix(name) : unit.importedModule(in: outline.text) == name
            if isMeant { add(.init(range: unit.range, text: "", reason: "", line: 0)) }
        }
        return changes > before
    }

    /// What stands at the end of a file that gets no table of its members.
    static let withoutTable = " // no table of members"

    /// Takes out the table of members, which stands behind the file's own lines.
    private mutating func dropTable(_ said: CompilerDiagnostic) -> Bool {
        let (before, end) = (changes, outline.text.count)
        add(said.edit(end..<end, Self.withoutTable, isInsertion: true))
        return changes > before
    }

    /// Takes the whole file out.
    mutating func drop(_ diagnostic: CompilerDiagnostic) { add(diagnostic.edit(0..<outline.text.count)) }

    private typealias Rule = (
        words: String, edit: (Pruning, [SourceOutline.Unit], Int, CompilerDiagnostic) -> Edit?
    )

    private static var rules: [Rule] {
        [
            ("has been renamed to '", { $0.renamed($2, $3) }),
            ("unknown attribute", { $0.attribute($2, $3) }),
            ("missing return in", { $0.returning($1, $2, $3) }),
            ("without initial value prevents", { $0.valued($1, $3) }),
            ("does not override any", { $0.withoutOverride($1, $3) }),
            ("initializer does not override", { $0.withoutOverride($1, $3) }),
            ("type 'UIKitUnknown", { $0.converted($2, $3) }),
            ("does not conform to protocol", { $0.unconforming($1, $3) }),
            ("'required' initializer 'init", { $0.requiring($1, $3) }),
        ]
    }

    // MARK: Special answers

    /// The name that the compiler knows, where the source has an older one.
    private func renamed(_ place: Int, _ said: CompilerDiagnostic) -> Edit? {
        guard said.names.count >= 2, let old = said.names.first?.utf8.prefix(while: SourceCursor.isLetter),
            !old.isEmpty,
            said.names[1].utf8.allSatisfy({ SourceCursor.isLetter($0) || $0 == UInt8(ascii: ".") })
        else { return nil }
        // The column may be moved by what was rewritten before it on the line.
        let line = lineRange(around: place)
        let word = Array(old)
        let open = line.filter { start in
            outline.text[start..<line.upperBound].starts(with: word)
                && !edits.contains { $0.range == start..<start + word.count && $0.text == said.names[1] }
        }
        guard let start = open.min(by: { abs($0 - place) < abs($1 - place) }) else { return nil }
        return Edit(range: start..<start + old.count, text: said.names[1], reason: "", line: said.line)
    }

    /// Blanks the attribute at a place, with its arguments.
    func attribute(_ place: Int, _ said: CompilerDiagnostic) -> Edit? {
        let text = outline.text
        guard !text.isEmpty else { return nil }
        // A message of the file's end lies behind its last sign.
        var start = min(place, text.count - 1)
        while start > 0, text[start] != UInt8(ascii: "@"), place - start < 200 { start -= 1 }
        guard text[start] == UInt8(ascii: "@") else { return nil }
        let cursor = SourceCursor(bytes: text)
        return cursor.tokens(in: start..<min(start + 2_000, text.count)).first.map { said.edit($0) }
    }

    /// A value before the brace that ends a body.
    private func returning(_ path: [SourceOutline.Unit], _ place: Int, _ said: CompilerDiagnostic) -> Edit? {
        let blocks = path.flatMap(\.blocks).filter { !$0.isOfType && $0.range.contains(place) }
        guard let block = blocks.last(where: { $0.range.upperBound - 1 <= place + 1 }) ?? blocks.last
        else { return nil }
        let end = block.range.upperBound - 1
        return said.edit(end..<end, " ; return \(Self.value) ", isInsertion: true)
    }

    /// A value for a stored property without one.
    private func valued(_ path: [SourceOutline.Unit], _ said: CompilerDiagnostic) -> Edit? {
        guard let unit = path.last, unit.keyword == "let" || unit.keyword == "var", unit.blocks.isEmpty else {
            return nil
        }
        let end = unit.range.upperBound
        var edit = said.edit(end..<end, " = \(Self.value(of: unit.name))", isInsertion: true)
        edit.completed = unit.range
        return edit
    }

    /// Blanks the word `override` of a declaration.
    private func withoutOverride(_ path: [SourceOutline.Unit], _ said: CompilerDiagnostic) -> Edit? {
        let member = path.last { $0.kind == .member }
        return member?.words.ranges(of: "override").first.map { said.edit($0, $0.blanked.text) }
    }

    /// Takes a protocol out of a type's head.
    private func unconforming(_ path: [SourceOutline.Unit], _ said: CompilerDiagnostic) -> Edit? {
        guard let unit = path.last(where: { $0.kind == .type }), let name = said.names.last else { return nil }
        return inherited(unit, said) { $0.text == name || $0.text.hasSuffix("." + name) }
    }

    /// Takes an entry out of the list behind a type's colon.
    private func inherited(
        _ unit: SourceOutline.Unit, _ said: CompilerDiagnostic, where isWanted: (TypeHead.Entry) -> Bool
    ) -> Edit? {
        guard let head = outline.head(of: unit), let colon = head.colon,
            let index = head.entries.firstIndex(where: isWanted)
        else { return nil }
        let entries = head.entries
        var range = entries[index].range
        if index + 1 < entries.count {
            range = range.lowerBound..<entries[index + 1].range.lowerBound
        } else if index > 0 {
            range = entries[index - 1].range.upperBound..<range.upperBound
        } else {
            // The colon goes too.
            range = colon..<range.upperBound
        }
        return said.edit(range)
    }

    // MARK: Removal

    private func removal(
        _ path: [SourceOutline.Unit], _ place: Int, _ said: CompilerDiagnostic, _ level: Level
    ) -> Edit? {
        guard let member = path.lastIndex(where: { $0.kind == .member || $0.kind == .type }) else {
            // What stands before a directive may be an attribute that has lost its declaration.
            let isDirective = path.last?.kind == .directive
            let lost = outline.units.last { $0.range.upperBound <= place && $0.keyword.isEmpty && isDirective }
            return (lost ?? path.last).map { said.edit($0.range) }
        }
        if level == .statement, let lost = element(path, place, said), !edits.contains(where: lost.isSame) {
            return lost
        }
        if let next = refusedInitializer(path, at: place) { return said.edit(next.range, next.text) }
        // 1 a statement of a body
        let statements = path[(member + 1)...].filter { $0.kind == .statement }
        if level == .statement, let statement = statements.last, path.last?.kind == .statement {
            // What stands for it may be refused itself.
            let put = edits.first { $0.range == statement.range && !$0.isInsertion }
            let text =
                delegating(statement, in: path, refused: put?.text)
                ?? replacement(of: statement, in: path[path.count - 2], place, isAgain: put != nil)
            let values = put != nil ? [] : awaitedValues(of: statement, in: path)
            return said.edit(
                statement.range, text == "do {}" && !values.isEmpty ? values.joined(separator: "; ") : text)
        }
        if level == .statement, statements.count > 0, path.last?.kind == .label, let outer = statements.last {
            return said.edit(outer.range, "do {}")
        }
        // 2 a body
        let unit = path[member]
        if level <= .body, unit.kind == .member, let block = unit.blocks.first(where: { $0.range.contains(place) }),
            let text = body(of: unit, in: path)
        {
            return said.edit(block.range, text)
        }
        // 3 an entry of a type's head, else all that the head promises
        if unit.kind == .type, place < unit.headEnd, level < .member {
            if let edit = inherited(unit, said, where: { $0.range.contains(place) }) { return edit }
            if let promises = promises(of: unit) { return said.edit(promises, " ") }
        }
        // 4 the declaration
        return said.edit(unit.range)
    }

    /// An element of the innermost list around a place, with its comma: the others stay.
    private func element(_ path: [SourceOutline.Unit], _ place: Int, _ said: CompilerDiagnostic) -> Edit? {
        let cursor = SourceCursor(bytes: outline.text)
        var (rest, found) = (path.last?.range, Range<Int>?.none)
        while let range = rest, let token = cursor.tokens(in: range).first(where: { $0.contains(place) }) {
            rest = ["(", "["].lazy.compactMap { cursor.inside($0, at: token) }.first
            // Behind a name or brackets stands an index.
            let before = token.lowerBound > 0 ? outline.text[token.lowerBound - 1] : UInt8(ascii: " ")
            guard let list = cursor.inside("[", at: token), !SourceCursor.isLetter(before),
                !")]?!".utf8.contains(before)
            else { continue }
            let parts = cursor.parts(in: list).filter { !$0.isEmpty }
            guard parts.count > 1, let index = parts.firstIndex(where: { $0.contains { $0.contains(place) } }) else {
                continue
            }
            let next = index + 1 < parts.count ? parts[index + 1][0].lowerBound : list.upperBound
            found = parts[index][0].lowerBound..<next
        }
        return found.map { said.edit($0) }
    }

    /// The list behind a type's colon, without a class's first entry; nil for an empty one.
    private func promises(of unit: SourceOutline.Unit) -> Range<Int>? {
        let entries = outline.entries(of: unit)
        guard let colon = outline.head(of: unit)?.colon, let first = entries.first, let last = entries.last,
            // Weak references need a protocol of classes.
            !entries.contains(where: { $0.text == "class" || $0.text == "AnyObject" })
        else { return nil }
        if unit.keyword != "class" { return colon..<last.range.upperBound }
        return entries.count > 1 ? first.range.upperBound..<last.range.upperBound : nil
    }

    /// What stands for a statement.
    private func replacement(
        of statement: SourceOutline.Unit, in parent: SourceOutline.Unit, _ place: Int, isAgain: Bool
    ) -> String {
        if statement.keyword == "return" { return "return \(Self.value)" }
        if statement.keyword == "throw" { return Self.stop }
        if let bindings = bindings(of: statement, withTypes: !isAgain) { return bindings }
        let isAlone = parent.blocks.contains { $0.range.contains(place) && $0.units.count == 1 }
        let hasResult =
            parent.keyword == "func"
            ? Declaration(parent, in: outline.text).result != nil
            : ["var", "get", "subscript"].contains(parent.keyword)
        return isAlone && hasResult ? "return \(Self.value)" : "do {}"
    }

    /// The values that a statement names for those behind it, which shall find them.
    private func bindings(of statement: SourceOutline.Unit, withTypes: Bool) -> String? {
        let head = outline.text[statement.range.lowerBound..<max(statement.headEnd, statement.range.lowerBound)]
        switch statement.keyword {
        case "let", "var":
            let found = Declaration(statement, in: outline.text).variables
            guard !found.isEmpty else { return nil }
            return found.map { name, type, _ in
                "\(statement.keyword) \(name)"
                    + (type.flatMap { withTypes ? $0 : nil }.map { ": \($0) = \(Self.value(of: name))" }
                        ?? " = UIKitUnknown(\(ManifestText.quoted(name)))")
            }
            .joined(separator: "; ")
        case "guard":
            let names = Self.boundNames(in: head)
            return names.isEmpty
                ? nil : names.map { "let \($0) = UIKitUnknown(\(ManifestText.quoted($0)))" }.joined(separator: "; ")
        default: return nil
        }
    }

    /// The names behind `let` and `var` in the conditions of a statement.
    private static func boundNames(in head: ArraySlice<UInt8>) -> [String] {
        var cursor = SourceCursor(bytes: head)
        var (names, binding) = ([String](), Int?.none)
        while let word = cursor.nextName() {
            let space = binding.map { cursor.text[$0..<max(cursor.place - word.utf8.count, $0)] }
            let isBound = space?.allSatisfy { $0 <= UInt8(ascii: " ") } == true
            if isBound, word != "_", word != "self", !names.contains(word) { names.append(word) }
            binding = word == "let" || word == "var" ? cursor.place : nil
        }
        return names
    }

    /// What stands for a body; nil for a property that is stored.
    private func body(of member: SourceOutline.Unit, in path: [SourceOutline.Unit]) -> String? {
        switch member.keyword {
        case "init": return initializers(member, in: path)[0]
        case "deinit": return "{ }"
        case "func":
            return Declaration(member, in: outline.text).result == nil ? "{ }" : "{ return \(Self.value) }"
        case "var":
            let head = outline.text[member.range.lowerBound..<member.headEnd]
            return head.contains(UInt8(ascii: "=")) ? nil : "{ return \(Self.value) }"
        default: return nil
        }
    }
}
