/// A picture as plain values, ready to be drawn on a canvas; a display list knows no views.
///
/// Guarantees of a list made by the builder: groups are balanced, ids are unique, all numbers are finite.
public struct DisplayList: Sendable, Equatable {
    /// The part of the plane that the picture shows, in points.
    public var bounds: Rect
    public var title: String
    /// Painted over the whole of `bounds` first; nil leaves it transparent.
    public var background: RGBA?
    /// In the order of painting.
    public var items: [DisplayItem] = []
    /// The pictures that `ImageItem.index` refers to.
    public var images: [Bitmap] = []
    /// Notes about items that were left out or cut, one sentence each.
    public var notes: [String] = []

    public init(bounds: Rect, title: String = "", background: RGBA? = .white) {
        self.bounds = bounds
        self.title = title
        self.background = background
    }

    public init(size: Size, title: String = "", background: RGBA? = .white) {
        self.init(bounds: Rect(origin: .zero, size: size), title: title, background: background)
    }

    public var size: Size { bounds.size }

    public mutating func append(_ item: DisplayItem) { items.append(item) }

    public mutating func fill(_ shape: Shape, _ fill: Fill) {
        items.append(.shape(ShapeItem(shape: shape, fill: fill, stroke: nil)))
    }

    public mutating func fill(_ shape: Shape, _ color: RGBA) { fill(shape, .color(color)) }

    public mutating func stroke(_ shape: Shape, _ stroke: Stroke) {
        items.append(.shape(ShapeItem(shape: shape, fill: nil, stroke: stroke)))
    }

    public mutating func text(_ run: TextRun) { items.append(.text(run)) }

    /// Draws a picture stretched to `frame`.
    public mutating func image(_ bitmap: Bitmap, in frame: Rect) {
        images.append(bitmap)
        items.append(.image(ImageItem(index: images.count - 1, frame: frame)))
    }

    /// Everything that `body` appends becomes one group.
    public mutating func group(_ group: DisplayGroup, _ body: (inout DisplayList) -> Void) {
        items.append(.begin(group))
        body(&self)
        items.append(.end)
    }
}

/// One step of painting.
public enum DisplayItem: Sendable, Equatable {
    case begin(DisplayGroup)
    case end
    case shape(ShapeItem)
    case text(TextRun)
    case image(ImageItem)
}

/// Items that share a name, a clip or an opacity.
public struct DisplayGroup: Sendable, Hashable {
    /// Unique in the list; the `id` in SVG.
    public var id: String?
    /// A tooltip; the `<title>` in SVG.
    public var title: String?
    public var clip: Shape?
    /// 0...1, applied to the group as a whole.
    public var opacity: Double

    public init(id: String? = nil, title: String? = nil, clip: Shape? = nil, opacity: Double = 1) {
        self.id = id
        self.title = title
        self.clip = clip
        self.opacity = opacity
    }
}

/// An outline with its fill, then its stroke.
public struct ShapeItem: Sendable, Hashable {
    public var shape: Shape
    public var fill: Fill?
    public var stroke: Stroke?

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
    public var frame: Rect

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
