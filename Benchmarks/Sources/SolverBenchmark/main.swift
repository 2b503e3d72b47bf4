import Cassowary
import Foundation

/// `SolverBenchmark FILE RUNS` prints the medians of build + solve and of one edit with reading all values back, in
/// microseconds, the peak memory in KiB, the sum of the values read, and the work counted.
func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

func median(_ times: [Double]) -> Double { times.isEmpty ? 0 : times.sorted()[times.count / 2] }

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
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    print(String(format: "%.1f %.2f %ld %g %ld", median(builds), median(changes), usage.ru_maxrss, sum, work))
}

let arguments = CommandLine.arguments
guard arguments.count >= 2 else {
    print("usage: SolverBenchmark FILE [RUNS]")
    exit(64)
}
try run(Workload(path: arguments[1]), runs: arguments.count > 2 ? Int(arguments[2]) ?? 5 : 5)
