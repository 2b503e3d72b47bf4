// swift-tools-version: 6.2
import PackageDescription

/// Measures PNG encoding against cairo's own writer; no part of the product.
let package = Package(
    name: "RenderBenchmark",
    dependencies: [.package(name: "LayoutRender", path: "../..")],
    targets: [
        .systemLibrary(name: "CairoPNG", path: "Sources/CairoPNG", pkgConfig: "cairo"),
        .executableTarget(
            name: "render-benchmark",
            dependencies: ["CairoPNG", .product(name: "LayoutRender", package: "LayoutRender")],
            swiftSettings: [.swiftLanguageMode(.v6)]),
    ]
)
