import LayoutDiff
import LayoutDocument
import LayoutEngine
import LayoutRender
import PictureDiff

/// One page of a test: a scene on a device, with traits, in one state.
public protocol TestedPage: Sendable {
    /// The path of the page's file; its references lie in `__Snapshots__` beside it.
    var input: String { get }
    /// The name of the page's references without extension, `<scene>.<device-traits>.<state>`; see `SnapshotName`.
    var snapshotName: String { get }
    /// The file in reports.
    var shownInput: String { get }
    /// What tells the page from others in reports: file, scene, device, traits, state, each at its place; a word may be
    /// empty.
    var words: [String] { get }
    /// How many items the page lays out, about: what an unmeasured page costs.
    var itemCount: Int { get }
    /// The command that opens the page in the inspector; nil where there is none.
    var inspectCommand: String? { get }
    /// A hash of everything that the page's frames and pixels depend on; nil where none was asked for.
    var key: String? { get }

    /// The scene, computed on demand.
    func makeScene() -> LayoutScene
    /// The expectations of the page's document that its layout fails.
    func failures(in scene: LayoutScene, _ layout: ResolvedLayout) -> [ExpectationFailure]
    /// A line that says how to explain a difference; nil for none.
    func explanation(of difference: LayoutDifference, in tree: LayoutTree) -> String?
}

extension TestedPage {
    /// The path as it is.
    public var shownInput: String { input }
    /// The file and the name of the references.
    public var words: [String] { [shownInput, snapshotName] }
    /// The number of items in the scene.
    public var itemCount: Int { makeScene().tree.items.count }
    /// None.
    public var inspectCommand: String? { nil }
    /// None.
    public var key: String? { nil }

    /// None.
    public func failures(in scene: LayoutScene, _ layout: ResolvedLayout) -> [ExpectationFailure] { [] }

    /// None.
    public func explanation(of difference: LayoutDifference, in tree: LayoutTree) -> String? { nil }
}

/// What is drawn for a page.
public struct PageDrawing: Sendable {
    /// The page in messages.
    public var name: String
    /// The drawing instructions.
    public var list: DisplayList
    /// Pixels a point.
    public var scale: Double

    /// The drawing of a page.
    public init(name: String, list: DisplayList, scale: Double) {
        self.name = name
        self.list = list
        self.scale = scale
    }
}

/// Draws pages; one painter per thread.
public protocol PagePainter: ~Copyable, SendableMetatype {
    /// The pages that it draws.
    associatedtype Page: TestedPage

    /// The drawing instructions of a page. Making pixels of the instructions takes ten times as long, so a page whose
    /// reference was made from equal instructions is not drawn.
    /// - Parameter kind: `png` or `svg`.
    mutating func drawing(of page: Page, as kind: SnapshotKind) throws(RegressionError) -> PageDrawing
    /// How the page's screen is drawn, with its pictures.
    func options(of page: Page, _ scene: LayoutScene, _ layout: ResolvedLayout) -> RenderOptions
    /// The bytes of a picture.
    mutating func picture(of drawing: PageDrawing, as kind: SnapshotKind) throws(RegressionError) -> [UInt8]
    /// The rectangles of the views with these names in the page's PNG picture, in pixels, including partly covered
    /// pixels.
    func places(of names: [String], on page: Page) -> [PixelRect]
}
