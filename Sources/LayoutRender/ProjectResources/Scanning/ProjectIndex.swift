/// The names in a project with their files; all paths relative to the root, in sorted order.
struct ProjectIndex: Sendable {
    /// Sets by the last component of their name.
    private(set) var sets: [AssetSet.Key: [AssetSet]] = [:]
    /// Pictures outside catalogs by their file name; an app's bundle is flat, so the folder does not matter.
    private(set) var images: [String: [String]] = [:]
    /// The same by the file name in lower case.
    private(set) var imagesIgnoringCase: [String: [String]] = [:]
    var fonts: [String] = []
    /// Tables of texts for code: `Localizable.strings` and `Localizable.xcstrings`.
    var codeTables: [String] = []
    var infoLists: [String] = []
    var projectFiles: [String] = []
    /// Whether a limit ended the scan.
    var isTruncated = false

    mutating func add(_ set: AssetSet) { sets[set.key, default: []].append(set) }

    /// Adds a loose picture under its name, and under the name in small letters for hints.
    mutating func addImage(_ path: String) {
        let name = PathText.name(path)
        images[name, default: []].append(path)
        imagesIgnoringCase[name.lowercased(), default: []].append(path)
    }
}

/// A folder of an asset catalog with the files of one name.
struct AssetSet: Sendable, Hashable {
    enum Kind: String, Sendable {
        case image = "imageset"
        case color = "colorset"
        case symbol = "symbolset"
        case data = "dataset"
    }

    struct Key: Hashable, Sendable {
        var kind: Kind
        /// The last component of the name, without groups.
        var name: String
    }

    var kind: Kind
    /// Relative to the root.
    var path: String

    /// Case counts; the extension does not belong to the name.
    var key: Key { Key(kind: kind, name: PathText.stem(path)) }

    /// The groups and the catalog around the set, innermost first.
    var folders: [String] {
        var folders: [String] = []
        var folder = PathText.folder(path)
        while !folder.isEmpty {
            folders.append(folder)
            if PathText.fileExtension(folder) == "xcassets" { break }
            folder = PathText.folder(folder)
        }
        return folders
    }
}
