internal import LayoutEngine
internal import LayoutRender
internal import PictureFiles
internal import ProjectResources

/// The named pictures, colours, fonts and texts of a program, from the files of its folders.
struct ProgramResources: @unchecked Sendable {
    private let folders: [String]

    init(bundle: Bundle?) { folders = ProgramFiles.folders(of: bundle) }

    private var environment: LayoutEnvironment { Surroundings.environment }
    private var traits: AssetTraits {
        var traits = AssetTraits(environment)
        traits.language = environment.texts.language
        return traits
    }

    /// A colour of a catalog, with its dark variant.
    func color(_ name: String) -> Color? {
        for folder in folders {
            if let color = ProgramFiles.project(folder).color(name, near: folder, for: traits).color { return color }
        }
        return nil
    }

    /// A picture of a catalog or a file, decoded.
    func image(_ name: String) -> (bitmap: Bitmap, size: CGSize, mode: UIImage.RenderingMode)? {
        for folder in folders {
            let project = ProgramFiles.project(folder)
            let image = project.image(name, near: folder, for: traits)
            guard let path = image.path, let format = image.format, image.kind != .symbol,
                let word = PictureDecoder.Format(rawValue: format.rawValue),
                let data = FileManager.default.contents(atPath: project.absolute(path))
            else { continue }
            let natural = image.size ?? image.fileSize ?? Size(width: 1, height: 1)
            // A vector picture is drawn in the screen's pixels.
            let scale = environment.scale
            guard
                let bitmap = try? PictureDecoder.decode(
                    [UInt8](data), as: word, width: Int((natural.width * scale).rounded(.up)),
                    height: Int((natural.height * scale).rounded(.up)))
            else {
                Missing.note("UIImage(named: \"\(name)\"): \(path) cannot be read")
                return nil
            }
            if image.slicing != nil {
                Missing.note("UIImage(named: \"\(name)\"): sliced in its catalog; stretched as a whole")
            }
            let mode: UIImage.RenderingMode =
                image.rendering == .template
                ? .alwaysTemplate : image.rendering == .original ? .alwaysOriginal : .automatic
            return (bitmap, CGSize(natural), mode)
        }
        return nil
    }

    /// A font file's face.
    func typeface(_ name: String) -> (any Typeface)? {
        for folder in folders {
            if let face = ProgramFiles.project(folder).font(name, family: nil, file: nil, near: folder).typeface {
                return face
            }
        }
        return nil
    }

    // MARK: Texts

    /// The texts of a nib's or storyboard's own tables in the present language.
    func texts(of document: String) -> [String: String] {
        guard let folder = folders.first(where: { document.hasPrefix($0 + "/") }) else { return [:] }
        let project = ProgramFiles.project(folder)
        return chosen(project.tables(of: document), project, folder)
    }

    /// A text of the tables that code reads: those of any module, since no module has a bundle here.
    func text(_ key: String) -> String? {
        for folder in folders {
            let project = ProgramFiles.project(folder)
            for tables in project.localizableTableGroups(near: folder) {
                if let text = chosen(tables, project, folder)[key] { return text }
            }
        }
        return nil
    }

    /// All texts of these tables; of a key that several tables have, that of the first.
    var texts: [(key: String, value: String)] {
        folders.flatMap { folder in
            let project = ProgramFiles.project(folder)
            return project.localizableTableGroups(near: folder).flatMap { tables in
                chosen(tables, project, folder).sorted { $0.key < $1.key }
            }
        }
    }

    /// What the texts depend on.
    var key: String { ([environment.texts.language ?? ""] + folders).joined(separator: "\n") }

    /// The names of the pictures, or the colours, of the catalogs.
    func namesOfSets(ofColors isColor: Bool) -> [String] {
        folders.flatMap { ProgramFiles.project($0).namesOfSets(ofColors: isColor) }
    }

    /// The texts of the language nearest to the present one, over those of the development language.
    private func chosen(_ tables: [DocumentTable], _ project: Project, _ folder: String) -> [String: String] {
        let development = project.developmentLanguage(near: folder)
        let available = tables.map(\.language)
        let wanted = environment.texts.language ?? development
        let language = LanguageChoice.best(for: wanted, among: available + [development]) ?? development
        let chain = LanguageChoice.chain(for: language, among: available, development: development)
        for name in chain {
            let named = tables.filter { $0.language == name }
            guard !named.isEmpty else { continue }
            return named.reduce(into: [:]) { $0.merge($1.table.texts) { _, new in new } }
        }
        return [:]
    }
}
