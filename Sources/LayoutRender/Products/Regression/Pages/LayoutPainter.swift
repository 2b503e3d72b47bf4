import LayoutEngine
import LayoutRender
import PictureDiff

/// Draws the pages of Swift programs.
package struct LayoutPainter: PagePainter, ~Copyable {
    /// Fonts and shaped texts of one thread.
    private var renderer: Renderer

    /// - Throws: `RegressionError` where the fonts are missing.
    package init() throws(RegressionError) {
        do {
            renderer = try Renderer()
        } catch {
            throw RegressionError(error.description)
        }
    }

    /// Lays the page out. Pixels a point are the page's own, else its device's.
    package func drawing(of page: LayoutPage, as kind: SnapshotKind) -> PageDrawing {
        let scene = page.makeScene()
        let list = DisplayList(scene: scene, layout: scene.tree.resolve(in: scene.environment), options: page.options)
        return PageDrawing(name: page.input, list: list, scale: page.scale ?? scene.environment.scale)
    }

    /// The page's own options.
    package func options(of page: LayoutPage, _ scene: LayoutScene, _ layout: ResolvedLayout) -> RenderOptions {
        page.options
    }

    /// Draws a page.
    package mutating func picture(of drawing: PageDrawing, as kind: SnapshotKind) throws(RegressionError) -> [UInt8] {
        do {
            return kind == .svg ? try renderer.svg(drawing.list) : try renderer.png(drawing.list, scale: drawing.scale)
        } catch {
            throw RegressionError("\(drawing.name): \(error.description)")
        }
    }

    /// Lays the page out and looks for the views.
    package func places(of names: [String], on page: LayoutPage) -> [PixelRect] {
        guard !names.isEmpty else { return [] }
        let scene = page.makeScene()
        let drawing = drawing(of: page, as: .png)
        return PixelRect.places(
            of: scene.identifiers(named: names), in: scene.tree, scene.tree.resolve(in: scene.environment),
            bounds: drawing.list.bounds,
            scale: drawing.scale)
    }
}
