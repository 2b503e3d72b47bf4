import TestSupport
import Testing

@testable import ProjectResources

/// Interface Builder files that no target of the Xcode projects around them has.
@Suite struct ProjectMembersTests {
    /// The lines that Xcode writes of a file: its place, and the phase that copies it.
    private static func lines(_ name: String, inTarget: Bool = true) -> String {
        let quoted = name.contains(" ") ? "\"\(name)\"" : name
        let phase =
            inTarget ? "\t\tA1 /* \(name) in Resources */ = {isa = PBXBuildFile; fileRef = B1 /* \(name) */; };\n" : ""
        return phase
            + "\t\tB1 /* \(name) */ = {isa = PBXFileReference; lastKnownFileType = file.xib; path = \(quoted); "
            + "sourceTree = \"<group>\"; };\n"
    }

    private static let usual = lines("Card.xib") + lines("Old Card.xib") + lines("Main.storyboard")

    private func leavesOut(_ path: String, _ projectFile: String, more: [String: String] = [:]) -> Bool {
        let texts = more.merging(["App.xcodeproj/project.pbxproj": "{\n\(projectFile)}"]) { $1 }
        return project(texts.merging([path: ""]) { $1 }).project.leavesOut("/work/app/" + path)
    }

    @Test(
        "a file is in the app if a phase of a target has its name",
        arguments: [
            ("App/Card.xib", false), ("App/Old Card.xib", false), ("App/Base.lproj/Main.storyboard", false),
            ("App/Draft.xib", true), ("App/MyCard.xib", true), ("App/ard.xib", true), ("App/Card.xib2.xib", true),
        ])
    func names(path: String, isLeftOut: Bool) { #expect(leavesOut(path, Self.usual) == isLeftOut) }

    @Test("a file that the project lists and no target copies is not in the app")
    func filesWithoutTarget() {
        #expect(leavesOut("App/Draft.xib", Self.usual + Self.lines("Draft.xib", inTarget: false)))
        // A tool that writes no comments names files and no phases.
        let bare = "path = Card.xib; path = \"Sub/Draft.xib\";"
        for (name, isLeftOut) in [("Card", false), ("Draft", false), ("Other", true)] {
            #expect(leavesOut("App/\(name).xib", bare) == isLeftOut)
        }
    }

    @Test(
        "of files of one name those are in the app whose paths a target has",
        arguments: [
            ("App/Base.lproj/Main.storyboard", "App/en.lproj/Main.storyboard", false),
            ("App/en.lproj/Main.storyboard", "App/Base.lproj/Main.storyboard", true),
            // The paths of the project lead nowhere.
            ("App/en.lproj/Main.storyboard", "App/de.lproj/Main.storyboard", false),
        ])
    func twins(path: String, other: String, isLeftOut: Bool) {
        let objects = """
            objects = {
            P = {isa = PBXProject; mainGroup = G; targets = (T,); };
            G = {isa = PBXGroup; children = (V,); path = App; sourceTree = "<group>"; };
            V = {isa = PBXVariantGroup; name = Main.storyboard; children = (F,); sourceTree = "<group>"; };
            F /* Base */ = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
            B /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = V /* Main.storyboard */; };
            S = {isa = PBXResourcesBuildPhase; files = (B,); };
            T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S,); };
            };
            rootObject = P;

            """
        #expect(leavesOut(path, objects, more: [other: ""]) == isLeftOut)
    }

    @Test("a broken project file may have lost names")
    func brokenFiles() {
        #expect(!leavesOut("App/Draft.xib", Self.usual + "A = {"))
        #expect(!leavesOut("App/Draft.xib", Self.usual + "<<<<<<< HEAD\n=======\n>>>>>>> theirs\n"))
    }

    @Test("one of several projects is enough")
    func severalProjects() {
        let other = ["Kit/Kit.xcodeproj/project.pbxproj": "{\n" + Self.lines("Draft.xib") + "}"]
        #expect(!leavesOut("App/Draft.xib", Self.usual, more: other))
        #expect(leavesOut("App/Other.xib", Self.usual, more: other))
    }

    @Test(
        "files that are in an app without a name in a project file",
        arguments: [
            // Folders of Xcode 16, and folders that are copied as a whole.
            ("App/Draft.xib", usual + "isa = PBXFileSystemSynchronizedRootGroup; path = App;", ""),
            ("App/Skins/Draft.xib", usual + "lastKnownFileType = folder; path = App/Skins; sourceTree = g;", ""),
            ("App/Kit.bundle/Draft.xib", usual, ""),
            // Packages and generated projects.
            ("Kit/Sources/Kit/Draft.xib", usual, "Kit/Package.swift"), ("Kit/Draft.xib", usual, "Kit.podspec"),
            ("App/Draft.xib", usual, "project.yml"), ("App/Draft.xib", usual, "Project.swift"),
            // Nothing is known of a project file without a name, and of one in another form.
            ("App/Draft.xib", "", ""), ("App/Draft.xib", "\u{0}\u{1}.xib", ""),
            // Names that a project file spells otherwise.
            ("App/Entw\u{FC}rfe.xib", usual, ""),
        ])
    func unnamedFiles(path: String, projectFile: String, more: String) {
        #expect(!leavesOut(path, projectFile, more: more.isEmpty ? [:] : [more: ""]))
    }

    @Test("a file outside of the project's folder, and a scan that a limit ended, say nothing")
    func unknown() {
        #expect(!project(["App.xcodeproj/project.pbxproj": "{\(Self.usual)}"]).project.leavesOut("/work/Draft.xib"))
        var limits = ProjectLimits()
        limits.entries = 1
        let files = MemoryFiles(texts: [
            "/p/App.xcodeproj/project.pbxproj": "{\(Self.usual)}", "/p/Draft.xib": "", "/p/Z.xib": "",
        ])
        let root = ProjectRoot(path: "/p", sign: .project)
        #expect(!Project(root: root, files: files, limits: limits).leavesOut("/p/Draft.xib"))
        #expect(Project(root: root, files: files).leavesOut("/p/Draft.xib"))
    }
}
