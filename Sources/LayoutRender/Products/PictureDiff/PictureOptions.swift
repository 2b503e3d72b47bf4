/// The tolerances of a comparison of pictures.
public struct PictureOptions: Sendable, Equatable {
    /// The smallest perceptual distance that counts: 0 for any difference, 0.1 for a barely visible difference, 1 for
    /// black and white.
    public var threshold: Double = 0
    /// Ignores pixels that differ only by anti-aliasing.
    public var ignoresAntialiasing = false
    /// The number of differing pixels that is tolerated.
    public var maximumPixels = 0
    /// The share of differing pixels of the larger picture that is tolerated, 0...1.
    public var maximumRatio: Double = 0
    /// Rectangles that are not compared, in pixels.
    public var ignored: [PixelRect] = []

    /// No tolerance at all.
    public init() {}
}

/// A rectangle of whole pixels.
public struct PixelRect: Sendable, Hashable {
    /// Columns from the left edge.
    public var x: Int
    /// Rows from the upper edge.
    public var y: Int
    /// Columns.
    public var width: Int
    /// Rows.
    public var height: Int

    /// A rectangle by its corner and size.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// `x,y,width,height`
    public var text: String { "\(x),\(y),\(width),\(height)" }

    /// Whether a pixel lies in the rectangle; no sum can overflow, whatever the numbers of the rectangle.
    func contains(_ column: Int, _ row: Int) -> Bool {
        column >= x && row >= y && column - x < width && row - y < height
    }
}
