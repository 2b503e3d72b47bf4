import Cassowary
import Foundation
import LayoutDocument
import LayoutEngine
import Measuring
import PNGCodec

// What peers.py sets beside other programs. `Benchmark WORK INPUT RUNS` does the work RUNS times, and prints one number
// that the peers print too; what one run costs is the difference of two calls.
//
//     solve FILE      builds and solves a workload of constraints, and reads all values
//     edit FILE       one edit of a solved workload, and reads all values
//     stacks FANOUT   builds and lays out a tree of stacks
//     first FANOUT    one edit of its first leaf, in a session; `last` of its last leaf
//     read FILE       reads a tree.json; `decode` reads the same with JSONDecoder
//     write FILE      writes a picture as PNG
//
// `Benchmark children KIND COUNT EDIT RUNS` prints times of sessions by itself: see `Children`.

func contents(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }

func run(_ work: String, _ input: String, _ runs: Int) throws -> Double {
    var sum = 0.0
    switch work {
    case "solve":
        let workload = try Workload(path: input)
        for _ in 0..<runs {
            var solver = Solver(workload.program().program)
            sum += try solver.solve(workLimit: .max).values.reduce(0, +)
        }
    case "edit":
        let workload = try Workload(path: input)
        let (program, edit) = workload.program()
        var solver = Solver(program)
        _ = try solver.solve(workLimit: .max)
        for run in 0..<runs {
            solver.setConstant(edit, workload.values[run % workload.values.count])
            sum += try solver.solve(workLimit: .max).values.reduce(0, +)
        }
    case "stacks":
        for _ in 0..<runs {
            let tree = Stacks(fanOut: Int(input) ?? 0).tree
            let size = tree.resolve(in: Stacks.environment, findingAmbiguity: false)[tree.root].frame.size
            sum += size.width + size.height
        }
    case "first", "last":
        let stacks = Stacks(fanOut: Int(input) ?? 0)
        let session = LayoutSession(stacks.tree, in: Stacks.environment)
        let leaf = work == "first" ? stacks.leaves[0] : stacks.leaves[stacks.leaves.count - 1]
        for run in 0..<runs {
            session.update { $0[leaf].intrinsicContentSize = Size(width: 31 + Double(run % 6), height: 20) }
            let size = session.frame(of: stacks.tree.root)?.size ?? Size(width: 0, height: 0)
            sum += size.width + size.height
        }
    case "read":
        let bytes = try contents(input)
        var limits = Limits()
        limits.nodes = 1_000_000
        limits.documentScalars = 10_000_000
        limits.inputBytes = 64 << 20
        for _ in 0..<runs { _ = try LayoutDocument.read(bytes, limits: limits) }
        sum = Double(bytes.count)
    case "decode":
        let data = Data(try contents(input))
        for _ in 0..<runs { _ = try JSONDecoder().decode(Page.self, from: data) }
        sum = Double(data.count)
    case "write":
        let picture = try PNG.decode(try contents(input))
        for _ in 0..<runs { sum = Double(PNG.encode(picture).count) }
    default: exit(64)
    }
    return sum
}

keepFreedMemory()
let words = Array(CommandLine.arguments.dropFirst())
if words.first == "children" {
    Children(Array(words.dropFirst())).run()
} else if words.count == 3, let runs = Int(words[2]) {
    print(String(format: "%.9g", try run(words[0], words[1], runs)))
} else {
    exit(64)
}
