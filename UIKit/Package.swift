// swift-tools-version: 6.2
import PackageDescription

/// Who builds, as in the manifest of the package beside this one.
let builder = Context.environment["LAYOUT_BUILD"]

/// What `render-cli uikit` keeps leads to no toolchain, which may lie elsewhere on the machine where it is used.
let movable: [LinkerSetting] =
    ["views", "clone"].contains(builder) ? [.unsafeFlags(["-no-toolchain-stdlib-rpath"])] : []

/// UIKit's classes are mutable and shared, and the code that subclasses them is written for Swift 5: its own settings, not
/// those of the package beside it. In the project's own builds they are compiled without optimisation, and with names that
/// tests see.
let settings: [SwiftSetting] =
    [.swiftLanguageMode(.v5)] + (builder == nil ? [] : [.unsafeFlags(["-Onone", "-enable-testing"])])

/// Those of the tests: nothing waits for the module's interface, which needs no job of its own.
let tested: [SwiftSetting] =
    settings + (builder == nil ? [] : [.unsafeFlags(["-no-emit-module-separately-wmo"])])

/// Stand-ins for other modules of Apple's, each with what it needs. Their names are not Apple's, for a module of such a name
/// in the folder of products would answer every `canImport`; the preparation knows both.
let standIns: [(name: String, needs: [Target.Dependency])] = [
    ("AppleAccounts", ["UIKit"]), ("AppleCombine", ["UIKit"]), ("AppleCoreData", ["UIKit"]), ("AppleLocation", []),
    ("AppleMaps", ["AppleLocation", "UIKit"]), ("AppleOS", []), ("AppleSwiftUI", ["AppleCombine", "UIKit"]),
    ("AppleTypes", []), ("AppleWeb", ["UIKit"]),
]

/// UIKit's API on Linux, laid out and drawn by LayoutEngine. On Apple's systems the real UIKit is there.
let package = Package(
    name: "UIKit",
    products: [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "LayoutCapture", targets: ["LayoutCapture"]),
        .library(name: "UIKitDrawing", targets: ["UIKitDrawing"]),
        .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
        .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
        .library(name: "SnapshotCases", targets: ["SnapshotCases"]),
        .library(name: "SourcePreparation", targets: ["SourcePreparation"]),
        .executable(name: "uikit", targets: ["uikit"]),
    ] + standIns.map { .library(name: $0.name, targets: [$0.name]) },
    dependencies: [.package(name: "LayoutRender", path: "..")],
    targets: [
        .target(name: "Metatypes"),
        .target(
            name: "UIKit",
            dependencies: [
                "Metatypes",
                .product(name: "InterfaceBuilder", package: "LayoutRender"),
                .product(name: "LayoutEngine", package: "LayoutRender"),
                .product(name: "LayoutRender", package: "LayoutRender"),
                .product(name: "PictureFiles", package: "LayoutRender"),
                .product(name: "ProjectResources", package: "LayoutRender"),
            ],
            swiftSettings: settings, linkerSettings: movable),
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"], swiftSettings: settings),
        .target(name: "LayoutCapture", dependencies: ["UIKit"], swiftSettings: settings),
        // Looks at each pixel: optimised for packages of views too.
        .target(
            name: "ReferenceVerdicts", dependencies: [.product(name: "PNGCodec", package: "LayoutRender")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "UIKitDrawing",
            dependencies: [
                "ReferenceVerdicts", "UIKit",
                .product(name: "LayoutEngine", package: "LayoutRender"),
                .product(name: "LayoutRender", package: "LayoutRender"),
            ],
            swiftSettings: settings),
        .target(
            name: "UIKitTesting",
            dependencies: [
                "UIKit", "UIKitDrawing", "_Testing_UIKit",
                .product(name: "LayoutEngine", package: "LayoutRender"),
                .product(name: "LayoutRender", package: "LayoutRender"),
                .product(name: "Regression", package: "LayoutRender"),
                .product(name: "LayoutRenderTesting", package: "LayoutRender"),
            ],
            swiftSettings: settings),
        .target(
            name: "SnapshotTesting",
            dependencies: [
                "UIKit", "UIKitDrawing",
                .product(name: "LayoutEngine", package: "LayoutRender"),
                .product(name: "PNGCodec", package: "LayoutRender"),
            ],
            swiftSettings: settings),
        .target(
            name: "SnapshotCases",
            dependencies: ["UIKit", "UIKitDrawing", .product(name: "PNGCodec", package: "LayoutRender")],
            swiftSettings: settings),
        .target(
            name: "SourcePreparation",
            dependencies: [
                .product(name: "LayoutEngine", package: "LayoutRender"),
                .product(name: "SwiftSources", package: "LayoutRender"),
                .product(name: "XcodeProjects", package: "LayoutRender"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "uikit", dependencies: ["SourcePreparation"], path: "Sources/uikit-tool", swiftSettings: settings,
            linkerSettings: movable),
        .target(
            name: "Screens", dependencies: ["UIKit"], path: "Example/Screens", exclude: ["de.lproj"],
            swiftSettings: settings),
        .testTarget(
            name: "ScreensTests", dependencies: ["Screens", "UIKit", "UIKitTesting"], path: "Example/Tests",
            exclude: ["__Snapshots__"], swiftSettings: settings),
        .testTarget(
            name: "Swift4Tests", dependencies: ["UIKit", "_Testing_UIKit"],
            swiftSettings: [.swiftLanguageMode(.v4)] + settings.dropFirst()),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "AppleAccounts", "AppleCombine", "AppleCoreData", "AppleSwiftUI", "AppleWeb", "LayoutCapture",
                "ReferenceVerdicts", "SnapshotCases", "SnapshotTesting", "SourcePreparation", "UIKit", "UIKitDrawing",
                "UIKitTesting",
                .product(name: "InterfaceBuilder", package: "LayoutRender"),
                .product(name: "LayoutDocument", package: "LayoutRender"),
                .product(name: "LayoutEngine", package: "LayoutRender"),
                .product(name: "PNGCodec", package: "LayoutRender"),
            ],
            exclude: [
                "Cases", "Nibs", "Prepared/Asking.txt", "Prepared/Extending.txt", "Prepared/Informal.txt",
                "Prepared/Making.txt",
                "Prepared/Switchboard.txt",
                "Prepared/Swizzling.txt", "Prepared/Themes.txt",
                "Prepared/Travel.txt",
            ],
            swiftSettings: tested),
    ] + standIns.map { .target(name: $0.name, dependencies: $0.needs, swiftSettings: settings) }
)

/// All that packages of views import, as one library.
if builder != nil {
    package.products.append(
        .library(
            name: "UIKitBuilt", type: .dynamic,
            targets: ["UIKit", "UIKitDrawing", "UIKitTesting", "SnapshotTesting", "SnapshotCases"]
                + standIns.map { $0.name }))
}
