import Files
import LayoutDocument
import LayoutEngine
import LayoutRender

/// A page that a Swift program has at hand: a scene of its own, or one of a document.
public struct LayoutPage: TestedPage {
    /// The path of the page's file; its references lie in `__Snapshots__` beside it.
    public var input: String
    /// The name of its references without extension.
    public var snapshotName: String
    /// The options of pictures; their scale is the scene's where `scale` is nil.
    public var options = RenderOptions()
    /// Pixels a point of a PNG picture; nil: the scene's.
    public var scale: Double?
    /// Laid out anew for each picture.
    private let scene: LayoutScene
    private let expected: (document: LayoutDocument, expectations: [Expectation])?

    /// A page of a scene.
    /// - Parameters:
    ///   - file: the path beside which the references lie, `#filePath` for instance.
    ///   - name: the name of the references; the scene's name by default.
    public init(_ scene: LayoutScene, file: String, name: String? = nil) {
        self.scene = scene
        input = file
        snapshotName = SnapshotName.text(scene: name ?? scene.name, device: nil, state: nil)
        words = [file, name ?? scene.name]
        expected = nil
    }

    /// All pages of a document: every device, set of traits, state and step, with the names that `render-cli test` gives
    /// their references. The document's expectations are checked on the pages that they are of.
    public static func pages(of document: LayoutDocument, file: String) -> [LayoutPage] {
        var pages: [LayoutPage] = []
        for device in document.devices {
            for traits in document.traits {
                for variant in document.variants {
                    pages.append(LayoutPage(document, device, traits, variant, file))
                }
            }
        }
        return pages
    }

    /// All pages of a tree.json.
    /// - Throws: where the file cannot be read, and for a document with mistakes, each with its place.
    public static func pages(ofFile path: String, limits: Limits = Limits()) throws(RegressionError) -> [LayoutPage] {
        let bytes = try RegressionError.of { () throws(FileTrouble) in
            try Enclosure(folder: PathText.folder(of: path)).read(path, limit: limits.inputBytes)
        }
        guard let bytes else { throw RegressionError("\(path): no such file") }
        do {
            let document = try LayoutDocument.read(bytes, fallbackName: PathText.stem(path), limits: limits)
            return pages(of: document, file: path)
        } catch {
            throw RegressionError(lines: error.diagnostics.map { $0.description(file: path) })
        }
    }

    private init(
        _ document: LayoutDocument, _ device: DocumentDevice, _ traits: TraitSet, _ variant: LayoutDocument.Variant,
        _ file: String
    ) {
        scene = document.scene(device: device, traits: traits, variant: variant)
        input = file
        snapshotName = SnapshotName.text(
            scene: document.name, device: device.name, traits: traits.name,
            state: variant.kind == .step ? "step-" + variant.name : variant.kind == .state ? variant.name : "base")
        words = [file, document.name, device.name, traits.name, variant.name.isEmpty ? "base" : variant.name]
        scale = document.render.scale
        expected = (document, document.expectations(of: variant, on: device, with: traits))
    }

    /// The file, and for a page of a document its device, traits and state.
    public let words: [String]
    /// The items of the scene.
    public var itemCount: Int { scene.tree.items.count }

    /// The scene.
    public func makeScene() -> LayoutScene { scene }

    /// The expectations of the document that the layout fails; none for a page of a scene.
    public func failures(in scene: LayoutScene, _ layout: ResolvedLayout) -> [ExpectationFailure] {
        expected.map { $0.document.failures(of: $0.expectations, in: scene, layout: layout) } ?? []
    }
}
