/// What counts as a difference between two pictures.
public struct PictureOptions: Sendable, Equatable {
    /// How different two colours must look: 0 for any difference, 0.1 for what a person hardly sees, 1 for black and
    /// white.
    public var threshold: Double = 0
    /// Leaves out pixels that differ only because an edge was smoothed differently.
    public var ignoresAntialiasing = false
    /// So many differing pixels are still no difference.
    public var maximumPixels = 0
    /// So large a share of the larger picture is still no difference, 0...1.
    public var maximumRatio: Double = 0
    /// Parts that are not compared, in pixels.
    public var ignored: [PixelRect] = []

    public init() {}
}

/// A rectangle of whole pixels.
public struct PixelRect: Sendable, Hashable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public var text: String { "\(x),\(y),\(width),\(height)" }

    func contains(_ column: Int, _ row: Int) -> Bool {
        column >= x && row >= y && column - x < width && row - y < height
    }
}
