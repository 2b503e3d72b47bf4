/// A picture whose layers can be shown and hidden separately, with the position of each item in the picture.
package struct LayeredPicture: Sendable {
    /// The position of one item.
    package struct Place: Sendable, Equatable {
        /// In the picture's coordinates: the root's, with every scroll view's offset applied.
        package var frame: Rect
        /// The part of the plane that clipping ancestors leave visible; nil for the whole plane.
        package var window: Rect?
        /// False for an item that is hidden, inside a hidden item, not installed, or not drawable.
        package var isShown: Bool
    }

    /// All layers except `overflow`: that layer is found by clipping the content, and a switch cannot undo the
    /// clipping.
    package static let layers = LayerSet.all.subtracting(.overflow)
    /// The layers of every layered picture: they decide how large the picture is, or are shown in space.
    package static let leastLayers: LayerSet = [.content, .chrome, .scrollContent, .hidden]

    /// The most views of a page whose names are shown when the page is opened: more of them would bury the picture.
    package static let mostNames = 200

    /// The layers of the picture.
    package let layers: LayerSet
    /// The picture with each layer in a group of its own, `layer-frames` and so on.
    package let list: DisplayList
    /// One entry per item of the tree, by index.
    package let places: [Place]

    /// - Parameters:
    ///   - layout: the result of `scene.tree.resolve(in: scene.environment)`.
    ///   - layers: drawn beside the least layers; the size and the places are equal for all layers.
    package init(
        scene: LayoutScene, layout: ResolvedLayout, options: RenderOptions, layers: LayerSet = Self.layers
    ) {
        self.layers = layers.union(Self.leastLayers).intersection(Self.layers)
        var options = options
        options.isLayered = true
        options.layers = self.layers
        options.showsLegend = false
        var builder = PictureBuilder(scene: scene, layout: layout, options: options)
        list = builder.build()
        places = builder.placed.map { Place(frame: $0.frame, window: $0.window, isShown: $0.isShown) }
    }
}
