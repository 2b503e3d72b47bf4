import Foundation
import Testing

@testable import SourcePreparation

/// An Xcode project beside itself: what is written, and what is refused.
struct XcodePreparationTests {
    /// A project with an app in a group, and a framework in a folder of Xcode 16.
    private static func project(name: String = "Shop", file: String = "Card.swift", conditions: String = "DEBUG")
        -> String
    {
        """
        // !$*UTF8*$!
        { objects = {
            P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (A, K, ); };
            PL = { isa = XCConfigurationList; buildConfigurations = (); };
            G = { isa = PBXGroup; children = (F1, F2, F3, S, ); sourceTree = "<group>"; };
            F1 = { isa = PBXFileReference; path = "App/\(file)"; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = App/main.swift; sourceTree = "<group>"; };
            F3 = { isa = PBXFileReference; path = App/Gone.swift; sourceTree = "<group>"; };
            S = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
            A = { isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.application";
                  buildConfigurationList = L; buildPhases = (B, X, ); dependencies = (D, ); };
            K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
                  buildConfigurationList = L; buildPhases = (); fileSystemSynchronizedGroups = (S, ); };
            D = { isa = PBXTargetDependency; target = K; };
            L = { isa = XCConfigurationList; buildConfigurations = (C, ); };
            C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "\(conditions)";
                SWIFT_OBJC_BRIDGING_HEADER = App/Bridge.h; }; };
            B = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3, ); };
            X = { isa = PBXShellScriptBuildPhase; shellScript = "touch ran"; };
            B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
            B3 = { isa = PBXBuildFile; fileRef = F3; };
        }; rootObject = P; }
        """
    }

    private static let card = """
        import Charts
        import Kit
        @main class Delegate: UIResponder {}
        class Card: UIView { @IBOutlet var title: UILabel! }
        """

    private func withClone(_ files: [String: String], _ body: (URL, ScratchFolder) throws -> Void) throws {
        try ScratchFiles.withFolder { folder in
            for (path, text) in files { try ScratchFiles.put(text, "app/" + path, in: folder) }
            try body(folder.appendingPathComponent("app"), try ScratchFolder(folder.appendingPathComponent("scratch")))
        }
    }

    private func shadow(_ place: URL, _ scratch: ScratchFolder, target: String? = nil) throws -> ShadowPackage {
        try ShadowPackage(
            ofProject: place, target: target, packagesIn: [], uikit: ScratchFiles.uikit, in: scratch, isTested: false)
    }

    private static let files = [
        "App.xcodeproj/project.pbxproj": project(), "App/Card.swift": card, "App/main.swift": "start()",
        "App/Bridge.h": "#import <MapKit/MapKit.h>\n#import \"Old.h\"\n", "Kit/Row.swift": "public struct Row {}\n",
    ]

    /// Groups and folders become targets; imports that cannot be had and the program's entry go; the clone stays as it is.
    @Test func projectWithGroupsAndFolders() throws {
        try withClone(Self.files) { app, scratch in
            let before = FileManager.default.enumerator(atPath: app.path)?.allObjects.count
            let shadow = try shadow(app, scratch)
            #expect(FileManager.default.enumerator(atPath: app.path)?.allObjects.count == before)
            #expect(shadow.modules.sorted() == ["Kit", "Shop"])
            #expect(shadow.missingModules == ["Charts": 1])
            let copy = try ScratchFiles.text("Sources/Shop/App/Card.copy.swift", in: shadow.folder)
            let lines = copy.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines[1].hasPrefix("import AppleMaps; import UIKit; "))
            #expect(!copy.contains("Charts"))
            #expect(!copy.contains("@main"))
            #expect(lines[2] == "import Kit")
            let manifest = try ScratchFiles.text("Package.swift", in: shadow.folder)
            #expect(manifest.contains(".define(\"DEBUG\")"))
            #expect(manifest.contains("name: \"Shop\", dependencies: [\"Kit\""))
            #expect(shadow.remarks.contains("Shop: 1 file of its project not in the clone"))
            #expect(shadow.remarks.contains { $0.contains("1 file of Objective-C") })
            // The program finds nibs, catalogs and texts below the clone.
            let claimed = try ScratchFiles.text("claimed", in: scratch.build)
            #expect(claimed.split(separator: "\n").first.map(String.init) == app.path)
        }
    }

    /// Paths of a project in another case than the clone's are found, as on a Mac; folders that differ by case alone are one.
    @Test func pathsInAnotherCase() throws {
        var files = Self.files
        files["App/Card.swift"] = nil
        files["App/Bridge.h"] = nil
        files["Kit/Row.swift"] = nil
        files["app/CARD.swift"] = Self.card
        files["aPP/Card.swift"] = ""
        files["app/bridge.h"] = "#import <MapKit/MapKit.h>\n"
        files["KIT/row.swift"] = "public struct Row {}\n"
        files["../secret.swift"] = "let secret = 1"
        try withClone(files) { app, scratch in
            try FileManager.default.createSymbolicLink(
                at: app.appendingPathComponent("app/gone.swift"),
                withDestinationURL: app.appendingPathComponent("../secret.swift"))
            let shadow = try shadow(app, scratch)
            let paths = shadow.sources.flatMap(\.files).map(\.path).sorted()
            #expect(paths == ["\(app.path)/KIT/row.swift", "\(app.path)/aPP/Card.swift"])
            #expect(shadow.bridged["Shop"] == ["MapKit"])
            #expect(shadow.remarks.contains("Shop: 1 file of its project not in the clone"))
        }
    }

    /// Bytes that are no UTF-8 are compared as bytes, and the mark of an encoding is no part of a copy.
    @Test func bytesOfOtherEncodings() throws {
        try withClone(Self.files) { app, scratch in
            let card = app.appendingPathComponent("App/Card.swift")
            try (Data([0xEF, 0xBB, 0xBF]) + Data("struct Card {} // caf".utf8) + Data([0xE9, 0x0A])).write(to: card)
            let shadow = try shadow(app, scratch)
            try shadow.checkOriginals()
            let copy = try Data(
                contentsOf: shadow.folder.appendingPathComponent("Sources/Shop/App/Card.copy.swift"))
            #expect(copy.range(of: Data([0xEF, 0xBB, 0xBF])) == nil)
            #expect(String(decoding: copy, as: UTF8.self).contains("import UIKit; struct Card {} // caf\u{FFFD}\n"))
            try Data("struct Card {}\n".utf8).write(to: card)
            #expect(throws: PackageDescription.Failure.self) { try shadow.checkOriginals() }
        }
    }

    /// The address of a module that is not at hand stands in the project or in one of its lists.
    @Test func addressesOfModules() throws {
        var files = Self.files
        files["Cartfile"] = "github \"a/Charts\" ~> 4.0\n"
        files["Podfile.lock"] = "PODS:\n  - Moya (15.0)\n"
        try withClone(files) { app, scratch in
            let shadow = try shadow(app, scratch)
            #expect(shadow.addresses == ["charts": "https://github.com/a/Charts", "moya": ""])
            #expect(shadow.addresses[place: "Charts"] == " (https://github.com/a/Charts)")
            #expect(shadow.addresses[place: "Moya"] == "")
        }
    }

    @Test func chosenTargets() throws {
        try withClone(Self.files) { app, scratch in
            let project = app.appendingPathComponent("App.xcodeproj")
            let kit = try shadow(project, scratch, target: "Kit")
            #expect(kit.modules == ["Kit"])
            let failure = #expect(throws: PackageDescription.Failure.self) {
                try shadow(project, scratch, target: "Shops")
            }
            #expect(failure?.description.contains("no target Shops; its targets are Kit, Shop") == true)
        }
    }

    /// Names of a project are text in the manifest, never code, and module names are names.
    @Test func namesThatWouldBeCode() throws {
        let name = "Shop\\\", path: \\\"x\\\")]) ; import Foundation //"
        let file = "Ca\\\"rd\\\\(1).swift"
        var files = Self.files
        files["App.xcodeproj/project.pbxproj"] = Self.project(
            name: name, file: file, conditions: "DEBUG A\\\") B;C -load-plugin x\\ny")
        files["App/Ca\"rd\\(1).swift"] = Self.card
        try withClone(files) { app, scratch in
            let shadow = try shadow(app, scratch)
            let manifest = try ScratchFiles.text("Package.swift", in: shadow.folder)
            #expect(!manifest.contains("import Foundation"))
            #expect(!manifest.contains("-load-plugin"))
            #expect(shadow.modules.allSatisfy { $0.utf8.allSatisfy(SourceCursor.isLetter) })
            let copies = FileManager.default.enumerator(atPath: shadow.folder.path)?.allObjects as? [String] ?? []
            let copy = try #require(copies.first { $0.contains("Ca\"rd") })
            let text = try ScratchFiles.text(copy, in: shadow.folder)
            #expect(text.hasPrefix("#sourceLocation(file: \"\(app.path)/App/Ca\\\"rd\\\\(1).swift\", line: 1)\n"))
        }
    }

    /// Links and paths that lead out of the clone bring nothing in.
    @Test func whatLeadsOut() throws {
        var files = Self.files
        files["App.xcodeproj/project.pbxproj"] = Self.project(file: "../../secret.swift")
        files["../secret.swift"] = "let secret = 1"
        try withClone(files) { app, scratch in
            try FileManager.default.createSymbolicLink(
                at: app.appendingPathComponent("App/Gone.swift"),
                withDestinationURL: app.appendingPathComponent("../secret.swift"))
            let shadow = try? shadow(app, scratch, target: "Shop")
            #expect(shadow?.sources.contains { $0.texts.contains { $0.contains("secret") } } != true)
        }
    }

    @Test func foldersWithoutProjects() throws {
        try withClone(["a.txt": ""]) { app, scratch in
            let failure = #expect(throws: PackageDescription.Failure.self) { try shadow(app, scratch) }
            #expect(failure?.description.contains("neither a Package.swift nor an Xcode project") == true)
        }
        try withClone(["App.xcodeproj/project.pbxproj": "{ a = (b }"]) { app, scratch in
            let failure = #expect(throws: PackageDescription.Failure.self) { try shadow(app, scratch) }
            #expect(failure?.description == "App.xcodeproj/project.pbxproj:1:10: ')' is missing here")
        }
    }

    /// A pod whose Swift descends from its own Objective-C is not at hand; other files of that language are passed over.
    @Test(arguments: [("CHBase", false), ("UIView", true)])
    func podsOnObjectiveC(superclass: String, isThere: Bool) throws {
        var files = Self.files
        files["Pods/Pods.xcodeproj/project.pbxproj"] = Self.project(name: "Pods").replacing("Kit", with: "Charts")
        files["Pods/Charts/Chart.swift"] = "import UIKit\nopen class Chart<A>: \(superclass) {}\n"
        files["Pods/Charts/CHBase.m"] = "@implementation CHBase\n@end\n"
        try withClone(files) { app, scratch in
            let shadow = try shadow(app.appendingPathComponent("App.xcodeproj"), scratch)
            #expect(shadow.modules.contains("Charts") == isThere)
            #expect(shadow.missingModules["Charts"] == (isThere ? nil : 1))
            #expect(shadow.remarks.contains { $0.contains("stands on CHBase") } != isThere)
        }
    }
}
