import Foundation
import Testing

@testable import SourcePreparation

/// UIKit that was compiled before: how it is kept, what a prepared package says of it, and what is not built again.
struct CompiledUIKitTests {
    /// What a release build leaves, with a module that the library is not linked from.
    private func putProducts(in folder: URL) throws -> URL {
        let products = folder.appendingPathComponent("release")
        try ScratchFiles.put("program", "uikit", in: products)
        try ScratchFiles.put("library", "libUIKitBuilt.so", in: products)
        for name in ["UIKit", "LayoutEngine", "SourcePreparation"] {
            try ScratchFiles.put(name, "Modules/\(name).swiftmodule", in: products)
        }
        try ScratchFiles.put(
            "/a/release/UIKit.build/View.o\n/a/release/LayoutEngine.build/Tree.o\n/a/release/Metatypes.build/m.c.o\n",
            "UIKitBuilt.product/Objects.LinkFileList", in: products)
        return products
    }

    /// The folder has the modules of the library, the program, the doors to C and the sizes of all; another one at its place
    /// goes.
    @Test func aFolderIsKept() throws {
        try ScratchFiles.withFolder { folder in
            let products = try putProducts(in: folder)
            let place = folder.appendingPathComponent("compiled/one")
            try ScratchFiles.put("old", "compiled/one/key", in: folder)
            try CompiledUIKit.keep(products, of: ScratchFiles.uikit, at: place, key: "compiler 9\n")
            let found = ScratchFiles.files(place)
            #expect(
                found.filter { $0.hasPrefix("Modules/") }
                    == ["LayoutEngine", "UIKit"].map { "Modules/\($0).swiftmodule" })
            for name in [
                "bin/uikit", "Library/libUIKitBuilt.so", "Headers/CCairo/module.modulemap",
                "Headers/Metatypes/Metatypes.h",
            ] {
                #expect(found.contains(name), "\(name)")
            }
            let key = try ScratchFiles.text("key", in: place)
            #expect(key.hasPrefix("compiler 9\n") && key.contains("\n7 bin/uikit\n") && !key.contains("Modules/Source"))
            // Nothing is left of the folder while it was written.
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/compiled") == ["one"])
            let compiled = try CompiledUIKit(place)
            #expect(compiled.modules == ["LayoutEngine", "UIKit"])
            #expect(compiled.arguments.contains(place.path + "/Modules"))
            #expect(compiled.arguments.contains("-fmodule-map-file=\(place.path)/Headers/CCairo/module.modulemap"))
        }
    }

    /// Folders of other keys go once nobody has used them for a month; what is no such folder stays.
    @Test func unusedFoldersGo() throws {
        try ScratchFiles.withFolder { folder in
            let products = try putProducts(in: folder)
            let store = folder.appendingPathComponent("compiled")
            for (name, days) in [("old", 31.0), ("used", 31), ("young", 29)] {
                let place = store.appendingPathComponent(name)
                try CompiledUIKit.keep(products, of: ScratchFiles.uikit, at: place, key: name)
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSinceNow: -days * 86_400)],
                    ofItemAtPath: place.appendingPathComponent("key").path)
                if name == "used" { _ = try CompiledUIKit(place) }
            }
            try ScratchFiles.put("", "build-1/file", in: store)
            let new = store.appendingPathComponent("new")
            try CompiledUIKit.keep(products, of: ScratchFiles.uikit, at: new, key: "new")
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: store.path).sorted()
                    == ["build-1", "new", "used", "young"])
        }
    }

    /// What cannot be kept whole is not there at all.
    @Test func nothingIsKeptInParts() throws {
        try ScratchFiles.withFolder { folder in
            let products = try putProducts(in: folder)
            try FileManager.default.removeItem(at: products.appendingPathComponent("libUIKitBuilt.so"))
            let place = folder.appendingPathComponent("compiled/one")
            #expect(throws: (any Error).self) {
                try CompiledUIKit.keep(products, of: ScratchFiles.uikit, at: place, key: "compiler 9\n")
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/compiled").isEmpty)
            #expect(throws: PackageDescription.Failure.self) { try CompiledUIKit(place) }
        }
    }

    private func putPackage(_ text: String, in app: URL) throws {
        try ScratchFiles.put(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Cards", targets: [.target(name: "Cards")])
            """, "Package.swift", in: app)
        try ScratchFiles.put(text, "Sources/Cards/A.swift", in: app)
    }

    /// The manifest names no package: its modules come by the toolchain's arguments.
    @Test func aPackageOverIt() throws {
        try ScratchFiles.withFolder { folder in
            let app = folder.appendingPathComponent("app")
            try putPackage("import UIKit\nimport MapKit\n", in: app)
            for name in ["Modules/UIKit.swiftmodule", "Headers/CCairo/module.modulemap"] {
                try ScratchFiles.put("", "one/\(name)", in: folder)
            }
            let compiled = try CompiledUIKit(folder.appendingPathComponent("one"))
            let scratch = try ScratchFolder(folder.appendingPathComponent("scratch"))
            let shadow = try ShadowPackage(of: app, uikit: ScratchFiles.uikit, compiled: compiled, in: scratch)
            let manifest = try ScratchFiles.text("Package.swift", in: shadow.folder)
            #expect(manifest.contains("dependencies: [],") && !manifest.contains("package: \"UIKit\""))
            #expect(shadow.places.suffix(compiled.arguments.count) == compiled.arguments[...])
            #expect(!ScratchFiles.files(shadow.folder).contains("Package.resolved"))
        }
    }

    /// A build is asked for again where a copy, UIKit or its product is another, and where it failed.
    @Test func whatIsBuiltAgain() throws {
        try ScratchFiles.withFolder { folder in
            let app = folder.appendingPathComponent("app")
            for name in ["one", "two"] { try ScratchFiles.put("", "\(name)/Modules/UIKit.swiftmodule", in: folder) }
            let scratch = try ScratchFolder(folder.appendingPathComponent("scratch"))
            let product = folder.appendingPathComponent("program")
            var runs = 0
            func build(_ text: String, _ uikit: String = "one", code: Int32 = 0) throws -> Int32 {
                try putPackage(text, in: app)
                let compiled = try CompiledUIKit(folder.appendingPathComponent(uikit))
                let shadow = try ShadowPackage(of: app, uikit: ScratchFiles.uikit, compiled: compiled, in: scratch)
                return try shadow.building(["build"], product: product) {
                    runs += 1
                    if code == 0 { try ScratchFiles.put("program \(runs)", "program", in: folder) }
                    return code
                }
            }
            #expect(try build("struct A {}\n") == 0 && runs == 1)
            #expect(try build("struct A {}\n") == 0 && runs == 1)
            #expect(try build("struct B {}\n") == 0 && runs == 2)
            #expect(try build("struct A {}\n") == 0 && runs == 3)
            #expect(try build("struct A {}\n", "two") == 0 && runs == 4)
            try FileManager.default.removeItem(at: product)
            #expect(try build("struct A {}\n", "two") == 0 && runs == 5)
            #expect(try build("struct C {}\n", "two", code: 1) == 1 && runs == 6)
            #expect(try build("struct A {}\n", "two") == 0 && runs == 7)
            try ScratchFiles.put("another", "program", in: folder)
            #expect(try build("struct A {}\n", "two") == 0 && runs == 8)
            #expect(try build("struct A {}\n", "two") == 0 && runs == 8)
        }
    }

    /// A manifest is read again where it is another, and each time where it asks for more than itself.
    @Test func manifestsThatAreDescribedAgain() throws {
        try ScratchFiles.withFolder { folder in
            let known = DescribedManifests(folder: folder.appendingPathComponent("described"))
            var asked = 0
            func describe(_ manifest: String) throws -> String {
                try ScratchFiles.put(manifest, "app/Package.swift", in: folder)
                return try known.description(of: folder.appendingPathComponent("app")) {
                    asked += 1
                    return "description \(asked)"
                }
            }
            #expect(try describe("// one") == "description 1")
            #expect(try describe("// one") == "description 1")
            #expect(try describe("// two") == "description 2")
            #expect(try describe("// one") == "description 3")
            try ScratchFiles.put("// for this compiler", "app/Package@swift-6.swift", in: folder)
            #expect(try describe("// one") == "description 4")
            #expect(try describe("import PackageDescription\n") == "description 5")
            #expect(try describe("import PackageDescription\n") == "description 5")
            let more = ["import Foundation", "import class Foundation.FileManager", "import Glibc"]
            for text in more + ["Context.gitInformation"] {
                let before = asked
                _ = try describe(text)
                _ = try describe(text)
                #expect(asked == before + 2)
            }
        }
    }
}
