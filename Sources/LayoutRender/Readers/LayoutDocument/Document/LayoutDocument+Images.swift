extension LayoutDocument {
    /// Releases the tokens and the names, which only changes of states and places of pictures refer to: tokens take more
    /// memory than the tree.
    mutating func releaseTokens() {
        guard variants.allSatisfy({ $0.changes.isEmpty }), imageNodes.isEmpty else { return }
        reader.releaseTokens()
    }

    /// The position of a picture's first occurrence in the document, line and column from 1; nil for an unknown name.
    public func place(ofImage name: String) -> (line: Int, column: Int)? {
        let arena = reader.arena
        guard let node = imageNodes.first(where: { arena.string($0) == name }) else { return nil }
        return SourceText(arena.bytes).position(of: arena.offset(node))
    }

    /// The names of all pictures that views may show in any state, each once, in the order of the text.
    public var imageNames: [String] {
        var seen: Set<String> = []
        return imageNodes.map { reader.arena.string($0) }.filter { seen.insert($0).inserted }
    }

    /// The strings that name pictures: `image`, `backgroundImage`, `minimumValueImage` and the like, or the `name` in them, in a view
    /// or at the end of a path.
    ///
    /// A walk over the tokens instead of the views: overrides of components and changes of states name pictures as
    /// well, with paths such as `avatar.image.name`. `end` is the end of the last object under `image`, inside which
    /// `name` is a picture's name.
    private var imageNodes: [Int] {
        let arena = reader.arena
        guard arena.mayNamePictures else { return [] }
        var found: [Int] = []
        var end = 0
        for node in arena.nodes.indices.dropFirst()
        where arena.nodes[node - 1].isKey && JSONArena.mayNamePicture(arena.nodes[node - 1], arena.bytes.span) {
            let path = arena.string(node - 1).split(separator: ".")
            guard let word = path.last else { continue }
            let isName = word == "name" && (node < end || path.dropLast().last.map(Self.namesPicture) == true)
            guard isName || Self.namesPicture(word) else { continue }
            if arena.isKind(node, .string) { found.append(node) } else { end = max(end, arena.next(node)) }
        }
        return found
    }

    /// Whether a key's last word is a property that holds a picture.
    private static func namesPicture(_ word: Substring) -> Bool {
        word == "image" || word.hasSuffix("Image")
    }
}
