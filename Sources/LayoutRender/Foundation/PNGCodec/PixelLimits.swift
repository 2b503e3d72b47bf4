/// Limits of a picture's size in pixels; beyond a limit a picture is refused before memory is allocated.
public struct PixelLimits: Sendable, Hashable {
    /// Pixels along one side; 32,767 is cairo's own limit.
    public var maximumSide = 32_767
    /// Pixels in all.
    public var maximumPixels = 64_000_000

    /// The usual limits.
    public init() {}

    /// The hard cap of `maximumPixels`.
    public static let pixelCap = 268_000_000

    /// Whether a picture of this size is within the limits, and within what cairo can draw.
    package func allows(width: Int, height: Int) -> Bool {
        guard width >= 0, height >= 0, width <= min(maximumSide, 32_767), height <= min(maximumSide, 32_767) else {
            return false
        }
        return width * height <= min(maximumPixels, PixelLimits.pixelCap)
    }
}
