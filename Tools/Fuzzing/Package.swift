// swift-tools-version: 6.2
import PackageDescription

/// A package in a folder is known by the folder's name.
let root = Context.packageDirectory.split(separator: "/").dropLast(2).last.map(String.init) ?? "LayoutRender"

func library(_ name: String) -> Target.Dependency { .product(name: name, package: root) }

/// The fuzz targets as a program for libFuzzer, which `run.sh` builds with `LAYOUT_BUILD` set.
let package = Package(
    name: "Fuzzing",
    dependencies: [
        .package(path: "../.."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        .executableTarget(
            name: "fuzz",
            dependencies: [
                library("Internals"), library("Cassowary"), library("InterfaceBuilder"), library("LayoutDiff"),
                library("LayoutDocument"), library("LayoutEngine"), library("LayoutRender"),
                library("PNGCodec"), library("ProjectResources"),
                library("Regression"), .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: ".", exclude: ["Tests", "Dictionaries", "run.sh"], sources: ["Targets", "Driver"],
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
    ]
)
