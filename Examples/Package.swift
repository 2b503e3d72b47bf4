// swift-tools-version: 6.2
import PackageDescription

/// The clone of LayoutRender. A copy of this folder elsewhere names the clone here: "/src/layout-render".
let clone = ".."

/// A package in a folder is known by the folder's name.
let root: String = {
    let folder = clone == ".." ? Context.packageDirectory.split(separator: "/").dropLast() : clone.split(separator: "/")
    return folder.last.map(String.init) ?? "LayoutRender"
}()

func example(_ name: String, _ libraries: String...) -> Target {
    .executableTarget(
        name: name, dependencies: libraries.map { .product(name: $0, package: root) }, path: "Sources/\(name)")
}

/// Programs of less than sixty lines: `swift run --package-path Examples Card card.svg`. `make test` builds
/// and runs them.
let package = Package(
    name: "Examples",
    dependencies: [.package(path: clone)],
    targets: [
        example("Card", "LayoutRender"),
        example("Session", "LayoutRender", "LayoutDiff"),
        example("Storyboard", "LayoutRender", "InterfaceBuilder"),
        example("Conflict", "LayoutRender", "LayoutExplain"),
        example("Compare", "LayoutRender", "PictureDiff"),
        example("Regress", "Regression"),
    ]
)
