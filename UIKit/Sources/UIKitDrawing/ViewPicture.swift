public import LayoutEngine
public import LayoutRender
public import UIKit

/// A view as it stands, laid out: every view below it at its frame, with what it shows.
public struct ViewPicture {
    public let scene: LayoutScene
    public let layout: ResolvedLayout
    public let options: RenderOptions
    private let isScreen: Bool

    /// - Parameter isClear: whether a view without a background is clear, as a picture of it is on a device; else it lies over the
    ///   theme's background.
    @MainActor
    public init(_ view: UIView, isClear: Bool = false) { self.init(view, isClear: isClear, over: nil) }

    /// - Parameter surrounding: the colour behind a view, in place of the theme's.
    @MainActor
    package init(_ view: UIView, isClear: Bool = false, over surrounding: LayoutEngine.Color?) {
        let writer = view.scene()
        let real = view.laidOut()
        var layout = writer.scene.tree.resolve(in: writer.scene.environment, findingAmbiguity: false)
        layout.diagnostics = real.layout.diagnostics.filter { $0.kind != .notice }.map { found in
            var diagnostic = found
            diagnostic.items = []
            diagnostic.constraintIndices = []
            return diagnostic
        }
        var options = writer.renderOptions
        // The frame of a view that is turned is the rectangle around what shows.
        for (id, outline) in options.outlines {
            guard let transform = outline.transform, id != writer.scene.tree.root else { continue }
            layout[id].frame = transform.about(layout[id].frame.origin).bounds(of: layout[id].frame)
        }
        if isClear {
            options.background = .transparent
        } else if !(view is UIWindow), let surrounding {
            options.background = .color(surrounding)
        }
        isScreen = view is UIWindow
        scene = writer.scene
        (self.layout, self.options) = (layout, options)
    }

    /// The picture as a PNG file.
    public func png(scale: Double = 2) throws(RenderError) -> Data {
        var renderer = try Renderer()
        return Data(try renderer.png(DisplayList(scene: scene, layout: layout, options: options), scale: scale))
    }

    /// Whether something shows: some row of the picture has more than one colour. Strips from side to side are backgrounds, and the
    /// device's own signs, the time and the bar at the lower edge, are nothing of the screen's. A part may be a gradient.
    /// - Parameter isInside: whether bars of containers and wheels that say that data are waited for are nothing too.
    package func showsSomething(isInside: Bool = false) throws(RenderError) -> Bool {
        var renderer = try Renderer()
        var scene = scene
        scene.chrome?.statusBar = nil
        scene.chrome?.homeIndicator = nil
        if isInside {
            scene.chrome?.navigationBar = nil
            scene.chrome?.tabBar = nil
            let tree = scene.tree
            tree.forEachDescendant(of: tree.root) { id in
                if tree[id].kind == .activityIndicatorView { scene.tree[id].appearance.alpha = 0 }
            }
        }
        let bitmap = try renderer.pixels(DisplayList(scene: scene, layout: layout, options: options), scale: 1)
        let row = bitmap.width * 4
        guard row > 0 else { return false }
        let rows = stride(from: 0, to: bitmap.pixels.count, by: row)
        if !isScreen, Set(rows.map { bitmap.pixels[$0..<$0 + 4] }).count > Self.fewColors { return true }
        return rows.contains { start in
            bitmap.pixels[start..<start + row - 4] != bitmap.pixels[start + 4..<start + row]
        }
    }

    /// Strips have no more colours.
    private static let fewColors = 16

    /// The first line of text that is words of a name, since the text is not at hand.
    package var madeUpText: String? {
        DisplayList(scene: scene, layout: layout, options: options).items.lazy.compactMap { item in
            guard case .text(let run) = item, run.text.contains(where: \.isLetter) else { return nil }
            return UIKitStandIn.isMadeUp(run.text) ? run.text : nil
        }.first
    }

    /// The picture without its lines of text; nil where it has none.
    package func pngWithoutTexts(scale: Double) throws(RenderError) -> Data? {
        var renderer = try Renderer()
        var list = DisplayList(scene: scene, layout: layout, options: options)
        let count = list.items.count
        list.items.removeAll { if case .text = $0 { true } else { false } }
        guard list.items.count < count else { return nil }
        return Data(try renderer.png(list, scale: scale))
    }
}
