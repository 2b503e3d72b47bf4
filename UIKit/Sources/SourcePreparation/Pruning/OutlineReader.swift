/// Reads an outline.
struct OutlineReader {
    var cursor: SourceCursor
    private let readsBodies: Bool
    /// Deeper braces are passed over.
    private static let maximumDepth = 60

    init(_ source: String, readsBodies: Bool) {
        cursor = SourceCursor(source)
        self.readsBodies = readsBodies
    }

    /// Words with which a line goes on.
    private static let continuing: Set<String> = [
        "else", "catch", "where", "as", "is", "throws", "async", "rethrows", "in",
    ]

    /// Words after which a line goes on.
    private static let open: Set<String> = [
        "guard", "if", "while", "for", "switch", "where", "let", "var", "in", "is", "as", "try", "await", "else",
        "case", "func", "typealias", "class", "struct", "enum", "extension", "protocol", "import",
    ]

    /// Reads up to the brace that ends the block, or the end of the file.
    mutating func units(isOfType: Bool, depth: Int) -> [SourceOutline.Unit] {
        var found: [SourceOutline.Unit] = []
        while true {
            skipSpace()
            guard !cursor.isAtEnd, cursor.text[cursor.place] != UInt8(ascii: "}") else { return found }
            let start = cursor.place
            var unit = self.unit(isOfType: isOfType, depth: depth)
            if cursor.place == start { cursor.place += 1 }
            unit.range = start..<trimmed(cursor.place, from: start)
            found.append(unit)
        }
    }

    /// Passes white space, comments and semicolons.
    private mutating func skipSpace() {
        while !cursor.isAtEnd {
            let byte = cursor.text[cursor.place]
            if byte <= UInt8(ascii: " ") || byte == UInt8(ascii: ";") {
                cursor.place += 1
            } else if byte == UInt8(ascii: "/"), cursor.has("//") || cursor.has("/*") {
                _ = cursor.skipCommentOrString()
            } else {
                return
            }
        }
    }

    /// The end without the space before it.
    private func trimmed(_ end: Int, from start: Int) -> Int {
        var end = min(end, cursor.text.count)
        while end > start + 1, cursor.text[end - 1] <= UInt8(ascii: " ") { end -= 1 }
        return end
    }

    private mutating func unit(isOfType: Bool, depth: Int) -> SourceOutline.Unit {
        var unit = SourceOutline.Unit(kind: isOfType ? .member : .statement, nameStart: cursor.place)
        if cursor.text[cursor.place] == UInt8(ascii: "#"), isDirective {
            cursor.skipLine()
            unit.kind = .directive
        } else {
            readHead(&unit)
            let isCutOff = unit.keyword.isEmpty && !unit.words.all.isEmpty && isDirective
            if DeclarationWords.types.contains(unit.keyword) { unit.kind = .type }
            if !isOfType, unit.keyword == "case" || unit.keyword == "default" {
                unit.kind = .label
                skipLabel()
            } else if !isCutOff {
                readRest(&unit, depth: depth)
            }
        }
        if unit.blocks.isEmpty { unit.headEnd = cursor.place }
        return unit
    }

    private var isDirective: Bool {
        ["#if", "#else", "#endif", "#warning", "#error", "#sourceLocation"].contains { cursor.has($0) }
    }

    /// Reads attributes, modifiers, the word and the name.
    private mutating func readHead(_ unit: inout SourceOutline.Unit) {
        while !cursor.isAtEnd {
            skipSpace()
            let start = cursor.place
            if cursor.has("@") {
                cursor.place += 1
                let name = cursor.readName()
                while cursor.has(".") {
                    cursor.place += 1
                    _ = cursor.readName()
                }
                if cursor.has("(") { cursor.skipParentheses() }
                unit.words.all.append(("@" + name, start..<cursor.place))
                continue
            }
            var ahead = cursor
            let word = ahead.readName()
            guard !word.isEmpty else { return }
            var behind = ahead
            behind.skipSpace()
            let next = behind.readEscapedName() ?? ""
            // A class member: class func, class var.
            let isModifier =
                word == "class" && DeclarationWords.members.union(DeclarationWords.modifiers).contains(next)
            if isModifier || (DeclarationWords.modifiers.contains(word) && unit.keyword.isEmpty) {
                cursor = ahead
                let isOfSetter = cursor.has("(set)")
                if cursor.has("(") { cursor.skipParentheses() }
                unit.words.all.append((word + (isOfSetter ? "(set)" : ""), start..<cursor.place))
                continue
            }
            unit.keyword = word
            cursor = ahead
            unit.nameStart = cursor.place
            if DeclarationWords.types.contains(word) || DeclarationWords.members.contains(word) {
                unit.name = next
                while behind.has(".") {
                    behind.place += 1
                    unit.name += "." + (behind.readEscapedName() ?? "")
                }
            }
            return
        }
    }

    /// Passes `case a, .b(let c) where d:` up to its colon.
    private mutating func skipLabel() {
        var brackets = 0
        while !cursor.isAtEnd {
            if cursor.skipCommentOrString() { continue }
            let byte = cursor.text[cursor.place]
            if byte == UInt8(ascii: ":"), brackets == 0 {
                cursor.place += 1
                return
            }
            if byte == UInt8(ascii: "}"), brackets == 0 { return }
            brackets += cursor.bracketStep(countsAngles: false)
            cursor.place += 1
        }
    }

    /// Reads up to the unit's end, blocks as units of their own.
    private mutating func readRest(_ unit: inout SourceOutline.Unit, depth: Int) {
        var brackets = 0
        var last = cursor.place - 1
        let isLine = unit.keyword == "import" || unit.keyword == "operator"
        // Generic parameters may stand between a name and a line of parameters.
        var awaitsParameters = ["func", "init", "subscript"].contains(unit.keyword)
        while !cursor.isAtEnd {
            let byte = cursor.text[cursor.place]
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ";"), brackets <= 0 {
                if byte == UInt8(ascii: ";") || isLine || !goesOn(behind: last, unit.keyword, awaitsParameters) {
                    return
                }
                skipSpace()
                continue
            }
            let start = cursor.place
            let isComment = cursor.has("//") || cursor.has("/*")
            if cursor.skipNoCode() {
                if !isComment { last = max(start, cursor.place - 1) }
                continue
            }
            if byte > UInt8(ascii: " ") { last = cursor.place }
            switch byte {
            case UInt8(ascii: "{"):
                if unit.blocks.isEmpty { unit.headEnd = cursor.place }
                unit.blocks.append(block(unit.kind == .type && brackets <= 0, depth: depth + 1))
                last = cursor.place - 1
                continue
            case UInt8(ascii: "}") where brackets <= 0: return
            case UInt8(ascii: "("), UInt8(ascii: "["):
                awaitsParameters = false
                brackets += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): brackets -= 1
            default: break
            }
            cursor.place += 1
        }
    }

    private mutating func block(_ isOfType: Bool, depth: Int) -> SourceOutline.Block {
        let start = cursor.place
        guard isOfType || readsBodies, depth < Self.maximumDepth else {
            cursor.skipBraces()
            return .init(range: start..<cursor.place, units: [], isOfType: isOfType)
        }
        cursor.place += 1
        if !isOfType { skipClosureHead() }
        let units = units(isOfType: isOfType, depth: depth)
        if !cursor.isAtEnd { cursor.place += 1 }
        return .init(range: start..<cursor.place, units: units, isOfType: isOfType)
    }

    /// Passes `[weak self] a, b in` at the beginning of a closure.
    private mutating func skipClosureHead() {
        var ahead = cursor
        ahead.skipSpace()
        let hasCaptures = ahead.has("[")
        var brackets = 0
        // Behind a list of captures the parameters may be in the next line.
        var isBehindCaptures = false
        while !ahead.isAtEnd {
            let byte = ahead.text[ahead.place]
            if SourceCursor.isLetter(byte) {
                isBehindCaptures = false
                let word = ahead.readName()
                if word == "in", brackets == 0 {
                    cursor = ahead
                    return
                }
                if ["for", "if", "guard", "let", "var", "return", "switch", "while"].contains(word) { return }
                continue
            }
            if byte > UInt8(ascii: " ") { isBehindCaptures = false }
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["): brackets += 1
            case UInt8(ascii: ")"): brackets -= 1
            case UInt8(ascii: "]"):
                brackets -= 1
                isBehindCaptures = hasCaptures && brackets == 0
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "="): return
            case UInt8(ascii: "\n") where brackets == 0 && !isBehindCaptures: return
            default: break
            }
            ahead.place += 1
        }
    }

    /// Whether the text behind the end of a line belongs to the same unit.
    /// - Parameters:
    ///   - before: where the line's last code is.
    ///   - keyword: the unit's.
    ///   - awaitsParameters: whether a list of parameters is still to come.
    private func goesOn(behind before: Int, _ keyword: String, _ awaitsParameters: Bool) -> Bool {
        if before >= 0 {
            let sign = cursor.text[before]
            if ",=:+-*&|(<".utf8.contains(sign) || Self.open.contains(word(endingAt: before)) { return true }
            if sign == UInt8(ascii: ">"), before > 0, cursor.text[before - 1] == UInt8(ascii: "-") { return true }
            if sign == UInt8(ascii: "?"), before > 0, "? ".utf8.contains(cursor.text[before - 1]) { return true }
        }
        var ahead = self
        ahead.skipSpace()
        guard !ahead.cursor.isAtEnd else { return false }
        let next = ahead.cursor.text[ahead.cursor.place]
        switch next {
        case UInt8(ascii: "(") where awaitsParameters: return true
        case _ where ".?:{,&|=+*<>%)]".utf8.contains(next): return true
        case UInt8(ascii: "-"): return ahead.cursor.has("->") || ahead.cursor.has("- ")
        case let byte where SourceCursor.isLetter(byte):
            let word = ahead.cursor.readName()
            if word == "while" { return keyword == "repeat" }
            return Self.continuing.contains(word) || (before >= 0 && isLabelOfClosure(ahead, behind: before))
        case UInt8(ascii: "!"): return ahead.cursor.has("!=")
        default: return false
        }
    }

    /// Whether a closure behind another one begins: `} footer: {`.
    /// - Parameter ahead: behind a word.
    private func isLabelOfClosure(_ ahead: OutlineReader, behind before: Int) -> Bool {
        var ahead = ahead
        guard cursor.text[before] == UInt8(ascii: "}"), ahead.cursor.has(":") else { return false }
        ahead.cursor.place += 1
        ahead.skipSpace()
        return ahead.cursor.has("{")
    }

    /// The word whose last byte is at a place; empty where there is none, or where it names a member.
    private func word(endingAt last: Int) -> String {
        var start = last + 1
        while start > 0, SourceCursor.isLetter(cursor.text[start - 1]) { start -= 1 }
        guard start <= last, start == 0 || cursor.text[start - 1] != UInt8(ascii: ".") else { return "" }
        return String(decoding: cursor.text[start...last], as: UTF8.self)
    }
}
