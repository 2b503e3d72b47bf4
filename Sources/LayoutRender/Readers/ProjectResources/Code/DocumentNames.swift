import Notation

/// The names of a project's Interface Builder files and of their scenes. An app loads either by its name, by a class of that name, or
/// by a symbol that a generator makes of the name.
///
/// Names of files are compared without regard to case, hyphens, underscores and spaces.
struct DocumentNames: Sendable {
    /// The hashes of the names, and of the controllers that load a file without its name.
    private var hashes: Set<UInt64> = []
    /// The names as they are compared.
    private var names: [[UInt8]] = []
    /// The identifiers of scenes.
    private let scenes: [[UInt8]]
    /// The hashes of the scenes by hashes of their identifiers, and by hashes of the symbols of identifiers.
    private var spelled: [UInt64: UInt64] = [:]
    private var symbols: [UInt64: UInt64] = [:]

    /// - Parameters:
    ///   - paths: of any files.
    ///   - scenes: the identifiers of scenes.
    init(_ paths: [String] = [], scenes: [[UInt8]] = []) {
        self.scenes = scenes
        let files = paths.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
        for name in files.flatMap(Self.names) where hashes.insert(CodeTokens.hash(name)).inserted { names.append(name) }
        for scene in scenes {
            spelled[CodeTokens.hash(scene)] = Self.scene(scene)
            var symbol = scene.filter { !"-_ ".utf8.contains($0) }
            if let first = symbol.first, first < UInt8(ascii: "a") { symbol[0] = first | 0x20 }
            symbols[CodeTokens.hash(symbol)] = Self.scene(scene)
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

    /// The hash of the name of a scene: files and classes of the same name are not the scene.
    static func scene(_ name: [UInt8]) -> UInt64 { CodeTokens.hash([2] + name) }

    /// Whether a hash is that of a file's name.
    func contains(_ hash: UInt64) -> Bool { hashes.contains(hash) }

    /// The hashes of the names that a source has: as words, as texts, and as texts that an expression completes; with the constants of
    /// which a name is the value, if the source uses none of them and has the name nowhere else, and with the class of that name where the
    /// source makes rows of the class without a file, or registers them alone.
    func found(in tokens: CodeTokens) -> [UInt64: Set<UInt64>] {
        var found: Set<UInt64> = []
        var ofConstants: [UInt64: Set<UInt64>] = [:]
        guard !names.isEmpty || !scenes.isEmpty else { return [:] }
        var constant: UInt64?
        func add(_ hash: UInt64) {
            if let constant { ofConstants[hash, default: []].insert(constant) } else { found.insert(hash) }
        }
        func note(_ text: ArraySlice<UInt8>) {
            let hash = CodeTokens.hash(Self.compared(text))
            if hashes.contains(hash) { add(hash) }
        }
        func noteScene(_ text: ArraySlice<UInt8>, in table: [UInt64: UInt64]) {
            if let scene = table[CodeTokens.hash(text)] { add(scene) }
        }
        let (rows, registered) = (tokens.madeRows, tokens.registeredRows)
        var held: [UInt64: Set<UInt64>] = [:]
        for (place, token) in tokens.all.enumerated() {
            let text = tokens.bytes[Int(token.start)..<Int(token.end)]
            constant = nil
            if let row = registered[place] {
                held[CodeTokens.hash(Self.compared(row))] = [CodeTokens.hash(row)]
                continue
            }
            switch token.kind {
            case .word:
                let word = rows.isEmpty ? 0 : CodeTokens.hash(text)
                if rows.contains(word), tokens.isTypeOfRow(place) {
                    held[CodeTokens.hash(Self.compared(text))] = [word]
                } else {
                    note(text)
                }
                if let first = text.first, first < UInt8(ascii: "a") { noteScene(text, in: spelled) }
                if !symbols.isEmpty, Self.isSymbol(place, tokens) { noteScene(text, in: symbols) }
            case .text(let isOpen):
                let inner = text.dropFirst().dropLast()
                // An imported header is no name that the source uses.
                guard inner.count <= Self.longest, !inner.suffix(2).elementsEqual(".h".utf8) else { continue }
                constant = tokens.constant(ofText: place)
                note(inner)
                if tokens.isCompared(place) { continue }
                noteScene(inner, in: spelled)
                // `Ferry.storyboard`, and a text with the class in brackets.
                for part in inner.split(whereSeparator: { ".()\\/".utf8.contains($0) }) {
                    note(part)
                    noteScene(part, in: spelled)
                }
                if isOpen || tokens.isSign(place + 1, "+") { found.formUnion(begun(with: inner)) }
                if isOpen || tokens.isSign(place - 1, "+") || inner.contains(UInt8(ascii: "%")) {
                    found.formUnion(ended(with: inner))
                }
            default: break
            }
        }
        let usedHere = tokens.repeated(ofConstants.values.reduce(into: []) { $0.formUnion($1) })
        ofConstants = ofConstants.mapValues { $0.isDisjoint(with: usedHere) ? $0 : [] }
        for name in found { ofConstants[name] = [] }
        return ofConstants.merging(held.filter { hashes.contains($0.key) }) { $0.isEmpty ? [] : $0.union($1) }
    }

    /// Whether a word is the symbol of a scene: a case of an enumeration, or a member of what a generator makes of storyboards.
    private static func isSymbol(_ place: Int, _ tokens: CodeTokens) -> Bool {
        if tokens.isWord(place - 1, "case") { return true }
        return tokens.isSign(place - 1, ".")
            && tokens.chain(endingAt: place - 2).contains {
                ["toryboard", "Scene", "euseIdentifier", "egue"].contains(where: $0.holds)
            }
    }

    /// The hashes of the names that begin as a text does which an expression completes.
    private func begun(with text: ArraySlice<UInt8>) -> [UInt64] {
        let begin = text.prefix { !"\\%".utf8.contains($0) }
        let fixed = Self.compared(begin)
        guard fixed.count >= Self.leastBeginning else { return [] }
        return names.filter { $0.starts(with: fixed) }.map { CodeTokens.hash($0) }
            + scenes.filter { $0.starts(with: begin) }.map(Self.scene)
    }

    /// The hashes of the scenes that end as a text does which an expression begins.
    private func ended(with text: ArraySlice<UInt8>) -> [UInt64] {
        let fixed = Array(text.reversed().prefix { !")@".utf8.contains($0) }.reversed())
        guard fixed.count >= Self.leastBeginning else { return [] }
        return scenes.filter { $0.suffix(fixed.count).elementsEqual(fixed) }.map(Self.scene)
    }

    /// A longer text names no file, in bytes.
    private static let longest = 200
    /// A shorter beginning of a text says nothing, in bytes.
    private static let leastBeginning = 2
}
