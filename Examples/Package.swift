// swift-tools-version: 6.2
import PackageDescription

// A package in a folder is known by the folder's name.
let folders = Context.packageDirectory.split(separator: "/")
let root = folders.count > 1 ? String(folders[folders.count - 2]) : "LayoutRender"

func example(_ name: String, _ libraries: String...) -> Target {
    .executableTarget(
        name: name, dependencies: libraries.map { .product(name: $0, package: root) }, path: "Sources/\(name)")
}

/// Programs of less than sixty lines: `swift run --package-path Examples Card card.svg`. The package around this one
/// builds the same sources with its tests.
let package = Package(
    name: "Examples",
    dependencies: [.package(path: "..")],
    targets: [
        example("Card", "LayoutRender"),
        example("Session", "LayoutRender", "LayoutDiff"),
        example("Storyboard", "LayoutRender", "InterfaceBuilder"),
        example("Conflict", "LayoutRender", "LayoutExplain"),
        example("Compare", "LayoutRender", "PictureDiff"),
        example("Regress", "Regression"),
    ]
)
