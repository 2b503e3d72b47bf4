import LayoutEngine

/// Scenes inside a page: the child of a container view, a custom view in a bar.
extension PictureBuilder {
    /// Draws the embedded scene of a container view, laid out in the container's size and clipped to it.
    mutating func drawEmbedded(_ scene: LayoutScene, in id: ItemID) {
        let frame = self[id].frame
        let root = layout[tree.root].absoluteFrame
        let scene = scene.embedded(in: frame, of: root, under: environment.safeAreaInsets)
        draw(scene, in: frame)
    }

    /// The size of a view inside a bar.
    func size(of scene: LayoutScene) -> Size {
        Size(width: scene.environment.width ?? 0, height: scene.environment.height ?? 0)
    }

    /// Another scene as part of this picture.
    ///
    /// The scene is laid out anew at the frame's size and drawn with content and bars only: annotations are those of
    /// the page around it.
    mutating func draw(_ scene: LayoutScene, in frame: Rect) {
        guard !frame.isEmpty, frame.isDrawable else { return }
        let scene = scene.filling(frame.size)
        var inner = options
        inner.layers = [.content, .chrome]
        inner.theme = theme.isDark ? .dark : .light
        inner.background = .transparent
        inner.showsLegend = false
        inner.namesGroups = false
        inner.film = nil
        inner.title = ""
        var builder = PictureBuilder(
            scene: scene, layout: scene.tree.resolve(in: scene.environment), options: inner)
        builder.theme.isElevated = theme.isElevated
        let picture = builder.build()
        list.append(.begin(DisplayGroup(clip: .rect(frame))))
        list.place(picture, at: Point(x: frame.x + picture.bounds.x, y: frame.y + picture.bounds.y), usedIDs: &usedIDs)
        list.append(.end)
    }
}
