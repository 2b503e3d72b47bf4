extension LayoutDocument {
    /// Where the document first names a picture, line and column counted from 1; nil for a name that is not in it.
    public func place(ofImage name: String) -> (line: Int, column: Int)? {
        let arena = reader.arena
        for node in arena.nodes.indices.dropFirst() where arena.isKind(node, .string) && arena.nodes[node - 1].isKey {
            guard arena.string(node) == name, let word = arena.string(node - 1).split(separator: ".").last,
                ["image", "backgroundImage", "name"].contains(word)
            else { continue }
            return SourceText(arena.bytes).position(of: arena.offset(node))
        }
        return nil
    }
}
