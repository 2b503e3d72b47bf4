import LayoutDiff
import LayoutDocument
import LayoutEngine
import LayoutRender
import PictureDiff
import Regression

/// A page of a test, with the flags that select it.
struct FlaggedPage: TestedPage {
    var page: Page
    /// See `SelectionOptions.flags`.
    var flags: [String]
    /// The flags of drawing, for the page's key; nil where no key was asked for.
    var drawing: RenderSettings?
    /// The design that the page is compared with; nil for none.
    var design: DesignExpectation?

    var input: String { page.input }
    var shownInput: String { displayName(page.input) }
    var itemCount: Int { page.itemCount }
    var inspectCommand: String? { page.inspectCommand }
    var snapshotName: String { page.snapshotName }
    var words: [String] { page.words(in: shownInput, traits: page.names.traits) }
    var key: String? { drawing.flatMap { page.key($0, $0.limits) } }

    func makeScene() -> LayoutScene { page.makeScene() }

    func failures(in scene: LayoutScene, _ layout: ResolvedLayout) -> [ExpectationFailure] {
        page.failures(in: scene, layout) + (design?.failures(of: scene) ?? [])
    }

    func explanation(of difference: LayoutDifference, in tree: LayoutTree) -> String? {
        ExplainLine(page, flags).difference(difference, in: makeScene())
    }
}

extension Page {
    /// What tells the page from others: file, scene, device, traits, state; empty for a scene named as the file and for the
    /// usual traits.
    func words(in file: String, traits: String) -> [String] {
        [
            file, names.scene == names.document ? "" : names.scene, names.device, traits == "default" ? "" : traits,
            names.step == "base" ? names.state : "step " + names.step,
        ]
    }

    /// `<scene>.<device-traits>.<state>`
    var snapshotName: String {
        SnapshotName.text(
            scene: names.scene.isEmpty ? names.document : names.scene, device: names.device, traits: names.traits,
            state: names.step == "base" ? names.state : "step-" + names.step)
    }
}

/// Draws the pages of a test as `render` does.
struct TestPainter: PagePainter, ~Copyable {
    private var painter: Painter

    init(_ settings: RenderSettings) throws(RegressionError) {
        do {
            painter = try Painter(settings)
        } catch {
            throw RegressionError(lines: error.lines)
        }
    }

    func drawing(of page: FlaggedPage, as kind: SnapshotKind) throws(RegressionError) -> PageDrawing {
        do {
            return try painter.pictures.picture(of: page.page, namesGroups: kind == .svg).drawing
        } catch {
            throw RegressionError(lines: error.lines)
        }
    }

    func options(of page: FlaggedPage, _ scene: LayoutScene, _ layout: ResolvedLayout) -> RenderOptions {
        painter.pictures.options(of: page.page, scene, layout).options
    }

    mutating func picture(of drawing: PageDrawing, as kind: SnapshotKind) throws(RegressionError) -> [UInt8] {
        do {
            return try painter.paint(drawing, as: kind == .png ? .png : .svg)
        } catch {
            throw RegressionError(lines: error.lines)
        }
    }

    func places(of names: [String], on page: FlaggedPage) -> [PixelRect] { painter.places(of: names, on: page.page) }
}

extension KeptFolder {
    /// The folder of `--artifacts`, else of swift-snapshot-testing's `SNAPSHOT_ARTIFACTS`, else a hidden folder in the
    /// current folder.
    init(stated: String?) { self.init(named: stated ?? Environment.value("SNAPSHOT_ARTIFACTS")?.unlessEmpty) }
}

extension Failure {
    init(_ error: RegressionError) { self.init(lines: error.lines, code: ExitStatus.impossible) }
}
