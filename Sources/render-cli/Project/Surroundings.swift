import Files
import LayoutEngine
import LayoutRender
import Notation
import ProjectResources

/// The project folders and the tables of one document.
struct Surroundings: Sendable {
    /// Absolute, with links resolved; nil for standard input.
    let document: String?
    /// Searched in this order.
    let projects: [Project]
    /// The run's decoded pictures.
    let cache: PictureCache
    /// The hashes of the run's files, for the keys of pages.
    let digests: FileDigests
    /// Searched last, for fonts only.
    let installed: InstalledFonts

    /// The document's folder, absolute.
    var folder: String { document.map(FileWriter.folder) ?? projects.first?.root.path ?? "/" }

    var isEmpty: Bool { projects.isEmpty }

    func image(_ reference: ResourceNames.Image, for traits: AssetTraits) -> ResolvedImage {
        if reference.isSystemSymbol { return ResolvedImage(name: reference.name, kind: .system) }
        if reference.isInline { return ResolvedImage(name: reference.name, kind: .inline) }
        var first: ResolvedImage?
        for project in projects {
            let image = project.image(reference.name, near: folder, for: traits)
            if image.kind != .missing { return image }
            first = first ?? image
        }
        return first ?? ResolvedImage(name: reference.name, kind: .missing, reason: .noSuchName)
    }

    func color(_ name: String, for traits: AssetTraits) -> ResolvedColor {
        var first: ResolvedColor?
        for project in projects {
            let color = project.color(name, near: folder, for: traits)
            if color.value != nil { return color }
            first = first ?? color
        }
        return first ?? ResolvedColor(name: name, reason: .noSuchName)
    }

    func font(_ reference: ResourceNames.NamedFont) -> ResolvedFont {
        var first: ResolvedFont?
        for project in projects {
            let font = project.font(reference.name, family: reference.family, file: reference.file, near: folder)
            if font.kind != .missing { return font }
            first = first ?? font
        }
        if first?.reason == .noSuchName, let font = installed.font(reference.name, family: reference.family) {
            return font
        }
        return first
            ?? ResolvedFont(name: reference.name, family: reference.family, kind: .missing, reason: .noSuchName)
    }

    /// Fonts of the project that are not drawn as the document's app would draw them.
    func notices(of fonts: [ResourceNames.NamedFont]) -> [String] {
        fonts.compactMap { reference in
            let font = font(reference)
            let name = escapedForDisplay(reference.name)
            let path = escapedForDisplay(font.path ?? "", limit: 4_096)
            if font.kind == .bundled { return "font \(name): not in the project; \(path) of this machine stands in" }
            if font.reason == .unreadable {
                return "font \(name): \(path) cannot be read; another font stands in"
            }
            if let typeface = font.typeface, !typeface.hasOutlines {
                return "font \(name): \(path) holds no outlines; another font is drawn as wide as it"
            }
            return nil
        }
    }

    /// The mistakes of the files to which the names of a document lead, and of the project's own.
    /// - Parameters:
    ///   - file: the document as the command line names it.
    ///   - isThorough: whether a project is looked at for a document that names nothing of the project.
    ///   - readsTables: whether the tables beside the document are read.
    ///   - readsCodeTables: whether the tables that code reads are.
    func mistakes(
        for names: ResourceNames, beside file: String, isThorough: Bool = false, readsTables: Bool = false,
        readsCodeTables: Bool = false
    ) -> [FileMistake] {
        let tables = (readsTables ? self.tables() : []) + (readsCodeTables ? codeTables() : [])
        return projects.enumerated().flatMap { place, project in
            BrokenFile.all(
                in: project, for: names, tables: place == projects.count - 1 ? tables : [], near: folder,
                isThorough: isThorough && project.root.sign != .folder)
        }.map { FileMistake($0, at: displayName(shown($0.path, beside: file))) }
    }

    /// A path of the project as seen from where the document was named.
    func shown(_ path: String, beside file: String) -> String {
        let name = PathText.components(file).joined(separator: "/")
        guard let document, document.hasSuffix("/" + name) else { return path }
        let around = document.dropLast(name.count)
        return path.hasPrefix(around) ? String(path.dropFirst(around.count)) : path
    }

    /// The tables of texts beside the document.
    func tables() -> [DocumentTable] {
        guard let document, let project = projects.last else { return [] }
        return project.tables(of: document)
    }

    /// The document's copies for other languages.
    func copies() -> [DocumentCopy] {
        guard let document, let project = projects.last else { return [] }
        return project.copies(of: document)
    }

    /// The language of the document if it is a copy for one language; nil for a document that all languages share.
    var ownLanguage: String? { document.flatMap { projects.last?.language(of: $0) } }

    /// The tables that code reads, also used by a tree.json.
    func codeTables() -> [DocumentTable] {
        projects.lazy.map { $0.localizableTables(near: folder) }.first { !$0.isEmpty } ?? []
    }

    var developmentLanguage: String? { projects.last?.developmentLanguage(near: folder) }
    var turns: Bool? { projects.last?.turns(near: folder) }
    /// Whether phones, and whether iPads, show the app on their sides alone.
    var liesOnSide: (phone: Bool, pad: Bool)? { projects.last?.liesOnSide(near: folder) }
    var onlyStyle: UserInterfaceStyle? { projects.last?.onlyStyle(near: folder) }
    /// Whether the app's `Info.plist` was found.
    var hasInfo: Bool { projects.last?.hasInfo(near: folder) ?? false }
    /// The oldest release of iOS on which the app runs.
    var deploymentTarget: Release? { projects.last?.deploymentTarget(near: folder) }
    /// Whether a flag names the project.
    var isNamed: Bool { projects.last?.root.sign == .named }
    var deviceFamilies: (phones: Bool, pads: Bool)? { projects.last?.deviceFamilies(near: folder) }
    /// Whether the Xcode projects around the document have other files and not the document.
    var areWithoutDocument: Bool { document.flatMap { projects.last?.leavesOut($0) } ?? false }
    /// Whether the system shows the app in the frame of an old phone.
    var isLetterboxed: Bool { tallestPhone != nil }
    /// The height of the highest phone that such an app fills.
    var tallestPhone: Double? { projects.last?.tallestPhone(near: folder) }
    /// Whether nothing in the project names the document, so that no app loads the document.
    var areWithoutUse: Bool { document.flatMap { projectWithCode?.namesNowhere($0) } ?? false }
    /// Whether the document belongs to a library's demo in the repository of another app.
    var areOfDemo: Bool { document.flatMap { projects.last?.isOfDemo($0) } ?? false }
    /// What the sources of the project say; nil where the folder of a file alone is all there is.
    var code: ProjectCode? { projectWithCode?.code }
    /// The project whose sources belong to the document.
    var projectWithCode: Project? { projects.last.flatMap { $0.root.sign == .folder ? nil : $0 } }
    /// Whether the Xcode project around the document names other languages and not one whose folder lies there.
    func lacksLanguage(_ name: String) -> Bool { projectWithCode?.lacksLanguage(name, near: folder) ?? false }
    /// The languages of the folders beside the document's.
    var languagesBeside: [String] { document.flatMap { projects.last?.languages(beside: $0) } ?? [] }
    var knownLanguages: [String] { projects.last?.knownLanguages(near: folder) ?? [] }

    /// Resolves all names of a document for layout; a document without names causes no scan.
    func resolve(
        _ references: ResourceNames, in environment: LayoutEnvironment, _ localization: Localization?
    ) -> DocumentSurroundings {
        var found = DocumentSurroundings()
        found.texts = localization?.texts ?? [:]
        found.language = localization?.language
        if !isEmpty, !references.isEmpty || isNamed { found.deploymentTarget = deploymentTarget }
        guard !isEmpty, !references.isEmpty else { return found }
        var traits = AssetTraits(environment)
        traits.language = localization?.language
        for reference in references.images {
            if let size = image(reference, for: traits).size { found.imageSizes[reference.name] = size }
        }
        for reference in references.colors {
            // A colour that the project lacks is the recorded colour, in the dark too, as UIKit decodes it.
            if let color = color(reference.name, for: traits).color ?? reference.recorded {
                found.colors[reference.name] = color
            }
        }
        for reference in references.fonts {
            if let typeface = font(reference).typeface { found.typefaces[reference.name] = typeface }
        }
        return found
    }

    /// The picture files of a document, by the names that its views use.
    /// - Parameter environment: the environment of the document's layout.
    func pictures(of references: ResourceNames, in environment: LayoutEnvironment) -> DocumentPictures? {
        guard !isEmpty, !references.isEmpty else { return nil }
        var traits = AssetTraits(environment)
        traits.language = environment.texts.language
        var files: [String: PictureFile] = [:]
        for reference in references.images {
            let image = image(reference, for: traits)
            guard let path = image.path, let format = image.format, image.kind != .symbol,
                let project = projects.first(where: { $0.image(reference.name, near: folder, for: traits) == image })
            else { continue }
            files[reference.name] = PictureFile(
                path: project.absolute(path), format: format, rendering: image.rendering,
                slices: image.slicing.map { ImageSlices($0, scale: image.scale) }, size: image.fileSize,
                isScalable: !format.isVector || image.preservesVector)
        }
        return files.isEmpty ? nil : DocumentPictures(files: files, cache: cache)
    }
}

extension ImageSlices {
    /// The slices of a catalog, in pixels of the file.
    init(_ slicing: ImageSlicing, scale: Double) {
        self.init(
            horizontal: slicing.centerWidth.map { Cut(start: slicing.left, middle: $0, end: slicing.right) },
            vertical: slicing.centerHeight.map { Cut(start: slicing.top, middle: $0, end: slicing.bottom) },
            tiles: slicing.tiles, scale: scale)
    }
}
