extension DisplayList {
    /// The picture of a resolved tree.
    /// - Parameters:
    ///   - layout: what `tree.resolve(in: environment)` answered.
    ///   - options: layers, theme and the like.
    public init(
        tree: LayoutTree, layout: ResolvedLayout, environment: LayoutEnvironment,
        options: RenderOptions = RenderOptions()
    ) {
        self.init(bounds: layout[tree.root].absoluteFrame, title: options.title)
        tree.forEachDescendant(of: tree.root) { id in
            let frame = layout[id].absoluteFrame
            guard frame.isDrawable else { return }
            stroke(.rect(frame), Stroke(color: RGBA(0x0072B2)))
        }
    }
}
