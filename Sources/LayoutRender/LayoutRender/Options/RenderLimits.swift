/// Limits of a picture; beyond a limit the renderer refuses before it allocates memory.
public struct RenderLimits: Sendable, Hashable {
    /// Pixels along one side; 32,767 is cairo's own limit.
    public var maximumSide = 32_767
    /// Pixels in all.
    public var maximumPixels = 64_000_000
    /// Pixels of all pictures of a film, each counted as at least 10,000.
    public var maximumFilmPixels = 2 << 30
    /// Unicode scalars of one line of text; the rest is left out and reported.
    public var maximumTextScalars = 10_000
    /// Combining marks on one base character; the rest is left out.
    public var maximumCombiningMarks = 32

    public init() {}

    /// The hard cap of `maximumPixels`.
    public static let pixelCap = 268_000_000

    func allows(width: Int, height: Int) -> Bool {
        guard width >= 0, height >= 0, width <= min(maximumSide, 32_767), height <= min(maximumSide, 32_767) else {
            return false
        }
        return width * height <= min(maximumPixels, RenderLimits.pixelCap)
    }
}
