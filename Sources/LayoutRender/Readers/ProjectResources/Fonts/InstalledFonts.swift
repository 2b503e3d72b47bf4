import Synchronization

/// The fonts that packages installed on the machine, for names without a file in the project.
///
/// Fontconfig is not used, since a user's settings must not move a frame: only files below one folder are searched, and
/// only by the PostScript name in the document.
package final class InstalledFonts: Sendable {
    /// The folder of Debian's font packages.
    package static let folder = "/usr/share/fonts"

    private let fonts: Project
    private let known = Mutex<[(path: String, stem: String)]?>(nil)

    /// The fonts below a folder; nothing is read before the first lookup.
    package init(files: any FileAccess = DiskFiles(), folder: String = InstalledFonts.folder) {
        fonts = Project(root: ProjectRoot(path: folder, sign: .named), files: files)
    }

    /// The face whose PostScript name is exactly `name`; nil if no file has it.
    ///
    /// Files named like the face are opened first, then files named like its family, as packages name them.
    package func font(_ name: String, family: String?) -> ResolvedFont? {
        let wanted = Self.plain(name)
        let families = [Self.plain(name.prefix { $0 != "-" }), Self.plain(family ?? "")].filter { $0.count > 1 }
        let stems = stems
        let same = stems.filter { $0.stem == wanted }
        let akin = stems.filter { entry in
            entry.stem != wanted && families.contains { entry.stem.hasPrefix($0) }
        }
        for (path, _) in (same + akin).prefix(100) {
            guard let face = fonts.fontNames(path).faces.first(where: { $0.postScript == name }),
                let typeface = fonts.typeface(face.postScript, in: path)
            else { continue }
            return ResolvedFont(
                name: name, family: typeface.family, kind: .bundled, path: fonts.absolute(path), typeface: typeface)
        }
        return nil
    }

    /// The font files with their names for comparisons, found at the first lookup.
    private var stems: [(path: String, stem: String)] {
        known.withLock { known in
            let stems = known ?? fonts.index.fonts.map { ($0, Self.plain(ProjectPath.stem($0))) }
            known = stems
            return stems
        }
    }

    /// A name for comparisons: small letters and digits only.
    private static func plain(_ name: some StringProtocol) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
