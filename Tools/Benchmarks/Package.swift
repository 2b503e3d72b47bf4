// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "LayoutRender", path: "../..")],
    targets: [
        .systemLibrary(name: "CMalloc"),
        .target(name: "Measuring", dependencies: ["CMalloc"], swiftSettings: [.swiftLanguageMode(.v6)]),
        .executableTarget(
            name: "Benchmark",
            dependencies: [
                "Measuring", .product(name: "Cassowary", package: "LayoutRender"),
                .product(name: "LayoutEngine", package: "LayoutRender"),
                .product(name: "LayoutDocument", package: "LayoutRender"),
                .product(name: "PNGCodec", package: "LayoutRender"),
            ],
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .executableTarget(
            name: "SceneBenchmark",
            dependencies: [
                "Measuring", .product(name: "LayoutEngine", package: "LayoutRender"),
                .product(name: "InterfaceBuilder", package: "LayoutRender"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
