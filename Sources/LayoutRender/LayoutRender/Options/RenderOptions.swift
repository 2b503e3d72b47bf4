/// What a picture shows and how.
public struct RenderOptions: Sendable, Equatable {
    public enum ThemeChoice: String, Sendable, CaseIterable {
        /// As the environment's user interface style says.
        case automatic
        case light, dark
    }

    public enum TextDrawing: String, Sendable, CaseIterable {
        case glyphs
        /// A bar for each line: pictures that do not hang on a font.
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
    /// Pixels a point that the picture will be drawn at: decides how thin the thinnest line is and how far ghosted
    /// content may reach before the limits cut it.
    public var scale: Double = 2
    /// Decoded pictures by the name that image views use; a name not found is drawn as a placeholder.
    public var images: [String: Bitmap] = [:]
    /// The natural sizes, in points, of pictures that were read smaller than they are.
    public var imageSizes: [String: Size] = [:]
    /// Pictures that grow in their middle.
    public var imageSlices: [String: ImageSlices] = [:]
    /// Pictures of which only the opacity counts, filled with the tint colour: UIImage.RenderingMode.alwaysTemplate.
    public var templateImages: Set<String> = []
    /// Pictures that keep their colours in controls that take others for templates.
    public var originalImages: Set<String> = []
    /// Shown in the corner of the legend and as the picture's title.
    public var title = ""
    /// Whether groups carry the ids and titles of their views, which only SVG shows; making them takes time.
    public var namesGroups = true
    /// Set for the pictures of a film.
    package var film: FilmDrawing?
    /// Whether the picture can be taken apart: each layer in a group of its own with its labels, views in groups named by
    /// their places in the tree (`v3`), nothing drawn where the page would be seen around the screen.
    package var isLayered = false

    public init() {}
}
