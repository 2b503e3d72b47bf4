import LayoutEngine
import LayoutRender
import PictureDiff

/// Draws the pages of Swift programs.
package struct LayoutPainter: PagePainter, ~Copyable {
    private var renderer: Renderer

    /// - Throws: `RegressionError` where the fonts are missing.
    package init() throws(RegressionError) {
        do {
            renderer = try Renderer()
        } catch {
            throw RegressionError(error.description)
        }
    }

    /// The page's drawing, and the pixels a point: the page's own, else its device's.
    private func drawn(_ page: LayoutPage) -> (list: DisplayList, scale: Double) {
        let scene = page.makeScene()
        let list = DisplayList(scene: scene, layout: scene.tree.resolve(in: scene.environment), options: page.options)
        return (list, page.scale ?? scene.environment.scale)
    }

    /// Lays the page out and draws it.
    package mutating func picture(of page: LayoutPage, as kind: SnapshotKind) throws(RegressionError) -> [UInt8] {
        let (list, scale) = drawn(page)
        do {
            return kind == .svg ? try renderer.svg(list) : try renderer.png(list, scale: scale)
        } catch {
            throw RegressionError("\(page.input): \(error.description)")
        }
    }

    /// Lays the page out and looks for the views.
    package func places(of names: [String], on page: LayoutPage) -> [PixelRect] {
        guard !names.isEmpty else { return [] }
        let scene = page.makeScene()
        let (list, scale) = drawn(page)
        return PixelRect.places(
            of: names, in: scene.tree, scene.tree.resolve(in: scene.environment), bounds: list.bounds, scale: scale)
    }
}
