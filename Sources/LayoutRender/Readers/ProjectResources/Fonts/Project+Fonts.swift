/// The font that a name was resolved to.
public struct ResolvedFont: Sendable {
    /// Where the font was found.
    public enum Kind: String, Sendable, CaseIterable {
        /// A file of the project.
        case project
        /// A font that comes with this program's packages.
        case bundled
        /// A font that belongs to iOS.
        case system
        /// Nowhere; `reason` says why.
        case missing
    }

    /// The PostScript name in the document.
    public var name: String
    /// The family in the font file, else the family that the document states.
    public var family: String?
    /// Where the font was found.
    public var kind: Kind
    /// The font file, relative to the root; nil for a font without a file.
    public var path: String?
    /// The face for measuring and drawing; nil for a font without a file and for an unreadable one.
    public var typeface: ProjectTypeface?
    /// Nil for a font that was found.
    public var reason: MissingReason?
    /// Notes for the reader, such as a file that UIAppFonts does not list.
    public var notes: [String] = []

    /// A result of a lookup.
    public init(
        name: String, family: String?, kind: Kind, path: String? = nil, typeface: ProjectTypeface? = nil,
        reason: MissingReason? = nil
    ) {
        self.name = name
        self.family = family
        self.kind = kind
        self.path = path
        self.typeface = typeface
        self.reason = reason
    }
}

extension Project {
    /// Resolves a PostScript name: the file that the document names for it, else any font file with that name.
    /// - Parameters:
    ///   - file: the file's name in the document's `customFonts`.
    ///   - folder: the document's folder, absolute.
    public func font(_ name: String, family: String?, file: String?, near folder: String) -> ResolvedFont {
        let nearness = nearness(to: folder)
        let fonts = nearness.sorted(index.fonts)
        var order: [String] = []
        if let file { order = fonts.filter { ProjectPath.name($0) == file } }
        let isSystem = SystemFonts.has(name, family: family)
        // A font file may have any name, so all are opened, except for a name of iOS.
        if file != nil || !isSystem { order += fonts.prefix(limits.fontFiles).filter { !order.contains($0) } }
        for path in order where fontNames(path).face(named: name) != nil {
            guard let typeface = typeface(name, in: path) else {
                return ResolvedFont(
                    name: name, family: family, kind: .missing, path: path, reason: .unreadable)
            }
            var font = ResolvedFont(
                name: name, family: typeface.family, kind: .project, path: path, typeface: typeface)
            if let list = info(near: folder), !list.fonts.contains(ProjectPath.name(path)) {
                font.notes.append("\(list.path) does not list the file under UIAppFonts")
            }
            return font
        }
        if isSystem { return ResolvedFont(name: name, family: family, kind: .system) }
        if let wider {
            var other = wider.font(name, family: family, file: file, near: folder)
            if let path = other.path {
                other.path = relativePath(wider.absolute(path))
                return other
            }
        }
        var font = ResolvedFont(name: name, family: family, kind: .missing, reason: .noSuchName)
        if let file, let broken = order.first(where: { ProjectPath.name($0) == file && fontNames($0).faces.isEmpty }) {
            font.path = broken
            font.reason = .unreadable
            return font
        }
        if let file, let near = order.first(where: { ProjectPath.name($0) == file }) {
            let names = fontNames(near).faces.prefix(20).map(\.postScript).joined(separator: ", ")
            font.notes.append("\(near) has \(names)")
        }
        return font
    }
}
