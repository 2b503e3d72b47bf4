// swift-tools-version: 6.2
import PackageDescription

/// Compares the scanners of the preparation with Swift's own parser. A package of its own, since swift-syntax takes longer to
/// compile than everything else here (decision 0035).
let package = Package(
    name: "Syntax",
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
        .package(name: "LayoutRender", path: "../.."),
    ],
    targets: [
        // A link to the sources of UIKit's package, compiled so that their parts are at hand.
        .target(
            name: "SourcePreparation",
            dependencies: [
                .product(name: "LayoutEngine", package: "LayoutRender"),
                .product(name: "XcodeProjects", package: "LayoutRender"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-enable-testing"])]),
        .executableTarget(
            name: "syntax-check",
            dependencies: [
                "SourcePreparation", .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
