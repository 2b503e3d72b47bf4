/// The factors that prove a minimal contradiction.
///
/// For rows `a_i x  relation_i  b_i` that cannot hold together there are factors f_i, not negative for `>=` and not
/// positive for `<=`, with `sum of f_i a_i = 0` and `sum of f_i b_i > 0`. For a minimal set they are unique up to scale:
/// the one vector in the null space of the transposed matrix, found here by Gaussian elimination.
///
/// The factors are scaled so that the smallest is 1: a chain of pins has the factors 1 and -1 only, and its sums read
/// like the addition that a person would do. Where a multiplier makes other factors broken numbers, the factor that most
/// rows share is 1, and the multiplier stands at its own number: `0.22 x 375`, not `4.5454545 x 93`. Lengths that must not be negative take part as rows `length >= 0`.
struct FarkasProof {
    /// A factor for each row: members first, then rules, then lengths.
    private let factors: [Double]
    /// The rows of the proof, in the order of `factors`.
    private let rows: [LoggedSystem.Row]
    /// The constraints of the contradiction; their rows come first.
    private let members: [Int]

    /// Nil if there are no such factors, or several solutions.
    init?(_ system: LoggedSystem, _ members: [Int], lengths: [Int]) {
        self.members = members
        var rows = members.compactMap { system.rows[$0] }
        guard rows.count == members.count else { return nil }
        let used = Set(rows.flatMap { $0.coefficients.map(\.unknown) })
        let rules = system.rules.filter { rule in rule.coefficients.contains { used.contains($0.unknown) } }
        rows += rules
        rows += lengths.map { .init(coefficients: [($0, 1)], relation: .greaterThanOrEqual, constant: 0, error: 0) }
        self.rows = rows
        guard let factors = Self.nullVector(rows, unknowns: system.unknowns.count) else { return nil }
        // The sign under which the weighted sum is positive.
        let sum = zip(factors, rows).reduce(0) { $0 + $1.0 * $1.1.constant }
        let smallest = factors.reduce(Double.infinity) { abs($1) > 1e-9 ? min($0, abs($1)) : $0 }
        guard smallest.isFinite, sum != 0 else { return nil }
        let scaled = factors.map { $0 / smallest * (sum > 0 ? 1 : -1) }
        let common = Self.commonFactor(scaled)
        self.factors = scaled.map { $0 / common }
    }

    /// The proof as two sums: summands with a positive product of factor and constant make the larger one.
    func contradiction(_ report: LoggedReport, _ assumption: MarginAssumption) -> Contradiction {
        var found = Contradiction(members: members, assumption: assumption, more: [], less: [], isAtLeast: false)
        for (place, row) in rows.enumerated() where abs(factors[place]) > 1e-9 {
            if row.relation != .equal { found.isAtLeast = true }
            let isMember = place < members.count
            let summand = Contradiction.Summand(
                constraint: isMember ? members[place] : nil, factor: Self.rounded(factors[place]),
                constant: row.constant)
            // A length of 0 belongs in a sum, a gap of 0 between two views does not.
            let isSize = isMember && report.constraints[members[place]].second == nil
            if summand.value > 0 || (row.constant == 0 && isSize && factors[place] > 0) {
                found.more.append(summand)
            } else if summand.value < 0 || (row.constant == 0 && isSize) {
                found.less.append(
                    .init(constraint: summand.constraint, factor: -summand.factor, constant: summand.constant))
            }
        }
        return found
    }

    /// The factor, without its sign, that most rows share, the smallest of them; 1 where all factors are whole.
    private static func commonFactor(_ factors: [Double]) -> Double {
        let sizes = factors.map { rounded(abs($0)) }.filter { $0 > 0 }
        guard sizes.contains(where: { $0.remainder(dividingBy: 1) != 0 }) else { return 1 }
        let counts = Dictionary(sizes.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? 1
    }

    /// A factor of few digits is exact; elimination leaves an error in the last bits.
    private static func rounded(_ factor: Double) -> Double {
        let scaled = (factor * 1e9).rounded() / 1e9
        return scaled
    }

    /// The vector f with `f^T rows = 0`; nil unless there is exactly one direction. Cost of the order unknowns times
    /// rows squared; `ContradictionSearch` calls it for 200 constraints at most.
    private static func nullVector(_ rows: [LoggedSystem.Row], unknowns: Int) -> [Double]? {
        let width = rows.count
        var matrix = [[Double]](repeating: [Double](repeating: 0, count: width), count: unknowns)
        for (column, row) in rows.enumerated() {
            for (unknown, value) in row.coefficients { matrix[unknown][column] += value }
        }
        var pivots: [Int] = []
        var free: Int?
        for column in 0..<width {
            let rank = pivots.count
            let best = (rank..<unknowns).max { abs(matrix[$0][column]) < abs(matrix[$1][column]) }
            guard let best, abs(matrix[best][column]) > 1e-9 else {
                guard free == nil else { return nil }
                free = column
                continue
            }
            matrix.swapAt(rank, best)
            let pivot = matrix[rank][column]
            for k in column..<width { matrix[rank][k] /= pivot }
            for other in 0..<unknowns where other != rank && matrix[other][column] != 0 {
                let factor = matrix[other][column]
                for k in column..<width { matrix[other][k] -= factor * matrix[rank][k] }
            }
            pivots.append(column)
        }
        guard let free else { return nil }
        var vector = [Double](repeating: 0, count: width)
        vector[free] = 1
        for (row, column) in pivots.enumerated() { vector[column] = -matrix[row][free] }
        return vector
    }
}
