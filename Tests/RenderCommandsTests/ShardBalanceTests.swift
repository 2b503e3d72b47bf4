import Foundation
import TestSupport
import Testing

@testable import Regression
@testable import RenderCommands

@Suite("Shards of equal cost")
struct ShardBalanceTests {
    /// Costs of many small pages and a few large ones, as of a project with long lists.
    private static func costs(_ count: Int, seed: UInt64) -> [Int] {
        var random = SeededGenerator(seed: seed)
        return (0..<count).map { _ in
            let size = 200 + random.below(2_000)
            return random.chance(2) ? size * 60 : size
        }
    }

    @Test("the costliest of eight shards of 20,000 pages is within 1.15 of the mean", arguments: [1, 2, 3] as [UInt64])
    func balance(seed: UInt64) {
        let costs = Self.costs(20_000, seed: seed)
        let shards = ShardBalance.shards(
            measured: costs.map { $0 }, views: Array(repeating: 1, count: costs.count),
            kinds: Array(repeating: "", count: costs.count), count: 8)
        var loads = Array(repeating: 0, count: 8)
        for (cost, shard) in zip(costs, shards) { loads[shard] += cost }
        let mean = Double(loads.reduce(0, +)) / 8
        #expect(Double(loads.max() ?? 0) <= 1.15 * mean, "\(loads)")
    }

    /// As measured: the pages of a device took thirty times as long as those of another, with the same views.
    @Test("without timings each shard gets as many pages of each device and state", arguments: [1, 2, 3, 4, 8])
    func kinds(perFile: Int) {
        var random = SeededGenerator(seed: 5)
        var (views, kinds): ([Int], [String]) = ([], [])
        for _ in 0..<2_000 {
            let count = random.chance(2) ? 1_200 : 6 + random.below(4) * 6
            views += Array(repeating: count, count: perFile)
            kinds += (0..<perFile).map { "device\($0).base" }
        }
        let costs = zip(views, kinds).map { $0 * ($1 == "device0.base" ? 30 : 1) }
        let shards = ShardBalance.shards(
            measured: views.map { _ in nil }, views: views, kinds: kinds, count: 8)
        var loads = Array(repeating: 0, count: 8)
        for (cost, shard) in zip(costs, shards) { loads[shard] += cost }
        let mean = Double(loads.reduce(0, +)) / 8
        #expect(Double(loads.max() ?? 0) <= 1.15 * mean, "\(loads)")
    }

    @Test("a page that waits costs nothing, and a page that works does")
    func processorTime() {
        let start = ThreadClock.microseconds
        Thread.sleep(forTimeInterval: 0.05)
        let waited = ThreadClock.microseconds - start
        #expect(waited < 50_000)
        var sum = 0
        for number in 0..<3_000_000 { sum &+= number }
        #expect(ThreadClock.microseconds - start > waited && sum > 0)
    }

    @Test("a page without a measured cost counts by its views, at the rate of the measured pages")
    func estimates() {
        let costs = ShardBalance.costs(measured: [1_000, nil, nil], views: [90, 90, 190])
        #expect(costs == [1_000, 1_000, 2_000])
        #expect(ShardBalance.costs(measured: [nil, nil], views: [90, 0]) == [100, 10])
    }

    @Test("timings are read as they were written, and other lines are refused with their place")
    func timings() throws {
        var timings = Timings()
        timings["a.json", "a.base"] = 1_200
        timings["b.json", "b\n.base"] = 5
        var again = Timings()
        try again.read(timings.text, from: "t.txt")
        #expect(again == timings && again["b.json", "b\n.base"] == 5)
        for (text, line) in [
            ("", 0), ("timings 2\n", 1), ("timings 1\n1\ta\n", 2), ("timings 1\n-1\ta\tb\n", 2),
            ("timings 1\n99999999999999999\ta\tb\n", 2), ("timings 1\n5\ta\tb\tc\n", 2),
        ] {
            var read = Timings()
            guard line > 0 else {
                try read.read(text, from: "t.txt")
                continue
            }
            let failure = #expect(throws: Failure.self) { try read.read(text, from: "t.txt") }
            #expect(failure?.lines.first?.hasPrefix("t.txt:\(line):1: error: ") == true)
        }
    }
}
