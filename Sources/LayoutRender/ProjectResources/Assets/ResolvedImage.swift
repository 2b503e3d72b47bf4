import LayoutEngine

/// What a picture's name stands for.
public struct ResolvedImage: Sendable, Hashable {
    public enum Kind: String, Sendable, CaseIterable {
        /// A set of an asset catalog.
        case catalog
        /// A file on its own.
        case loose
        /// A symbol set of a catalog.
        case symbol
        /// Inside the document.
        case inline
        /// One of the system's symbols.
        case system
        case missing
    }

    public var name: String
    public var kind: Kind
    /// The file chosen, from the root.
    public var path: String?
    /// In points.
    public var size: Size?
    /// Of the whole file, in points: larger than `size` for a sliced picture.
    public var fileSize: Size?
    /// Pixels a point of a bitmap; 1 for a vector picture.
    public var scale = 1.0
    public var format: PictureHeader.Format?
    public var rendering = ImageRendering.automatic
    public var slicing: ImageSlicing?
    public var preservesVector = false
    /// Other sets and files of the same name, from the root.
    public var others: [String] = []
    public var reason: MissingReason?
    /// What a reader should know besides, a sentence each.
    public var notes: [String] = []

    public init(name: String, kind: Kind, reason: MissingReason? = nil) {
        self.name = name
        self.kind = kind
        self.reason = reason
    }

    public var isVector: Bool { format?.isVector == true }
}

/// Why a name stands for nothing.
public enum MissingReason: String, Sendable, CaseIterable {
    /// No catalog, file or table has the name.
    case noSuchName
    /// The set is there, and no slot of it holds anything.
    case emptySlot
    /// The set names a file that is not there.
    case fileMissing
    /// The file is there and is no picture, or too large.
    case unreadable
}
