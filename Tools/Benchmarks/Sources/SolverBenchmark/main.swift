import Cassowary
import Foundation
import Measuring

/// `SolverBenchmark FILE RUNS` prints the medians of build + solve and of one edit with reading all values back, in
/// microseconds of processor time, the peak memory in KiB, the sum of the values read, and the work counted.

func run(_ workload: Workload, runs: Int) throws {
    var builds: [Double] = []
    var changes: [Double] = []
    var sum = 0.0
    var work = 0
    for _ in 0..<runs {
        let start = now()
        let (program, edits) = workload.program()
        var solver = Solver(program)
        var solution = try solver.solve(workLimit: .max)
        builds.append(now() - start)
        work = solution.work
        guard let first = workload.suggestions.first?.variable, let edit = edits[first] else { continue }
        for _ in 0..<5 {
            for suggestion in workload.suggestions {
                let start = now()
                solver.setConstant(edit, suggestion.value)
                solution = try solver.solve(workLimit: .max)
                for value in solution.values { sum += value }
                changes.append(now() - start)
            }
        }
    }
    print(String(format: "%.1f %.2f %ld %g %ld", median(builds), median(changes), peakMemory(), sum, work))
}

/// `SolverBenchmark generated SHAPE N [RUNS]` prints constraints, medians of build, of solve and of one edit in
/// microseconds, the peak memory in KiB and the work.
func generated(_ shape: String, _ n: Int, runs: Int) throws {
    var builds: [Double] = []
    var solves: [Double] = []
    var changes: [Double] = []
    var work = 0
    var count = 0
    for _ in 0..<runs {
        let start = now()
        let program =
            switch shape {
            case "chain": Generated.chain(n)
            case "siblings": Generated.siblings(n)
            default: Generated.tree(depth: n, fanOut: 10)
            }
        builds.append(now() - start)
        var solver = Solver(program)
        let built = now()
        var solution = try solver.solve(workLimit: .max)
        solves.append(now() - built)
        work = solution.work
        count = program.constraintCount
        guard let last = (0..<count).last(where: { !program.rows[$0].priority.isRequired }) else { continue }
        for value in [31.0, 40, 33, 30, 35] {
            let start = now()
            solver.setConstant(ConstraintIndex(index: Int32(last)), value)
            solution = try solver.solve(workLimit: .max)
            changes.append(now() - start)
        }
    }
    print(
        String(
            format: "%ld %.1f %.1f %.1f %ld %ld", count, median(builds), median(solves), median(changes), peakMemory(),
            work))
}

keepFreedMemory()
let arguments = CommandLine.arguments
let runs = { (place: Int) in arguments.count > place ? Int(arguments[place]) ?? 5 : 5 }
if arguments.count >= 4, arguments[1] == "generated" {
    try generated(arguments[2], Int(arguments[3]) ?? 1, runs: runs(4))
} else if arguments.count >= 2 {
    try run(Workload(path: arguments[1]), runs: runs(2))
} else {
    print("usage: SolverBenchmark FILE [RUNS] | generated chain|siblings|tree N [RUNS]")
    exit(64)
}
