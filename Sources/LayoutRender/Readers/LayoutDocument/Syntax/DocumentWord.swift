/// An enumeration whose cases are words of a document.
///
///     extension LayoutDirection: DocumentWord { static let wordTable = NameTable(Self.self) }
///
/// is all that an enumeration needs to be read by `DocumentReader.word`; the raw values of its cases are the words of
/// the format.
protocol DocumentWord: RawRepresentable<String>, CaseIterable, Sendable {
    /// Stored once for each type, since a table is built at its first use: `static let wordTable =
    /// NameTable(Self.self)`.
    static var wordTable: NameTable<Self> { get }
}

extension NameTable where Value: DocumentWord {
    /// The cases by their raw values.
    init(_ type: Value.Type) { self.init(Value.allCases.map { ($0.rawValue, $0) }) }
}

extension DocumentWord {
    /// All words, for messages.
    static var knownWords: [String] { allCases.map(\.rawValue) }
}

extension NameTable {
    /// The meaning of a string or key.
    func find(_ node: Int, in arena: borrowing JSONArena) -> Value? {
        if arena.nodes[node].hasEscapes { return findDecoded(node, in: arena) }
        return find(arena.bytes.span, arena.piece(node))
    }

    /// Out of line: nearly no key or word has escapes.
    @inline(never)
    private func findDecoded(_ node: Int, in arena: borrowing JSONArena) -> Value? {
        let text = JSONArena.unescaped(arena.bytes.span, arena.piece(node))
        return find(text.span, TextPiece(start: 0, count: text.count))
    }
}
