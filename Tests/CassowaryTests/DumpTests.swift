import Foundation
import TestSupport
import Testing

@testable import Cassowary

/// The printed steps of a solve, and the pages that explain them.
@Suite("Dump")
struct DumpTests {
    private func dump(ratio: Bool = false) throws -> String {
        let example = SolverExample.make(ratio: ratio)
        var solver = Solver(example.program)
        _ = try solver.solve()
        return solver.dump(name: example.name)
    }

    /// The blocks of the two pages that are marked as the program's print.
    private static let blocks: [String] = ["Solver", "SolverPlan"].flatMap { name in
        let path = Fixtures.packageRoot + "/Documentation/\(name).md"
        return String(decoding: Fixtures.bytes(path), as: UTF8.self).components(separatedBy: "```dump\n").dropFirst()
            .map { $0.components(separatedBy: "```\n")[0] }
    }

    @Test("The pages show what the program prints, section by section")
    func page() throws {
        let dumps = [try dump(), try dump(ratio: true), try edited()]
        try #require(Self.blocks.count >= 10)
        for block in Self.blocks {
            #expect(dumps.contains { $0.contains(block) }, "\(block)\n\(dumps.joined(separator: "\n\n"))")
        }
        // Every section of the first example is on one of them.
        for section in try dump().split(separator: "\n\n") {
            let text = section + (section.hasSuffix("\n") ? "" : "\n")
            #expect(Self.blocks.contains(String(text)), "not on the page:\n\(text)")
        }
    }

    /// The example after an edit: the value's text is longer.
    private func edited() throws -> String {
        let example = SolverExample.make()
        var solver = Solver(example.program)
        _ = try solver.solve()
        for constraint in [11, 12] { solver.setConstant(ConstraintIndex(index: Int32(constraint)), 140) }
        _ = try solver.solve()
        return solver.dump(name: example.name)
    }

    @Test("The same program prints the same text, and an unsolved one says so")
    func deterministic() throws {
        #expect(try dump() == dump())
        #expect(Solver(SolverExample.make().program).dump() == "not solved\n")
    }

    @Test("Any program can be printed, after any edits", arguments: [1, 2] as [UInt64])
    func anyProgram(seed: UInt64) throws {
        var generator = SolverGenerator(seed: seed &+ 9000)
        for number in 0..<60 {
            var solver = Solver(generator.program())
            for _ in 0..<3 {
                let solution = try solver.solve()
                let text = solver.dump()
                for v in 0..<solver.program.variableCount {
                    #expect(text.contains("\n  x\(v) = "), "seed \(seed), program \(number): \(text)")
                }
                #expect(text.contains("\nconflicts\n") == !solution.conflicts.isEmpty)
                let c = generator.constraint(variables: solver.program.variableCount, required: 25)
                solver.add(c.terms, c.relation, c.constant, c.priority, breakable: c.breakable)
                let last = ConstraintIndex(index: Int32(generator.random.below(solver.program.constraintCount)))
                if generator.random.chance(50) { solver.remove(last) }
            }
        }
    }
}
