/// Limits of a picture; beyond a limit the renderer refuses before it allocates memory.
public struct RenderLimits: Sendable, Hashable {
    /// The picture's size.
    public var picture = PixelLimits()
    /// Pixels of all pictures of a film, each counted as at least 10,000.
    public var maximumFilmPixels = 2 << 30
    /// Unicode scalars of one line of text; the rest is left out and reported.
    public var maximumTextScalars = 10_000
    /// Combining marks on one base character; the rest is left out.
    public var maximumCombiningMarks = 32

    /// The usual limits: 32,767 pixels a side, 64 million pixels a picture.
    public init() {}

    /// Pixels along one side.
    public var maximumSide: Int {
        get { picture.maximumSide }
        set { picture.maximumSide = newValue }
    }

    /// Pixels in all.
    public var maximumPixels: Int {
        get { picture.maximumPixels }
        set { picture.maximumPixels = newValue }
    }

    /// The hard cap of `maximumPixels`.
    public static let pixelCap = PixelLimits.pixelCap

    /// Whether a picture of this size may be drawn.
    func allows(width: Int, height: Int) -> Bool { picture.allows(width: width, height: height) }
}
