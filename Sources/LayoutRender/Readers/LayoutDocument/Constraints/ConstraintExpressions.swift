import LayoutEngine
import Notation

extension LayoutTree {
    /// The constraints of an expression in tree.json's notation, for any tree: `avatar.width == 100`, `title.leading >=
    /// avatar.trailing + 8 @750`.
    ///
    /// A name is an item's identifier or, in single quotes, any name of `ItemNames` that means one item: `'Photo of the
    /// harbour'`, `'form > Log in'`. A name of one plain word needs no quotes. An attribute without an item is the root's.
    ///
    /// - Parameter names: the names of the page; nil: those that the tree itself has.
    /// - Throws: every mistake, in line 1, with its column in the expression, from 1.
    public func constraints(
        saying expression: String, names itemNames: ItemNames? = nil, limits: Limits = Limits()
    ) throws(DocumentError) -> [LayoutConstraint] {
        var text = ExpressionText(expression, limit: limits.expressionLength)
        // 1 the names
        let itemNames = itemNames ?? ItemNames(self)
        var names = NameTable<ItemID>()
        forEachDescendant(of: root) { item in
            if names[self[item].identifier] == nil { names.insert(self[item].identifier, item) }
        }
        for (name, item) in itemNames.plainNames where names[name] == nil { names.insert(name, item) }
        text.replaceQuotes { name in itemNames.single(name, in: self) }
        if !text.problems.isEmpty { throw text.error }
        for (name, item) in text.placeholders(besides: { names[$0] != nil }) {
            names.insert(name, item)
        }
        // 2 the expression, as a document's reader reads one
        let scan = JSONScanner.scan(Array("[\"\(text.text)\"]".utf8), maximumDepth: 2)
        var reader = DocumentReader(arena: scan.arena, limits: limits)
        reader.tree = self
        reader.hasRoot = true
        reader.makesGuides = false
        reader.defined.items = names
        guard scan.problems.isEmpty, scan.arena.nodes.count > 1 else {
            text.report(0, "this is no expression")
            throw text.error
        }
        let context = DocumentReader.ConstraintContext(node: 1, owner: root, scope: 0)
        var lexer = ExpressionLexer(reader.arena.bytes)
        let made = reader.expression(context, &lexer)
        for problem in reader.messages.problems.elements { text.report(problem.offset - 2, problem.message) }
        if !text.problems.isEmpty { throw text.error }
        return made
    }
}

/// The text of one expression, with quoted names replaced by plain names of the same length, so that columns stay the
/// same.
///
/// The same length matters: the lexer reads the text with the plain names, and the column of each mistake is counted
/// in the text that the user wrote. `'Photo of the harbour'` is 22 bytes long and becomes a name of 22 bytes,
/// `q000000000000000000001`.
struct ExpressionText {
    /// The expression as the lexer reads it: after `placeholders`, without quotes and tabs.
    private(set) var text: String
    /// Mistakes in the order in which they were found; the caller throws all of them at once.
    private(set) var problems: [DocumentDiagnostic] = []
    /// The expression as the user wrote it, for the columns of mistakes.
    private let original: [UInt8]
    /// The bytes of each quoted name with both quotes, and the item that has the name.
    private var quotes: [(range: Range<Int>, item: ItemID)] = []

    /// - Parameter limit: the most bytes of an expression; a longer text is reported and not read.
    init(_ text: String, limit: Int) {
        self.text = text
        original = Array(text.utf8)
        if original.count > limit { report(0, "longer than \(limit) characters") }
    }

    /// Records a mistake at a byte.
    ///
    /// - Parameter offset: counted in bytes from 0. The column counts Unicode scalars from 1, hence the bytes that
    ///   continue a scalar of UTF-8 (0b10xxxxxx) are left out.
    mutating func report(_ offset: Int, _ message: String) {
        let before = original.prefix(max(0, offset)).count { $0 & 0xC0 != 0x80 }
        problems.append(DocumentDiagnostic(line: 1, column: before + 1, keyPath: "", message: message))
    }

    /// All mistakes as the error of the public function.
    var error: DocumentError { DocumentError(diagnostics: problems, total: problems.count) }

    /// Resolves each name in single quotes, and refuses characters that no expression may contain.
    ///
    /// A double quote, a backslash or a control character would end the JSON string that the expression is put into
    /// before scanning; a tab is a blank. Nothing is replaced yet: `placeholders` writes the plain names once all
    /// quotes are known.
    mutating func replaceQuotes(_ find: (String) -> Result<ItemID, ItemNames.Complaint>) {
        guard problems.isEmpty else { return }
        var at = 0
        while at < original.count {
            let byte = original[at]
            if byte == UInt8(ascii: "'") {
                guard let end = original[(at + 1)...].firstIndex(of: UInt8(ascii: "'")), end > at + 1 else {
                    return report(at, "a name in quotes ends with the same quote")
                }
                switch find(String(decoding: original[(at + 1)..<end], as: UTF8.self)) {
                case .success(let item): quotes.append((at..<(end + 1), item))
                case .failure(let complaint): report(at, complaint.message)
                }
                at = end
            } else if byte < 0x20 && byte != 9 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                return report(at, "a character that no expression holds")
            }
            at += 1
        }
    }

    /// A plain name for each quoted name, written into the text.
    ///
    /// A name is `q`, zeros and a running number in base 36, as long as the quoted name with its quotes. A number is
    /// passed over while an item of the tree has the name. A quoted name that is too short for the number is reported.
    mutating func placeholders(besides isTaken: (String) -> Bool) -> [(name: String, item: ItemID)] {
        var bytes = original.map { $0 == 9 ? 32 : $0 }
        var found: [(name: String, item: ItemID)] = []
        var number = 0
        for (range, item) in quotes {
            var name: String
            repeat {
                number += 1
                let digits = String(number, radix: 36)
                name =
                    "q" + String(repeating: "0", count: max(0, range.count - 1 - digits.utf8.count)) + digits
            } while isTaken(name) && name.utf8.count <= range.count
            guard name.utf8.count == range.count else {
                report(range.lowerBound, "too many names in quotes")
                continue
            }
            bytes.replaceSubrange(range, with: Array(name.utf8))
            found.append((name, item))
        }
        text = String(decoding: bytes, as: UTF8.self)
        return found
    }
}
