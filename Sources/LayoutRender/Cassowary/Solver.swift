/// Solves a program, keeps what it found, and after an edit solves again only what depends on it.
///
/// Required constraints hold exactly or are set aside in a reported conflict; below them each (level, ordinal) is as
/// good as it can be without hurting a stronger one. The driver follows Badros, Borning and Stuckey, "The Cassowary
/// linear arithmetic constraint solving algorithm".
///
/// When several answers are equally good, the answer is still fixed: in the order of the variables' numbers, each
/// that can still move goes as near as it can to its minimum (a length) or to 0 (a position).
public struct Solver: Sendable {
    public private(set) var program: ConstraintProgram
    /// The connected parts as of the last solve.
    private var parts: [Part] = []
    /// The part of each variable and its number there.
    private var partOf: [Int32] = []
    private var localIndex: [Int32] = []
    private var values: [Double] = []

    /// Variables that constraints connect, with their constraints.
    private struct Part {
        var constraints: [Int32] = []
        var variables: [Int32] = []
        var core: Core?
    }

    public init(_ program: ConstraintProgram) { self.program = program }

    /// Solves the program.
    ///
    /// 1 split it into parts that share no variable; 2 for each part, find required constraints that cannot hold
    /// together and set them aside; 3 optimise the part; 4 check every required constraint.
    public mutating func solve(workLimit: Int = 2_000_000) throws(SolverError) -> Solution {
        split()
        values = program.minimums.map { max(0, $0) }
        var conflicts: [Conflict] = []
        var work = 0
        for index in parts.indices where !parts[index].constraints.isEmpty {
            try solvePart(index, &conflicts, &work, workLimit)
        }
        let solution = Solution(values: values, conflicts: conflicts, work: work)
        try selfCheck(solution)
        return solution
    }

    private mutating func solvePart(
        _ index: Int, _ conflicts: inout [Conflict], _ work: inout Int, _ workLimit: Int
    ) throws(SolverError) {
        var setAside: Set<Int32> = []
        while true {
            let core = try Core(build(parts[index], without: setAside), work: work, workLimit: workLimit)
            work = core.simplex.tableau.work
            if core.isFeasible {
                for (local, variable) in parts[index].variables.enumerated() {
                    values[Int(variable)] = core.values[local]
                }
                parts[index].core = core
                return
            }
            let required = parts[index].constraints.filter { program.priorities[Int($0)].isRequired }
            var search = ConflictSearch(program, required: required, work: work, workLimit: workLimit)
            let before = setAside.count
            while let conflict = try search.next(without: setAside) {
                conflicts.append(conflict)
                setAside.insert(conflict.setAside.index)
            }
            work = search.work
            if setAside.count == before, let last = required.last {
                throw .selfCheck(ConstraintIndex(index: last), error: .infinity)
            }
        }
    }

    private func build(_ part: Part, without setAside: Set<Int32>) -> CoreProblem {
        var builder = CoreBuilder(program)
        for variable in part.variables { _ = builder.variable(variable) }
        let soft = Set(part.constraints.lazy.map { program.priorities[Int($0)] }.filter { !$0.isRequired })
        let ranks = soft.sorted(by: >)
        for constraint in part.constraints where !setAside.contains(constraint) {
            let priority = program.priorities[Int(constraint)]
            builder.add(Int(constraint), rank: priority.isRequired ? nil : ranks.rank(of: priority))
        }
        return builder.finish()
    }

    // MARK: Edits

    /// Changes the constant of a constraint.
    public mutating func setConstant(_ constraint: ConstraintIndex, _ constant: Double) {
        precondition(constant.isFinite, "a finite constant")
        program.setConstant(Int(constraint.index), constant)
    }

    public mutating func addVariable(minimum: Double = -.infinity) -> Variable {
        program.addVariable(minimum: minimum)
    }

    /// Adds a constraint after all others.
    @discardableResult
    public mutating func add(
        _ terms: some Sequence<Term>, _ relation: Relation, _ constant: Double, _ priority: Priority,
        breakable: Bool = true
    ) -> ConstraintIndex {
        program.add(terms, relation, constant, priority, breakable: breakable)
    }

    /// Takes a constraint out; the numbers of the others stay.
    public mutating func remove(_ constraint: ConstraintIndex) {
        program.remove(Int(constraint.index))
    }

    // MARK: After a solve

    /// The values a variable takes over all optima of the last solve; nil if there is only one.
    ///
    /// Ends may be infinite.
    public mutating func alternative(for variable: Variable) -> ClosedRange<Double>? {
        let v = Int(variable.index)
        guard v < partOf.count else { return nil }
        let part = parts[Int(partOf[v])]
        guard let core = part.core else {
            return program.minimums[v]...(.infinity)
        }
        return try? core.range(of: localIndex[v])
    }

    /// Those of the variables that have more than one optimal value.
    public mutating func ambiguous(among variables: some Sequence<Variable>) -> [Variable] {
        var result: [Variable] = []
        for variable in variables where alternative(for: variable) != nil { result.append(variable) }
        return result
    }

    /// Whether the last solution meets the constraint with equality.
    public func isActive(_ constraint: ConstraintIndex) -> Bool {
        let (sum, largest) = evaluate(Int(constraint.index))
        return sum.magnitude <= 10 * Tolerance.feasibility * largest
    }

    // MARK: Steps

    /// Finds the connected parts; both lists of a part ascend, parts are in the order of their first variables.
    private mutating func split() {
        var parent = Array(0..<Int32(truncatingIfNeeded: program.variableCount))
        func root(_ v: Int32) -> Int32 {
            var v = v
            while parent[Int(v)] != v {
                parent[Int(v)] = parent[Int(parent[Int(v)])]
                v = parent[Int(v)]
            }
            return v
        }
        for constraint in 0..<program.constraintCount where !program.isRemoved(constraint) {
            let terms = program.terms(of: constraint)
            guard let first = terms.first else { continue }
            for t in terms.dropFirst() {
                let a = root(program.termVariables[first])
                let b = root(program.termVariables[t])
                parent[Int(max(a, b))] = min(a, b)
            }
        }
        parts = []
        partOf = Array(repeating: -1, count: program.variableCount)
        localIndex = Array(repeating: 0, count: program.variableCount)
        for v in 0..<program.variableCount {
            let top = Int(root(Int32(truncatingIfNeeded: v)))
            if top == v {
                partOf[v] = Int32(truncatingIfNeeded: parts.count)
                parts.append(Part())
            }
            partOf[v] = partOf[top]
            let part = Int(partOf[v])
            localIndex[v] = Int32(truncatingIfNeeded: parts[part].variables.count)
            parts[part].variables.append(Int32(truncatingIfNeeded: v))
        }
        var loose = Part()
        for constraint in 0..<program.constraintCount where !program.isRemoved(constraint) {
            let index = Int32(truncatingIfNeeded: constraint)
            guard let first = program.terms(of: constraint).first else {
                loose.constraints.append(index)
                continue
            }
            parts[Int(partOf[Int(program.termVariables[first])])].constraints.append(index)
        }
        if !loose.constraints.isEmpty { parts.append(loose) }
    }

    /// Checks every required constraint that was not set aside, and every minimum.
    private func selfCheck(_ solution: Solution) throws(SolverError) {
        var isSetAside = Array(repeating: false, count: program.constraintCount)
        for conflict in solution.conflicts { isSetAside[Int(conflict.setAside.index)] = true }
        var scale = 1.0
        for value in values { scale = max(scale, value.magnitude) }
        for constraint in 0..<program.constraintCount
        where program.priorities[constraint].isRequired && !isSetAside[constraint] && !program.isRemoved(constraint) {
            let (sum, largest) = evaluate(constraint)
            let error: Double
            switch program.relations[constraint] {
            case .equal: error = sum.magnitude
            case .lessThanOrEqual: error = sum
            case .greaterThanOrEqual: error = -sum
            }
            if !(error <= 10 * Tolerance.feasibility * max(largest, scale)) {
                throw .selfCheck(ConstraintIndex(index: Int32(truncatingIfNeeded: constraint)), error: error)
            }
        }
    }

    /// The sum of terms less the constant, and the largest part of it.
    private func evaluate(_ constraint: Int) -> (sum: Double, largest: Double) {
        var sum = -program.constants[constraint]
        var largest = max(1, sum.magnitude)
        for t in program.terms(of: constraint) {
            let part = program.termCoefficients[t] * values[Int(program.termVariables[t])]
            sum += part
            largest = max(largest, part.magnitude)
        }
        return (sum, largest)
    }
}

extension [Priority] {
    /// The place of a priority in a descending list.
    func rank(of priority: Priority) -> Int32 {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] > priority { low = middle + 1 } else { high = middle }
        }
        return Int32(truncatingIfNeeded: low)
    }
}
