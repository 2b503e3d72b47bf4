import LayoutEngine

/// Which bounds of a page something presses against: of a number held from both sides, the side that decides the number.
///
/// The optional constraints that do not hold are a force, the strongest first: each pulls its sum of unknowns towards its
/// constant. In a solution the constraints that hold bear the force, and the sign of an inequality's share tells a bound that
/// is pressed from one that only touches.
struct Pressure: Sendable {
    /// The inequalities that hold exactly, by the first unknown of each.
    private let bounds: [LayoutTrace.Quantity: [Int]]
    /// By equation of the basis, for each priority of broken constraints from the strongest on: the share of the force.
    private let levels: [(broken: [Int], shares: [Int: Double])]

    /// Beyond so many broken constraints nothing is said: the force would cost more than the page.
    private static let limit = 400

    /// A sum of unknowns.
    typealias Sum = [(quantity: LayoutTrace.Quantity, coefficient: Double)]

    /// - Parameters:
    ///   - excess: the sum of each equation's terms minus its constant.
    ///   - combination: of the equations that hold, with what factors they add up to a sum; nil where they do not.
    init(
        _ equations: [LayoutTrace.Equation], excess: (Int) -> Double,
        combination: (Sum) -> [(equation: Int, factor: Double)]?
    ) {
        var bounds: [LayoutTrace.Quantity: [Int]] = [:]
        var broken: [Float: [Int]] = [:]
        for (place, equation) in equations.enumerated() where !equation.isSetAside {
            if equation.isActive {
                guard equation.relation != .equal, let first = equation.terms.map(\.quantity).first else { continue }
                for term in equation.terms where term.quantity != first {
                    bounds[term.quantity, default: []].append(place)
                }
                bounds[first, default: []].append(place)
            } else if Self.pull(equation, excess(place)) != 0 {
                broken[equation.priority, default: []].append(place)
            }
        }
        self.bounds = bounds
        guard !bounds.isEmpty, broken.values.reduce(0, { $0 + $1.count }) <= Self.limit else {
            levels = []
            return
        }
        levels = broken.sorted { $0.key > $1.key }.compactMap { level in
            let force = level.value.flatMap { Self.force(of: equations[$0], excess($0)) }
            guard let shares = combination(force) else { return nil }
            return (level.value, Dictionary(shares.map { ($0.equation, $0.factor) }, uniquingKeysWith: +))
        }
    }

    /// The terms of a broken constraint in the direction in which it is broken.
    private static func force(of equation: LayoutTrace.Equation, _ excess: Double) -> Sum {
        let pull = pull(equation, excess)
        return equation.terms.map { ($0.quantity, $0.coefficient * pull) }
    }

    /// The direction in which a broken constraint lies beyond its constant: 1 above, -1 below, 0 for one that holds.
    private static func pull(_ equation: LayoutTrace.Equation, _ excess: Double) -> Double {
        guard excess.magnitude > 1e-6 else { return 0 }
        switch equation.relation {
        case .equal: return excess > 0 ? 1 : -1
        case .lessThanOrEqual: return excess > 0 ? 1 : 0
        case .greaterThanOrEqual: return excess < 0 ? -1 : 0
        }
    }

    /// What presses against a bound that holds a number from one side while another holds the same number from the other.
    /// - Parameter place: a bound of the basis.
    /// - Returns: the bound that is pressed, the other one, and the first of the strongest constraints that press; nil for an
    ///   equation with no bound on its other side, and where nothing presses.
    func sides(
        of place: Int, _ equations: [LayoutTrace.Equation], excess: (Int) -> Double,
        combination: (Sum) -> [(equation: Int, factor: Double)]?
    ) -> (pressed: Int, other: Int, by: Int)? {
        guard equations[place].relation != .equal, let other = opposite(of: place, equations) else { return nil }
        for level in levels {
            guard let share = level.shares[place], share.magnitude > 1e-6 else { continue }
            let isPressed = (share > 0) == (equations[place].relation == .greaterThanOrEqual)
            let first = level.broken.first { broken in
                let force = Self.force(of: equations[broken], excess(broken))
                let own = combination(force)?.first { $0.equation == place }
                return own.map { $0.factor * share > 0 } ?? false
            }
            guard let first else { continue }
            return isPressed ? (place, other, first) : (other, place, first)
        }
        return nil
    }

    /// The bound that holds the same sum of unknowns from the other side.
    private func opposite(of place: Int, _ equations: [LayoutTrace.Equation]) -> Int? {
        let own = equations[place]
        guard let first = own.terms.first else { return nil }
        return bounds[first.quantity]?.first { candidate in
            let other = equations[candidate]
            guard candidate != place, other.terms.count == own.terms.count,
                let same = other.terms.first(where: { $0.quantity == first.quantity })
            else { return false }
            let ratio = same.coefficient / first.coefficient
            guard (other.relation == own.relation) == (ratio < 0) else { return false }
            return own.terms.allSatisfy { term in
                other.terms.contains {
                    $0.quantity == term.quantity && ($0.coefficient - ratio * term.coefficient).magnitude < 1e-9
                }
            }
        }
    }
}
