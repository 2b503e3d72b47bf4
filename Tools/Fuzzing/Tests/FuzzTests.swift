import Foundation
import TestSupport
import Testing

/// Runs the seeds of every fuzz target and small mutations of them without libFuzzer, so that the targets keep working.
@Suite("Fuzz targets")
struct FuzzTests {
    @Test("no seed and no damaged seed breaks the target's law", arguments: FuzzTarget.all.map(\.name))
    func seeds(name: String) throws {
        let target = try #require(FuzzTarget.named(name))
        let seeds = target.seeds()
        #expect(!seeds.isEmpty)
        var random = SeededGenerator(seed: 1)
        for (place, seed) in seeds.enumerated() where seed.count < 8_192 {
            let fault = target.fault(seed)
            #expect(fault == nil, "seed \(place)")
            var damaged = seed
            if !damaged.isEmpty {
                damaged[random.below(damaged.count)] = UInt8(random.below(256))
                let fault = target.fault(damaged)
                #expect(fault == nil, "seed \(place), damaged: \(String(decoding: damaged, as: UTF8.self))")
            }
        }
    }
}
