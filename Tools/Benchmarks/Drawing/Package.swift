// swift-tools-version: 6.2
import PackageDescription

// A package in a folder is known by the folder's name.
let folders = Context.packageDirectory.split(separator: "/")
let root = folders.count > 3 ? String(folders[folders.count - 4]) : "LayoutRender"

/// Measures PNG encoding against cairo's own writer and reading against Foundation's; no part of the product.
let package = Package(
    name: "DrawingBenchmark",
    dependencies: [.package(path: "../../..")],
    targets: [
        .systemLibrary(name: "CairoPNG", path: "Sources/CairoPNG", pkgConfig: "cairo"),
        .executableTarget(
            name: "drawing-benchmark",
            dependencies: ["CairoPNG", .product(name: "LayoutRender", package: root)],
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .executableTarget(
            name: "reading-benchmark",
            dependencies: [.product(name: "LayoutDocument", package: root)],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
