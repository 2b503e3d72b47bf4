import Notation

/// The names that the files of a project state: an app loads the files of these names.
struct NamedDocuments {
    /// The hashes of the names as they are compared.
    private(set) var hashes: Set<UInt64> = []

    /// Whether files have one of a file's names, or a list that is made when the app is built may have one.
    static func mayBeNamed(_ names: [[UInt8]], by named: Set<UInt64>) -> Bool {
        if names.contains(where: { templates.contains(String(decoding: $0, as: UTF8.self)) }) { return true }
        if names[0].elementsEqual(main.utf8), !named.contains(CodeTokens.hash(mainKey.utf8)) { return true }
        return names.contains { named.contains(CodeTokens.hash($0)) }
    }

    /// Takes the names of a file.
    mutating func take(_ bytes: [UInt8], at path: String) {
        switch ProjectPath.fileExtension(path) {
        case "xib", "storyboard": take(documentsOf: bytes, at: path)
        case "plist": take(listed: bytes[...])
        default:
            for line in bytes.split(separator: UInt8(ascii: "\n")) {
                let word = line.drop { $0 <= 0x20 || $0 == UInt8(ascii: "\"") }
                if word.starts(with: "INFOPLIST_KEY_UI".utf8) { take(listed: line) }
            }
        }
    }

    /// The files that an Interface Builder file names, and the classes of its objects. What a file says of itself names nothing.
    private mutating func take(documentsOf bytes: [UInt8], at path: String) {
        let own = Set(DocumentNames.names(of: path).map(CodeTokens.hash))
        let parts = bytes.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        for (part, value) in zip(parts, parts.dropFirst()) {
            guard Self.attributes.contains(where: { part.suffix($0.count).elementsEqual($0) }) else { continue }
            let hash = CodeTokens.hash(DocumentNames.compared(value))
            if !own.contains(hash) { hashes.insert(hash) }
        }
    }

    /// The values of a list.
    private mutating func take(listed bytes: ArraySlice<UInt8>) {
        for part in bytes.split(whereSeparator: { "\"<>=;\n\r".utf8.contains($0) }) {
            let name = DocumentNames.compared(part)
            hashes.insert(CodeTokens.hash(name))
            let text = String(decoding: name, as: UTF8.self)
            if ["uimainstoryboardfile", "uiscenestoryboardfile"].contains(where: text.hasSuffix) {
                hashes.insert(CodeTokens.hash(Self.mainKey.utf8))
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

extension Project {
    /// Whether nothing in the project names an Interface Builder file, so that no app loads the file: no source, no other such file, no
    /// list of properties, and no class that somebody uses. False where the project cannot tell.
    package func namesNowhere(_ document: String) -> Bool {
        if let wider { return wider.namesNowhere(document) }
        let index = index
        guard !index.isTruncated, !index.sources.isEmpty, index.sources.count <= limits.sourceFiles,
            index.documents.contains(where: { absolute($0) == document })
        else { return false }
        let (named, names) = (namedByFiles, DocumentNames.names(of: document))
        guard !NamedDocuments.mayBeNamed(names, by: named) else { return false }
        let isStoryboard = ProjectPath.fileExtension(document) == "storyboard"
        return !names.contains { code.namesDocument(CodeTokens.hash($0), isStoryboard: isStoryboard) }
    }

    /// The hashes of the names in Interface Builder files, in lists of properties and in project files.
    private var namedByFiles: Set<UInt64> {
        documentNames {
            var named = NamedDocuments()
            for path in index.documents + index.projectFiles
            where isReadable(path) && ProjectPath.fileExtension(path) != "json" {
                if let bytes = files.contents(of: absolute(path), limit: limits.listBytes) {
                    named.take(bytes, at: path)
                }
            }
            return named.hashes
        }
    }
}
