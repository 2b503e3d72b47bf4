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

extension Project {
    /// Whether nothing in the project names an Interface Builder file, so that no app loads the file: no source, no other such file, no
    /// list of properties, and no class that somebody uses. False where the project cannot tell.
    package func namesNowhere(_ document: String) -> Bool {
        if let wider { return wider.namesNowhere(document) }
        let index = index
        guard !index.isTruncated, !index.sources.isEmpty, index.sources.count <= limits.sourceFiles,
            index.documents.contains(where: { absolute($0) == document })
        else { return false }
        let named = filesNamedByFiles
        let names = DocumentNames.names(of: document)
        if names.contains(where: { Self.templates.contains(String(decoding: $0, as: UTF8.self)) }) { return false }
        // A list that is made when the app is built may name the usual storyboard.
        if names[0].elementsEqual(Self.main.utf8), !named.contains(CodeTokens.hash(Self.mainKey.utf8)) { return false }
        let isStoryboard = ProjectPath.fileExtension(document) == "storyboard"
        return !names.map(CodeTokens.hash).contains {
            named.contains($0) || code.namesDocument($0, isStoryboard: isStoryboard)
        }
    }

    /// The hashes of the names in Interface Builder files, in lists of properties and in project files.
    private var filesNamedByFiles: Set<UInt64> {
        documentNames {
            var named: Set<UInt64> = []
            for path in index.documents + index.projectFiles where isReadable(path) {
                let kind = ProjectPath.fileExtension(path)
                guard kind != "json",
                    let bytes = files.contents(of: absolute(path), limit: limits.listBytes)
                else { continue }
                switch kind {
                case "xib", "storyboard": Self.take(documentsOf: bytes, at: path, &named)
                case "plist": Self.take(listed: bytes[...], &named)
                default:
                    for line in bytes.split(separator: UInt8(ascii: "\n"))
                    where line.drop(while: { $0 <= 0x20 || $0 == UInt8(ascii: "\"") }).starts(
                        with: "INFOPLIST_KEY_UI".utf8)
                    {
                        Self.take(listed: line, &named)
                    }
                }
            }
            return named
        }
    }

    /// The files that an Interface Builder file names, and the classes of its objects. What a file says of itself names nothing.
    private static func take(documentsOf bytes: [UInt8], at path: String, _ named: inout Set<UInt64>) {
        let own = Set(DocumentNames.names(of: path).map(CodeTokens.hash))
        let parts = bytes.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        for (part, value) in zip(parts, parts.dropFirst()) {
            guard attributes.contains(where: { part.suffix($0.count).elementsEqual($0) }) else { continue }
            let hash = CodeTokens.hash(DocumentNames.compared(value))
            if !own.contains(hash) { named.insert(hash) }
        }
    }

    /// The values of a list.
    private static func take(listed bytes: ArraySlice<UInt8>, _ named: inout Set<UInt64>) {
        for part in bytes.split(whereSeparator: { "\"<>=;\n\r".utf8.contains($0) }) {
            let name = DocumentNames.compared(part)
            named.insert(CodeTokens.hash(name))
            let text = String(decoding: name, as: UTF8.self)
            if ["uimainstoryboardfile", "uiscenestoryboardfile"].contains(where: text.hasSuffix) {
                named.insert(CodeTokens.hash(mainKey.utf8))
            }
        }
    }

    /// The attributes of Interface Builder files whose values name a file or a class.
    private static let attributes = ["storyboardName=", "nibName=", "customClass="].map { Array($0.utf8) }
    /// The storyboards of Xcode's templates that lists name which are made when the app is built.
    private static let templates: Set<String> = ["launchscreen", "maininterface", "interface"]
    /// The storyboard that the lists of most templates name.
    private static let main = "main"
    /// Stands for the key of the first storyboard.
    private static let mainKey = "\u{1}main"
}
