/// Layers, theme and other options of a picture.
public struct RenderOptions: Sendable, Equatable {
    public enum ThemeChoice: String, Sendable, CaseIterable {
        /// As the environment's user interface style says.
        case automatic
        case light, dark
    }

    public enum TextDrawing: String, Sendable, CaseIterable {
        case glyphs
        /// A bar instead of each line: for pictures that do not depend on a font.
        case boxes
        case none
    }

    public enum Background: Sendable, Hashable {
        /// The system background of the theme.
        case automatic
        case color(Color)
        case transparent
    }

    public var layers: LayerSet = .standard
    public var theme: ThemeChoice = .automatic
    public var text: TextDrawing = .glyphs
    public var background: Background = .automatic
    public var showsLegend = false
    public var limits = RenderLimits()
    /// Pixels per point of the final picture: decides the thickness of the thinnest line, and how much faded scroll
    /// content fits the limits.
    public var scale: Double = 2
    /// Decoded pictures by the names that image views use; an image without a picture is drawn as a placeholder.
    public var images: [String: Bitmap] = [:]
    /// The natural sizes, in points, of pictures that were decoded at a reduced size.
    public var imageSizes: [String: Size] = [:]
    /// The slices of pictures that keep their caps and stretch or repeat their middle.
    public var imageSlices: [String: ImageSlices] = [:]
    /// Pictures whose colours are replaced with the tint colour: UIImage.RenderingMode.alwaysTemplate.
    public var templateImages: Set<String> = []
    /// Pictures that keep their colours in controls that treat other pictures as templates.
    public var originalImages: Set<String> = []
    /// Shown in the corner of the legend and as the picture's title.
    public var title = ""
    /// Whether groups carry the ids and titles of their views, which only SVG contains; computing them takes time.
    public var namesGroups = true
    /// Set for the pictures of a film.
    package var film: FilmDrawing?
    /// Whether the picture has one group per layer, with the layer's labels, and groups of views named by the views'
    /// indices in the tree (`v3`), and nothing around the screen.
    package var isLayered = false

    public init() {}
}
