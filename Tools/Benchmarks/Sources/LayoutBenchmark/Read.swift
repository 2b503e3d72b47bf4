import Foundation
import LayoutDocument
import Measuring

/// Reads a tree.json again and again: scanning, checking, and the records of the views.
func read(_ words: [String]) throws {
    guard words.count == 2, let runs = Int(words[1]), let data = FileManager.default.contents(atPath: words[0]) else {
        print("usage: LayoutBenchmark read FILE RUNS")
        exit(64)
    }
    let bytes = [UInt8](data)
    var limits = Limits()
    limits.nodes = 1_000_000
    limits.inputBytes = 256 << 20
    var times: [Double] = []
    for _ in 0..<runs {
        let start = now()
        let document = try LayoutDocument.read(bytes, limits: limits)
        times.append(now() - start)
        precondition(!document.variants.isEmpty)
    }
    print(String(format: "%d %.0f", bytes.count, median(times)))
}
