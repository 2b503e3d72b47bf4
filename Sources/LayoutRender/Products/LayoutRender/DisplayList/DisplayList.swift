/// A picture as plain values in the order of painting: shapes, texts and pictures at fixed places. A display list knows
/// no views; a `Renderer` executes the list and decides nothing.
///
///     var list = DisplayList(size: Size(width: 200, height: 100))
///     list.fill(.roundedRect(Rect(x: 20, y: 20, width: 160, height: 60), radius: 8), .white)
///     list.text(TextRun("Hello", at: Point(x: 40, y: 56), size: 17, color: .black))
///
/// Guarantees of a list made by the builder: groups are balanced, ids are unique, all numbers are finite.
public struct DisplayList: Sendable, Equatable {
    /// The part of the plane that the picture shows, in points.
    public var bounds: Rect
    /// The title of the SVG or PDF document; empty for none.
    public var title: String
    /// Painted over the whole of `bounds` first; nil leaves it transparent.
    public var background: RGBA?
    /// In the order of painting.
    public var items: [DisplayItem] = []
    /// The pictures that `ImageItem.index` refers to.
    public var images: [Bitmap] = []
    /// Notes about items that were left out or cut, a sentence for each.
    public var notes: [String] = []
    /// SF Symbols for which a dashed square stands, since they have no drawing; each once.
    package var undrawnSymbols: [String] = []

    /// An empty picture of a part of the plane.
    /// - Parameter background: nil leaves the picture transparent.
    public init(bounds: Rect, title: String = "", background: RGBA? = .white) {
        self.bounds = bounds
        self.title = title
        self.background = background
    }

    /// An empty picture with the origin at the left top corner.
    /// - Parameter size: in points.
    public init(size: Size, title: String = "", background: RGBA? = .white) {
        self.init(bounds: Rect(origin: .zero, size: size), title: title, background: background)
    }

    /// The size of `bounds` in points; in pixels, times the scale, rounded up.
    public var size: Size { bounds.size }

    /// Whether nothing is painted over the background.
    package var isBlank: Bool {
        items.allSatisfy { item in
            switch item {
            case .begin, .end: true
            case .shape(let shape): shape.fill == nil && shape.stroke == nil
            case .text, .image: false
            }
        }
    }

    /// The place of the last of the first items that are opaque rectangles over all pixels of the picture, which hide all
    /// before: the root view of most screens, and containers as large. Nil: the background shows.
    /// - Parameter scale: pixels a point.
    package func cover(scale: Double) -> Int? {
        let (width, height) = (size.width * scale, size.height * scale)
        guard width == width.rounded(), height == height.rounded() else { return nil }
        var cover: Int?
        for (place, item) in items.enumerated() {
            switch item {
            case .begin(let group):
                let isClipped = group.clip.map { $0 != .rect(bounds) } ?? false
                if isClipped || group.opacity < 1 || group.transform != nil { return cover }
            case .shape(let item):
                guard item.shape == .rect(bounds), case .color(let color) = item.fill, color.alpha == 255 else {
                    return cover
                }
                cover = place
            case .end, .text, .image: return cover
            }
        }
        return cover
    }

    /// Adds an item on top of all others.
    public mutating func append(_ item: DisplayItem) { items.append(item) }

    /// Adds a filled shape without an outline.
    public mutating func fill(_ shape: Shape, _ fill: Fill) {
        items.append(.shape(ShapeItem(shape: shape, fill: fill, stroke: nil)))
    }

    /// Adds a shape filled with one colour.
    public mutating func fill(_ shape: Shape, _ color: RGBA) { fill(shape, .color(color)) }

    /// Adds the outline of a shape.
    public mutating func stroke(_ shape: Shape, _ stroke: Stroke) {
        items.append(.shape(ShapeItem(shape: shape, fill: nil, stroke: stroke)))
    }

    /// Adds a line of text.
    public mutating func text(_ run: TextRun) { items.append(.text(run)) }

    /// Adds a picture, stretched to `frame`.
    public mutating func image(_ bitmap: Bitmap, in frame: Rect) {
        images.append(bitmap)
        items.append(.image(ImageItem(index: images.count - 1, frame: frame)))
    }

    /// Adds a group around everything that `body` appends.
    public mutating func group(_ group: DisplayGroup, _ body: (inout DisplayList) -> Void) {
        items.append(.begin(group))
        body(&self)
        items.append(.end)
    }
}

/// One step of painting. Groups nest: each `begin` has an `end`.
public enum DisplayItem: Sendable, Equatable {
    /// Opens a group: its map, clip and opacity hold until the matching `end`.
    case begin(DisplayGroup)
    /// Closes the innermost open group.
    case end
    /// Fills and strokes an outline.
    case shape(ShapeItem)
    /// Draws a line of text.
    case text(TextRun)
    /// Draws a picture.
    case image(ImageItem)
}

/// Items that share a name, a map of the plane, a clip or an opacity.
public struct DisplayGroup: Sendable, Hashable {
    /// Unique in the list; the `id` in SVG.
    public var id: String?
    /// A tooltip; the `<title>` in SVG.
    public var title: String?
    /// The map that the group's clip and items go through, such as a turn; nil: they stay where they are.
    public var transform: AffineMatrix?
    /// The shape to which the group's items are cut; nil: no clip.
    public var clip: Shape?
    /// 0...1, applied to the group as a whole: overlapping items do not show through each other.
    public var opacity: Double

    /// A group that changes nothing unless a parameter says so.
    public init(
        id: String? = nil, title: String? = nil, transform: AffineMatrix? = nil, clip: Shape? = nil, opacity: Double = 1
    ) {
        self.id = id
        self.title = title
        self.transform = transform
        self.clip = clip
        self.opacity = opacity
    }
}

/// An outline with its fill, then its stroke.
public struct ShapeItem: Sendable, Hashable {
    /// The outline.
    public var shape: Shape
    /// Painted first; nil: no fill.
    public var fill: Fill?
    /// Painted over the fill; nil: no outline.
    public var stroke: Stroke?

    /// An outline with its fill and stroke; without both nothing is drawn.
    public init(shape: Shape, fill: Fill?, stroke: Stroke?) {
        self.shape = shape
        self.fill = fill
        self.stroke = stroke
    }
}

/// A picture of the list, stretched to a rectangle.
public struct ImageItem: Sendable, Hashable {
    /// An index in `DisplayList.images`.
    public var index: Int
    /// The rectangle that the picture fills, in points.
    public var frame: Rect

    /// A picture of the list at a place.
    public init(index: Int, frame: Rect) {
        self.index = index
        self.frame = frame
    }
}

extension Set<String> {
    /// Inserts `wanted`, or the first of `wanted-2`, `wanted-3` ... that is not in the set yet, and returns the
    /// inserted name.
    mutating func insertVariant(of wanted: String) -> String {
        var candidate = wanted
        var count = 1
        while !insert(candidate).inserted {
            count += 1
            candidate = "\(wanted)-\(count)"
        }
        return candidate
    }
}
