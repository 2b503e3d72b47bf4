/// Finds the view trees of a log.
///
/// 1 a line that begins with `|`, `*`, `+` or `•` and names a class with an address, or that has a frame behind the address,
/// is a view; 2 a line with a class and an address alone is the root of a tree if the next line lies one level deeper; 3
/// lines that follow each other make one tree; 4 a view lies in the nearest view above with fewer bars. One pass over the
/// lines; a tree has two views, or one that is ambiguous.
struct TreeReader {
    /// The log without the damage of pasting.
    let text: RepairedText
    /// The most views that are read.
    let limit: Int

    /// A line that may be a view.
    private struct Candidate {
        var view: LoggedTree.View
        var depth: Int
        /// Addresses and variables behind `AMBIGUOUS LAYOUT for`.
        var open: [(address: String, variable: LoggedTree.Variable)]
        /// Whether the line alone shows that a tree is printed.
        var isSure: Bool
    }

    /// The trees in the log's order.
    func trees() -> [LoggedTree] {
        var trees: [LoggedTree] = []
        var lines: [Candidate] = []
        var root: Candidate?
        var count = 0
        for line in text.lines {
            guard count < limit else { break }
            let cursor = LogCursor(text.bytes, line.range)
            guard let candidate = Self.candidate(cursor, line: line.number) else {
                if !Self.isBlank(cursor) { Self.end(&lines, &trees) }
                root = nil
                continue
            }
            if candidate.isSure {
                if candidate.depth == 0 { Self.end(&lines, &trees) }
                if lines.isEmpty, let root, candidate.depth > root.depth { lines.append(root) }
                lines.append(candidate)
                count += 1
                root = nil
            } else {
                Self.end(&lines, &trees)
                root = candidate
            }
        }
        Self.end(&lines, &trees)
        return trees
    }

    private static func isBlank(_ line: LogCursor) -> Bool {
        var line = line
        line.skipBlanks()
        return line.isAtEnd
    }

    /// Makes a tree of the lines read so far.
    private static func end(_ lines: inout [Candidate], _ trees: inout [LoggedTree]) {
        defer { lines = [] }
        guard lines.count > 1 || lines.contains(where: \.view.isAmbiguous) else { return }
        var tree = LoggedTree(views: [])
        var around: [(depth: Int, index: Int)] = []
        for line in lines {
            while let last = around.last, last.depth >= line.depth { around.removeLast() }
            var view = line.view
            view.superview = around.last?.index
            around.append((line.depth, tree.views.count))
            tree.views.append(view)
        }
        var places: [String: Int] = [:]
        for (index, view) in tree.views.enumerated() { if let address = view.item.address { places[address] = index } }
        for (index, line) in lines.enumerated() {
            for (address, variable) in line.open {
                let owner = places[address] ?? index
                tree.views[owner].isAmbiguous = true
                if !tree.views[owner].open.contains(variable) { tree.views[owner].open.append(variable) }
            }
        }
        trees.append(tree)
    }

    /// The view of a line; nil if the line begins otherwise.
    private static func candidate(_ line: LogCursor, line number: Int) -> Candidate? {
        var cursor = line
        // 1 the bars of the levels, and the mark of the layout's kind
        var depth = 0
        var hasMark = false
        prefix: while let byte = cursor.current {
            switch byte {
            case UInt8(ascii: " "): break
            case UInt8(ascii: "|"): depth += 1
            case UInt8(ascii: "*"), UInt8(ascii: "+"): hasMark = true
            case 0xE2 where cursor.isAt("•"):
                hasMark = true
                cursor.place += 2
            default: break prefix
            }
            cursor.place += 1
        }
        // 2 the class and the address
        _ = cursor.skip("<")
        guard let item = item(&cursor) else { return nil }
        var view = LoggedTree.View(item: item, line: number)
        // 3 the frame, the text, what is hidden
        readFacts(&view, cursor)
        // 4 the ambiguity
        var open: [(String, LoggedTree.Variable)] = []
        if let place = cursor.find("AMBIGUOUS LAYOUT") {
            view.isAmbiguous = true
            var rest = cursor
            rest.place = place
            open = variables(rest)
        }
        view.lacksHostConstraints = cursor.find("MISSING HOST CONSTRAINTS") != nil
        let isSure = depth > 0 || hasMark || view.frame != nil || view.isAmbiguous
        guard isSure || cursor.isAtEnd || cursor.isAt(">") else { return nil }
        return Candidate(view: view, depth: depth, open: open, isSure: isSure)
    }

    /// `UILabel:0x7f2'Total'`, `UIView: 0x7f1`.
    private static func item(_ cursor: inout LogCursor) -> LoggedItem? {
        var next = cursor
        let start = next.place
        var depth = 0
        while let byte = next.current, byte != UInt8(ascii: ":") || depth > 0, next.place - start < 400 {
            if byte == UInt8(ascii: "<") { depth += 1 }
            if byte == UInt8(ascii: ">") { depth -= 1 }
            let isInName =
                LogCursor.isWord(byte) || ".<>".utf8.contains(byte) || (depth > 0 && ", :()".utf8.contains(byte))
            guard isInName, depth >= 0 else { return nil }
            next.place += 1
        }
        guard next.place > start, !LogCursor.isDigit(next.bytes[start]), next.isAt(":") else { return nil }
        let className = next.text(start..<next.place)
        next.place += 1
        next.skipBlanks()
        guard let address = next.address() else { return nil }
        var label: String?
        if next.isAt("'") {
            // The text may hold quotes: the last one before the ambiguity ends it.
            let end = next.find("AMBIGUOUS LAYOUT") ?? next.end
            if let last = next.bytes[next.place + 1..<end].lastIndex(of: UInt8(ascii: "'")) {
                label = next.text(next.place + 1..<last)
                next.place = last + 1
            }
        }
        cursor = next
        return LoggedItem(className: className, address: address, label: label)
    }

    /// `; frame = (16 20; 100 21); text = 'Total'; hidden = YES; ...`
    private static func readFacts(_ view: inout LoggedTree.View, _ line: LogCursor) {
        guard line.isAt(";") else { return }
        if let place = line.find("; frame = (") {
            var next = line
            next.place = place
            _ = next.skip("; frame = (")
            var numbers: [Double] = []
            while numbers.count < 4, let number = next.number() {
                numbers.append(number.value)
                _ = next.skip(";")
                next.skipBlanks()
            }
            if numbers.count == 4 {
                view.frame = .init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            }
        }
        if let place = line.find("; text = '") {
            var next = line
            next.place = place
            _ = next.skip("; text = '")
            if let end = next.find("'; ") ?? next.find("'>") { view.item.label = next.text(next.place..<end) }
        }
        view.isHidden = line.find("; hidden = YES") != nil
    }

    /// `AMBIGUOUS LAYOUT for UIView:0x7f1.minX{id: 13}, total:0x7f2.Width{id: 16}`: what stands before each `{id`.
    private static func variables(_ line: LogCursor) -> [(address: String, variable: LoggedTree.Variable)] {
        var found: [(String, LoggedTree.Variable)] = []
        var next = line
        while found.count < 100, let brace = next.find("{id") {
            let name = next.text(next.place..<brace)
            next.place = brace + 3
            guard let dot = name.lastIndex(of: ".") else { continue }
            let word = name[name.index(after: dot)...]
            guard
                let variable = LoggedTree.Variable.allCases.first(where: {
                    $0.rawValue.lowercased() == word.lowercased()
                })
            else { continue }
            let address = name[..<dot].split(separator: ":").last.map { $0.prefix { $0.isHexDigit || $0 == "x" } } ?? ""
            found.append((address.lowercased(), variable))
        }
        return found
    }
}
