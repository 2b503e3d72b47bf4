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

    /// Even steps, CAGradientLayer's default for `locations`.
    package static func evenLocations(_ count: Int) -> [Double] {
        count < 2 ? [0] : (0..<count).map { Double($0) / Double(count - 1) }
    }

    /// One colour for readers of backgrounds: the mean of the stops, or the first colour where one has no numbers.
    package var mean: Color? {
        var sum = [0.0, 0, 0, 0]
        for stop in stops {
            guard case .rgba(let red, let green, let blue, let alpha) = stop.color else { return stops.first?.color }
            for (part, value) in [red, green, blue, alpha].enumerated() { sum[part] += value / Double(stops.count) }
        }
        return stops.isEmpty ? nil : .rgba(red: sum[0], green: sum[1], blue: sum[2], alpha: sum[3])
    }
}

extension Appearance {
    /// What fills the bounds, as one colour.
    package var fill: Color? { gradient?.mean ?? backgroundColor }
}
