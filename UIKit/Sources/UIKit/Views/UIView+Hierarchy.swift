import Foundation
internal import LayoutEngine
package import LayoutRender

extension UIView {
    /// Draws the view with what lies in it into the current context.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        return drawHierarchy(in: rect, into: context)
    }

    @discardableResult
    func drawHierarchy(in rect: CGRect, into context: CGContext) -> Bool {
        let writer = scene()
        guard bounds.width > 0, bounds.height > 0 else { return false }
        let layout = writer.scene.tree.resolve(in: writer.scene.environment, findingAmbiguity: false)
        var options = writer.renderOptions
        options.background = .transparent
        let list = DisplayList(scene: writer.scene, layout: layout, options: options)
        guard let bitmap = Drawing.bitmap(list, scale: Surroundings.environment.scale) else { return false }
        context.list.image(bitmap, in: rect.applying(context.ctm).rect)
        return true
    }
}

extension UIView {
    /// A view with a picture of this one.
    public func snapshotView(afterScreenUpdates: Bool) -> UIView? {
        guard bounds.width > 0, bounds.height > 0 else { return UIView(frame: bounds) }
        let picture = UIGraphicsImageRenderer(size: bounds.size).image { context in
            drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), into: context.cgContext)
        }
        let view = UIImageView(image: picture)
        view.frame = bounds
        return view
    }
}

extension SceneWriter {
    /// How a renderer shows the scene.
    package var renderOptions: RenderOptions {
        var options = RenderOptions()
        options.layers = .plain
        options.images = pictures.bitmaps
        options.imageTraits.sizes = pictures.sizes
        options.imageTraits.templates = pictures.templates
        options.imageTraits.originals = pictures.originals
        options.imageTraits.slices = pictures.slices
        options.outlines = outlines
        return options
    }
}
