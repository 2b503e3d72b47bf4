// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "LayoutRender", path: "..")],
    targets: [
        .executableTarget(
            name: "SolverBenchmark",
            dependencies: [.product(name: "Cassowary", package: "LayoutRender")],
            swiftSettings: [.swiftLanguageMode(.v6)])
    ]
)
