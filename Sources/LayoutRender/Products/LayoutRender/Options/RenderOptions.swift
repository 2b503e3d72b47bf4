/// Layers, theme and other options of a picture.
public struct RenderOptions: Sendable, Equatable {
    /// Whether the picture is drawn light or dark.
    public enum ThemeChoice: String, Sendable, CaseIterable {
        /// As the environment's user interface style says.
        case automatic
        /// Drawn in the style of the name, whatever the environment says.
        case light, dark
    }

    /// How texts are drawn.
    public enum TextDrawing: String, Sendable, CaseIterable {
        /// Letters, as outlines of the pinned font or of the project's font.
        case glyphs
        /// A bar instead of each line: for pictures that do not depend on a font.
        case boxes
        /// Nothing in place of texts.
        case none
    }

    /// What is painted behind the views.
    public enum Background: Sendable, Hashable {
        /// The system background of the theme.
        case automatic
        /// A colour, resolved in the picture's theme.
        case color(Color)
        /// Nothing: PNG and SVG keep the transparency.
        case transparent
    }

    /// What is known of decoded pictures beside their pixels, by the names that image views use.
    public struct ImageTraits: Sendable, Equatable {
        /// The natural sizes, in points, of pictures that were decoded at a reduced size.
        public var sizes: [String: Size] = [:]
        /// The slices of pictures that keep their caps and stretch or repeat their middle.
        public var slices: [String: ImageSlices] = [:]
        /// Pictures whose colours are replaced with the tint colour: UIImage.RenderingMode.alwaysTemplate.
        public var templates: Set<String> = []
        /// Pictures that keep their colours in controls that draw templates.
        public var originals: Set<String> = []

        /// Every picture is as large as its pixels say, and drawn whole in its own colours.
        public init() {}
    }

    /// Default: `annotated`, the content with frames, names, gaps and defects.
    public var layers: LayerSet = .annotated
    /// Default: as the environment says.
    public var theme: ThemeChoice = .automatic
    /// Default: letters.
    public var text: TextDrawing = .glyphs
    /// Default: the theme's system background.
    public var background: Background = .automatic
    /// Whether a legend below the picture explains the annotations' colours and lists messages. Default: false.
    public var showsLegend = false
    /// The renderer refuses a picture beyond these limits.
    public var limits = RenderLimits()
    /// Pixels per point of the final picture: decides the thickness of the thinnest line, and how much faded scroll
    /// content fits the limits.
    public var scale: Double = 2
    /// Decoded pictures by the names that image views use; an image without a picture is drawn as a placeholder.
    public var images: [String: Bitmap] = [:]
    /// The sizes, slices and rendering modes of `images`.
    public var imageTraits = ImageTraits()
    /// The outlines of layers that are no frames with round corners, by view.
    public var outlines: [ItemID: ViewOutline] = [:]
    /// Shown in the corner of the legend and as the picture's title.
    public var title = ""
    /// Whether groups carry the ids and titles of their views, which only SVG contains; computing them takes time.
    public var namesGroups = true
    /// Set for the pictures of a film.
    package var film: FilmDrawing?
    /// Whether the picture has one group per layer, with the layer's labels, and groups of views named by the views'
    /// indices in the tree (`v3`), and nothing around the screen.
    package var isLayered = false

    /// The defaults of each property.
    public init() {}
}
