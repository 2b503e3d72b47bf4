import Cassowary
import TestSupport
import Testing

/// Coefficients far apart: the answer must not depend on the order of adding, nor be refused.
@Suite("Numbers far apart")
struct NumericsTests {
    /// Costs of one order that another order of adding betters are no optimum, whatever an oracle's tolerances say.
    @Test("No order of adding gives a worse optimum", arguments: [1, 2, 3, 4] as [UInt64])
    func orders(seed: UInt64) throws {
        var generator = SolverGenerator(seed: seed &+ 7000)
        var compared = 0
        for number in 0..<80 {
            let program = generator.dense()
            let place = "seed \(seed), program \(number)"
            var solver = Solver(program)
            let solution = try #require(try? solver.solve(), "\(place) \(describe(program))")
            guard solution.conflicts.isEmpty else { continue }
            #expect(solution.shortfall == nil)
            let costs = SolverOracle.costs(of: solution.values, in: program)
            for _ in 0..<2 {
                let other = reordered(program, (0..<program.constraintCount).shuffled(using: &generator.random))
                var second = Solver(other)
                let values = try #require(try? second.solve().values, "\(place) \(describe(other))")
                for (a, b) in zip(costs, SolverOracle.costs(of: values, in: other)) {
                    try #require(
                        abs(a.cost - b.cost) <= 1e-6 * max(1, a.cost, b.cost),
                        "\(place), \(a.priority) \(describe(other))")
                }
                compared += 1
            }
        }
        #expect(compared > 100)
    }
}
