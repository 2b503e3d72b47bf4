import Notation

/// The sources that run in an app: those to which its start leads by the names of types, files and scenes. Where no source is known to
/// start the app, all run.
struct LiveSources {
    /// A scene of a storyboard, or a .xib file: objects that an app loads together.
    struct Part: Sendable {
        /// The hashes of the names by which code loads the part.
        var names: Set<UInt64> = []
        /// The hashes of the ids of its objects.
        var ids: Set<UInt64> = []
        /// The hashes of the classes of its objects.
        var classes: Set<UInt64> = []
        /// The hashes of the ids to which its segues and outlets lead.
        var ways: Set<UInt64> = []
        /// Whether the part is loaded without a name: the initial one of a storyboard.
        var isFirst = false
    }

    /// The types that live files name which do not declare them.
    private(set) var used: Set<UInt64> = []
    /// The hashes of the names of Interface Builder files and of scenes in live files.
    private(set) var documents: Set<UInt64> = []

    /// - Parameters:
    ///   - parts: of all Interface Builder files.
    ///   - listed: the hashes of the names in lists of properties, which name classes as well.
    ///   - rows: the classes of rows that load no file themselves: code that makes or registers such a row does not use the file of the class's name.
    init(_ files: [SourceFile], _ parts: [Part], listed: Set<UInt64>, rows: Set<UInt64>) {
        var starts = !files.contains { $0.mentions.contains(SourceFile.start) }
        var types: Set<UInt64> = []
        var ways: Set<UInt64> = []
        var (waiting, closed) = (Array(files.indices), Array(parts.indices))
        var live: [Int] = []
        for round in 0...Self.mostRounds {
            // Longer chains than any app has are not followed.
            if round == Self.mostRounds { starts = true }
            let count = (waiting.count, closed.count)
            waiting.removeAll { place in
                let file = files[place]
                guard
                    starts || file.isKept || !file.declared.isDisjoint(with: types)
                        || !file.ownNames.isDisjoint(with: listed)
                else { return false }
                types.formUnion(file.mentions.union(file.declared))
                let made = rows.isEmpty ? [] : rows.intersection(file.documents.values.joined())
                used.formUnion(file.mentions.subtracting(file.declared).subtracting(made))
                live.append(place)
                return true
            }
            documents = live.reduce(into: []) { $0.formUnion(files[$1].documents(used: used)) }
            closed.removeAll { place in
                let part = parts[place]
                guard
                    part.isFirst || !part.names.isDisjoint(with: documents) || !part.names.isDisjoint(with: listed)
                        || !part.ids.isDisjoint(with: ways)
                else { return false }
                types.formUnion(part.classes)
                ways.formUnion(part.ways)
                return true
            }
            if count == (waiting.count, closed.count) { break }
        }
    }

    /// The longest chain of files and scenes that is followed.
    private static let mostRounds = 200
}

extension SourceFile {
    /// Stands for the start of an app, among the types that a file names.
    static let start = CodeTokens.hash("@main".utf8)
    /// Stands for a type that other programs use, or whose uses are not known.
    static let open = CodeTokens.hash("@open".utf8)
    /// The protocols of classes that the system makes.
    private static let delegates = ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"]
        .map { CodeTokens.hash($0.utf8) }

    /// Whether the file runs whoever uses its types.
    fileprivate var isKept: Bool {
        declared.isEmpty || mentions.contains(Self.start) || mentions.contains(Self.open)
            || Self.delegates.contains(where: mentions.contains)
    }

    /// The names of Interface Builder files in the source. A class with such a name loads its file only if somebody uses the class, or
    /// another type of the same source; a constant only if somebody uses the constant.
    /// - Parameter used: the types and constants that files name which do not declare them.
    fileprivate func documents(used: Set<UInt64>) -> Set<UInt64> {
        var found: Set<UInt64> = []
        for (name, constants) in documents where constants.isEmpty || !constants.isDisjoint(with: used) {
            found.insert(name)
        }
        return declared.isDisjoint(with: used) ? found.subtracting(ownNames) : found
    }
}
