import Foundation
import Testing

@testable import SourcePreparation

/// Which targets of a clone's projects become modules, and which of them needs which.
struct ProjectPartsTests {
    /// A target with one file.
    private struct Target {
        var name: String
        var needs: [String] = []
        var code = ""
        var module: String?
        var product = "framework"
    }

    /// A project file with targets; the file of each is `NAME/NAME.swift` beside the project.
    private static func text(_ targets: [Target]) -> String {
        let objects = targets.enumerated().map { index, target in
            let needs = target.needs.map { need in "D\(targets.firstIndex { $0.name == need } ?? 0)," }.joined()
            let module = target.module.map { "PRODUCT_MODULE_NAME = \"\($0)\";" } ?? ""
            return """
                T\(index) = { isa = PBXNativeTarget; name = "\(target.name)"; buildPhases = (S\(index));
                    productType = "com.apple.product-type.\(target.product)"; dependencies = (\(needs));
                    buildConfigurationList = L\(index); };
                D\(index) = { isa = PBXTargetDependency; target = T\(index); };
                L\(index) = { isa = XCConfigurationList; buildConfigurations = (C\(index)); };
                C\(index) = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(module) }; };
                S\(index) = { isa = PBXSourcesBuildPhase; files = (B\(index)); };
                B\(index) = { isa = PBXBuildFile; fileRef = F\(index); };
                F\(index) = { isa = PBXFileReference; path = "\(target.name)/\(target.name).swift"; };
                """
        }
        let files = targets.indices.map { "F\($0)," }.joined()
        let all = targets.indices.map { "T\($0)," }.joined()
        return """
            { objects = { P = { isa = PBXProject; mainGroup = G; targets = (\(all)); };
            G = { isa = PBXGroup; children = (\(files)); };
            \(objects.joined(separator: "\n"))
            }; rootObject = P; }
            """
    }

    /// - Parameters:
    ///   - projects: their targets, by the folder of the project in the clone.
    ///   - files: of the folder around the clone.
    private func withClone(
        _ projects: [String: [Target]], files: [String: String] = [:], _ body: (URL, ScratchFolder) throws -> Void
    ) throws {
        var all = files
        all["app/.git/HEAD"] = ""
        for (path, targets) in projects {
            all["app/\(path)/App.xcodeproj/project.pbxproj"] = Self.text(targets)
            for target in targets { all["app/\(path)/\(target.name)/\(target.name).swift"] = target.code + "\n" }
        }
        try ScratchFiles.withFolder { folder in
            for (path, text) in all { try ScratchFiles.put(text, path, in: folder) }
            try body(folder.appendingPathComponent("app"), try ScratchFolder(folder.appendingPathComponent("scratch")))
        }
    }

    private func shadow(
        _ clone: URL, _ scratch: ScratchFolder, target: String = "Shop", folders: [URL] = [], isTested: Bool = false
    ) throws -> ShadowPackage {
        try ShadowPackage(
            ofProject: clone.appendingPathComponent("main/App.xcodeproj"), target: target, packagesIn: folders,
            uikit: ScratchFiles.uikit, in: scratch, isTested: isTested)
    }

    private func needs(_ shadow: ShadowPackage) -> [String: [String]] {
        Dictionary(shadow.sources.map { ($0.target.name, $0.target.dependencies) }) { first, _ in first }
    }

    /// Frameworks that know nothing of each other need nothing of each other; a chain stays one.
    @Test func independentFrameworksAndChains() throws {
        let main = [
            Target(name: "Shop", needs: ["One", "Two"], code: "import One\nimport Pod", product: "application"),
            Target(name: "One", needs: ["Base"], code: "import Base"), Target(name: "Two"), Target(name: "Base"),
            Target(name: "ShopTests", needs: ["Shop", "Help"], product: "bundle.unit-test"), Target(name: "Help"),
            Target(name: "Unused"),
        ]
        let pods = [
            Target(name: "Pod", needs: ["Stated"], code: "import Deep"), Target(name: "Deep"), Target(name: "Stated"),
        ]
        try withClone(["main": main, "main/Pods": pods]) { clone, scratch in
            #expect(
                needs(try shadow(clone, scratch)) == [
                    "Shop": ["One", "Two", "Pod"], "One": ["Base"], "Two": [], "Base": [], "Pod": ["Stated", "Deep"],
                    "Deep": [], "Stated": [],
                ])
            let tested = needs(try shadow(clone, scratch, isTested: true))
            #expect(tested["ShopTests"] == ["Help", "Shop"])
            #expect(tested["Shop"] == ["One", "Two", "Pod"])
        }
    }

    /// Tests are asked of a target that has some, though an app beside it is larger.
    @Test func theTargetWithTests() throws {
        func chosen(_ clone: URL, _ name: String? = nil, isTested: Bool = true) throws -> String {
            let place = clone.appendingPathComponent("main")
            return try ChosenTarget(at: place, named: name, isTested: isTested).target.name
        }
        let main = [
            Target(name: "Sample", needs: ["Kit"], product: "application"), Target(name: "Kit"),
            Target(name: "KitTests", needs: ["Kit"], product: "bundle.unit-test"),
        ]
        try withClone(["main": main]) { clone, _ in
            let names = try [chosen(clone, isTested: false), chosen(clone), chosen(clone, "Sample")]
            #expect(names == ["Sample", "Kit", "Sample"])
        }
        try withClone(["main": [Target(name: "Sample", product: "application")]]) { clone, _ in
            let name = try chosen(clone)
            #expect(name == "Sample")
        }
    }

    /// Modules that import each other, and dependencies in a circle: the need that closes the circle is left out.
    @Test func noCircles() throws {
        let main = [
            Target(name: "Shop", needs: ["A"], code: "import A", product: "application"),
            Target(name: "A", needs: ["B"], code: "import B\nimport A"), Target(name: "B", needs: ["C"]),
            Target(name: "C", needs: ["A", "C"], code: "import B"),
        ]
        try withClone(["main": main]) { clone, scratch in
            let found = needs(try shadow(clone, scratch))
            #expect(found == ["Shop": ["A"], "A": ["B"], "B": ["C"], "C": []])
        }
    }

    /// Targets of one name in two projects are two targets.
    @Test func oneNameInTwoProjects() throws {
        let main = [
            Target(name: "Shop", needs: ["Kit"], code: "import Kit\nimport OtherKit", product: "application"),
            Target(name: "Kit", code: "public struct Own {}"),
        ]
        let pods = [Target(name: "Kit", code: "public struct Other {}", module: "OtherKit")]
        try withClone(["main": main, "main/Pods": pods]) { clone, scratch in
            let shadow = try shadow(clone, scratch)
            #expect(needs(shadow) == ["Shop": ["Kit", "OtherKit"], "Kit": [], "OtherKit": []])
            let texts = Dictionary(shadow.sources.map { ($0.target.name, $0.texts) }) { first, _ in first }
            #expect(texts["Kit"] == ["public struct Own {}\n"])
            #expect(texts["OtherKit"] == ["public struct Other {}\n"])
        }
    }

    /// A package beside the clone that only an import names is linked.
    @Test func packagesFoundByImport() throws {
        let main = [
            Target(name: "Shop", needs: ["Kit"], code: "import Kit", product: "application"),
            Target(name: "Kit", code: "import Charts\nimport Gone"),
        ]
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Charts", targets: [.target(name: "Charts")])
            """
        let files = [
            "packages/Charts/Package.swift": manifest,
            "packages/Charts/Sources/Charts/Chart.swift": "public struct Chart {}\n",
        ]
        try withClone(["main": main], files: files) { clone, scratch in
            let packages = clone.deletingLastPathComponent().appendingPathComponent("packages")
            let imports = try self.imports(clone, [packages])
            #expect(imports.missing == ["Gone": 1])
            let alone = try self.imports(clone, [])
            #expect(alone.missing == ["Gone": 1, "Charts": 1])
            let shadow = try shadow(clone, scratch, folders: [packages])
            #expect(needs(shadow) == ["Shop": ["Kit"], "Kit": ["Charts"], "Charts": []])
            #expect(shadow.missingModules == ["Gone": 1])
            let manifest = try ScratchFiles.text("Package.swift", in: shadow.folder)
            #expect(manifest.contains("name: \"Kit\", dependencies: [\"Charts\""))
        }
    }

    private func imports(_ clone: URL, _ folders: [URL]) throws -> ProjectImports {
        try ProjectImports(
            ofProject: clone.appendingPathComponent("main/App.xcodeproj"), target: nil, packagesIn: folders,
            uikit: ScratchFiles.uikit)
    }

    /// What is not at hand is read from files: manifests, which are code, are not run.
    @Test func importsWithoutManifests() throws {
        let main = [Target(name: "Shop", code: "import Charts\nimport Gone", product: "application")]
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Charts", targets: [.target(name: "Other")])
            """
        let files = [
            "app/.build/checkouts/Charts/Package.swift": manifest,
            "app/.build/checkouts/Charts/Sources/Charts/a.swift": "",
        ]
        try withClone(["main": main], files: files) { clone, scratch in
            let around = clone.deletingLastPathComponent()
            let before = FileManager.default.enumerator(atPath: around.path)?.allObjects.count
            let imports = try self.imports(clone, [])
            #expect(imports.missing == ["Gone": 1])
            #expect(FileManager.default.enumerator(atPath: around.path)?.allObjects.count == before)
            // A manifest that is run says that there is no such module.
            let shadow = try shadow(clone, scratch)
            #expect(shadow.missingModules == ["Charts": 1, "Gone": 1])
        }
    }

    /// Names that the shadow has itself, and words of Swift, name no module of a project.
    @Test(arguments: ["uikit_needs", "uikit_draw_program", "class", "_", "UIKit"])
    func namesThatAreTaken(module: String) throws {
        let main = [Target(name: "Shop", code: "struct A {}", module: module, product: "application")]
        try withClone(["main": main]) { clone, scratch in
            let shadow = try shadow(clone, scratch)
            #expect(shadow.modules == [module + "App"])
            #expect(shadow.remarks.contains("\(module) is named \(module)App here: the name is taken"))
        }
    }

    @Test func aTargetWithoutAName() throws {
        let main = [Target(name: "", code: "struct A {}", product: "application")]
        try withClone(["main": main]) { clone, scratch in
            let failure = #expect(throws: PackageDescription.Failure.self) { try shadow(clone, scratch, target: "") }
            #expect(failure?.description == "main/App.xcodeproj: a target without a name")
        }
    }

    /// The modules of one target are gone when another of the clone is built.
    @Test func oneClaimForEachTarget() throws {
        let main = ["Shop", "Other"].map { Target(name: $0, code: "struct A {}", module: "Same") }
        try withClone(["main": main]) { clone, scratch in
            let modules = scratch.build.appendingPathComponent("linux/debug/Modules")
            let module = modules.appendingPathComponent("Same.swiftmodule")
            try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
            _ = try shadow(clone, scratch)
            try Data().write(to: module)
            _ = try shadow(clone, scratch)
            #expect(FileManager.default.fileExists(atPath: module.path))
            _ = try shadow(clone, scratch, target: "Other")
            #expect(!FileManager.default.fileExists(atPath: module.path))
        }
    }

    /// A name with several lines is no list of modules, whose files would be removed.
    @Test func claimsOfNamesWithLines() throws {
        try withClone([:]) { clone, scratch in
            let kept = scratch.folder.appendingPathComponent("kept.build")
            let modules = scratch.build.appendingPathComponent("linux/debug")
            for folder in [kept, modules] {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            }
            try scratch.claim(
                for: URL(fileURLWithPath: "/a\n../../../kept"), in: URL(fileURLWithPath: "/a\n../../../kept"),
                modules: ["A"])
            try scratch.claim(for: URL(fileURLWithPath: "/b"), in: URL(fileURLWithPath: "/b"), modules: ["A"])
            #expect(FileManager.default.fileExists(atPath: kept.path))
        }
    }
}
