import Foundation
import InterfaceBuilder
@_spi(Benchmarks) import LayoutEngine
import Measuring

/// `SceneBenchmark FOLDER RUNS` reads every .xib and .storyboard below a folder, lays out every scene, and prints where
/// the time goes: reading the file, lowering (with measuring of texts), solving, and reading the frames back. Medians of
/// RUNS in microseconds of processor time.

keepFreedMemory()

struct SceneTimes {
    var name: String
    var views: Int
    var read: Double
    var lower: Double
    var solve: Double
    var rest: Double
    var total: Double { read + lower + solve + rest }
}

func layOut(_ scene: LayoutScene) -> (lower: Double, solve: Double, rest: Double) {
    var (lower, solve) = (0.0, 0.0)
    let start = now()
    var last = start
    _ = scene.tree.resolve(in: scene.environment) { step in
        let time = now()
        switch step {
        case .lowered: lower += time - last
        case .solved: solve += time - last
        }
        last = time
    }
    return (lower, solve, now() - start - lower - solve)
}

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
let runs = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 5
let listed =
    FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
let files = listed.filter { ["xib", "storyboard"].contains($0.pathExtension) }.sorted { $0.path < $1.path }

var scenes: [SceneTimes] = []
for file in files {
    guard let data = try? Data(contentsOf: file) else { continue }
    let bytes = [UInt8](data)
    var document: InterfaceBuilderDocument?
    var reading: [Double] = []
    for _ in 0..<runs {
        let start = now()
        document = try? InterfaceBuilderReader.read(bytes, file: file.lastPathComponent)
        reading.append(now() - start)
    }
    let found = document?.scenes ?? []
    for scene in found {
        let times = (0..<runs).map { _ in layOut(scene) }
        scenes.append(
            SceneTimes(
                name: "\(file.lastPathComponent) \(scene.name)", views: scene.tree.count,
                read: median(reading) / Double(found.count), lower: median(times.map(\.lower)),
                solve: median(times.map(\.solve)), rest: median(times.map(\.rest))))
    }
}

func row(_ name: String, _ list: [SceneTimes]) {
    let count = Double(max(1, list.count))
    func mean(_ value: (SceneTimes) -> Double) -> Double { list.reduce(0) { $0 + value($1) } / count }
    print(
        String(
            format: "| %@ | %ld | %.0f | %.0f | %.0f | %.0f | %.0f | %.0f |", name, list.count,
            mean { Double($0.views) }, mean(\.read), mean(\.lower), mean(\.solve), mean(\.rest), mean(\.total)))
}

print("| scenes | number | views | read us | lower us | solve us | frames us | whole us |")
print("|---|---|---|---|---|---|---|---|")
row("all, mean", scenes)
let bySize = scenes.sorted { $0.views < $1.views }
for (name, range) in [("up to 10 views", 0...10), ("11 to 40", 11...40), ("41 and more", 41...Int.max)] {
    row(name, bySize.filter { range.contains($0.views) })
}
for scene in scenes.sorted(by: { $0.total > $1.total }).prefix(5) { row(scene.name, [scene]) }
