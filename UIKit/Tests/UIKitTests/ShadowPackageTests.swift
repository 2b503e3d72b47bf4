import Foundation
import Testing

@testable import SourcePreparation

/// A package beside itself: what is written where, and what is refused.
struct ShadowPackageTests {
    private static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Cards", targets: [.target(name: "Cards")])
        """
    /// Copies follow the sources, the package's folder stays as it is, and sources that change during a build are refused.
    @Test func copiesFollowTheSources() throws {
        try ScratchFiles.withFolder { folder in
            let app = folder.appendingPathComponent("app")
            try ScratchFiles.put(Self.manifest, "Package.swift", in: app)
            try ScratchFiles.put(
                "import UIKit\nclass A: UIView { @objc func a() {} }\n", "Sources/Cards/A.swift", in: app)
            try ScratchFiles.put("struct B {}\n", "Sources/Cards/B.swift", in: app)
            let before = ScratchFiles.files(app)
            let scratch = try ScratchFolder(folder.appendingPathComponent("scratch"))
            let first = try ShadowPackage(of: app, uikit: ScratchFiles.uikit, in: scratch)
            #expect(ScratchFiles.files(app) == before)
            #expect(first.rewritten.map(\.path) == ["Sources/Cards/A.swift"])
            let copies = first.folder.appendingPathComponent("Sources/Cards")
            #expect(ScratchFiles.files(copies) == ["A.copy.swift", "B.copy.swift"])
            let copy = try ScratchFiles.text("A.copy.swift", in: copies)
            #expect(copy.hasPrefix("#sourceLocation(file: \"\(app.path)/Sources/Cards/A.swift\", line: 1)\n"))
            #expect(!copy.contains("@objc"))
            try first.checkOriginals()

            try ScratchFiles.put("struct C {}\n", "Sources/Cards/B.swift", in: app)
            #expect(throws: PackageDescription.Failure.self) { try first.checkOriginals() }
            try FileManager.default.removeItem(at: app.appendingPathComponent("Sources/Cards/B.swift"))
            #expect(throws: PackageDescription.Failure.self) { try first.checkOriginals() }
            let second = try ShadowPackage(of: app, uikit: ScratchFiles.uikit, in: scratch)
            #expect(ScratchFiles.files(copies) == ["A.copy.swift"])
            try second.checkOriginals()
        }
    }

    /// An import of a module that is not at hand leads to stand-ins in the package's modules of views, and not in its tests; one
    /// that a condition encloses leads to none.
    @Test(arguments: [
        ("import UIKit\nimport Lottie\nlet a = 1\n", ["Cards"]),
        ("import SpriteKit\nlet a = 1\n", ["Cards"]), ("import WebKit\nimport UIKit\n", []),
        ("import UIKit\n#if canImport(Lottie)\nimport Lottie\n#endif\n#if os(macOS)\nimport Cocoa\n#endif\n", []),
    ])
    func modulesThatAreNotAtHand(source: String, pruned: [String]) throws {
        try ScratchFiles.withFolder { folder in
            let manifest = Self.manifest.replacing(
                "[.target(name: \"Cards\")]",
                with: "[.target(name: \"Cards\"), .target(name: \"Plain\"), .testTarget(name: \"CardsTests\")]")
            try ScratchFiles.put(manifest, "Package.swift", in: folder.appendingPathComponent("app"))
            for (path, text) in [
                ("Sources/Cards", source), ("Sources/Plain", ""), ("Tests/CardsTests", "import Lottie"),
            ] {
                try ScratchFiles.put(text, path + "/A.swift", in: folder.appendingPathComponent("app"))
            }
            let scratch = try ScratchFolder(folder.appendingPathComponent("scratch"))
            let shadow = try ShadowPackage(
                of: folder.appendingPathComponent("app"), uikit: ScratchFiles.uikit, in: scratch)
            #expect(shadow.pruned.sorted() == pruned)
            let place = shadow.folder.appendingPathComponent("Sources/Cards/A.copy.swift")
            let copy = try String(contentsOf: place, encoding: .utf8)
            #expect(copy.contains("import Lottie") == (pruned.isEmpty && source.contains("import Lottie")))
            let standIns = shadow.folder.appendingPathComponent("Sources/Cards/uikit-stand-ins.swift").path
            #expect(FileManager.default.fileExists(atPath: standIns) == !pruned.isEmpty)
        }
    }

    /// A target that needs a package which nobody has fetched stays, and names are stood in for; tests and programs that need the
    /// package are left out; a linter is not missed. A clone in a folder of packages is at hand.
    @Test func packagesThatAreNotAtHand() throws {
        try ScratchFiles.withFolder { folder in
            let app = folder.appendingPathComponent("app")
            func manifest(_ needs: String) -> String {
                """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "Cards",
                    dependencies: [
                        .package(url: "https://example.invalid/Linter.git", from: "1.0.0"),
                        .package(url: "https://example.invalid/Matchers.git", from: "1.0.0"),
                    ],
                    targets: [
                        .target(name: "Cards", dependencies: [\(needs)], path: "Cards"),
                        .target(
                            name: "More", dependencies: ["Cards", .product(name: "Matchers", package: "Matchers")],
                            path: "More"),
                        .executableTarget(name: "Tool", dependencies: ["Matchers"], path: "Tool"),
                        .testTarget(name: "MoreTests", dependencies: ["More"], path: "Tests"),
                        .testTarget(name: "CardsTests", dependencies: ["Cards", "Matchers"], path: "Tests2"),
                    ])
                """
            }
            try ScratchFiles.put(manifest(""), "Package.swift", in: app)
            for name in ["Cards", "Tool", "Tests", "Tests2"] {
                try ScratchFiles.put("struct A {}\n", "\(name)/A.swift", in: app)
            }
            try ScratchFiles.put("import UIKit\nimport Matchers\n", "More/A.swift", in: app)
            let scratch = try ScratchFolder(folder.appendingPathComponent("scratch"))
            let shadow = try ShadowPackage(of: app, uikit: ScratchFiles.uikit, in: scratch)
            #expect(shadow.remarks.count == 3)
            #expect(shadow.remarks.contains("CardsTests is left out: it needs Matchers, not at hand"))
            #expect(
                shadow.remarks.contains { $0.hasPrefix("More needs Matchers, not at hand; 'swift package resolve ") })
            #expect(shadow.modules == ["Cards", "More"])
            #expect(shadow.pruned == ["More"])
            #expect(shadow.missingModules == ["Matchers": 1])
            #expect(!ScratchFiles.files(app).contains("Package.resolved"))
            let clone = folder.appendingPathComponent("clones/swift-matchers")
            try ScratchFiles.put(
                Self.manifest.replacing("\"Cards\"", with: "\"Matchers\"").replacing(
                    "targets:", with: "products: [.library(name: \"Matchers\", targets: [\"Matchers\"])], targets:"),
                "Package.swift", in: clone)
            try ScratchFiles.put("public struct M {}\n", "Sources/Matchers/M.swift", in: clone)
            let whole = try ShadowPackage(
                of: app, packagesIn: [clone.deletingLastPathComponent()], uikit: ScratchFiles.uikit, in: scratch)
            #expect(whole.remarks.isEmpty && whole.pruned.isEmpty)
        }
    }

    /// CryptoKit is Apple's package, which only a target that imports it needs; a target of that name is the one that is taken.
    @Test func cryptography() throws {
        try ScratchFiles.withFolder { folder in
            let app = folder.appendingPathComponent("app")
            func manifest(_ more: String) -> String {
                """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "Cards", targets: [.target(name: "Keys"), .target(name: "Cards")\(more)])
                """
            }
            try ScratchFiles.put(manifest(""), "Package.swift", in: app)
            try ScratchFiles.put(
                "import UIKit\nimport CryptoKit\nlet a = CryptoKit.SHA256.self\n", "Sources/Keys/A.swift", in: app)
            try ScratchFiles.put("import UIKit\n", "Sources/Cards/A.swift", in: app)
            let scratch = try ScratchFolder(folder.appendingPathComponent("scratch"))
            func lines() throws -> [Substring] {
                let shadow = try ShadowPackage(of: app, uikit: ScratchFiles.uikit, in: scratch)
                let copy = shadow.folder.appendingPathComponent("Sources/Keys/A.copy.swift")
                #expect(
                    try String(contentsOf: copy, encoding: .utf8).contains("import Crypto\nlet a = Crypto.SHA256.self"))
                return try ScratchFiles.text("Package.swift", in: shadow.folder)
                    .split(separator: "\n")
            }
            let product = ".product(name: \"Crypto\", package: \"swift-crypto\")"
            let first = try lines()
            #expect(first.contains { $0.contains("url: \"https://github.com/apple/swift-crypto.git\"") })
            #expect(first.filter { $0.contains("name: \"Keys\", dep") && $0.contains(product) }.count == 1)
            #expect(!first.contains { $0.contains("name: \"Cards\", dep") && $0.contains(product) })
            try ScratchFiles.put(manifest(", .target(name: \"Crypto\")"), "Package.swift", in: app)
            try ScratchFiles.put("public enum SHA256 {}\n", "Sources/Crypto/A.swift", in: app)
            let second = try lines()
            #expect(!second.contains { $0.contains("swift-crypto") })
            #expect(second.contains { $0.contains("name: \"Keys\", dependencies: [\"Crypto\"") })
        }
    }

    /// Code for any system asks for Linux, code of views for a device; a module that imports views is one of views.
    @Test func modulesWithoutViewsStayOnLinux() throws {
        try ScratchFiles.withFolder { folder in
            let app = folder.appendingPathComponent("app")
            let manifest = """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "Cards",
                    targets: [
                        .target(name: "Numbers"), .target(name: "Cards", dependencies: ["Numbers"]),
                        .target(name: "Screens", dependencies: ["Cards"]),
                    ])
                """
            try ScratchFiles.put(manifest, "Package.swift", in: app)
            let condition = "#if os(Linux)\nlet isLinux = true\n#endif\n"
            for name in ["Numbers", "Cards", "Screens"] {
                try ScratchFiles.put(condition, "Sources/\(name)/A.swift", in: app)
            }
            try ScratchFiles.put(
                "class A {\n#if canImport(ObjectiveC)\n@objc\n#endif\nfunc a() {} }\n", "Sources/Numbers/B.swift",
                in: app)
            try ScratchFiles.put("import UIKit\n", "Sources/Cards/B.swift", in: app)
            let scratch = try ScratchFolder(folder.appendingPathComponent("scratch"))
            let shadow = try ShadowPackage(of: app, uikit: ScratchFiles.uikit, in: scratch)
            #expect(
                shadow.rewritten.map(\.path).sorted() == [
                    "Sources/Cards/A.swift", "Sources/Numbers/B.swift", "Sources/Screens/A.swift",
                ])
            let numbers = shadow.folder.appendingPathComponent("Sources/Numbers/B.copy.swift")
            #expect(!(try String(contentsOf: numbers, encoding: .utf8).contains("UIKit")))
        }
    }

    /// What only other systems need is used where it is at hand, and else not missed; old languages are built as such.
    @Test func conditionsOfDependencies() throws {
        try ScratchFiles.withFolder { folder in
            let app = folder.appendingPathComponent("app")
            let manifest = """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "Cards",
                    dependencies: [.package(url: "https://example.com/Traps.git", from: "1.0.0")],
                    targets: [
                        .target(
                            name: "Cards", dependencies: [
                                .product(name: "Traps", package: "Traps", condition: .when(platforms: [.iOS, .macOS])),
                                .target(name: "Extras", condition: .when(platforms: [.iOS])),
                            ]),
                        .target(name: "Extras"),
                        .target(
                            name: "More", dependencies: [
                                .product(name: "Traps", package: "Traps", condition: .when(platforms: [.iOS, .linux]))
                            ]),
                    ], swiftLanguageVersions: [.v4])
                """
            try ScratchFiles.put(manifest, "Package.swift", in: app)
            for name in ["Cards", "Extras", "More"] {
                try ScratchFiles.put("import UIKit\n", "Sources/\(name)/A.swift", in: app)
            }
            let scratch = try ScratchFolder(folder.appendingPathComponent("scratch"))
            let shadow = try ShadowPackage(of: app, uikit: ScratchFiles.uikit, in: scratch)
            #expect(shadow.remarks.map { $0.hasPrefix("More needs Traps, not at hand; ") } == [true])
            let written = try ScratchFiles.text("Package.swift", in: shadow.folder)
            let cards = try #require(
                written.split(separator: "\n").first { $0.contains("name: \"Cards\", dependencies") })
            #expect(cards.contains("dependencies: [\"Extras\", .product(name: \"UIKit\""))
            #expect(cards.contains("swiftSettings: [.swiftLanguageMode(.v4)]"))
        }
    }

    @Test(arguments: [
        ([], nil), (["4"], "v4"), (["4", "4.2"], "v4_2"), (["4", "5"], nil), (["6"], nil), (["x"], nil),
    ])
    func oldLanguages(_ versions: [String], _ expected: String?) {
        #expect(PackageDescription.oldLanguage(versions) == expected)
    }

    @Test func aFolderWithoutAPackage() throws {
        try ScratchFiles.withFolder { folder in
            let scratch = try ScratchFolder(folder.appendingPathComponent("scratch"))
            #expect(throws: PackageDescription.Failure.self) {
                try ShadowPackage(of: folder, uikit: ScratchFiles.uikit, in: scratch)
            }
        }
    }

    /// Modules of one package are gone when another is built, and those of UIKit stay.
    @Test func oneFolderForAllPackages() throws {
        try ScratchFiles.withFolder { folder in
            let scratch = try ScratchFolder(folder)
            let products = scratch.build.appendingPathComponent("x86_64-unknown-linux-gnu/debug")
            for name in ["UIKit", "Cards", "Kit"] {
                try ScratchFiles.put("", "Modules/\(name).swiftmodule", in: products)
                try ScratchFiles.put("", "\(name).build/a.o", in: products)
            }
            let (one, two) = (URL(fileURLWithPath: "/a/one"), URL(fileURLWithPath: "/a/two"))
            #expect(scratch.copies(of: one) != scratch.copies(of: URL(fileURLWithPath: "/b/one")))
            try scratch.claim(for: one, in: one, modules: ["Cards", "Kit"])
            let plan = scratch.build.appendingPathComponent("debug.yaml")
            try Data().write(to: plan)
            try scratch.claim(for: one, in: one, modules: ["Cards"])
            #expect(FileManager.default.fileExists(atPath: plan.path))
            #expect(
                ScratchFiles.files(products).filter { $0.hasSuffix("module") } == [
                    "Modules/Cards.swiftmodule", "Modules/UIKit.swiftmodule",
                ])
            try scratch.claim(for: two, in: two, modules: ["Cards"])
            #expect(!FileManager.default.fileExists(atPath: plan.path))
            #expect(
                ScratchFiles.files(products) == [
                    "Modules", "Modules/UIKit.swiftmodule", "UIKit.build", "UIKit.build/a.o",
                ])
        }
    }
}
