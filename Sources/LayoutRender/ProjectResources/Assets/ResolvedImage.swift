import LayoutEngine

/// The picture that a name was resolved to.
public struct ResolvedImage: Sendable, Hashable {
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
        case missing
    }

    public var name: String
    public var kind: Kind
    /// The chosen file, relative to the root.
    public var path: String?
    /// In points.
    public var size: Size?
    /// The size of the whole file, in points: larger than `size` for a sliced picture.
    public var fileSize: Size?
    /// Pixels per point of a bitmap; 1 for a vector picture.
    public var scale = 1.0
    public var format: PictureHeader.Format?
    public var rendering = ImageRendering.automatic
    public var slicing: ImageSlicing?
    public var preservesVector = false
    /// Other sets and files of the same name, relative to the root.
    public var others: [String] = []
    public var reason: MissingReason?
    /// Notes for the reader, one sentence each.
    public var notes: [String] = []

    public init(name: String, kind: Kind, reason: MissingReason? = nil) {
        self.name = name
        self.kind = kind
        self.reason = reason
    }

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
