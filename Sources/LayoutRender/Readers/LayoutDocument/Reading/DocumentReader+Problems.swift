import LayoutEngine
import Notation

/// Mistakes of a document: noted where they are found, shown with line, column and key path.
extension DocumentReader {
    /// Notes a mistake at a node.
    mutating func report(_ node: Int, _ message: String) {
        report(offset: arena.offset(node), node: node, message)
    }

    /// Notes a mistake at a byte of the document, once: a component is read for each of its instances.
    mutating func report(offset: Int, node: Int, _ message: String) {
        messages.problems.add(Problem(offset: offset, node: node, message: message))
    }

    /// Notes what is no mistake and yet hardly meant, once.
    mutating func remark(_ node: Int, _ message: String) {
        messages.remarks.add(Problem(offset: arena.offset(node), node: node, message: message))
    }

    /// The message for a name with other characters than names have, with the nearest name.
    mutating func reportName(_ node: Int, _ text: String, _ what: String) {
        let name = text.split(whereSeparator: { !isPlainID(String($0)) && $0 != "-" }).joined(separator: "-")
        report(
            node,
            "\(quoted(text)) is no \(what); a name has letters, digits, '_' and '-' and starts with no '-'"
                + (isPlainID(name) ? ", as \(quoted(name))" : ""))
    }

    /// `; did you mean 'x'?` or nothing.
    ///
    /// Only the first `suggestionCap` problems have a hint: the search compares the word with every known word.
    func hint(for word: String, in known: @autoclosure () -> [String]) -> String {
        nearWord(to: word, in: known()).map { "; did you mean \(quoted($0))?" } ?? ""
    }

    /// The nearest known word, else one that is made of the word's parts.
    func nearWord(to word: String, in known: @autoclosure () -> [String]) -> String? {
        guard messages.problems.elements.count < Self.suggestionCap else { return nil }
        let known = known()
        return nearestWord(to: word, in: known) ?? relatedWord(to: word, in: known)
    }

    /// The keys of a kind, those of few kinds first; all where nothing says which kind a node has.
    func names(ofType type: Int?) -> [String] {
        guard messages.problems.elements.count < Self.suggestionCap,
            let known = type.flatMap({ arena.isKind($0, .string) ? KindTable.shared.find($0, in: arena) : nil })
        else { return PropertyCatalog.names }
        let own = properties.filter { $0.kinds.contains(bit: known.bit) }.enumerated()
        return own.sorted {
            ($0.element.kinds.bits.nonzeroBitCount, $0.offset) < ($1.element.kinds.bits.nonzeroBitCount, $1.offset)
        }.map(\.element.name)
    }

    /// The message for a type that is neither kind nor component, with the nearest word; UIKit's class names are known
    /// to suggestions.
    mutating func unknownType(_ name: String, _ node: Int) {
        let known = View.Kind.allCases.map(\.rawValue) + defined.components.keys.sorted() + uikitWords
        report(node, "unknown type \(quoted(name))" + (OtherWords.typeHint(for: name) ?? hint(for: name, in: known)))
    }

    /// Line and column from 1, for what is kept with its position, such as expectations.
    mutating func position(of offset: Int) -> (line: Int, column: Int) {
        let text = messages.sourceText ?? SourceText(arena.bytes)
        messages.sourceText = text
        return text.position(of: offset)
    }

    /// Stops making nodes: a limit was passed.
    mutating func stop(_ node: Int, _ message: String) {
        guard !messages.stopped else { return }
        report(node, message)
        messages.stopped = true
        waiting.pending.removeAll()
    }

    /// All problems in source order with their positions, as many as the limit allows.
    func error(extra: [JSONScanner.Problem]) -> DocumentError? {
        var all = extra.map { Problem(offset: $0.offset, node: -1, message: $0.message) } + messages.problems.elements
        guard !all.isEmpty else { return nil }
        let order = all.indices.sorted { all[$0].offset != all[$1].offset ? all[$0].offset < all[$1].offset : $0 < $1 }
        all = order.map { all[$0] }
        let text = SourceText(arena.bytes)
        let shown = all.prefix(limits.diagnostics).map { diagnostic($0, text) }
        return DocumentError(diagnostics: shown, total: all.count + messages.problems.droppedCount)
    }

    /// The remarks with their places, as many as the limit of messages allows.
    var placedRemarks: [DocumentDiagnostic] {
        guard !messages.remarks.elements.isEmpty else { return [] }
        let text = SourceText(arena.bytes)
        return messages.remarks.elements.sorted { $0.offset < $1.offset }.prefix(limits.diagnostics)
            .map { diagnostic($0, text) }
    }

    private func diagnostic(_ problem: Problem, _ text: SourceText) -> DocumentDiagnostic {
        let place = text.position(of: problem.offset)
        return DocumentDiagnostic(
            line: place.line, column: place.column, keyPath: keyPath(of: problem.node), message: problem.message)
    }

    /// The way from the root to a node: `root.subviews[2].spacing`; walks down, for messages only. For a node that is
    /// a key the path ends with that key: `root.heigth` for an unknown key of the root.
    func keyPath(of node: Int) -> String {
        guard node > 0 else { return "" }
        var path = ""
        var at = 0
        while at != node {
            var cursor = arena.children(of: at)
            var found: Int?
            if arena.kind(at) == .object {
                while let key = cursor.nextElement(in: arena) {
                    guard let value = cursor.nextElement(in: arena) else { break }
                    guard key == node || (value <= node && node < arena.next(value)) else { continue }
                    path += (path.isEmpty ? "" : ".") + escapedForDisplay(arena.string(key))
                    if key == node { return path }
                    found = value
                    break
                }
            } else {
                var index = 0
                while let element = cursor.nextElement(in: arena) {
                    if element <= node, node < arena.next(element) {
                        path += "[\(index)]"
                        found = element
                        break
                    }
                    index += 1
                }
            }
            guard let found else { return path }
            at = found
        }
        return path
    }
}
