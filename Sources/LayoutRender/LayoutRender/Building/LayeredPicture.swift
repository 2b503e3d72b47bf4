/// A picture whose layers can be shown and hidden apart, with the place of each item in the picture.
package struct LayeredPicture: Sendable {
    /// Where one item is drawn.
    package struct Place: Sendable, Equatable {
        /// In the picture's coordinates: the root's, with every scroll view's offset applied.
        package var frame: Rect
        /// What clipping ancestors leave of the plane; nil for all of it.
        package var window: Rect?
        /// False for an item that is hidden or below a hidden one, not installed, or not drawable.
        package var isShown: Bool
    }

    /// All layers but the parts that stick out of the screen: those are told by cutting the content, and a switch cannot
    /// undo a cut.
    package static let layers = LayerSet.all.subtracting(.overflow)

    package let list: DisplayList
    /// One entry an item of the tree, at its place.
    package let places: [Place]

    /// - Parameter layout: what `scene.tree.resolve(in: scene.environment)` answered.
    package init(scene: LayoutScene, layout: ResolvedLayout, options: RenderOptions) {
        var options = options
        options.isLayered = true
        options.layers = Self.layers
        options.showsLegend = false
        var builder = PictureBuilder(scene: scene, layout: layout, options: options)
        list = builder.build()
        places = builder.placed.map { Place(frame: $0.frame, window: $0.window, isShown: $0.isShown) }
    }
}
