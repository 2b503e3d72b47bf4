import Foundation
import LayoutDocument

// usage: reading-benchmark FILE [ours|lean|format [RUNS]]
// Processor time of reading a document as a layout (names checked, ids resolved, constraints parsed) and of
// Foundation's JSONDecoder on the same bytes into two models: the lean one holds the members that this very document
// uses, the other all members of the format.
//
// Each reading has a process of its own, in turns, and the least time counts: memory that one reader has touched and
// given back would be cheaper for the next, and a tool reads a document once. With a reader's name it is read here,
// RUNS times with all results kept, for a profiler.

func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}

/// The least time of several runs; results are kept, so that none pays for another's memory.
func best<Result>(of count: Int, _ body: () throws -> Result) rethrows -> Double {
    var kept: [Result] = []
    var times: [Double] = []
    for _ in 0..<count {
        let start = processorTime()
        kept.append(try body())
        times.append(processorTime() - start)
    }
    return withExtendedLifetime(kept) { times.min() ?? 0 }
}

/// Reads here with one of the readers.
func measure(_ reader: String, _ data: Data, runs: Int) throws -> Double {
    switch reader {
    case "lean": return try best(of: runs) { try JSONDecoder().decode(LeanPage.self, from: data) }
    case "format": return try best(of: runs) { try JSONDecoder().decode(FormatPage.self, from: data) }
    default:
        let bytes = Array(data)
        var limits = Limits()
        limits.nodes = 1_000_000
        limits.documentScalars = 10_000_000
        limits.inputBytes = 64 << 20
        return try best(of: runs) { try LayoutDocument.read(bytes, limits: limits) }
    }
}

/// The same in a fresh process.
func measureApart(_ reader: String, _ path: String) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = [path, reader]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard let time = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
        throw CocoaError(.fileReadCorruptFile)
    }
    return time
}

let arguments = CommandLine.arguments
guard arguments.count > 1, let data = FileManager.default.contents(atPath: arguments[1]) else {
    print("usage: reading-benchmark FILE [ours|lean|format [RUNS]]")
    exit(64)
}
if arguments.count > 2 {
    let runs = arguments.count > 3 ? Int(arguments[3]) ?? 1 : 1
    print(try measure(arguments[2], data, runs: runs))
    exit(0)
}

let readers = ["ours", "lean", "format"]
var least = [Double](repeating: .infinity, count: readers.count)
for _ in 0..<9 {
    for (place, reader) in readers.enumerated() {
        least[place] = min(least[place], try measureApart(reader, arguments[1]))
    }
}
func text(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
func ratio(_ peer: Double) -> String { "\((least[0] / peer * 1000).rounded() / 1000)" }
print("\(data.count) bytes, read as a layout: \(text(least[0])) ms")
print("  JSONDecoder, only the members of this document: \(text(least[1])) ms, ratio \(ratio(least[1]))")
print("  JSONDecoder, all members of the format: \(text(least[2])) ms, ratio \(ratio(least[2]))")
