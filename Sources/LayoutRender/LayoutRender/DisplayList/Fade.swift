/// A vertical gradient; the first and last tones continue above and below.
public struct Fade: Sendable, Hashable {
    /// A tone at a height.
    public struct Stop: Sendable, Hashable {
        /// In points, on the y axis of the picture.
        public var y: Double
        /// With its opacity.
        public var color: RGBA

        /// A tone at a height in points.
        public init(y: Double, color: RGBA) {
            self.y = y
            self.color = color
        }
    }

    /// From above to below, at least two for a fade; one is an even colour, none paints nothing.
    public var stops: [Stop]

    /// - Parameter stops: in any order.
    public init(_ stops: [Stop]) {
        self.stops = stops.filter { $0.y.isFinite }.sorted { $0.y < $1.y }
    }

    /// The heights of the first and last stop, at least a thousandth of a point apart; nil without stops.
    var ends: (top: Double, bottom: Double)? {
        guard let first = stops.first, let last = stops.last else { return nil }
        return (first.y, max(last.y, first.y + 0.001))
    }

    /// Where a stop is between the ends, 0 to 1.
    func share(of stop: Stop) -> Double {
        guard let ends else { return 0 }
        return min(max((stop.y - ends.top) / (ends.bottom - ends.top), 0), 1)
    }
}
