import Foundation
import Testing

@testable import SourcePreparation

/// What of a package is carried into its copies beside Swift code: resources, code in C, settings.
struct PackagePartsTests {
    private static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "Cards", defaultLocalization: "en",
            targets: [
                .target(
                    name: "CNumbers", exclude: ["table.inc", "old.c"], publicHeadersPath: "headers",
                    cSettings: [.define("FACTOR", to: "3"), .headerSearchPath("inner"), .unsafeFlags(["-w"])],
                    linkerSettings: [.linkedLibrary("m"), .linkedFramework("UIKit")]),
                .target(name: "Old"),
                .target(
                    name: "Cards", dependencies: ["CNumbers", "Old"], exclude: ["Notes.strings"],
                    resources: [.process("Files"), .copy("Fixed"), .process("../../secret.txt")],
                    swiftSettings: [
                        .define("SPECIAL"), .define("DESKTOP", .when(platforms: [.macOS])),
                        .enableUpcomingFeature("BareSlashRegexLiterals"), .enableUpcomingFeature("ExistentialAny"),
                    ]),
            ], cLanguageStandard: .gnu11)
        """
    private static let files = [
        "Package.swift": manifest, "secret.txt": "a", "Sources/CNumbers/numbers.c": "int a;",
        "Sources/CNumbers/headers/numbers.h": "extern int a;", "Sources/CNumbers/inner/in.h": "",
        "Sources/CNumbers/a.md": "", "Sources/CNumbers/table.inc": "", "Sources/CNumbers/old.c": "",
        "Sources/Old/Old.m": "", "Sources/Old/include/Old.h": "", "Sources/Cards/A.swift": "import UIKit\n",
        "Sources/Cards/Notes.strings": "", "Sources/Cards/Files/deep/data.json": "{}",
        "Sources/Cards/Files/de.lproj/Main.strings": "", "Sources/Cards/Fixed/en.lproj/x.txt": "x",
        "Sources/Cards/Card.xib": "<a/>", "Sources/Cards/Art.xcassets/Star.imageset/Contents.json": "{}",
        "Sources/Cards/Files/More.xcassets/Contents.json": "{}", "Sources/Cards/en.lproj/Main.strings": "",
    ]

    private func withCopies(_ body: (_ package: URL, ShadowPackage, ScratchFolder) throws -> Void) throws {
        try ScratchFiles.withFolder { folder in
            let package = folder.appendingPathComponent("cards")
            for (path, text) in Self.files { try ScratchFiles.put(text, path, in: package) }
            let scratch = try ScratchFolder(folder.appendingPathComponent("scratch"))
            try body(package, try ShadowPackage(of: package, uikit: folder, in: scratch), scratch)
        }
    }

    private func files(_ folder: URL) -> [String] {
        (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).filter {
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(
                atPath: folder.appendingPathComponent($0).path, isDirectory: &isFolder)
            return exists && !isFolder.boolValue
        }
        .sorted()
    }

    /// Processed files lie flat or by language, copied ones as they are, catalogs whole; what leads out of the target is left.
    @Test func bundleOfAModule() throws {
        try withCopies { package, shadow, scratch in
            let bundle = shadow.folder.appendingPathComponent("Resources/Cards_Cards.bundle")
            let expected = [
                "Art.xcassets/Star.imageset/Contents.json", "Card.nib", "Card.xib", "Fixed/en.lproj/x.txt",
                "More.xcassets/Contents.json", "data.json", "de.lproj/Main.strings", "en.lproj/Main.strings",
            ]
            #expect(files(bundle) == expected)
            let code = shadow.folder.appendingPathComponent("Sources/Cards/uikit-bundle.swift")
            #expect(try String(contentsOf: code, encoding: .utf8).contains("Bundle(path: \"\(bundle.path)\")"))
            // What is gone or new in the package is so in the bundle.
            try FileManager.default.removeItem(at: package.appendingPathComponent("Sources/Cards/Fixed"))
            try Data("[1]".utf8).write(to: package.appendingPathComponent("Sources/Cards/Files/deep/data.json"))
            _ = try ShadowPackage(of: package, uikit: package, in: scratch)
            #expect(files(bundle) == expected.filter { !$0.hasPrefix("Fixed") })
            #expect(
                FileManager.default.contents(atPath: bundle.appendingPathComponent("data.json").path)
                    == Data("[1]".utf8))
        }
    }

    /// What is empty is built before the modules that import it are looked at.
    @Test func emptyModules() throws {
        try withCopies { package, _, scratch in
            let file = package.appendingPathComponent("Sources/Cards/A.swift")
            try Data("import UIKit\nimport Missing\nimport Old\n".utf8).write(to: file)
            let shadow = try ShadowPackage(of: package, uikit: package, in: scratch)
            let manifest = try ScratchFiles.text("Package.swift", in: shadow.folder)
            #expect(manifest.contains(".target(name: \"uikit_needs\", dependencies: [\"Old\", "))
        }
    }

    /// Code in C is built as the manifest says; a target in Objective-C is said, and is an empty module.
    @Test func targetsInC() throws {
        try withCopies { _, shadow, _ in
            let sources = shadow.folder.appendingPathComponent("Sources")
            #expect(
                files(sources.appendingPathComponent("CNumbers")) == [
                    "headers/numbers.h", "inner/in.h", "numbers.c", "table.inc",
                ])
            #expect(files(sources.appendingPathComponent("Old")) == ["uikit-empty.swift"])
            #expect(
                shadow.remarks == [
                    "Old is Objective-C (Old.m), which is not compiled for Linux; its module is empty here"
                ])
            let manifest = try ScratchFiles.text("Package.swift", in: shadow.folder)
            let lines = manifest.split(separator: "\n").map { $0.trimmingCharacters(in: [" ", ","]) }
            #expect(
                lines.contains(
                    ".target(name: \"CNumbers\", dependencies: [], path: \"Sources/CNumbers\", "
                        + "publicHeadersPath: \"headers\", "
                        + "cSettings: [.define(\"FACTOR\", to: \"3\"), .headerSearchPath(\"inner\")], "
                        + "linkerSettings: [.linkedLibrary(\"m\")])"))
            let cards = try #require(lines.first { $0.hasPrefix(".target(name: \"Cards\"") })
            #expect(cards.contains("dependencies: [\"CNumbers\", \"Old\", "))
            #expect(
                cards.contains(
                    "swiftSettings: [.define(\"SPECIAL\"), .enableUpcomingFeature(\"BareSlashRegexLiterals\")])"))
            #expect(lines.contains { $0.hasPrefix("cLanguageStandard: CLanguageStandard(rawValue: \"gnu11\")") })
        }
    }

    /// What RxCocoa's delegates stand on is written in Swift; its own Objective-C is said not to be compiled.
    @Test func objectiveCThatIsWritten() throws {
        let manifest = """
            // swift-tools-version: 5.5
            import PackageDescription
            let package = Package(
                name: "Rx",
                targets: [
                    .target(name: "RxCocoaRuntime"), .target(name: "RxCocoa", dependencies: ["RxCocoaRuntime"]),
                ])
            """
        try ScratchFiles.withFolder { folder in
            let package = folder.appendingPathComponent("rx")
            let files = [
                "Package.swift": manifest, "Sources/RxCocoaRuntime/_RX.m": "",
                "Sources/RxCocoa/A.swift": "import UIKit\n",
            ]
            for (path, text) in files { try ScratchFiles.put(text, path, in: package) }
            let shadow = try ShadowPackage(
                of: package, uikit: folder, in: try ScratchFolder(folder.appendingPathComponent("scratch")))
            let text = try ScratchFiles.text("Sources/RxCocoaRuntime/uikit-empty.swift", in: shadow.folder)
            #expect(text.contains("open class _RXDelegateProxy: NSObject {"))
            #expect(shadow.remarks.contains { $0.hasSuffix("its module has little here") })
        }
    }

    @Test(arguments: [
        ("import UIKit", ["UIKit"]), ("@testable import A; import B", ["A", "B"]),
        ("@_exported public import struct A.B\n\timport os.log // import C", ["A", "os"]),
        ("let a = \"import B\"\nfunc important() {}\n#if canImport(X)\nimport X\n#endif", ["X"]),
    ])
    func importedModules(_ source: String, _ names: [String]) {
        #expect(ImportedModules.names(in: source) == Set(names))
    }

    /// Conditions on Apple's modules are met in views and not in code for any system.
    @Test func conditionsOfAnySystem() {
        let source = "#if canImport(Combine)\nimport Combine\n#endif"
        #expect(SourceRewriter.rewrite(source, isOfViews: false).text == source)
    }

    /// Conditions of a manifest are what they are on a Mac; others, and the rest of the text, stay.
    @Test(arguments: [
        ("#if canImport(Darwin)\na\n#endif", "#if true\na\n#endif"),
        ("  #if os(OSX) || os(Linux)\n#elseif !os(Linux)", "  #if true || false\n#elseif !false"),
        ("#if os(Windows)\nlet a = \"os(Linux)\"", "#if os(Windows)\nlet a = \"os(Linux)\""),
    ])
    func conditionsOfManifests(manifest: String, answered: String) {
        #expect(DescribedManifests.answered(manifest) == answered)
    }

    /// A package is described as on a Mac, where an app is built, with the places that it names; one that Linux cannot describe so
    /// is described as on Linux.
    @Test(arguments: [("", ["Rules", "RulesUI"]), ("import Darwin", ["Rules"])])
    func manifestsAsOnAMac(imports: String, names: [String]) throws {
        let manifest = """
            // swift-tools-version: 5.5
            import PackageDescription
            #if canImport(Darwin)
            \(imports)
            let more: [Target] = [.target(name: "RulesUI", dependencies: ["Rules"])]
            #else
            let more: [Target] = []
            #endif
            let package = Package(
                name: "Rules", dependencies: [.package(path: "../Base")], targets: [.target(name: "Rules")] + more)
            """
        try ScratchFiles.withFolder { folder in
            try ScratchFiles.put(manifest, "app/rules/Package.swift", in: folder)
            let found = try PackageDescription(
                of: folder.appendingPathComponent("app/rules"), checkouts: folder,
                scratch: folder.appendingPathComponent("scratch"))
            #expect(found.allTargets == names)
            #expect(found.targets.last?.origin.path == folder.path + "/app/rules/Sources")
            #expect(found.dependencies.map(\.folder.path) == [folder.path + "/app/Base"])
        }
    }
}
