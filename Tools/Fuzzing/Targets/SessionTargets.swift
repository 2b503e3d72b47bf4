import Cassowary

@testable import LayoutEngine
@testable import TestSupport

extension FuzzTarget {
    /// Edits of a session on a tree of dozens of views against a fresh layout of the same tree.
    static let session = FuzzTarget(
        name: "session", seeds: { randomSeeds },
        fault: { bytes in
            var source = ByteSource(bytes)
            guard source.chance(50) else { return structureFault(&source) }
            let made = RandomTree(using: &source, views: 20 + source.below(40))
            let session = LayoutSession(made.tree, in: made.environment)
            for step in 0..<1 + source.below(12) {
                session.update { tree in
                    for _ in 0..<1 + source.below(3) { RandomTree.edit(&tree, using: &source) }
                }
                if let fault = fault(of: session, in: made.environment) { return "step \(step): \(fault)" }
            }
            return nil
        })

    /// Views that come, leave and move, in a tree without equally strong wishes.
    private static func structureFault(_ source: inout ByteSource) -> String? {
        let (hasSafeArea, isController, isMirrored) = (source.chance(25), source.chance(33), source.chance(20))
        var world = StructureWorld(using: source, hasSafeArea: hasSafeArea)
        let environment = world.environment(isController: isController, isMirrored: isMirrored)
        let session = LayoutSession(world.tree(), in: environment)
        for step in 0..<8 {
            session.update { tree in for _ in 0...step % 3 { world.edit(&tree) } }
            if let fault = fault(of: session, in: environment) { return "structure, step \(step): \(fault)" }
        }
        return nil
    }

    /// Where a session differs from a fresh layout of its tree.
    private static func fault(of session: LayoutSession, in environment: LayoutEnvironment) -> String? {
        let live = session.layout
        let fresh = session.tree.resolve(in: environment, findingAmbiguity: false)
        if let fault = LayoutFault.fault(of: live) { return fault }
        for (place, (a, b)) in zip(live.items, fresh.items).enumerated() where !isSame(a, b) {
            return "item \(place): the session shows \(a), a fresh layout \(b)"
        }
        if live.gaps != fresh.gaps || live.contentSizes != fresh.contentSizes || live.hidden != fresh.hidden {
            return "gaps, content sizes or hidden views differ from a fresh layout"
        }
        return live.diagnostics == fresh.diagnostics ? nil : "other diagnostics than a fresh layout"
    }

    /// Edits of a solver's program of up to forty variables against a fresh solver: the same conflicts, and no level of
    /// priority met worse.
    static let solver = FuzzTarget(
        name: "solver", seeds: { randomSeeds },
        fault: { bytes in
            var source = ByteSource(bytes)
            var solver = Solver(program(&source))
            _ = try? solver.solve(workLimit: 50_000)
            for step in 0..<1 + source.below(10) {
                for _ in 0..<1 + source.below(3) { edit(&solver, &source) }
                guard let live = try? solver.solve(workLimit: 50_000) else { return "step \(step): no solution" }
                var fresh = Solver(solver.program)
                guard let expected = try? fresh.solve(workLimit: 50_000) else { return "step \(step): none afresh" }
                if live.shortfall != nil || expected.shortfall != nil { continue }
                if live.conflicts != expected.conflicts { return "step \(step): other conflicts than a fresh solver" }
                if let fault = fault(live, expected, solver.program) { return "step \(step): \(fault)" }
            }
            return nil
        })

    private static let randomSeeds: [[UInt8]] = (0..<8).map { seed in
        var random = SeededGenerator(seed: UInt64(seed))
        return (0..<200).map { _ in UInt8(random.below(256)) }
    }

    /// Equal but for the last digits of what was not rounded yet.
    private static func isSame(_ a: ResolvedItem, _ b: ResolvedItem) -> Bool {
        var a = a
        let (frame, other) = (a.unroundedFrame, b.unroundedFrame)
        guard
            isNear([frame.x, frame.y, frame.width, frame.height], [other.x, other.y, other.width, other.height]),
            isNear(a.layoutMargins, b.layoutMargins), isNear(a.safeAreaInsets, b.safeAreaInsets)
        else { return false }
        (a.unroundedFrame, a.layoutMargins, a.safeAreaInsets) = (b.unroundedFrame, b.layoutMargins, b.safeAreaInsets)
        return a == b
    }

    private static func isNear(_ a: EdgeInsets, _ b: EdgeInsets) -> Bool {
        isNear([a.top, a.left, a.bottom, a.right], [b.top, b.left, b.bottom, b.right])
    }

    private static func isNear(_ a: [Double], _ b: [Double]) -> Bool {
        zip(a, b).allSatisfy { abs($0 - $1) <= 1e-6 }
    }

    private static func fault(_ live: Solution, _ fresh: Solution, _ program: ConstraintProgram) -> String? {
        let setAside = Set(fresh.conflicts.map(\.setAside))
        for index in 0..<program.constraintCount where program.rows[index].priority.isRequired {
            let constraint = ConstraintIndex(index: Int32(index))
            guard !program.isRemoved(constraint), !setAside.contains(constraint) else { continue }
            let miss = SolverOracle.miss(of: index, live.values, program)
            if !(miss <= 1e-5) { return "required constraint \(index) is missed by \(miss)" }
        }
        let costs = zip(
            SolverOracle.costs(of: live.values, in: program), SolverOracle.costs(of: fresh.values, in: program))
        for (a, b) in costs where abs(a.cost - b.cost) > 1e-5 * max(1, abs(b.cost)) {
            return "priority \(a.priority) costs \(a.cost), afresh \(b.cost)"
        }
        return nil
    }

    private static func program(_ source: inout ByteSource) -> ConstraintProgram {
        switch source.below(6) {
        case 0: return SolverShapes.tree(depth: 3, fanOut: 3)
        case 1: return SolverShapes.chain(20)
        case 2: return SolverShapes.sums(depth: 3, fanOut: 3)
        default:
            var program = ConstraintProgram()
            for _ in 0..<9 + source.below(32) {
                _ = program.addVariable(minimum: source.chance(50) ? 0 : -.infinity)
            }
            for _ in 0..<source.below(40) {
                let made = constraint(program.variableCount, &source)
                program.add(made.terms, made.relation, made.constant, made.priority, breakable: source.chance(90))
            }
            return program
        }
    }

    private static func constraint(
        _ variables: Int, _ source: inout ByteSource
    ) -> (terms: [Term], relation: Cassowary.Relation, constant: Double, priority: Priority) {
        let coefficients: [Double] = [1, 1, 1, -1, -1, 2, 0.5]
        var terms: [Term] = []
        for _ in 0..<1 + source.below(3) {
            let variable = Variable(index: Int32(source.below(variables)))
            guard !terms.contains(where: { $0.variable == variable }) else { continue }
            terms.append(Term(variable, coefficients[source.below(coefficients.count)]))
        }
        let relations: [Cassowary.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
        let priorities: [Priority] = [.required, .required, Priority(750), Priority(250, ordinal: 1), Priority(50.5)]
        return (
            terms, relations[source.below(4)], Double(source.below(13)) * 10 - 20, priorities[source.below(5)]
        )
    }

    private static func edit(_ solver: inout Solver, _ source: inout ByteSource) {
        let count = solver.program.constraintCount
        let index = ConstraintIndex(index: Int32(source.below(max(1, count))))
        switch source.below(4) {
        case 0 where count > 0 && !solver.program.isRemoved(index): solver.remove(index)
        case 1 where count > 0 && !solver.program.isRemoved(index):
            solver.setConstant(index, Double(source.below(60)))
        default:
            let made = constraint(solver.program.variableCount, &source)
            solver.add(made.terms, made.relation, made.constant, made.priority)
        }
    }
}
