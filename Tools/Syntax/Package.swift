// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The folder in which the toolchain keeps Swift's parser as a library, beside the compiler that builds this package.
let parser: String = {
    let folders = (Context.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let compiler = folders.map { $0 + "/swiftc" }.first(where: FileManager.default.isExecutableFile) ?? ""
    return URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("../lib/swift/host").standardizedFileURL.path
}()

/// Holds the scanners of the preparation against Swift's own parser, which nothing fetches and nothing compiles (decision 0035).
let package = Package(
    name: "Syntax",
    dependencies: [.package(name: "UIKit", path: "../../UIKit")],
    targets: [
        .executableTarget(
            name: "syntax-check", dependencies: [.product(name: "SourcePreparation", package: "UIKit")],
            swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-Onone", "-I", parser])],
            linkerSettings: [
                .unsafeFlags(["-L", parser, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", parser])
            ])
    ]
)
