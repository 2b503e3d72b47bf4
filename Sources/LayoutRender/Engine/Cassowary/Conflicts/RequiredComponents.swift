/// The connected components of the variables under the required constraints: two variables are connected if they occur
/// in one required constraint (a disjoint-set forest).
struct RequiredComponents {
    /// A component, by its lowest variable; or a constraint without variables, which is a component of its own.
    struct Component: Hashable, Comparable {
        /// The number of the lowest variable, or the complement of a constraint's number.
        private let code: Int32

        /// The component whose lowest variable is given.
        init(_ lowest: Variable) { code = lowest.rawValue }

        /// The component of a constraint without variables, which is alone.
        init(_ constraint: ConstraintIndex) { code = ~constraint.rawValue }

        /// A fixed order, so that conflicts are searched in the same order in every run.
        static func < (a: Self, b: Self) -> Bool { a.code < b.code }
    }

    /// The forest: each variable's parent, roots their own.
    private var parent: Table<Variable, Variable>

    /// Joins the variables of each required constraint, and lets every variable point to its root.
    init(_ program: ConstraintProgram, isExcluded: Table<ConstraintIndex, Bool>) {
        parent = Table(Array(program.variables))
        for constraint in program.constraints where !isExcluded[constraint] && program[constraint].priority.isRequired {
            let terms = program.terms(of: constraint)
            guard let first = terms.first else { continue }
            for t in terms.dropFirst() {
                let a = find(program.allTerms[first].variable)
                let b = find(program.allTerms[t].variable)
                parent[max(a, b)] = min(a, b)
            }
        }
        for v in parent.indices { parent[v] = find(v) }
    }

    /// The root of a variable; halves the path on the way (Tarjan and van Leeuwen 1984).
    private mutating func find(_ variable: Variable) -> Variable {
        var v = variable
        while parent[v] != v {
            parent[v] = parent[parent[v]]
            v = parent[v]
        }
        return v
    }

    func component(of variable: Variable) -> Component { Component(parent[variable]) }

    /// The component of a constraint's variables.
    func component(of constraint: ConstraintIndex, _ program: ConstraintProgram) -> Component {
        guard let first = program.terms(of: constraint).first else { return Component(constraint) }
        return component(of: program.allTerms[first].variable)
    }

    /// The constraints of each of the components, or of all components for nil; components and constraints ascend.
    func lists(
        _ wanted: Set<Component>?, _ program: ConstraintProgram, _ isExcluded: Table<ConstraintIndex, Bool>
    ) -> [[ConstraintIndex]] {
        var result: [Component: [ConstraintIndex]] = [:]
        for constraint in program.constraints where !isExcluded[constraint] && program[constraint].priority.isRequired {
            let component = component(of: constraint, program)
            if wanted?.contains(component) ?? true { result[component, default: []].append(constraint) }
        }
        return result.sorted { $0.key < $1.key }.map(\.value)
    }
}
