// swift-tools-version: 6.2
import PackageDescription

/// Who builds: `make`, the tests and the program they start; `clone`, UIKit beside them for packages of views (decision 0034);
/// `views`, UIKit for such packages where nothing else is wanted; `ship`, the program that is installed; nil, a package that depends
/// on this one.
let builder = Context.environment["LAYOUT_BUILD"]

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

/// The modules that are optimised where tests are built: these take more time in the tests than the optimiser takes for them.
/// `make` and `render-cli uikit` compile all else by `-Xswiftc -Onone`, other people's packages too, in a quarter of the time; the
/// compiler takes the later of two such options, and one behind `-Xfrontend` comes after the driver's own. The tests see the internals
/// of modules: one compilation for `make demo` and for the tests (decision 0037). SwiftPM takes no package with unsafe flags for a
/// dependency, hence not in any other build.
let tried: Set<String> = [
    "Cassowary", "Compression", "Files", "Markup", "Notation", "PNGCodec", "PictureDiff", "TestSupport",
]

/// What of the modules draws views, where nothing but UIKit is compiled: speed is wanted there alone.
let drawing: Set<String> = [
    "Cassowary", "Compression", "Files", "LayoutEngine", "LayoutRender", "Notation", "PNGCodec", "PictureDiff",
    "PictureFiles",
]

/// The modules of which no test, and no fuzz target, asks for internals: what nothing calls can be left out.
let sealed: Set<String> = ["CLibrary", "Markup"]

/// What a module of the project is compiled with in the project's own builds.
func own(_ name: String) -> [SwiftSetting] {
    guard let builder, builder != "ship" else { return [] }
    let isOptimised = (builder == "views" ? drawing : tried).contains(name)
    // Nothing waits for a module of tests: the interface needs no job of its own, which would read all sources twice.
    let flags =
        (isOptimised ? ["-Xfrontend", "-O"] : []) + (sealed.contains(name) ? [] : ["-enable-testing"])
        + (name.hasSuffix("Tests") ? ["-no-emit-module-separately-wmo"] : [])
    return flags.isEmpty ? [] : [.unsafeFlags(flags)]
}

/// The program has Swift's own libraries inside, and looks for the libraries that an archive or a wheel brings
/// (`Tools/Packaging/whole.sh`) before the system's. As an option of `swift build` this would be one of each module's flags, and the
/// tests, which share the modules, cannot be linked so.
let standalone: [LinkerSetting] = {
    #if os(Linux)
        guard builder != nil else { return [] }
        return [
            .unsafeFlags([
                "-static-stdlib", "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/../lib/render-cli", "-Xlinker",
                "--disable-new-dtags",
            ]),
            .linkedLibrary("_FoundationCShims"),
            .linkedLibrary("_FoundationCollections"),
        ]
    #else
        return []
    #endif
}()

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

/// - Parameter place: the floor and the name of the module, as `Engine/Cassowary`.
func library(_ place: String, _ dependencies: [Target.Dependency], linker: [LinkerSetting] = []) -> Target {
    let name = place.split(separator: "/").last.map(String.init) ?? place
    return .target(
        name: name, dependencies: dependencies, path: "Sources/LayoutRender/\(place)",
        swiftSettings: strict + own(name), linkerSettings: linker)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(
        name: name, dependencies: dependencies + ["TestSupport"], path: "Tests/\(name)", exclude: exclude,
        swiftSettings: tested + own(name))
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
    "AgentProtocol", "Cassowary", "Compression", "FigmaDesigns", "Files", "InterfaceBuilder", "LayoutDiff",
    "LayoutDocument",
    "LayoutEngine",
    "LayoutRender", "Notation", "PNGCodec", "ProjectResources", "Regression", "RenderCommands", "TestSupport",
    .product(name: "ArgumentParser", package: "swift-argument-parser"),
]

// The folders of Sources/LayoutRender are four floors; a target imports from its own floor and those below it only.
//
//   Foundation   with CLibrary and the doors to C: bytes, texts, files, messages
//   Engine       constraints become numbers, trees become frames
//   Readers      files become trees and pixels
//   Products     with render-cli: what is drawn, compared, explained, tested
//
// An exported library is a promise to somebody outside; the other modules serve render-cli alone.

let package = Package(
    name: "LayoutRender",
    products: [
        // Programs that lay out and draw; LayoutRender exports LayoutEngine.
        .library(name: "LayoutRender", targets: ["LayoutRender"]),
        .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
        .library(name: "LayoutFilm", targets: ["LayoutFilm"]),
        // Programs that read screens and their projects; UIKit/ reads nibs and resources by them.
        .library(name: "LayoutDocument", targets: ["LayoutDocument"]),
        .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
        .library(name: "ProjectResources", targets: ["ProjectResources"]),
        .library(name: "PictureFiles", targets: ["PictureFiles"]),
        .library(name: "XcodeProjects", targets: ["XcodeProjects"]),
        .library(name: "SwiftSources", targets: ["SwiftSources"]),
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

        library("Engine/Cassowary", [], linker: [.linkedLibrary("m")]),
        library("Foundation/Notation", []),
        library("Foundation/AgentProtocol", ["Notation"]),
        .target(name: "CLibrary", path: "Sources/CLibrary", swiftSettings: strict + own("CLibrary")),
        library("Foundation/Files", ["CLibrary"]),
        library("Foundation/Markup", ["CExpat", "Notation"]),
        library("Foundation/XcodeProjects", ["Markup", "Notation"]),
        library("Foundation/SwiftSources", ["Notation"]),
        library("Foundation/SourceEdits", ["Files", "Markup", "Notation"]),
        library("Foundation/Compression", ["CDeflate"]),
        library("Engine/LayoutEngine", ["Cassowary", "Notation"], linker: [.linkedLibrary("m")]),
        library("Readers/LayoutDocument", ["LayoutEngine", "Notation"]),
        library("Readers/InterfaceBuilder", ["LayoutEngine", "Notation", "Markup"]),
        library("Readers/FigmaDesigns", ["CLibrary", "LayoutEngine", "Notation"]),
        library(
            "Readers/ProjectResources",
            ["CLibrary", "LayoutEngine", "Notation", "Markup", "Compression", "XcodeProjects", "CHarfBuzz"]),
        library("Readers/ConstraintLogs", ["Cassowary", "Notation"]),
        library("Products/LayoutExplain", ["ConstraintLogs", "LayoutEngine", "LayoutRender", "Notation"]),
        library("Foundation/PNGCodec", ["Compression"]),
        library("Products/PictureDiff", ["Notation", "PNGCodec"]),
        library("Readers/PictureFiles", ["CLibrary", "PNGCodec", "CCairo", "CPango"]),
        library(
            "Products/LayoutRender",
            ["CLibrary", "LayoutEngine", "Notation", "Compression", "PNGCodec", "CCairo", "CPango"]),
        library("Products/LayoutFilm", ["Compression", "LayoutEngine", "LayoutRender", "Notation", "PNGCodec"]),
        library(
            "Products/LayoutDiff",
            ["Files", "LayoutDocument", "LayoutEngine", "LayoutFilm", "LayoutRender", "Notation"]),
        library("Products/Findings", ["Notation"]),
        library(
            "Products/LayoutAudit",
            ["Findings", "LayoutDiff", "LayoutEngine", "LayoutExplain", "LayoutRender", "Notation", "SourceEdits"]),
        library(
            "Products/DesignDiff",
            ["Cassowary", "LayoutDiff", "LayoutEngine", "LayoutRender", "Notation", "SourceEdits"]),
        library(
            "Products/LayoutInspector", ["LayoutDiff", "LayoutEngine", "LayoutExplain", "LayoutRender", "Notation"]),
        library("Products/LayoutGallery", ["LayoutDiff", "Notation"]),
        library(
            "Products/Regression",
            [
                "CLibrary", "Files", "Findings", "LayoutDiff", "LayoutDocument", "LayoutEngine", "LayoutRender",
                "Notation", "PictureDiff",
            ]),
        library(
            "Products/LayoutRenderTesting",
            [
                "CLibrary", "Files", "Findings", "LayoutAudit", "LayoutDiff", "LayoutEngine", "LayoutRender",
                "PictureDiff", "Regression",
            ]),
        .target(
            name: "RenderCommands",
            dependencies: [
                "AgentProtocol", "CLibrary", "Files", "LayoutEngine", "LayoutDocument", "InterfaceBuilder",
                "FigmaDesigns", "ProjectResources", "LayoutRender", "LayoutFilm", "LayoutDiff", "PictureDiff",
                "PictureFiles",
                "Notation",
                "ConstraintLogs",
                "LayoutExplain",
                "LayoutInspector", "LayoutGallery",
                "DesignDiff", "LayoutAudit", "Findings", "Regression", "SourceEdits", "SwiftSources",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            path: "Sources/render-cli", exclude: ["Main"], swiftSettings: strict + own("RenderCommands")),
        .executableTarget(
            name: "render-cli", dependencies: ["RenderCommands"], path: "Sources/render-cli/Main",
            swiftSettings: strict,
            linkerSettings: standalone),

        .target(
            name: "TestSupport",
            dependencies: [
                "CLibrary", "Cassowary", "LayoutEngine", "LayoutDocument", "InterfaceBuilder", "ProjectResources",
                "LayoutRender", "LayoutDiff", "Notation",
            ],
            path: "Tests/TestSupport", swiftSettings: tested + own("TestSupport")),
        tests("CassowaryTests", ["Cassowary"]),
        tests("LayoutEngineTests", ["LayoutDocument", "LayoutEngine"]),
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
        tests("SwiftSourcesTests", ["SwiftSources"]),
        tests("ProjectResourcesTests", ["ProjectResources", "Notation"]),
        tests(
            "LayoutRenderTests",
            [
                "InterfaceBuilder", "LayoutFilm", "LayoutRender", "Compression", "PNGCodec", "PictureFiles",
                "ProjectResources",
            ]),
        tests(
            "LayoutDiffTests",
            ["LayoutDiff", "LayoutDocument", "LayoutRender", "Notation", "PictureDiff", "Regression"]),
        tests(
            "LayoutRenderTestingTests", ["LayoutRenderTesting", "LayoutDiff", "LayoutEngine", "Regression"],
            exclude: ["__Snapshots__"]),
        tests("RenderCommandsTests", ["RenderCommands", "Notation", "PictureFiles", "Regression"]),
        // The seeds of the fuzz targets; `Tools/Fuzzing` is the package of the program for libFuzzer.
        .testTarget(
            name: "FuzzTests", dependencies: fuzzed, path: "Tools/Fuzzing",
            exclude: ["Package.swift", "Driver", "Dictionaries", "run.sh"], sources: ["Targets", "Tests"],
            swiftSettings: tested + own("FuzzTests")),
    ]
)

/// The commands of `swift package`. SwiftPM compiles a plugin's program and all that it is made of a second time, for the
/// machine that builds: left out of the project's own builds, which would take twice as long.
if builder == nil {
    package.targets += [
        command("LayoutTestCommand", verb: "layout-test", "Compares the package's layouts with their references."),
        command("LayoutAuditCommand", verb: "layout-audit", "Finds where the package's layouts break."),
    ]
    package.products += ["LayoutTestCommand", "LayoutAuditCommand"].map { .plugin(name: $0, targets: [$0]) }
}

/// UIKit for packages of views needs no program, and so nothing from elsewhere.
if builder == "views" {
    package.targets.removeAll {
        $0.type == .test || $0.type == .plugin || ["render-cli", "RenderCommands", "TestSupport"].contains($0.name)
    }
    package.products.removeAll { $0.name == "render-cli" || $0 is Product.Plugin }
    package.dependencies = []
}

/// The modules that are nobody's library, for the packages beside this one: `Tools/Fuzzing`.
if builder != nil, builder != "views" {
    package.products.append(
        .library(
            name: "Internals",
            targets: [
                "AgentProtocol", "Compression", "FigmaDesigns", "Files", "Notation", "RenderCommands", "TestSupport",
            ]))
}
