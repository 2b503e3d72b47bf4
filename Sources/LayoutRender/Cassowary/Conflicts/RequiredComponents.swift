/// The components into which required constraints connect the variables.
struct RequiredComponents {
    private var parent: [Int32]

    init(_ program: ConstraintProgram, isExcluded: [Bool]) {
        parent = Array(0..<Int32(truncatingIfNeeded: program.variableCount))
        for i in 0..<program.constraintCount where !isExcluded[i] && program.rows[i].priority.isRequired {
            let terms = program.terms(of: i)
            guard let first = terms.first else { continue }
            for t in terms.dropFirst() {
                let a = find(program.allTerms[first].variable.index)
                let b = find(program.allTerms[t].variable.index)
                parent[Int(max(a, b))] = min(a, b)
            }
        }
        for v in parent.indices { parent[v] = find(Int32(truncatingIfNeeded: v)) }
    }

    private mutating func find(_ variable: Int32) -> Int32 {
        var v = variable
        while parent[Int(v)] != v {
            parent[Int(v)] = parent[Int(parent[Int(v)])]
            v = parent[Int(v)]
        }
        return v
    }

    /// The lowest variable of the component; a constraint without variables is a component by itself, a negative number.
    func component(of variable: Int32) -> Int32 { parent[Int(variable)] }

    func component(ofConstraint constraint: Int32, _ program: ConstraintProgram) -> Int32 {
        let terms = program.terms(of: Int(constraint))
        return terms.isEmpty ? -1 - constraint : parent[Int(program.allTerms[terms.lowerBound].variable.index)]
    }

    /// The constraints of each of the components, or of all components for nil; components and constraints ascend.
    func lists(_ wanted: Set<Int32>?, _ program: ConstraintProgram, _ isExcluded: [Bool]) -> [[Int32]] {
        var result: [Int32: [Int32]] = [:]
        for i in 0..<Int32(truncatingIfNeeded: program.constraintCount)
        where !isExcluded[Int(i)] && program.rows[Int(i)].priority.isRequired {
            let component = component(ofConstraint: i, program)
            if wanted?.contains(component) ?? true { result[component, default: []].append(i) }
        }
        return result.sorted { $0.key < $1.key }.map(\.value)
    }
}
