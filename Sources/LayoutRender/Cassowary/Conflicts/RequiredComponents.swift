/// The parts into which required constraints connect the variables.
struct RequiredParts {
    private var parent: [Int32]

    init(_ program: ConstraintProgram, isOut: [Bool]) {
        parent = Array(0..<Int32(truncatingIfNeeded: program.variableCount))
        for i in 0..<program.constraintCount where !isOut[i] && program.rows[i].priority.isRequired {
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

    /// The lowest variable of the part; a constraint without variables is a part by itself, a negative number.
    func part(of variable: Int32) -> Int32 { parent[Int(variable)] }

    func part(ofConstraint constraint: Int32, _ program: ConstraintProgram) -> Int32 {
        let terms = program.terms(of: Int(constraint))
        return terms.isEmpty ? -1 - constraint : parent[Int(program.allTerms[terms.lowerBound].variable.index)]
    }

    /// The constraints of each of the parts, or of all parts for nil; parts and constraints ascend.
    func lists(_ wanted: Set<Int32>?, _ program: ConstraintProgram, _ isOut: [Bool]) -> [[Int32]] {
        var result: [Int32: [Int32]] = [:]
        for i in 0..<Int32(truncatingIfNeeded: program.constraintCount)
        where !isOut[Int(i)] && program.rows[Int(i)].priority.isRequired {
            let part = part(ofConstraint: i, program)
            if wanted?.contains(part) ?? true { result[part, default: []].append(i) }
        }
        return result.sorted { $0.key < $1.key }.map(\.value)
    }
}
