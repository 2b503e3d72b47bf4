/// A linear gradient; the first and last tones continue beyond its ends.
public struct Fade: Sendable, Hashable {
    /// A tone on the way.
    public struct Stop: Sendable, Hashable {
        /// 0 at the start, 1 at the end.
        public var share: Double
        /// With its opacity.
        public var color: RGBA

        /// A tone at a share of the way.
        public init(share: Double, color: RGBA) {
            self.share = share
            self.color = color
        }
    }

    /// In points of the picture.
    public var start: Point
    /// In points of the picture.
    public var end: Point
    /// By their shares, at least two for a fade; one is an even colour, none paints nothing.
    public var stops: [Stop]

    /// - Parameter stops: in any order; shares are moved into 0 to 1.
    public init(from start: Point, to end: Point, _ stops: [Stop]) {
        self.start = start
        self.end = end
        self.stops = stops.filter { !$0.share.isNaN }
            .map { Stop(share: min(max($0.share, 0), 1), color: $0.color) }.sorted { $0.share < $1.share }
    }

    /// A vertical fade from the first tone to the last, at least a thousandth of a point high.
    /// - Parameter tones: colours at heights in points, in any order.
    public init(down tones: [(y: Double, color: RGBA)]) {
        let finite = tones.map(\.y).filter(\.isFinite)
        let top = finite.min() ?? 0
        let bottom = max(finite.max() ?? 0, top + 0.001)
        self.init(
            from: Point(x: 0, y: top), to: Point(x: 0, y: bottom),
            tones.filter(\.y.isFinite).map { Stop(share: ($0.y - top) / (bottom - top), color: $0.color) })
    }

    /// Whether there is a tone, at coordinates that can be drawn.
    var isDrawable: Bool {
        !stops.isEmpty && [start.x, start.y, end.x, end.y].allSatisfy { $0.magnitude < 4e6 }
    }
}
