import LayoutDocument
import LayoutEngine
import Notation
import ProjectResources

/// The project's resources that the pages of a tree.json use.
struct DocumentResources {
    private let bytes: [UInt8]
    private let file: String
    private let limits: Limits
    private let original: LayoutDocument
    private let surroundings: Surroundings
    private let tables: Languages
    /// Messages about names.
    let notices: [Notice]
    /// The mistakes in the files that the names lead to.
    let mistakes: [FileMistake]

    /// Nil for a document that names no resources, unless a flag names its project: the project may name a release.
    init?(
        of document: LayoutDocument, _ bytes: [UInt8], _ file: String, _ limits: Limits, isProjectNamed: Bool = false,
        around find: (_ inner: String?) throws(Failure) -> Surroundings
    ) throws(Failure) {
        guard !document.names.isEmpty || isProjectNamed else { return nil }
        self.bytes = bytes
        self.file = file
        self.limits = limits
        original = document
        surroundings = try find(document.assets.folder)
        tables = Languages(of: document, around: surroundings)
        mistakes = surroundings.mistakes(
            for: document.names, beside: file, readsCodeTables: !document.names.texts.isEmpty)
        notices = surroundings.notices(of: document.names.fonts).map { .warning(displayName(file), $0) }
    }

    /// The languages of the document's tables.
    var languages: [String] { original.names.texts.isEmpty ? [] : tables.all.map(\.wanted) }

    /// The document for a device with traits, and its pictures.
    func document(
        for device: DocumentDevice, _ traits: TraitSet
    ) throws(Failure) -> (document: LayoutDocument, pictures: DocumentPictures?, use: PageInputs.ResourceUse) {
        var environment = device.environment
        traits.apply(to: &environment)
        let localization = traits.locale.map(tables.localization) ?? tables.developmentLocalization
        let found = surroundings.resolve(original.names, in: environment, localization)
        let read: LayoutDocument
        do {
            read = try LayoutDocument.read(
                bytes, fallbackName: original.name, limits: limits, surroundings: found,
                keepsPlaces: original.positions != nil)
        } catch {
            // A translation may exceed the limits of texts.
            throw Failure(
                lines: error.diagnostics.map { $0.description(file: displayName(file)) },
                code: ExitStatus.impossible)
        }
        environment.texts.language = localization.language
        let use = PageInputs.ResourceUse(
            surroundings: surroundings, names: original.names, environment: environment, localization: localization)
        return (read, surroundings.pictures(of: original.names, in: environment), use)
    }
}
