import InterfaceBuilder
import LayoutDocument
import LayoutEngine

/// One page of an input: a scene with its device, traits and state or step.
struct Page: Sendable {
    /// The path on the command line.
    var input: String
    /// The name of the file in a gallery; nil outside of galleries.
    var galleryFile: String?
    /// The values of the placeholders.
    var names: Names
    var source: Source
    /// All scenes of an Interface Builder file; `source` is then the first scene.
    var sheet: InterfaceBuilderDocument?

    /// For a page of an Interface Builder file: the device that it is laid out for.
    var canvas: Device?

    /// For `check`: the scene on Interface Builder's canvas, whose rows have their recorded heights.
    var onCanvas: LayoutScene?

    /// For a page in a translation: the texts that fit their views in the file's own language.
    var translations = CutTranslations()

    /// The pictures that an Interface Builder file takes from its project.
    var pictures: DocumentPictures?

    /// The pictures in the folders of images of all documents of the run; nil if they are not shared.
    var runPictures: RunPictures?

    /// Whether the page is a frame of a design.
    var isDesign = false
    /// The names of a design's drawings, which are shown as tiles in their colours.
    var tiles: Set<String> = []

    /// What the page's key is made of; nil where the command shows no keys.
    var inputs: PageInputs?

    /// The words that distinguish a page from the other pages of its file.
    struct Names: Sendable {
        /// The document's name.
        var document: String
        var scene: String
        var device: String
        var traits: String
        var state = "base"
        var step = "base"
        /// The value of `{scene}` if another scene of the file has the same name: the object id.
        var distinctScene: String?
    }

    enum Source: Sendable {
        case document(LayoutDocument, DocumentDevice, TraitSet, LayoutDocument.Variant)
        /// A scene of an Interface Builder file or of a design, or a tree that the program made.
        case scene(LayoutScene)
    }

    /// The value of a placeholder.
    func value(of placeholder: String) -> String {
        switch placeholder {
        case "path": FileName.place(input)
        case "name": names.document
        case "scene": names.distinctScene ?? names.scene
        case "device": names.device
        case "traits": names.traits
        case "ios": release.version
        case "state": names.state
        default: names.step
        }
    }

    /// The release of iOS that the page is laid out for.
    var release: Release {
        switch source {
        case .document(let document, let device, let traits, _):
            document.chosenRelease(device: device, traits: traits).release
        case .scene(let scene): scene.environment.release
        }
    }

    /// How many views, guides and containers the page lays out, about: those of a document's base.
    var itemCount: Int {
        switch source {
        case .document(let document, _, _, _): document.itemCount
        case .scene(let scene): scene.tree.items.count
        }
    }

    /// The scene, computed on demand.
    func makeScene() -> LayoutScene {
        switch source {
        case .document(let document, let device, let traits, let variant):
            document.scene(device: device, traits: traits, variant: variant)
        case .scene(let scene): scene
        }
    }

    /// The document's own options for drawing.
    var renderOptions: DocumentRenderOptions {
        switch source {
        case .document(let document, _, _, _): document.render
        case .scene: .interfaceBuilder
        }
    }

    /// The failures of the document's `expect` blocks.
    func failures(in scene: LayoutScene, _ layout: ResolvedLayout) -> [ExpectationFailure] {
        guard case .document(let document, _, _, _) = source else { return [] }
        return document.failures(of: expectations, in: scene, layout: layout)
    }

    /// What the document expects of this page.
    private var expectations: [Expectation] {
        guard case .document(let document, let device, let traits, let variant) = source else { return [] }
        return document.expectations(of: variant, on: device, with: traits)
    }

    /// Defects of a layout that no expectation announces.
    func findings(in layout: ResolvedLayout) -> [LayoutDiagnostic] {
        let defects = layout.diagnostics.filter { $0.kind != .notice }
        let expected = LayoutDocument.expectedDiagnostics(of: expectations)
        return defects.filter { !expected.contains($0.kind) }
    }
}

extension DocumentRenderOptions {
    /// The layers of Interface Builder files, for one scene and for a sheet: no annotations without `--show`.
    static let interfaceBuilder: DocumentRenderOptions = {
        var options = DocumentRenderOptions()
        options.show = ["scrollContent"]
        return options
    }()
}

extension Page: OutputSubject {}
