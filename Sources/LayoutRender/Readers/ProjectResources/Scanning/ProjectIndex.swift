/// The names in a project with their files; all paths relative to the root, in sorted order.
struct ProjectIndex: Sendable {
    /// Sets by the last component of their name.
    private(set) var sets: [AssetSet.Key: [AssetSet]] = [:]
    /// Pictures outside catalogs by their file name; an app's bundle is flat, so the folder does not matter.
    private(set) var images: [String: [String]] = [:]
    /// The same by the file name in lower case.
    private(set) var imagesIgnoringCase: [String: [String]] = [:]
    /// Files of fonts; their names are read when a font is looked up.
    var fonts: [String] = []
    /// Tables of texts for code: `Localizable.strings` and `Localizable.xcstrings`.
    var codeTables: [String] = []
    /// Files whose names end in `Info.plist`: each marks the folder of a target.
    var infoLists: [String] = []
    /// The `project.pbxproj` of each Xcode project.
    var projectFiles: [String] = []
    /// The sets of launch pictures in catalogs.
    var launchPictures: [String] = []
    /// Folders of packages that CocoaPods fetched.
    var packages: [String] = []
    /// Sources of Swift and Objective-C.
    var sources: [String] = []
    /// Files beside the sources that may name an asset: Interface Builder documents, property lists, JSON.
    var documents: [String] = []
    /// Whether a limit ended the scan.
    var isTruncated = false

    /// Several catalogs may have a set of one name; `Nearness` chooses.
    mutating func add(_ set: AssetSet) { sets[set.key, default: []].append(set) }

    /// Adds a loose picture under its name, and under the name in small letters for hints.
    mutating func addImage(_ path: String) {
        let name = ProjectPath.name(path)
        images[name, default: []].append(path)
        imagesIgnoringCase[name.lowercased(), default: []].append(path)
    }
}

/// A folder of an asset catalog with the files of one name.
struct AssetSet: Sendable, Hashable {
    /// By the extension of the folder.
    enum Kind: String, Sendable {
        case image = "imageset"
        case color = "colorset"
        case symbol = "symbolset"
        case data = "dataset"
    }

    /// A picture and a colour may share a name.
    struct Key: Hashable, Sendable {
        var kind: Kind
        /// The last component of the name, without groups.
        var name: String
    }

    var kind: Kind
    /// Relative to the root.
    var path: String

    /// Case counts; the extension does not belong to the name.
    var key: Key { Key(kind: kind, name: ProjectPath.stem(path)) }

    /// A picture's name with the extension of a file finds the set of the name without the extension; nil for another name.
    static func name(ofFile name: String) -> String? {
        ProjectPath.fileExtension(name) == "png" ? String(name.dropLast(4)) : nil
    }

    /// The groups and the catalog around the set, innermost first.
    var folders: [String] {
        var folders: [String] = []
        var folder = ProjectPath.folder(path)
        while !folder.isEmpty {
            folders.append(folder)
            if ProjectPath.fileExtension(folder) == "xcassets" { break }
            folder = ProjectPath.folder(folder)
        }
        return folders
    }
}
