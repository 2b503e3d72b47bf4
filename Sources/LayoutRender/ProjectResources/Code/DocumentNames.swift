import Notation

/// The names of a project's Interface Builder files. An app loads a file by its name, by a class of that name, or by a symbol
/// that a generator makes of the name.
///
/// Names are compared without regard to case, hyphens, underscores and spaces.
struct DocumentNames: Sendable {
    /// The hashes of the names, and of the controllers that load a file without its name.
    private var hashes: Set<UInt64> = []
    /// The names as they are compared.
    private var names: [[UInt8]] = []

    /// - Parameter paths: of any files.
    init(_ paths: [String] = []) {
        for path in paths where path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
            for name in Self.names(of: path) where hashes.insert(CodeTokens.hash(name)).inserted { names.append(name) }
        }
    }

    /// The names by which an app may load a file: a controller's class loads a file of the class's name, with or without
    /// `Controller`.
    static func names(of path: String) -> [[UInt8]] {
        var stem = Array(ProjectPath.stem(path).utf8)
        for ending in ["~iphone", "~ipad"] where stem.count > ending.utf8.count {
            if stem.suffix(ending.utf8.count).elementsEqual(ending.utf8) { stem.removeLast(ending.utf8.count) }
        }
        let name = compared(stem)
        return name.suffix(4).elementsEqual("view".utf8) ? [name, name + Array("controller".utf8)] : [name]
    }

    /// A word or a text as it is compared.
    static func compared(_ text: some Sequence<UInt8>) -> [UInt8] {
        text.compactMap { byte in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
            case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): nil
            default: byte
            }
        }
    }

    /// Whether a hash is that of a file's name.
    func contains(_ hash: UInt64) -> Bool { hashes.contains(hash) }

    /// The hashes of the names that a source has: as words, as texts, and as texts that an expression completes.
    func found(in tokens: CodeTokens) -> Set<UInt64> {
        var found: Set<UInt64> = []
        guard !names.isEmpty else { return found }
        func note(_ text: some Sequence<UInt8>) {
            let hash = CodeTokens.hash(Self.compared(text))
            if hashes.contains(hash) { found.insert(hash) }
        }
        for (place, token) in tokens.all.enumerated() {
            let text = tokens.bytes[Int(token.start)..<Int(token.end)]
            switch token.kind {
            case .word: note(text)
            case .text(let isOpen):
                let inner = text.dropFirst().dropLast()
                guard inner.count <= Self.longest else { continue }
                note(inner)
                // `Ferry.storyboard`, and a text with the class in brackets.
                for part in inner.split(whereSeparator: { ".()\\/".utf8.contains($0) }) { note(part) }
                if isOpen || tokens.isSign(place + 1, "+") { found.formUnion(begun(with: inner)) }
            default: break
            }
        }
        return found
    }

    /// The hashes of the names that begin as a text does which an expression completes.
    private func begun(with text: ArraySlice<UInt8>) -> [UInt64] {
        let fixed = Self.compared(text.prefix { $0 != UInt8(ascii: "\\") })
        guard fixed.count >= Self.leastBeginning else { return [] }
        return names.filter { $0.starts(with: fixed) }.map { CodeTokens.hash($0) }
    }

    /// A longer text names no file, in bytes.
    private static let longest = 200
    /// A shorter beginning of a text says nothing, in bytes.
    private static let leastBeginning = 2
}
