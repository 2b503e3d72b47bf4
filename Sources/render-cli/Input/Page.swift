import InterfaceBuilder
import LayoutDocument
import LayoutEngine

/// One page of an input: a scene, with the words that tell it apart from the others.
struct Page: Sendable {
    /// The path as given.
    var input: String
    /// The document's name.
    var name: String
    var scene: String
    var device: String
    var traits: String
    var state: String
    var step: String
    var source: Source
    /// True when the document's expectations hold for this page: its first device and first traits.
    var isExpected = false

    /// All scenes of an Interface Builder file at once; `source` is the first of them then.
    var sheet: InterfaceBuilderDocument?

    /// What `{scene}` stands for where the scene's name is also another scene's of the file: the object id.
    var distinctScene: String?

    /// On a page in another language what would not be cut in the file's own.
    var translations = CutTranslations()

    /// The pictures that an Interface Builder file takes from its project.
    var pictures: DocumentPictures?

    /// What the documents of the run show from their folders of images; nil where no run shares them.
    var runPictures: RunPictures?

    enum Source: Sendable {
        case document(LayoutDocument, DocumentDevice, TraitSet, LayoutDocument.Variant)
        case interfaceBuilder(LayoutScene)
    }

    /// The words of a placeholder.
    func value(of placeholder: String) -> String {
        switch placeholder {
        case "path": FileName.place(input)
        case "name": name
        case "scene": distinctScene ?? scene
        case "device": device
        case "traits": traits
        case "state": state
        default: step
        }
    }

    /// The scene, made when it is needed.
    func makeScene() -> LayoutScene {
        switch source {
        case .document(let document, let device, let traits, let variant):
            document.scene(device: device, traits: traits, variant: variant)
        case .interfaceBuilder(let scene): scene
        }
    }

    /// How the document wants to be drawn.
    var renderOptions: DocumentRenderOptions {
        switch source {
        case .document(let document, _, _, _): document.render
        case .interfaceBuilder: .interfaceBuilder
        }
    }

    /// What does not hold of the document's `expect` blocks.
    func failures(in scene: LayoutScene, _ layout: ResolvedLayout) -> [ExpectationFailure] {
        guard isExpected, case .document(let document, _, _, let variant) = source else { return [] }
        return document.failures(of: variant, in: scene, layout: layout)
    }

    /// Defects of a layout that no expectation announces.
    func findings(in layout: ResolvedLayout) -> [LayoutDiagnostic] {
        let defects = layout.diagnostics.filter { $0.kind != .notice }
        guard isExpected, case .document(let document, _, _, let variant) = source else { return defects }
        let expected = document.expectedDiagnostics(of: variant)
        return defects.filter { !expected.contains($0.kind) }
    }
}

extension DocumentRenderOptions {
    /// A file of Interface Builder is drawn as the tool draws it, one scene as all of them; annotations are asked for
    /// with `--show`.
    static let interfaceBuilder: DocumentRenderOptions = {
        var options = DocumentRenderOptions()
        options.show = []
        return options
    }()
}
