import Foundation
public import LayoutEngine
public import LayoutRender
public import LayoutRenderTesting
public import UIKit

extension LayoutSnapshotSubject {
    /// A view as it stands, laid out: every view below it at its frame, with what it shows.
    @MainActor
    public init(_ view: UIView) {
        let writer = view.scene()
        let real = view.laidOut()
        var layout = writer.scene.tree.resolve(in: writer.scene.environment, findingAmbiguity: false)
        layout.diagnostics = real.layout.diagnostics.filter { $0.kind != .notice }.map { found in
            var diagnostic = found
            diagnostic.items = []
            diagnostic.constraintIndices = []
            return diagnostic
        }
        var options = RenderOptions()
        options.layers = .plain
        options.images = writer.pictures.bitmaps
        options.imageSizes = writer.pictures.sizes
        options.templateImages = writer.pictures.templates
        options.originalImages = writer.pictures.originals
        options.imageSlices = writer.pictures.slices
        if !(view is UIWindow), view.backgroundColor == nil { options.background = .automatic }
        self.init(scene: writer.scene, layout: layout, options: options)
    }

    /// The picture as a PNG file.
    public func png(scale: Double = 2) throws(RenderError) -> Data {
        var renderer = try Renderer()
        return Data(try renderer.png(DisplayList(scene: scene, layout: layout, options: options), scale: scale))
    }
}

extension UIView {
    /// The view as the engine's tree, with its constraints, and the environment that it is laid out in.
    public var layoutTree: (tree: LayoutTree, environment: LayoutEnvironment) {
        let found = laidOut()
        return (found.tree, found.environment)
    }

    /// What of the constraints could not hold, one sentence each.
    public var layoutProblems: [String] {
        laidOut().layout.diagnostics.filter { $0.kind != .notice }.map(\.message)
    }

    /// The picture as a PNG file.
    public func png(scale: Double = 2) throws(RenderError) -> Data {
        try LayoutSnapshotSubject(self).png(scale: scale)
    }
}

extension UIViewController {
    /// A window of the screen that shows the controller, as an app would at its start.
    public func inWindow() -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = self
        window.makeKeyAndVisible()
        return window
    }
}
