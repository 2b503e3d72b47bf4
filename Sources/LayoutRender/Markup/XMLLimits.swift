/// What an Interface Builder file may hold before it is refused.
public struct XMLLimits: Sendable, Equatable {
    public var bytes = 16 * 1024 * 1024
    public var elements = 100_000
    public var attributesPerElement = 256
    public var depth = 256

    public init() {}
}
