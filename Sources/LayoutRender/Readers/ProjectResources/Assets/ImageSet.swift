import Notation

/// The pictures of an `.imageset` or `.symbolset`.
struct ImageSet: Sendable {
    /// A picture file with the traits it is for.
    struct Slot: Sendable {
        /// The traits that the file is for.
        var conditions: SlotConditions
        /// The file's name in the set.
        var file: String
        /// Nil for a picture that is stretched as a whole.
        var slicing: ImageSlicing?
    }

    /// Slots with a file name, in the file's order; a name that contains a folder is left out.
    var slots: [Slot]
    /// The number of slots whose file name leads out of the set.
    var refused: Int
    /// How the tint colours the picture, the same for all slots.
    var rendering: ImageRendering
    /// Whether a vector picture is drawn from its outlines at every size.
    var preservesVector: Bool

    /// - Parameters:
    ///   - list: the key of the slots: `images`, or `symbols` in a symbol set.
    ///   - limit: the most slots that are read.
    init(_ contents: CatalogContents, list: String, limit: Int) {
        var slots: [Slot] = []
        var refused = 0
        for entry in (contents.value[list]?.values ?? []).prefix(limit) {
            guard let file = entry["filename"]?.string else { continue }
            guard ProjectPath.isPlainName(file) else {
                refused += 1
                continue
            }
            slots.append(
                Slot(
                    conditions: SlotConditions(entry), file: file, slicing: entry["resizing"].flatMap(ImageSlicing.init)
                ))
        }
        self.slots = slots
        self.refused = refused
        switch contents.property("template-rendering-intent")?.string {
        case "template": rendering = .template
        case "original": rendering = .original
        default: rendering = .automatic
        }
        preservesVector = contents.property("preserves-vector-representation") == .bool(true)
    }
}

/// UIImage.RenderingMode, as a catalog sets it.
public enum ImageRendering: String, Sendable, CaseIterable {
    /// The control that shows the picture decides.
    case automatic
    /// The tint colour replaces the picture's colours; its opacity is kept.
    case template
    /// UIImage.RenderingMode.alwaysOriginal: the picture keeps its colours.
    case original
}

/// The slices of a catalog's picture that is stretched in its middle (Xcode's slicing, 3 or 9 parts).
public struct ImageSlicing: Sendable, Hashable {
    /// The cap at the left end, in pixels of the file.
    public var left = 0.0
    /// The cap at the right end, in pixels of the file.
    public var right = 0.0
    /// The cap at the top, in pixels of the file.
    public var top = 0.0
    /// The cap at the bottom, in pixels of the file.
    public var bottom = 0.0
    /// The size of the middle in pixels; nil along an axis that is not sliced.
    public var centerWidth: Double?
    /// As `centerWidth`, along the vertical axis.
    public var centerHeight: Double?
    /// Whether the middle is repeated instead of stretched.
    public var tiles = false

    /// Nil for a mode without parts. A centre without a length is one pixel.
    init?(_ resizing: JSONValue) {
        guard let mode = resizing["mode"]?.string else { return nil }
        let isHorizontal = mode == "3-part-horizontal" || mode == "9-part"
        let isVertical = mode == "3-part-vertical" || mode == "9-part"
        guard isHorizontal || isVertical else { return nil }
        func length(_ value: JSONValue?) -> Double? { value?.double.flatMap { (0...100_000).contains($0) ? $0 : nil } }
        let caps = resizing["cap-insets"]
        let center = resizing["center"]
        if isHorizontal {
            left = length(caps?["left"]) ?? 0
            right = length(caps?["right"]) ?? 0
            centerWidth = length(center?["width"]) ?? 1
        }
        if isVertical {
            top = length(caps?["top"]) ?? 0
            bottom = length(caps?["bottom"]) ?? 0
            centerHeight = length(center?["height"]) ?? 1
        }
        tiles = center?["mode"]?.string == "tile"
    }
}
