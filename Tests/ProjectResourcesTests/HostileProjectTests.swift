import Foundation
import TestSupport
import Testing

@testable import ProjectResources

/// Projects that would lead a scan astray.
@Suite("Hostile projects")
struct HostileProjectTests {
    @Test("a scan walks a project once, and only when a name is asked for")
    func scanOnce() {
        let (project, files) = project(
            ["A.xcassets/a.imageset/Contents.json": imageSet(#"{"filename": "a.png"}"#)],
            bytes: ["A.xcassets/a.imageset/a.png": pngHead(1, 1)])
        #expect(files.work == (0, 0))
        _ = project.image("a", near: appFolder, for: AssetTraits())
        let first = files.work
        for _ in 0..<10 { _ = project.image("a", near: appFolder, for: AssetTraits()) }
        _ = project.color("none", near: appFolder, for: AssetTraits())
        #expect(files.work == first)
    }

    @Test("built and fetched folders and hidden ones are not walked, those of fetched packages once for a missing name")
    func skipped() {
        var bytes: [String: [UInt8]] = [:]
        for folder in [
            "Pods/Kit/build", ".git", ".build", "build", "DerivedData", "node_modules", "Carthage", "Kit.framework",
        ] {
            bytes["\(folder)/logo.png"] = pngHead(1, 1)
        }
        let (project, files) = project([:], bytes: bytes)
        #expect(project.image("logo", near: appFolder, for: AssetTraits()).reason == .noSuchName)
        _ = project.image("none", near: appFolder, for: AssetTraits())
        #expect(files.work.listed == 3)
    }

    @Test("the limits on entries and on depth end a scan and are told")
    func limits() {
        var texts: [String: String] = [:]
        for index in 0..<50 { texts["/p/f\(index).png"] = "" }
        var limits = ProjectLimits()
        limits.entries = 20
        let wide = Project(
            root: ProjectRoot(path: "/p", sign: .named), files: MemoryFiles(texts: texts), limits: limits)
        #expect(wide.isTruncated)
        let path = "/p/" + (0..<100).map { "d\($0)" }.joined(separator: "/") + "/logo.png"
        let deep = Project(root: ProjectRoot(path: "/p", sign: .named), files: MemoryFiles(texts: [path: ""]))
        #expect(deep.isTruncated)
        #expect(deep.image("logo", near: "/p", for: AssetTraits()).reason == .noSuchName)
    }

    @Test("links lead to files of the project and nowhere else")
    func links() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("links-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = folder.appendingPathComponent("app")
        let set = app.appendingPathComponent("A.xcassets/s.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let secret = folder.appendingPathComponent("secret.png")
        try Data(pngHead(9, 9)).write(to: secret)
        try Data(pngHead(3, 3)).write(to: app.appendingPathComponent("own.png"))
        func link(_ name: String, to target: URL) throws {
            try FileManager.default.createSymbolicLink(at: app.appendingPathComponent(name), withDestinationURL: target)
        }
        try link("out.png", to: secret)
        try link("in.png", to: app.appendingPathComponent("own.png"))
        try link("around", to: folder)
        try link("loop", to: app)
        try link("A.xcassets/s.imageset/s.png", to: secret)
        try Data(imageSet(#"{"filename": "s.png"}"#).utf8).write(to: set.appendingPathComponent("Contents.json"))
        #expect(mkfifo(app.appendingPathComponent("pipe.png").path, 0o600) == 0)
        let root = try #require(DiskFiles().resolved(app.path))
        let project = Project(root: ProjectRoot(path: root, sign: .named))
        func image(_ name: String) -> ResolvedImage { project.image(name, near: root, for: AssetTraits()) }
        #expect(image("in").path == "in.png")
        #expect(image("own").others.isEmpty)
        #expect(image("out").reason == .noSuchName)
        #expect(image("secret").reason == .noSuchName)
        #expect(image("s").reason == .fileMissing)
        #expect(image("pipe").reason == .noSuchName)
    }

    @Test("names from a document reach no file outside")
    func names() {
        let (project, _) = project([:], bytes: ["a.png": pngHead(1, 1)])
        for name in ["../a", "/etc/passwd", "", ".", "..", "a\u{0}", "a/../a", String(repeating: "a", count: 100_000)] {
            #expect(project.image(name, near: appFolder, for: AssetTraits()).kind == .missing)
            #expect(project.color(name, near: appFolder, for: AssetTraits()).value == nil)
            #expect(project.font(name, family: nil, file: "../a.png", near: appFolder).kind != .project)
        }
    }

    /// A catalog's content, named by its start.
    struct Contents: CustomTestStringConvertible {
        let text: String
        var testDescription: String { String(text.prefix(80)) }
    }

    @Test(
        "catalogs of any content give an answer",
        arguments: [
            "", "[]", "{", "null", "\u{FEFF}{}", #"{"images": 1}"#, #"{"images": [1, [], "x", {"filename": 3}]}"#,
            #"{"images": [{"filename": "a.png", "scale": "0x"}]}"#,
            #"{"images": [{"filename": "a.png", "scale": "1e9x"}]}"#,
            #"{"images": [{"filename": "a.png", "resizing": {"mode": "9-part", "cap-insets": {"left": 1e308}}}]}"#,
            String(repeating: "[", count: 100_000), #"{"properties": {"provides-namespace": true}}"#,
        ].map(Contents.init))
    func catalogs(_ sample: Contents) {
        let contents = sample.text
        let (project, _) = project(
            [
                "A.xcassets/Contents.json": contents, "A.xcassets/a.imageset/Contents.json": contents,
                "A.xcassets/a.colorset/Contents.json": contents,
            ], bytes: ["A.xcassets/a.imageset/a.png": pngHead(4, 4)])
        for name in ["a", "A/a"] {
            let image = project.image(name, near: appFolder, for: AssetTraits())
            if let size = image.size { #expect((0.5...4).contains(size.width), "\(contents)") }
            #expect(project.color(name, near: appFolder, for: AssetTraits()).value == nil)
        }
    }
}
