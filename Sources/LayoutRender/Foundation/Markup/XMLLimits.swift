/// Limits of an Interface Builder file; a larger file is refused.
public struct XMLLimits: Sendable, Equatable {
    /// Bytes of the file.
    public var bytes = 16 * 1024 * 1024
    /// Elements of the document.
    public var elements = 100_000
    /// Attributes of one element.
    public var attributesPerElement = 256
    /// Elements inside each other.
    public var depth = 256

    /// The limits that files of Interface Builder stay far below.
    public init() {}
}
