// swift-tools-version: 6.2
import PackageDescription

let isTesting = Context.environment["LAYOUT_TESTING"] != nil

/// Every target is held to the same bar: Swift 6 mode, no warning, every unsafe call marked.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .strictMemorySafety(),
]

/// Test targets keep the language mode and the warnings rule; they call no C.
let tested: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
]

/// The solver, the slow one that its tests compare it with, and the modules that look at each byte of a picture or a file,
/// are compiled for speed in the build of `make test`, which would spend a third of its time in them: the same source with
/// the same checks, and a module at a time, as in a release: file by file the optimiser takes twice as long. SwiftPM takes
/// no package with unsafe flags for a dependency, hence not in any other build.
let quick: [SwiftSetting] =
    isTesting ? [.unsafeFlags(["-O", "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2"])] : []

/// UIKit for packages of views (`render-cli uikit`) is compiled where they are drawn: for speed what lays out, draws and
/// writes pictures, and the other modules without optimisation, which takes a quarter of the time (decision 0034).
let isForViews = Context.environment["LAYOUT_VIEWS"] != nil
let drawing: Set<String> = [
    "Cassowary", "Compression", "Files", "LayoutEngine", "LayoutRender", "Notation", "PNGCodec", "PictureDiff",
]

/// A C library. pkg-config is asked on macOS alone, where Homebrew's folders are none of the compiler's. On Linux headers and
/// libraries lie where the compiler looks by itself, and the answer may hold `-pthread`, of which SwiftPM warns in every
/// package that depends on this one: GIO's file has the flag, which Pango's requires, and on Debian 13 GLib's, which
/// HarfBuzz's requires.
func systemDoor(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
    #if os(macOS)
        let asked: String? = pkgConfig
    #else
        let asked: String? = nil
    #endif
    return .systemLibrary(
        name: name, path: "Sources/\(name)", pkgConfig: asked, providers: [.apt([apt]), .brew([brew])])
}

func library(
    _ name: String, _ dependencies: [Target.Dependency], settings: [SwiftSetting] = [], linker: [LinkerSetting] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Sources/LayoutRender/\(name)",
        swiftSettings: strict + settings + (isForViews && !drawing.contains(name) ? [.unsafeFlags(["-Onone"])] : []),
        linkerSettings: linker)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(
        name: name, dependencies: dependencies + ["TestSupport"], path: "Tests/\(name)", exclude: exclude,
        swiftSettings: tested)
}

/// A command of `swift package`, which runs render-cli in the package's folder.
func command(_ name: String, verb: String, _ description: String) -> Target {
    .plugin(
        name: name,
        capability: .command(
            intent: .custom(verb: verb, description: description),
            permissions: [.writeToPackageDirectory(reason: "References and reports are written beside the layouts.")]),
        dependencies: ["render-cli"], path: "Tools/Plugins/\(name)")
}

/// What the fuzz targets reach.
let fuzzed: [Target.Dependency] = [
    "AgentProtocol", "Cassowary", "Compression", "Files", "InterfaceBuilder", "LayoutDiff", "LayoutDocument",
    "LayoutEngine",
    "LayoutRender", "Notation", "ProjectResources", "Regression", "TestSupport", "render-cli",
    .product(name: "ArgumentParser", package: "swift-argument-parser"),
]

// The four floors; a target imports from its own floor and those below it only.
//
//   foundation   CLibrary, Notation, AgentProtocol, Files, Compression, Markup, SourceEdits, XcodeProjects, PNGCodec and the
//                doors to C: bytes, texts, files, messages
//   engine       Cassowary, LayoutEngine: constraints become numbers, trees become frames
//   readers      LayoutDocument, InterfaceBuilder, ProjectResources, ConstraintLogs: files become trees
//   products     LayoutRender, LayoutDiff, PictureDiff, LayoutExplain, LayoutAudit, Findings, LayoutInspector, LayoutGallery,
//                Regression, LayoutRenderTesting, render-cli: what is drawn, compared, explained, tested
//
// An exported library is a promise to somebody outside; the other modules serve render-cli alone.

let package = Package(
    name: "LayoutRender",
    products: [
        // Programs that lay out and draw; LayoutRender exports LayoutEngine.
        .library(name: "LayoutRender", targets: ["LayoutRender"]),
        .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
        // Programs that read screens and their projects; UIKit/ reads nibs and resources by them.
        .library(name: "LayoutDocument", targets: ["LayoutDocument"]),
        .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
        .library(name: "ProjectResources", targets: ["ProjectResources"]),
        .library(name: "XcodeProjects", targets: ["XcodeProjects"]),
        // Tools that compare, explain and audit.
        .library(name: "LayoutDiff", targets: ["LayoutDiff"]),
        .library(name: "PictureDiff", targets: ["PictureDiff"]),
        .library(name: "LayoutExplain", targets: ["LayoutExplain"]),
        .library(name: "LayoutAudit", targets: ["LayoutAudit"]),
        // Test suites and programs that test.
        .library(name: "LayoutRenderTesting", targets: ["LayoutRenderTesting"]),
        .library(name: "Regression", targets: ["Regression"]),
        // Of use without a view: the solver, and bitmaps with their PNG files.
        .library(name: "Cassowary", targets: ["Cassowary"]),
        .library(name: "PNGCodec", targets: ["PNGCodec"]),
        .executable(name: "render-cli", targets: ["render-cli"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    ],
    targets: [
        systemDoor("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev", brew: "cairo"),
        systemDoor(
            "CPango", pkgConfig: "pangocairo fontconfig gobject-2.0", apt: "libpango1.0-dev", brew: "pango"),
        systemDoor("CExpat", pkgConfig: "expat", apt: "libexpat1-dev", brew: "expat"),
        systemDoor("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
        systemDoor("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),

        library("Cassowary", [], settings: quick, linker: [.linkedLibrary("m")]),
        library("Notation", []),
        library("AgentProtocol", ["Notation"]),
        .target(name: "CLibrary", path: "Sources/CLibrary", swiftSettings: strict),
        library("Files", ["CLibrary"], settings: quick),
        library("Markup", ["CExpat"]),
        library("XcodeProjects", []),
        library("SourceEdits", ["Files", "Markup", "Notation"]),
        library("Compression", ["CDeflate"]),
        library("LayoutEngine", ["Cassowary", "Notation"], linker: [.linkedLibrary("m")]),
        library("LayoutDocument", ["LayoutEngine", "Notation"]),
        library("InterfaceBuilder", ["LayoutEngine", "Notation", "Markup"]),
        library("ProjectResources", ["CLibrary", "LayoutEngine", "Notation", "Markup", "Compression", "CHarfBuzz"]),
        library("ConstraintLogs", ["Cassowary", "Notation"]),
        library("LayoutExplain", ["ConstraintLogs", "LayoutEngine", "LayoutRender", "Notation"]),
        library("PNGCodec", ["Compression"], settings: quick),
        library("PictureDiff", ["Notation", "PNGCodec"]),
        library(
            "LayoutRender", ["CLibrary", "LayoutEngine", "Notation", "Compression", "PNGCodec", "CCairo", "CPango"]),
        library("LayoutDiff", ["Files", "LayoutEngine", "LayoutRender", "Notation"]),
        library("Findings", ["Notation"]),
        library(
            "LayoutAudit",
            ["Findings", "LayoutDiff", "LayoutEngine", "LayoutExplain", "LayoutRender", "Notation", "SourceEdits"]),
        library("LayoutInspector", ["LayoutDiff", "LayoutEngine", "LayoutExplain", "LayoutRender", "Notation"]),
        library("LayoutGallery", ["LayoutDiff", "Notation"]),
        library(
            "Regression",
            [
                "CLibrary", "Files", "Findings", "LayoutDiff", "LayoutDocument", "LayoutEngine", "LayoutRender",
                "Notation", "PictureDiff",
            ]),
        library(
            "LayoutRenderTesting",
            [
                "CLibrary", "Files", "Findings", "LayoutAudit", "LayoutDiff", "LayoutEngine", "LayoutRender",
                "PictureDiff", "Regression",
            ]),
        .executableTarget(
            name: "render-cli",
            dependencies: [
                "AgentProtocol", "CLibrary", "Files", "LayoutEngine", "LayoutDocument", "InterfaceBuilder",
                "ProjectResources", "LayoutRender", "LayoutDiff", "PictureDiff", "Notation", "ConstraintLogs",
                "LayoutExplain",
                "LayoutInspector", "LayoutGallery",
                "LayoutAudit", "Findings", "Regression", "SourceEdits",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            path: "Sources/render-cli", swiftSettings: strict),

        .target(
            name: "TestSupport",
            dependencies: [
                "CLibrary", "Cassowary", "LayoutEngine", "LayoutDocument", "InterfaceBuilder", "ProjectResources",
                "LayoutRender", "LayoutDiff", "Notation",
            ],
            path: "Tests/TestSupport", swiftSettings: tested + quick),
        tests("CassowaryTests", ["Cassowary"]),
        tests("LayoutEngineTests", ["LayoutEngine"]),
        tests("ConstraintLogsTests", ["ConstraintLogs", "Notation"]),
        tests("LayoutExplainTests", ["ConstraintLogs", "LayoutExplain", "LayoutEngine", "LayoutRender"]),
        tests("LayoutInspectorTests", ["LayoutInspector", "LayoutEngine", "LayoutExplain", "LayoutRender"]),
        tests("FindingsTests", ["Findings", "Notation"]),
        tests("SourceEditsTests", ["Files", "InterfaceBuilder", "LayoutDocument", "Notation", "SourceEdits"]),
        tests("AgentProtocolTests", ["AgentProtocol", "Notation"]),
        tests("LayoutAuditTests", ["LayoutAudit", "Findings", "InterfaceBuilder", "LayoutEngine", "Notation"]),
        tests("LayoutDocumentTests", ["LayoutDocument", "Notation"]),
        tests("InterfaceBuilderTests", ["InterfaceBuilder", "LayoutRender"]),
        tests("XcodeProjectsTests", ["XcodeProjects"]),
        tests("ProjectResourcesTests", ["ProjectResources", "Notation"]),
        tests("LayoutRenderTests", ["LayoutRender", "Compression", "PNGCodec", "ProjectResources"]),
        tests(
            "LayoutDiffTests",
            ["LayoutDiff", "LayoutDocument", "LayoutRender", "Notation", "PictureDiff", "Regression"]),
        tests(
            "LayoutRenderTestingTests", ["LayoutRenderTesting", "LayoutDiff", "LayoutEngine", "Regression"],
            exclude: ["__Snapshots__"]),
        tests("CommandLineTests", ["render-cli", "Notation", "Regression"]),
    ]
)

/// The commands of `swift package`. SwiftPM compiles a plugin's program and all that it is made of a second time, for the
/// machine that builds: left out of the build of `make test`, which would take twice as long.
if !isTesting {
    package.targets += [
        command("LayoutTestCommand", verb: "layout-test", "Compares the package's layouts with their references."),
        command("LayoutAuditCommand", verb: "layout-audit", "Finds where the package's layouts break."),
    ]
    package.products += ["LayoutTestCommand", "LayoutAuditCommand"].map { .plugin(name: $0, targets: [$0]) }
}

/// UIKit for packages of views needs no program, and so nothing from elsewhere.
if isForViews {
    package.targets.removeAll {
        $0.type == .test || $0.type == .plugin || ["render-cli", "TestSupport"].contains($0.name)
    }
    package.products.removeAll { $0.name == "render-cli" || $0 is Product.Plugin }
    package.dependencies = []
}

/// The programs of `Examples`, a package of its own, built with the tests and run by `ExampleTests`.
if isTesting {
    for name in ["Card", "Session", "Storyboard", "Conflict", "Compare", "Regress"] {
        package.targets.append(
            .executableTarget(
                name: "Example\(name)",
                dependencies: [
                    "InterfaceBuilder", "LayoutDiff", "LayoutDocument", "LayoutExplain", "LayoutRender", "PictureDiff",
                    "Regression",
                ],
                path: "Examples/Sources/\(name)", swiftSettings: tested))
    }
}

/// The fuzz targets: in the usual build tests that run their seeds, and with `LAYOUT_FUZZING` set, as `make fuzz` does,
/// a program for libFuzzer. The command line is a library there, for a program cannot be linked into another.
if isForViews {
    // No tests.
} else if Context.environment["LAYOUT_FUZZING"] == nil {
    package.targets.append(
        .testTarget(
            name: "FuzzTests", dependencies: fuzzed, path: "Tools/Fuzzing",
            exclude: ["Driver", "Dictionaries", "run.sh"],
            sources: ["Targets", "Tests"], swiftSettings: tested))
} else {
    let program = package.targets.first { $0.name == "render-cli" }
    package.targets.removeAll { $0.type == .test || $0.type == .plugin || $0.name == "render-cli" }
    package.targets.append(
        .target(
            name: "render-cli", dependencies: program?.dependencies ?? [], path: program?.path,
            swiftSettings: strict + [
                .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "render_cli_main"])
            ]))
    package.products.removeAll { $0.name == "render-cli" || $0 is Product.Plugin }
    package.targets.append(
        .executableTarget(
            name: "fuzz", dependencies: fuzzed, path: "Tools/Fuzzing", exclude: ["Tests", "Dictionaries", "run.sh"],
            sources: ["Targets", "Driver"], swiftSettings: tested))
}
