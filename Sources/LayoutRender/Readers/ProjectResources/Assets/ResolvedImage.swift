import LayoutEngine

/// The picture that a name was resolved to.
public struct ResolvedImage: Sendable, Hashable {
    /// Where the picture was found.
    public enum Kind: String, Sendable, CaseIterable {
        /// A set of an asset catalog.
        case catalog
        /// A loose file.
        case loose
        /// A symbol set of a catalog.
        case symbol
        /// A picture stored in the document.
        case inline
        /// One of the system's symbols.
        case system
        /// Nowhere; `reason` says why.
        case missing
    }

    /// As in `UIImage(named:)`.
    public var name: String
    /// Where the picture was found.
    public var kind: Kind
    /// The chosen file, relative to the root.
    public var path: String?
    /// The natural size in points: pixels divided by the scale, without rounding, for a sliced picture its caps and
    /// middle; nil for a symbol set, and if the file does not tell.
    public var size: Size?
    /// The size of the whole file, in points: larger than `size` for a sliced picture.
    public var fileSize: Size?
    /// Pixels per point of a bitmap; 1 for a vector picture.
    public var scale = 1.0
    /// By the file's first bytes; nil for a picture without a file.
    public var format: PictureHeader.Format?
    /// Whether the tint replaces the colours.
    public var rendering = ImageRendering.automatic
    /// Nil for a picture that is stretched as a whole.
    public var slicing: ImageSlicing?
    /// Xcode's "Preserve Vector Data", as the catalog states it; no lookup depends on the flag.
    public var preservesVector = false
    /// Other sets and files of the same name, relative to the root.
    public var others: [String] = []
    /// Nil for a picture that was found.
    public var reason: MissingReason?
    /// Notes for the reader, one sentence each.
    public var notes: [String] = []

    /// A picture without a file.
    public init(name: String, kind: Kind, reason: MissingReason? = nil) {
        self.name = name
        self.kind = kind
        self.reason = reason
    }

    /// Whether the file is drawn at any size: PDF or SVG.
    public var isVector: Bool { format?.isVector == true }
}

/// Why a name could not be resolved.
public enum MissingReason: String, Sendable, CaseIterable {
    /// No catalog, file or table has the name.
    case noSuchName
    /// The set exists, but none of its slots names a file or colour.
    case emptySlot
    /// The set names a file that does not exist.
    case fileMissing
    /// The file is no picture or font, or is beyond the limits.
    case unreadable
}
