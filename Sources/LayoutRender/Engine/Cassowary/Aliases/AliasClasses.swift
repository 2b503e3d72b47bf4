/// Variables that required equalities of one or two terms tie together: `x = scale * root + offset`.
///
/// A breadth-first walk over the graph whose edges are those equalities finds the classes; no algebra. The fixed variables
/// come first (their root is `fixed`, the number 1), then class by class from its lowest variable. An equality that
/// closes a cycle is no edge of the walk; the presolve gets it as an ordinary row.
struct AliasClasses: Sendable {
    /// How a variable follows from its root: `x = scale * root + offset`.
    struct Tie: Sendable {
        var scale = 1.0
        /// The value of a fixed variable.
        var offset = 0.0
    }

    /// The root of each variable: `fixed` for a fixed variable, `unknown` while no walk has reached the variable.
    var roots: Table<Variable, Variable>
    /// How each variable follows from its root.
    var ties: Table<Variable, Tie>
    /// Variables class by class, each after the one the walk reached it from.
    var order: [Variable] = []
    /// The ranges in `order` of the classes, by root.
    var memberStarts: Table<Variable, Int32>
    /// For each root the end of its class in `order`.
    var memberEnds: Table<Variable, Int32>
    /// How many variables are fixed; they come first in `order`.
    var fixedCount = 0
    /// The edge by which the walk reached each variable; none for a root.
    var via: Table<Variable, ConstraintIndex>
    /// Whether a constraint is an edge of the walk.
    var isEdge: Table<ConstraintIndex, Bool>

    /// The root of fixed variables.
    static let fixed = Variable.none
    /// The root of a variable that no walk has reached.
    static let unknown = Variable(rawValue: -2)

    /// The class of a root, as a range of `order`.
    @inline(__always)
    func members(of root: Variable) -> Range<Int> { Int(memberStarts[root])..<Int(memberEnds[root]) }

    /// Whether the variable is the root of its class.
    @inline(__always)
    func isRoot(_ column: ColumnIndex) -> Bool {
        column.offset < roots.count && roots[Variable(column)] == Variable(column)
    }

    /// 1 list the equalities at each variable; 2 walk from the fixed variables; 3 walk from each variable not yet seen.
    init(_ program: ConstraintProgram, isExcluded: Table<ConstraintIndex, Bool>) {
        let count = program.variableCount
        roots = Table(repeating: Self.unknown, count: count)
        ties = Table(repeating: Tie(), count: count)
        memberStarts = Table(repeating: 0, count: count)
        memberEnds = Table(repeating: 0, count: count)
        via = Table(repeating: .none, count: count)
        isEdge = Table(repeating: false, count: program.constraintCount)
        order.reserveCapacity(count)

        var edges = LinkedLists<Variable, ConstraintIndex>()
        edges.grow(keys: count, entries: program.constraintCount)
        for constraint in program.constraints {
            guard let (a, b) = program.tiedVariables(constraint), !isExcluded[constraint] else { continue }
            if let b {
                edges.append(constraint, to: a)
                edges.append(constraint, to: b)
            } else if roots[a] == Self.unknown {
                reach(a, root: Self.fixed, by: constraint, program)
            }
        }
        walk(from: 0, edges, program)
        fixedCount = order.count
        for v in program.variables where roots[v] == Self.unknown {
            let start = order.count
            roots[v] = v
            order.append(v)
            walk(from: start, edges, program)
            closeClass(of: v, from: start)
        }
    }

    /// Visits the variables of a class from those already in `order`, each by the first edge that reaches it.
    private mutating func walk(
        from start: Int, _ edges: LinkedLists<Variable, ConstraintIndex>, _ program: ConstraintProgram
    ) {
        var next = start
        while next < order.count {
            let v = order[next]
            next += 1
            edges.forEach(v) { edge in
                let first = program.terms(of: edge).lowerBound
                let a = program.allTerms[first].variable
                let other = a == v ? program.allTerms[first + 1].variable : a
                if roots[other] == Self.unknown { reach(other, root: roots[v], by: edge, program) }
            }
        }
    }

    /// Notes the range in `order` of a class whose walk has ended.
    mutating func closeClass(of root: Variable, from start: Int) {
        memberStarts[root] = Int32(truncatingIfNeeded: start)
        memberEnds[root] = Int32(truncatingIfNeeded: order.count)
    }

    /// Gives a variable its root, and the constraint by which it was reached.
    mutating func reach(
        _ variable: Variable, root: Variable, by constraint: ConstraintIndex, _ program: ConstraintProgram
    ) {
        roots[variable] = root
        via[variable] = constraint
        isEdge[constraint] = true
        order.append(variable)
        express(variable, program)
    }

    /// Computes scale and offset of a variable from those of the variable it was reached from:
    ///
    ///     a x + b y = c              x = c/a - (b/a) y
    ///     y = s root + t       =>    x = -(b s / a) root + (c - b t) / a
    mutating func express(_ v: Variable, _ program: ConstraintProgram) {
        guard via[v].exists else { return }
        let terms = program.terms(of: via[v])
        let constant = program[via[v]].constant
        let first = terms.lowerBound
        if terms.count == 1 {
            ties[v].scale = 0
            ties[v].offset = constant / program.allTerms[first].coefficient
            return
        }
        let mine = program.allTerms[first].variable == v ? first : first + 1
        let theirs = mine == first ? first + 1 : first
        let a = program.allTerms[mine].coefficient
        let b = program.allTerms[theirs].coefficient
        let y = program.allTerms[theirs].variable
        ties[v].scale = -b * ties[y].scale / a
        ties[v].offset = (constant - b * ties[y].offset) / a
    }
}
