import LayoutEngine

/// A basis of the equations that hold exactly: every decided number is a combination of basis rows.
///
/// Gaussian elimination by rows: the pivots of earlier rows are eliminated from each equation; the rest has a new
/// pivot, or shows that the equation follows from the others. The factors are kept, so that a combination of eliminated
/// rows can be given as a combination of the equations. Rows stay short, because equations of layouts have few terms,
/// about neighbouring views.
///
/// A number has many explanations where constraints are redundant. The order of the rows decides which is given:
/// required equalities go in first, so an optional constraint appears in an explanation only where the number needs
/// it.
package struct EquationBasis: Sendable {
    /// An eliminated row: terms by unknown, pivot, and the factors of earlier rows subtracted.
    private struct Row: Sendable {
        /// The equation that brought the row into the basis.
        var equation: Int
        /// The unknown that the row determines.
        var pivot: LayoutTrace.Quantity
        /// The terms that elimination left, the pivot's included.
        var terms: [LayoutTrace.Quantity: Double]
        /// The earlier rows, with factors, that were subtracted from the equation.
        var factors: [(row: Int, factor: Double)]
    }

    /// The independent equations found so far.
    private var rows: [Row] = []
    /// The row of each pivot.
    private var rowOfPivot: [LayoutTrace.Quantity: Int] = [:]
    /// With `Freedom.lengths`: the rows that contain an unknown besides their pivots.
    private var rowsOfFree: [LayoutTrace.Quantity: [Int]] = [:]
    /// Term operations done.
    private var work = 0
    /// The limit of term operations.
    private let workLimit: Int
    /// Which unknowns rows determine, and which stay free.
    private let freedom: Freedom
    /// A smaller coefficient is a rounding error of 0.
    private static let zero = 1e-9

    /// Which of an equation's unknowns is expressed by the others.
    enum Freedom: Sendable {
        /// The last unknown in the tree: unknowns near the root express the others.
        case nearRoot
        /// A position before a length: where an equation ties two undetermined views, a length stays free, since a
        /// missing length is what a person forgets.
        case lengths
    }

    /// The basis of the equations that hold exactly: required equalities first, then optional constraints by priority,
    /// then active inequalities.
    ///
    /// - Parameter workLimit: the limit of term operations; beyond it nothing is explained.
    package init(_ trace: LayoutTrace, workLimit: Int = 20_000_000) {
        self.init(trace, leavingFree: .nearRoot, workLimit: workLimit)
    }

    /// The same equations with a choice of the unknowns that stay free.
    init(_ trace: LayoutTrace, leavingFree freedom: Freedom, workLimit: Int = 20_000_000) {
        self.workLimit = workLimit
        self.freedom = freedom
        for place in Self.order(trace.equations) where work <= workLimit {
            add(trace.equations[place].terms.map { ($0.quantity, $0.coefficient) }, place)
        }
    }

    /// The basis of the required constraints that hold exactly, and of the lengths that are 0: lengths cannot be
    /// negative, although no constraint says so. The rows of these lengths have negative indices, `-1` for the first of
    /// `zeroLengths`.
    /// - Parameter countsContents: whether content sizes of priority 1000 are among the required constraints.
    init(
        requiredOf trace: LayoutTrace, zeroLengths: [LayoutTrace.Quantity], countingContents countsContents: Bool,
        workLimit: Int = 20_000_000
    ) {
        self.workLimit = workLimit
        freedom = .nearRoot
        for place in Self.order(trace.equations) where work <= workLimit {
            let equation = trace.equations[place]
            guard equation.priority >= 1000 || countsContents && equation.isRequiredContent else { continue }
            add(trace.equations[place].terms.map { ($0.quantity, $0.coefficient) }, place)
        }
        for (index, length) in zeroLengths.enumerated() where work <= workLimit { add([(length, 1)], -1 - index) }
    }

    /// The factors, by equation, with which the equations add up to the given terms; nil if they do not decide the sum.
    func combination(
        _ terms: [(quantity: LayoutTrace.Quantity, coefficient: Double)]
    ) -> [(equation: Int, factor: Double)]? {
        guard work <= workLimit else { return nil }
        var rest: [LayoutTrace.Quantity: Double] = [:]
        for term in terms { rest[term.quantity, default: 0] += term.coefficient }
        let taken = reduce(&rest)
        return rest.isEmpty ? combination(of: taken) : nil
    }

    /// A sum that the equations do not decide: the factors, by equation, with which equations and the remaining unknowns
    /// add up to the given terms; nil where no equation takes part, so that nothing is known about the sum.
    ///
    /// A single free unknown, such as a start tied to another view's start, is expressed by other views: the first row
    /// with the unknown is solved for it. A length is not expressed by positions.
    func tie(
        _ terms: [(quantity: LayoutTrace.Quantity, coefficient: Double)]
    ) -> (combination: [(equation: Int, factor: Double)], free: [LayoutExplanation.Undecided])? {
        guard work <= workLimit else { return nil }
        var rest: [LayoutTrace.Quantity: Double] = [:]
        for term in terms { rest[term.quantity, default: 0] += term.coefficient }
        var taken = reduce(&rest)
        if taken.isEmpty, terms.count == 1, let own = terms.first,
            let row = rowsOfFree[own.quantity]?.first(where: {
                rows[$0].pivot.isLength == own.quantity.isLength && rows[$0].pivot.item != nil
            }), let present = rows[row].terms[own.quantity]
        {
            let factor = own.coefficient / present
            rest = rows[row].terms.mapValues { -factor * $0 }
            rest[own.quantity] = nil
            taken = [(row, factor)] + reduce(&rest, keeping: row)
            // Another row that contains the unknown brought the unknown back.
            if rest[own.quantity] != nil { return nil }
        }
        guard !taken.isEmpty, !rest.isEmpty, rest.keys.allSatisfy({ $0.item != nil }) else { return nil }
        let free = rest.map { LayoutExplanation.Undecided(quantity: $0.key, factor: $0.value) }
            .sorted { Self.placeInTree($0.quantity) < Self.placeInTree($1.quantity) }
        return (combination(of: taken), free)
    }

    /// How many independent numbers of items the equations decide.
    var decidedCount: Int { rows.count { $0.pivot.item != nil } }

    /// Whether some unknown of an item, apart from the helpers of rules, is determined by no equation.
    func leavesFree(someOf trace: LayoutTrace) -> Bool {
        decidedCount < trace.values.count { $0.quantity.item != nil }
    }

    /// Eliminated rows as combinations of equations, from the last row to the first; most rows take no part.
    private func combination(of taken: [(row: Int, factor: Double)]) -> [(equation: Int, factor: Double)] {
        var factors: [Int: Double] = [:]
        var pending = LowestFirst()
        func add(_ row: Int, _ factor: Double) {
            if factors[row] == nil { pending.insert(-row) }
            factors[row, default: 0] += factor
        }
        for (row, factor) in taken { add(row, factor) }
        var found: [(row: Int, factor: Double)] = []
        while let index = pending.next().map({ -$0 }) {
            let own = factors[index] ?? 0
            if own.magnitude > Self.zero { found.append((index, own)) }
            guard own != 0 else { continue }
            for (row, factor) in rows[index].factors { add(row, -own * factor) }
        }
        return found.reversed().map { (rows[$0.row].equation, $0.factor) }
    }

    /// Required equalities first, then optional ones from the strongest to the weakest, then required inequalities: an
    /// explanation prefers the constraints that come first.
    private static func order(_ equations: [LayoutTrace.Equation]) -> [Int] {
        func rank(_ equation: LayoutTrace.Equation) -> (Int, Float) {
            if equation.priority >= 1000 { return (equation.relation == .equal ? 0 : 2, 0) }
            return (1, -equation.priority)
        }
        return equations.indices.filter { equations[$0].isActive && !equations[$0].isSetAside }
            .map { (place: $0, rank: rank(equations[$0])) }
            .sorted { ($0.rank.0, $0.rank.1, $0.place) < ($1.rank.0, $1.rank.1, $1.place) }
            .map(\.place)
    }

    /// Eliminates the pivots of earlier rows from a sum; what is left becomes a new row.
    private mutating func add(_ sum: [(quantity: LayoutTrace.Quantity, coefficient: Double)], _ place: Int) {
        var terms: [LayoutTrace.Quantity: Double] = [:]
        for (quantity, coefficient) in sum { terms[quantity, default: 0] += coefficient }
        let factors = reduce(&terms)
        work += terms.count + factors.reduce(0) { $0 + rows[$1.row].terms.count }
        guard let pivot = terms.keys.max(by: { rank($0) < rank($1) }) else { return }
        rowOfPivot[pivot] = rows.count
        if freedom == .lengths {
            for quantity in terms.keys where quantity != pivot { rowsOfFree[quantity, default: []].append(rows.count) }
        }
        rows.append(Row(equation: place, pivot: pivot, terms: terms, factors: factors))
    }

    /// Subtracts rows until no pivot is left; returns the factor of each row.
    ///
    /// A row contains no pivot of an earlier row, so one pass from the first row to the last suffices.
    /// - Parameter kept: a row whose pivot counts as free.
    private func reduce(
        _ terms: inout [LayoutTrace.Quantity: Double], keeping kept: Int? = nil
    ) -> [(row: Int, factor: Double)] {
        var factors: [(row: Int, factor: Double)] = []
        terms = terms.filter { $0.value.magnitude > Self.zero }
        while let next = terms.keys.compactMap({ rowOfPivot[$0] }).filter({ $0 != kept }).min() {
            let row = rows[next]
            guard let own = row.terms[row.pivot], let present = terms[row.pivot] else { break }
            let factor = present / own
            for (quantity, coefficient) in row.terms {
                let value = (terms[quantity] ?? 0) - factor * coefficient
                terms[quantity] = value.magnitude > Self.zero && quantity != row.pivot ? value : nil
            }
            factors.append((next, factor))
        }
        return factors
    }

    /// Helper unknowns of rules last, then items in the order of the tree; of an item its length before its position.
    private static func placeInTree(_ quantity: LayoutTrace.Quantity) -> (Int, Int) {
        switch quantity {
        case .auxiliary(let number): (Int.max, number)
        case .x(let id), .y(let id): (Int(id.index), 3)
        case .width(let id), .height(let id): (Int(id.index), 2)
        case .contentX(let id), .contentY(let id): (Int(id.index), 1)
        case .contentWidth(let id), .contentHeight(let id): (Int(id.index), 0)
        }
    }

    /// The unknown of the highest rank is the one that a row determines.
    private func rank(_ quantity: LayoutTrace.Quantity) -> (Int, Int, Int) {
        let place = Self.placeInTree(quantity)
        switch freedom {
        case .nearRoot: return (0, place.0, place.1)
        case .lengths: return (quantity.item == nil ? 2 : quantity.isLength ? 0 : 1, place.0, place.1)
        }
    }
}
