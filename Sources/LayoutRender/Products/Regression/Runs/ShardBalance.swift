/// Which shard runs which case: the costliest case first, each to the shard with the least cost so far (Graham, "Bounds on
/// Multiprocessing Timing Anomalies", 1969: longest processing time first).
package enum ShardBalance {
    /// - Parameters:
    ///   - measured: what each case cost in an earlier run; nil where no run is known.
    ///   - views: how many views each case has.
    ///   - kinds: the device, the traits and the state of each case. Cases of equal cost are dealt kind by kind: the pages of
    ///     a file come in the same order of devices for each file, so that every shard would get the pages of one device.
    /// - Returns: the shard of each case, from 0.
    package static func shards(measured: [Int?], views: [Int], kinds: [String], count: Int) -> [Int] {
        let costs = costs(measured: measured, views: views)
        var loads = Array(repeating: 0, count: max(1, count))
        var shards = Array(repeating: 0, count: costs.count)
        for index in costs.indices.sorted(by: { (-costs[$0], kinds[$0], $0) < (-costs[$1], kinds[$1], $1) }) {
            var lightest = 0
            for shard in loads.indices where loads[shard] < loads[lightest] { lightest = shard }
            shards[index] = lightest
            loads[lightest] += costs[index]
        }
        return shards
    }

    /// A case without a measured cost counts by its views, at the rate of the measured cases.
    package static func costs(measured: [Int?], views: [Int]) -> [Int] {
        var time = 0
        var timedViews = 0
        for (cost, count) in zip(measured, views) {
            guard let cost else { continue }
            time += cost
            timedViews += count + fixedViews
        }
        let rate = time > 0 ? Double(time) / Double(timedViews) : 1
        return zip(measured, views).map { cost, count in
            max(1, cost ?? Int(Double(count + fixedViews) * rate))
        }
    }

    /// What a case costs beside its views, counted in views: reading the reference, comparing, the report.
    private static let fixedViews = 10
}
