/// Layout margins as written in the source: absolute and directional edges may be mixed; nil keeps the default of the
/// edge.
public struct Margins: Sendable, Hashable {
    public var top: Double?
    public var bottom: Double?
    public var left: Double?
    public var right: Double?
    public var leading: Double?
    public var trailing: Double?

    public init() {}

    public init(_ all: Double) {
        top = all
        bottom = all
        left = all
        right = all
    }
}
