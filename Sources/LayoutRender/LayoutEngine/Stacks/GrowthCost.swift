import Cassowary

/// What each point costs by which a view, or a stack with all that is inside, grows beyond what it needs: how many points of
/// error at each priority.
struct GrowthCost {
    /// Priorities in descending order, each with a number of points above 0.
    private var parts: [(priority: Priority, points: Double)] = []
    /// False if the cost has too many priorities to be kept.
    private(set) var isKnown = true

    static let nothing = GrowthCost()
    static let unknown = {
        var cost = GrowthCost()
        cost.isKnown = false
        return cost
    }()
    /// The most priorities of a cost that is known, which bounds the time for a tree.
    private static let limit = 8
    /// Numbers of points that differ by less are equal.
    private static let rounding = 1e-9

    private init() {}

    /// One point at a priority.
    init(_ priority: Priority) { parts = [(priority, 1)] }

    mutating func add(_ other: GrowthCost) {
        guard isKnown, other.isKnown else {
            self = .unknown
            return
        }
        for part in other.parts {
            let place = parts.firstIndex { $0.priority <= part.priority } ?? parts.count
            if place < parts.count, parts[place].priority == part.priority {
                parts[place].points += part.points
            } else {
                parts.insert(part, at: place)
            }
        }
        if parts.count > Self.limit { self = .unknown }
    }

    func divided(by number: Double) -> GrowthCost {
        var cost = self
        for place in parts.indices { cost.parts[place].points /= number }
        return cost
    }

    /// Whether this cost is the lower one: fewer points at the strongest priority at which the two differ. Nil if they are
    /// equal, or one of them is not known.
    func isLess(than other: GrowthCost) -> Bool? {
        guard isKnown, other.isKnown else { return nil }
        for (own, others) in zip(parts, other.parts) {
            guard own.priority == others.priority else { return own.priority < others.priority }
            if abs(own.points - others.points) > Self.rounding { return own.points < others.points }
        }
        return parts.count == other.parts.count ? nil : parts.count < other.parts.count
    }
}
