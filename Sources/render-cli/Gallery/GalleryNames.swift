import Files

/// The names of files in a gallery: their places below the folder around all inputs. A gallery is the same however its
/// inputs were typed, and tells nothing of the machine.
struct GalleryNames: Sendable {
    /// The folder around the inputs, with links resolved and a slash at the end.
    private let folder: String

    /// - Parameter inputs: folders and files.
    init(_ inputs: [String]) {
        let folders = inputs.map {
            Self.resolved($0).utf8.split(separator: UInt8(ascii: "/")).dropLast().map { String(Substring($0)) }
        }
        let common = folders.dropFirst().reduce(folders.first ?? []) { one, other in
            zip(one, other).prefix { $0.0.hasSameBytes(as: $0.1) }.map(\.0)
        }
        folder = common.isEmpty ? "/" : "/" + common.joined(separator: "/") + "/"
    }

    /// `App/Main.storyboard` for `../App/Main.storyboard`.
    func name(of path: String) -> String { name(ofResolved: Self.resolved(path)) }

    /// The same for an absolute path without links.
    func name(ofResolved path: String) -> String {
        path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : lastComponent(path)
    }

    /// The absolute path; of a file the folder's links are resolved and the name is kept.
    private static func resolved(_ path: String) -> String {
        if FileReader.status(path).kind == .folder { return PathText.resolved(path) ?? path }
        return FolderSearch.join(PathText.resolved(FileWriter.folder(of: path)) ?? "", lastComponent(path))
    }
}

extension Page {
    /// The file in pages that people share: the name of a gallery, else the path on the command line.
    var shownFile: String { galleryFile ?? displayName(input) }
}
