/// The name of an output file with placeholders: `out/{name}-{device}.png`.
struct NameTemplate {
    static let placeholders = ["path", "name", "scene", "device", "ios", "traits", "state", "step"]

    let text: String
    private var pieces: [Piece] = []

    private enum Piece {
        case literal(String)
        case placeholder(String)
    }

    /// - Parameter placeholders: the placeholders of the command.
    init(_ text: String, placeholders: [String] = NameTemplate.placeholders) throws(Failure) {
        self.text = text
        var rest = text[...]
        while let open = rest.firstIndex(of: "{") {
            guard let close = rest[open...].firstIndex(of: "}") else {
                throw Failure.usage("\(text): '{' without '}'")
            }
            let name = String(rest[rest.index(after: open)..<close])
            guard placeholders.contains(name) else {
                let known = placeholders.map { "{\($0)}" }.joined(separator: " ")
                throw Failure.usage("\(text): unknown placeholder {\(name)}; known are \(known)")
            }
            pieces.append(.literal(String(rest[..<open])))
            pieces.append(.placeholder(name))
            rest = rest[rest.index(after: close)...]
        }
        pieces.append(.literal(String(rest)))
    }

    func names(_ placeholder: String) -> Bool {
        pieces.contains { if case .placeholder(placeholder) = $0 { true } else { false } }
    }

    /// The folder before the first placeholder; nil for a name without placeholders.
    var folder: String? {
        guard pieces.count > 1, case .literal(let start)? = pieces.first else { return nil }
        return FileWriter.folder(of: start)
    }

    /// Whether the name has a placeholder.
    var varies: Bool { pieces.count > 1 }

    /// The file name of a page or of a pair of pictures.
    /// - Parameter tellsFolder: whether the input's path, with hyphens for slashes, stands in the place of its name; before
    ///   the file name if the name has no placeholder.
    func path(for page: some OutputSubject, tellsFolder: Bool = false) -> String {
        let text = pieces.map { piece in
            switch piece {
            case .literal(let text): text
            case .placeholder("path"): page.value(of: "path")
            case .placeholder("name") where tellsFolder: FileName.part(page.value(of: "path"))
            case .placeholder(let name): FileName.part(page.value(of: name))
            }
        }.joined()
        guard tellsFolder, !names("name") else { return text }
        let start = text.utf8.lastIndex(of: UInt8(ascii: "/")).map { text.utf8.index(after: $0) } ?? text.startIndex
        return text[..<start] + FileName.part(page.value(of: "path")) + "." + text[start...]
    }
}
