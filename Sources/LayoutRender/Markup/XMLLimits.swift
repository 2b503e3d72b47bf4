/// Limits of an Interface Builder file; a larger file is refused.
public struct XMLLimits: Sendable, Equatable {
    public var bytes = 16 * 1024 * 1024
    public var elements = 100_000
    public var attributesPerElement = 256
    public var depth = 256

    public init() {}
}
