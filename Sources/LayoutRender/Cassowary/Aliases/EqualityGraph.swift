/// The graph of required equalities: variables are its nodes, equalities of two terms its edges.
struct EqualityGraph {
    /// An equality of two terms, seen from one of its variables.
    struct Edge {
        /// The equality that is the edge.
        var constraint: ConstraintIndex
        /// The variable at the other end.
        var other: Variable
    }
    /// The equalities of one term, ascending.
    let fixing: [ConstraintIndex]
    /// The equalities of two terms at each variable, variable by variable, ascending in each.
    let edges: [Edge]
    /// Where the edges at each variable start.
    private let starts: [Int32]

    /// 1 count the edges at each variable; 2 add up the counts; 3 put each edge into its places from the end (counting
    /// sort).
    init(_ program: ConstraintProgram, _ isExcluded: Table<ConstraintIndex, Bool>) {
        var fixing: [ConstraintIndex] = []
        var candidates: [ConstraintIndex] = []
        var starts: [Int32] = Array(equal: 0, count: program.variableCount + 1)
        var cells = starts.mutableSpan
        for constraint in program.constraints {
            guard let (a, b) = program.tiedVariables(constraint), !isExcluded[constraint] else { continue }
            guard let b else {
                fixing.append(constraint)
                continue
            }
            candidates.append(constraint)
            cells[a.offset] += 1
            cells[b.offset] += 1
        }
        var sum: Int32 = 0
        for v in cells.indices {
            sum += cells[v]
            cells[v] = sum
        }
        var edges = Array(equal: Edge(constraint: .none, other: .none), count: Int(sum))
        var places = edges.mutableSpan
        for constraint in candidates.reversed() {
            let first = program.terms(of: constraint).lowerBound
            let a = program.allTerms[first].variable
            let b = program.allTerms[first + 1].variable
            cells[a.offset] -= 1
            places[Int(cells[a.offset])] = Edge(constraint: constraint, other: b)
            cells[b.offset] -= 1
            places[Int(cells[b.offset])] = Edge(constraint: constraint, other: a)
        }
        (self.fixing, self.edges, self.starts) = (fixing, edges, starts)
    }

    /// The edges at a variable, in the order of their constraints.
    @inline(__always)
    func edges(at v: Variable) -> Range<Int> { Int(starts[v.offset])..<Int(starts[v.offset + 1]) }
}
