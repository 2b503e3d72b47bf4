import TestSupport
import Testing

@testable import ProjectResources

/// Where a project begins.
@Suite("Project roots")
struct RootTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var files: [String]
        var folder: String
        var root: String?
        var sign = ProjectRoot.Sign.project
        var wider: String?
    }

    static let cases: [Case] = [
        Case(
            testDescription: "the nearest project file",
            files: ["/r/App/A.xcodeproj/x", "/r/.git/x", "/r/App/Base.lproj/M"],
            folder: "/r/App/Base.lproj", root: "/r/App", wider: "/r"),
        Case(
            testDescription: "a package in a repository",
            files: ["/r/Kit/Package.swift", "/r/A.xcodeproj/x", "/r/.git/x", "/r/Kit/S/M"],
            folder: "/r/Kit/S", root: "/r/Kit", wider: "/r"),
        Case(
            testDescription: "a generated project", files: ["/r/project.yml", "/r/S/M"], folder: "/r/S", root: "/r"),
        Case(
            testDescription: "only a repository", files: ["/r/.git/x", "/r/S/T/M"], folder: "/r/S/T", root: "/r",
            sign: .repository),
        Case(
            testDescription: "nothing above a repository counts",
            files: ["/A.xcodeproj/x", "/w/A.xcodeproj/x", "/w/r/.git/x", "/w/r/S/M"], folder: "/w/r/S", root: "/w/r",
            sign: .repository),
        Case(
            testDescription: "an exported copy", files: ["/w/r/LICENSE", "/w/r/S/M"], folder: "/w/r/S", root: "/w/r",
            sign: .copy),
        Case(
            testDescription: "a dependency ends at its own folder",
            files: ["/r/A.xcodeproj/x", "/r/Pods/Kit/S/M"], folder: "/r/Pods/Kit/S", root: "/r/Pods/Kit", sign: .copy),
        Case(
            testDescription: "nothing at all: the folder, a language's parent", files: ["/w/S/de.lproj/M"],
            folder: "/w/S/de.lproj", root: "/w/S", sign: .folder),
        Case(
            testDescription: "a home directory is none", files: ["/home/me/A.xcodeproj/x", "/home/me/M"],
            folder: "/home/me", root: nil),
        Case(
            testDescription: "below a home directory the folder itself",
            files: ["/home/me/A.xcodeproj/x", "/home/me/d/e/M"], folder: "/home/me/d/e", root: "/home/me/d/e",
            sign: .folder),
        Case(
            testDescription: "the file system's root is none", files: ["/A.xcodeproj/x", "/M"], folder: "/", root: nil),
    ]

    @Test(arguments: cases)
    func isFound(_ wanted: Case) {
        let files = MemoryFiles(texts: Dictionary(uniqueKeysWithValues: wanted.files.map { ($0, "") }))
        let found = ProjectRoot.find(around: wanted.folder, home: "/home/me", files: files)
        #expect(found?.path == wanted.root)
        if let found {
            #expect(found.sign == wanted.sign)
            #expect(found.wider == wanted.wider)
        }
    }

    @Test("what a folder says is asked once for all folders below")
    func signsAreShared() {
        let files = MemoryFiles(texts: ["/r/A.xcodeproj/x": "", "/r/S/a/M": "", "/r/S/b/M": ""])
        var known = PathTable<ProjectRoot.FolderSigns>()
        for folder in ["/r/S/a", "/r/S/b", "/r/S"] {
            #expect(ProjectRoot.find(around: folder, home: nil, files: files, knowing: &known)?.path == "/r")
        }
        #expect(files.work.listed == 4)
    }

    @Test("a path of any depth is climbed no further than the limit")
    func climbIsBounded() {
        let deep = "/" + (0..<500).map { "d\($0)" }.joined(separator: "/")
        let files = MemoryFiles(texts: ["/d0/A.xcodeproj/x": "", deep + "/M": ""])
        #expect(ProjectRoot.find(around: deep, home: nil, files: files)?.path == deep)
        #expect(files.work.listed == ProjectLimits().ancestors)
    }
}
