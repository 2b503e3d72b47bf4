/// Variables that required equalities of one or two terms tie together: `x = scale * root + offset`.
///
/// A walk over the graph of those equalities, no algebra: the fixed variables first (their root is the number 1, written
/// -1), then class by class from its lowest variable. An equality that closes a cycle is no edge of the walk; it is left
/// to the presolve as an ordinary row.
struct AliasClasses: Sendable {
    /// The root of each variable; -1 for a fixed one.
    var roots: [Int32]
    var scales: [Double]
    var offsets: [Double]
    /// Variables class by class, each after the one it was reached from.
    var order: [Int32] = []
    /// The places in `order` of the class of each root.
    var memberStarts: [Int32]
    var memberEnds: [Int32]
    /// How many variables are fixed; they come first in `order`.
    var fixedCount = 0
    /// The equality each variable was reached by; -1 for a root.
    var via: [Int32]
    /// Whether an equality is an edge of the walk.
    var isEdge: [Bool]

    /// The places of the class members in `order`.
    func members(of root: Int32) -> Range<Int> { Int(memberStarts[Int(root)])..<Int(memberEnds[Int(root)]) }

    /// 1 list the equalities at each variable; 2 walk from the fixed variables; 3 walk from each variable not yet seen.
    init(_ program: ConstraintProgram, isExcluded: [Bool]) {
        let count = program.variableCount
        roots = Array(repeating: -2, count: count)
        scales = Array(repeating: 1, count: count)
        offsets = Array(repeating: 0, count: count)
        memberStarts = Array(repeating: 0, count: count)
        memberEnds = Array(repeating: 0, count: count)
        via = Array(repeating: -1, count: count)
        isEdge = Array(repeating: false, count: program.constraintCount)
        order.reserveCapacity(count)

        var starts: [Int32] = Array(repeating: 0, count: count + 1)
        var candidates: [Int32] = []
        var fixing: [Int32] = []
        for i in 0..<program.constraintCount {
            guard program.rows[i].relation == .equal, !isExcluded[i], program.rows[i].priority.isRequired else {
                continue
            }
            let first = program.terms(of: i).lowerBound
            let terms = program.terms(of: i).count
            guard terms == 1 || terms == 2, program.allTerms[first].coefficient != 0 else { continue }
            if terms == 1 {
                fixing.append(Int32(truncatingIfNeeded: i))
                continue
            }
            let a = program.allTerms[first].variable.index
            let b = program.allTerms[first + 1].variable.index
            guard a != b, program.allTerms[first + 1].coefficient != 0 else { continue }
            candidates.append(Int32(truncatingIfNeeded: i))
            starts[Int(a)] += 1
            starts[Int(b)] += 1
        }
        var sum: Int32 = 0
        for v in 0...count {
            sum += starts[v]
            starts[v] = sum
        }
        var edges: [Int32] = Array(repeating: 0, count: Int(sum))
        for i in candidates.reversed() {
            let first = program.terms(of: Int(i)).lowerBound
            let a = Int(program.allTerms[first].variable.index)
            let b = Int(program.allTerms[first + 1].variable.index)
            starts[a] -= 1
            edges[Int(starts[a])] = i
            starts[b] -= 1
            edges[Int(starts[b])] = i
        }
        for i in fixing {
            let v = program.allTerms[program.terms(of: Int(i)).lowerBound].variable.index
            if roots[Int(v)] == -2 { reach(v, root: -1, by: i, program) }
        }
        walk(from: 0, starts, edges, program)
        fixedCount = order.count
        for v in 0..<count where roots[v] == -2 {
            let start = order.count
            roots[v] = Int32(truncatingIfNeeded: v)
            order.append(Int32(truncatingIfNeeded: v))
            walk(from: start, starts, edges, program)
            memberStarts[v] = Int32(truncatingIfNeeded: start)
            memberEnds[v] = Int32(truncatingIfNeeded: order.count)
        }
    }

    private mutating func walk(from start: Int, _ starts: [Int32], _ edges: [Int32], _ program: ConstraintProgram) {
        var next = start
        while next < order.count {
            let v = Int(order[next])
            next += 1
            for e in Int(starts[v])..<Int(starts[v + 1]) {
                let i = Int(edges[e])
                let first = program.terms(of: i).lowerBound
                let a = program.allTerms[first].variable.index
                let other = Int(a) == v ? program.allTerms[first + 1].variable.index : a
                if roots[Int(other)] == -2 { reach(other, root: roots[v], by: edges[e], program) }
            }
        }
    }

    mutating func reach(_ variable: Int32, root: Int32, by constraint: Int32, _ program: ConstraintProgram) {
        roots[Int(variable)] = root
        via[Int(variable)] = constraint
        isEdge[Int(constraint)] = true
        order.append(variable)
        express(Int(variable), program)
    }

    /// `a x + b y = c` gives `x = c/a - (b/a) y`, and `y = s root + t` gives `x = -(b s / a) root + (c - b t) / a`.
    mutating func express(_ v: Int, _ program: ConstraintProgram) {
        guard via[v] >= 0 else { return }
        let i = Int(via[v])
        let first = program.terms(of: i).lowerBound
        let constant = program.rows[i].constant
        if program.terms(of: i).count == 1 {
            scales[v] = 0
            offsets[v] = constant / program.allTerms[first].coefficient
            return
        }
        let mine = Int(program.allTerms[first].variable.index) == v ? first : first + 1
        let theirs = mine == first ? first + 1 : first
        let a = program.allTerms[mine].coefficient
        let b = program.allTerms[theirs].coefficient
        let y = Int(program.allTerms[theirs].variable.index)
        scales[v] = -b * scales[y] / a
        offsets[v] = (constant - b * offsets[y]) / a
    }
}
