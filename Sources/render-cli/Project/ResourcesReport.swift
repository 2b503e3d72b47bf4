import InterfaceBuilder
import LayoutDocument
import LayoutEngine
import LayoutRender
import Notation
import ProjectResources

/// The names in one document, with the resource of each name.
struct ResourcesReport {
    let file: String
    let surroundings: Surroundings
    /// The release of iOS for which names are looked up and texts are measured, and who names it.
    let release: ChosenRelease
    var images: [ResolvedImage] = []
    /// In the order of the document's colours.
    var colors: [ResolvedColor] = []
    var fonts: [ResolvedFont] = []
    var texts: [MeasuredLabel] = []
    var tables: [UsedTable] = []
    /// The copies of the document for other languages.
    var copies: [DocumentCopy] = []
    /// Mistakes of the project's files.
    var mistakes: [FileMistake] = []
    /// A label in a font of the project.
    struct MeasuredLabel {
        var id: String
        var font: String
        var size: Double
        var intrinsic: Size
    }

    struct UsedTable {
        var table: DocumentTable
        /// The number of keys whose object is in the document.
        var used: Int
        /// The keys of the document's texts without an entry in the table.
        var untranslated: [String]
        var pointless: Int { table.table.texts.count - used }
    }

    init(_ file: String, store: ProjectStore, limits: Limits) throws(Failure) {
        let bytes = try FileReader.read(file, limit: limits.inputBytes, flag: "max-input")
        if InputLoader.isXML(file, bytes) {
            try self.init(interfaceBuilder: bytes, file, store.surroundings(of: file), limits)
        } else {
            try self.init(tree: bytes, file, store, limits)
        }
    }

    private init(
        interfaceBuilder bytes: [UInt8], _ file: String, _ surroundings: Surroundings, _ limits: Limits
    ) throws(Failure) {
        var options = InterfaceBuilderReader.Options()
        options.sizes = .measured
        options.limits.bytes = limits.inputBytes
        options.surroundings = { surroundings.resolve($0, in: $1, nil) }
        let references: DocumentReferences
        let document: InterfaceBuilderDocument
        do {
            references = try InterfaceBuilderReader.references(bytes, file: displayName(file), limits: options.limits)
            document = try InterfaceBuilderReader.read(bytes, file: displayName(file), options: options)
        } catch {
            throw InputLoader.failure(error)
        }
        self.init(
            file, surroundings, references.names, document.environment, document.scenes, document.chosenRelease)
        mistakes = surroundings.mistakes(for: references.names, beside: file, isThorough: true)
        let ids = references.objectIDs
        let keys = references.localizableKeys
        copies = surroundings.copies()
        tables = surroundings.tables().map { table in
            let used = table.table.texts.keys.reduce(0) { count, key in
                count + (ids.contains(String(key.prefix { $0 != "." })) ? 1 : 0)
            }
            let untranslated = keys.filter { table.table.texts[$0] == nil }.sorted()
            return UsedTable(table: table, used: used, untranslated: untranslated)
        }
    }

    private init(tree bytes: [UInt8], _ file: String, _ store: ProjectStore, _ limits: Limits) throws(Failure) {
        let document = try InputLoader.document(bytes, file, limits)
        let surroundings = store.surroundings(of: file, inner: document.assets.folder)
        let (device, traits) = (document.devices[0], document.traits[0])
        let found = try DocumentResources(
            of: document, bytes, file, limits, isProjectNamed: surroundings.isNamed, around: { _ in surroundings })
        let resolved = try found?.document(for: device, traits).document ?? document
        let scene = resolved.scene(device: device, traits: traits, variant: document.variants[0])
        let release = resolved.chosenRelease(device: device, traits: traits)
        self.init(file, surroundings, document.names, scene.environment, [scene], release)
        images += try Self.plainImages(of: document, in: scene, besides: images, file, limits)
        mistakes = found?.mistakes ?? []
        let name = lastComponent(file)
        colors = colors.map { color in
            guard color.value == nil, let own = document.assets.colors[color.name] else { return color }
            return ResolvedColor(color.name, own, inDocument: name)
        }
        guard !document.names.texts.isEmpty else { return }
        let keys = Set(document.names.texts)
        let own = document.assets.strings.map {
            DocumentTable(language: $0.language, path: name, table: StringTable(texts: $0.texts))
        }
        tables = (surroundings.codeTables() + own).map { table in
            let untranslated = keys.filter { table.table.texts[$0] == nil }.sorted()
            return UsedTable(table: table, used: keys.count - untranslated.count, untranslated: untranslated)
        }
    }

    private init(
        _ file: String, _ surroundings: Surroundings, _ names: ResourceNames, _ environment: LayoutEnvironment,
        _ scenes: [LayoutScene], _ release: ChosenRelease
    ) {
        self.file = file
        self.surroundings = surroundings
        self.release = release
        let traits = AssetTraits(environment)
        images = names.images.map { surroundings.image($0, for: traits) }
        colors = names.colors.map { surroundings.color($0.name, for: traits) }
        fonts = names.fonts.map { surroundings.font($0) }
        texts = scenes.flatMap(Self.labels)
    }

    /// The pictures whose names are files in the document's folder of images.
    private static func plainImages(
        of document: LayoutDocument, in scene: LayoutScene, besides known: [ResolvedImage], _ file: String,
        _ limits: Limits
    ) throws(Failure) -> [ResolvedImage] {
        let symbols = scene.tree.items.flatMap(\.shownPictures).map(\.image).filter(\.isSystemSymbol).map(\.name)
        let others = Set(known.map(\.name) + symbols)
        let files = RunPictures(limits)
        var images: [ResolvedImage] = []
        for name in document.imageNames where !others.contains(name) {
            var image = ResolvedImage(name: name, kind: .missing, reason: .noSuchName)
            if let picture = RunPictures.file(of: name, in: document, input: file),
                let size = try files.size(of: picture)
            {
                image = ResolvedImage(name: name, kind: .loose)
                image.path = picture.place.components.joined(separator: "/")
                image.size = Size(width: Double(size.width), height: Double(size.height))
            }
            images.append(image)
        }
        return images
    }

    /// The labels of a scene whose font is a file of the project.
    private static func labels(_ scene: LayoutScene) -> [MeasuredLabel] {
        let typefaces = scene.environment.texts.typefaces
        guard !typefaces.isEmpty else { return [] }
        return scene.tree.items.compactMap { view in
            guard view.kind == .label, case .text(let text) = view.content, let name = text.font.faceName,
                typefaces[name] != nil
            else { return nil }
            let size = text.measure(wrappingAt: nil, in: scene.environment).size
            return MeasuredLabel(id: view.identifier, font: name, size: text.font.size, intrinsic: size)
        }
    }

    /// Whether a picture, colour or font of the document is in no project, or a file of the project is broken.
    var hasMissing: Bool {
        images.contains { $0.kind == .missing } || colors.contains { $0.value == nil && $0.reason != .emptySlot }
            || fonts.contains { $0.kind == .missing } || mistakes.contains(where: \.isError)
    }
}

extension ResolvedColor {
    /// A colour that a document defines itself.
    fileprivate init(_ name: String, _ color: Color, inDocument path: String) {
        self.init(name: name, reason: nil)
        self.path = path
        value = ColorValue(color)
        if case .dynamic(_, let dark?) = color { self.dark = ColorValue(dark) }
    }
}

extension ColorValue {
    /// The light variant of a colour.
    fileprivate init(_ color: Color) {
        switch color {
        case .named(let name): self = .system(name)
        case .rgba(let red, let green, let blue, let alpha):
            self = .components(red: red, green: green, blue: blue, alpha: alpha)
        case .dynamic(let light, _): self.init(light)
        }
    }
}
