/// CAGradientLayer's axial gradient, which fills a view's bounds above `backgroundColor`.
public struct GradientLayer: Sendable, Hashable {
    /// A colour with its place.
    public struct Stop: Sendable, Hashable {
        /// CAGradientLayer.colors.
        public var color: Color
        /// CAGradientLayer.locations: 0 at the start point, 1 at the end point.
        public var location: Double

        /// A colour at a share of the way.
        public init(color: Color, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// In the order of their locations.
    public var stops: [Stop]
    /// In units of the bounds: (0, 0) is the top left corner.
    public var startPoint: Point
    /// In units of the bounds.
    public var endPoint: Point

    /// CAGradientLayer's defaults: from above to below.
    public init(_ stops: [Stop], from start: Point = Point(x: 0.5, y: 0), to end: Point = Point(x: 0.5, y: 1)) {
        self.stops = stops
        startPoint = start
        endPoint = end
    }
}
