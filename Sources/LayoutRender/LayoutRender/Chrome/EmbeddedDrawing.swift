import LayoutEngine

extension PictureBuilder {
    /// What a container view shows, laid out in the container's size and cut to it.
    mutating func drawEmbedded(_ scene: LayoutScene, in id: ItemID) {
        let frame = self[id].frame
        let root = layout[tree.root].absoluteFrame
        var scene = scene
        let bar = scene.chrome?.navigationBar?.frame.height ?? 0
        func cover(_ edge: Double, _ inset: Double) -> Double { max(0, inset - max(0, edge)) }
        let outer = environment.safeAreaInsets
        scene.environment.safeAreaInsets = EdgeInsets(
            top: cover(frame.minY - root.minY, outer.top) + bar, left: cover(frame.minX - root.minX, outer.left),
            bottom: cover(root.maxY - frame.maxY, outer.bottom), right: cover(root.maxX - frame.maxX, outer.right))
        scene.environment.topLayoutGuideLength = scene.environment.safeAreaInsets.top
        scene.environment.bottomLayoutGuideLength = scene.environment.safeAreaInsets.bottom
        scene.chrome?.navigationBar?.frame.y = scene.environment.safeAreaInsets.top - bar
        draw(scene, in: frame)
    }

    /// The size of a view that stands in a bar.
    func size(of scene: LayoutScene) -> Size {
        Size(width: scene.environment.width ?? 0, height: scene.environment.height ?? 0)
    }

    /// Another scene as part of this picture.
    mutating func draw(_ scene: LayoutScene, in frame: Rect) {
        guard !frame.isEmpty, frame.isDrawable else { return }
        var scene = scene
        scene.environment.width = frame.width
        scene.environment.height = frame.height
        scene.chrome?.screen = Rect(origin: .zero, size: frame.size)
        scene.chrome?.navigationBar?.frame.size.width = frame.width
        scene.tree[scene.tree.root].frame = Rect(origin: .zero, size: frame.size)
        var inner = options
        inner.layers = [.content, .chrome]
        inner.theme = theme.isDark ? .dark : .light
        inner.background = .transparent
        inner.showsLegend = false
        inner.namesGroups = false
        inner.title = ""
        var builder = PictureBuilder(
            scene: scene, layout: scene.tree.resolve(in: scene.environment), options: inner)
        let picture = builder.build()
        list.append(.begin(DisplayGroup(clip: .rect(frame))))
        list.place(picture, at: Point(x: frame.x + picture.bounds.x, y: frame.y + picture.bounds.y), usedIDs: &usedIDs)
        list.append(.end)
    }
}
