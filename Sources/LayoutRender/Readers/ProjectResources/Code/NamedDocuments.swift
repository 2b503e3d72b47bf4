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
        Self.forEachAttribute(of: bytes) { name, value in
            if Self.attributes.contains(where: { name.elementsEqual($0.utf8) }) {
                let hash = CodeTokens.hash(DocumentNames.compared(value))
                if !own.contains(hash) { hashes.insert(hash) }
            } else if name.elementsEqual("referencedIdentifier".utf8) {
                hashes.insert(DocumentNames.scene(Array(value)))
            }
        }
    }

    /// The values of a list.
    private mutating func take(listed bytes: ArraySlice<UInt8>) {
        for part in bytes.split(whereSeparator: { "\"<>=;\n\r".utf8.contains($0) }) {
            let name = DocumentNames.compared(part)
            hashes.insert(CodeTokens.hash(name))
            hashes.insert(DocumentNames.scene(Array(part)))
            let text = String(decoding: name, as: UTF8.self)
            if ["uimainstoryboardfile", "uiscenestoryboardfile"].contains(where: text.hasSuffix) {
                hashes.insert(CodeTokens.hash(Self.mainKey.utf8))
            }
        }
    }

    /// The hashes of the names that files state.
    /// - Parameter contents: the bytes of a file; nil for one that cannot be read.
    static func hashes(of paths: [String], contents: (String) -> [UInt8]?) -> Set<UInt64> {
        var named = Self()
        for path in paths where ProjectPath.fileExtension(path) != "json" {
            if let bytes = contents(path) { named.take(bytes, at: path) }
        }
        return named.hashes
    }

    /// The identifiers of the scenes, the prototypes and the segues of storyboards, and the parts of all Interface Builder files.
    static func parts(
        of paths: [String], contents: (String) -> [UInt8]?
    ) -> (identifiers: [[UInt8]], parts: [LiveSources.Part]) {
        var identifiers: [[UInt8]] = []
        var all: [LiveSources.Part] = []
        for (place, path) in paths.enumerated() where path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
            guard let bytes = contents(path) else { continue }
            let isStoryboard = path.hasSuffix(".storyboard")
            var first: UInt64?
            var parts = [LiveSources.Part()]
            if !isStoryboard { parts[0].names = Set(DocumentNames.names(of: path).map(CodeTokens.hash)) }
            // An id is one file's own.
            func hash(_ id: ArraySlice<UInt8>) -> UInt64 { CodeTokens.hash(id) &+ UInt64(place) }
            forEachAttribute(of: bytes) { name, value in
                func isNamed(_ word: String) -> Bool { name.elementsEqual(word.utf8) }
                let last = parts.count - 1
                if isNamed("id") {
                    parts[last].ids.insert(hash(value))
                } else if isNamed("destination") {
                    parts[last].ways.insert(hash(value))
                } else if isNamed("customClass") {
                    parts[last].classes.insert(CodeTokens.hash(value))
                } else if isNamed("sceneID") {
                    parts.append(LiveSources.Part())
                } else if isNamed("initialViewController") {
                    first = hash(value)
                } else if isStoryboard,
                    ["storyboardIdentifier", "reuseIdentifier", "identifier"].contains(where: isNamed)
                {
                    identifiers.append(Array(value))
                    if isNamed("storyboardIdentifier") { parts[last].names.insert(DocumentNames.scene(Array(value))) }
                }
            }
            let isNameless = isStoryboard && first == nil && parts.allSatisfy(\.names.isEmpty)
            for place in parts.indices {
                parts[place].isFirst = isNameless || first.map(parts[place].ids.contains) == true
            }
            all += parts
        }
        return (identifiers, all)
    }

    /// Calls a function with the name and the value of each attribute in an Interface Builder file.
    private static func forEachAttribute(
        of bytes: [UInt8], _ body: (_ name: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) -> Void
    ) {
        var (place, start) = (0, 0)
        while place < bytes.count {
            if bytes[place] <= 0x20 {
                start = place + 1
            } else if bytes[place] == UInt8(ascii: "\""), place > start, bytes[place - 1] == UInt8(ascii: "=") {
                let value = bytes[(place + 1)...].prefix { $0 != UInt8(ascii: "\"") }
                body(bytes[start..<place - 1], value)
                place = value.endIndex
            }
            place += 1
        }
    }

    /// The attributes of Interface Builder files whose values name a file or a class.
    private static let attributes = ["storyboardName", "nibName", "customClass"]
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
        guard ProjectPath.isInside(document, root.path) else { return false }
        let (index, path) = (index, relativePath(document))
        guard !index.isTruncated, !index.sources.isEmpty, index.sources.count <= limits.sourceFiles,
            index.documents.contains(where: { $0.hasSameBytes(as: path) })
        else { return false }
        let (named, names) = (namedByFiles, DocumentNames.names(of: document))
        guard !NamedDocuments.mayBeNamed(names, by: named) else { return false }
        let isStoryboard = ProjectPath.fileExtension(document) == "storyboard"
        return !names.contains { code.namesDocument(CodeTokens.hash($0), isStoryboard: isStoryboard) }
    }

    /// Whether something in the project names a scene or a prototype by its identifier, or may do so: sources, other Interface Builder files, lists
    /// of properties. True where the project cannot tell.
    package func namesScene(_ identifier: String) -> Bool {
        if let wider { return wider.namesScene(identifier) }
        let index = index
        guard !index.isTruncated, !index.sources.isEmpty, index.sources.count <= limits.sourceFiles else { return true }
        let name = Array(identifier.utf8)
        return code.namesScene(name) || namedByFiles.contains(DocumentNames.scene(name))
    }

    /// Stands for all names of files and scenes that the project states: with other names there is another number.
    package var statedNames: UInt64 { wider?.statedNames ?? (code.names ^ namedByFiles.reduce(0, ^)) }

    /// What the sources say, by the names in the other files.
    func readCode() -> ProjectCode {
        let (identifiers, parts) = NamedDocuments.parts(of: index.documents, contents: list)
        let listed = NamedDocuments.hashes(
            of: index.documents.filter { $0.hasSuffix(".plist") } + index.projectFiles, contents: list)
        let names = DocumentNames(index.documents, scenes: identifiers)
        return ProjectCode.read(index.sources, names, parts, listed: listed, limits) { path, limit in
            isReadable(path) ? files.contents(of: absolute(path), limit: limit) : nil
        }
    }

    /// The hashes of the names in Interface Builder files, in lists of properties and in project files.
    private var namedByFiles: Set<UInt64> {
        documentNames { NamedDocuments.hashes(of: index.documents + index.projectFiles, contents: list) }
    }
}
