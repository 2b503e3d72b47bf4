/// The limits of reading a project.
public struct ProjectLimits: Sendable, Equatable {
    /// Names in one scan.
    public var entries = 200_000
    /// Nested folders.
    public var depth = 40
    /// Folders above a document that are searched for the project's root.
    public var ancestors = 40
    /// Bytes of one `Contents.json`, property list or project file.
    public var listBytes = 16 * 1024 * 1024
    /// Bytes of one table of texts.
    public var tableBytes = 32 * 1024 * 1024
    /// Bytes of one picture.
    public var pictureBytes = 64 * 1024 * 1024
    /// Bytes of one font file.
    public var fontBytes = 64 * 1024 * 1024
    /// Font files opened to learn their names.
    public var fontFiles = 500
    /// Entries of one list in a catalog's `Contents.json`.
    public var slots = 2_000
    /// Sources of one project that are read.
    public var sourceFiles = 20_000
    /// Bytes of one source.
    public var sourceFileBytes = 2 * 1024 * 1024
    /// Bytes of all sources of a project.
    public var sourceBytes = 256 * 1024 * 1024
    /// Messages about one table of texts.
    public var messages = 20

    /// The usual limits, far above those of real projects.
    public init() {}
}
