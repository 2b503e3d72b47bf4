import Foundation
import TestSupport
import Testing

/// Where outputs go: each page to a file of its own, none outside of the folder that the command line names.
@Suite("Output names")
struct OutputNameTests {
    private func run(_ arguments: String..., folder: String) throws -> Finished {
        try Fixtures.run(Fixtures.commandLine, arguments, folder: folder)
    }

    private func files(below folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().filter { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder)
                && !isFolder.boolValue
        }
    }

    /// A storyboard of view controllers without content.
    static func storyboard(_ scenes: [(id: String, name: String)]) -> String {
        let body = scenes.map { scene in
            """
            <scene sceneID="s-\(scene.id)"><objects>
            <viewController id="\(scene.id)" storyboardIdentifier="\(scene.name)" sceneMemberID="viewController">
            <view key="view" id="v-\(scene.id)"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
            </viewController></objects></scene>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="14460.31" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina4_7" orientation="portrait"/>
            <scenes>\(body.joined(separator: "\n"))</scenes></document>
            """
    }

    @Test("no name of a document, a scene or an input leads out of the output folder")
    func hostileNames() throws {
        // Private-use characters in place of bytes that are not UTF-8: here `.`, `.` and `/`.
        let names = [
            "../up", "..", "/", "/etc/up", "a/../../up", ".hidden", "", "line\nbreak", "\u{1B}[2J",
            "\u{202E}gpj", "\u{10FE2E}\u{10FE2E}\u{10FE2F}up", "~", "-", "{state}",
        ]
        try Fixtures.withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/deep/work", withIntermediateDirectories: true)
            // A document's name with a slash is refused when it is read; a scene's is not.
            let documents = names.filter { !$0.isEmpty && !$0.contains("/") }
            for (number, name) in documents.enumerated() {
                let encoded = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
                let text = rowTree.replacing(#""name": "row""#, with: #""name": "# + encoded)
                try put(text, "deep/in/\(number).json", in: folder)
            }
            let scenes = names.filter { !$0.contains("\u{1B}") }.enumerated().map { ("id-\($0)", $1) }
            try put(Self.storyboard(scenes), "deep/in/Main.storyboard", in: folder)
            let before = try files(below: folder)
            for template in ["out/{name}/x-{path}.svg", "out/{name}{scene}.svg", "out/{path}/{name}.svg"] {
                let run = try self.run("../in", "-o", template, folder: folder + "/deep/work")
                #expect(run.status == 0, "\(template) \(run.errors)")
                #expect(!run.errors.contains("\u{1B}") && !run.errors.contains("\u{202E}"))
            }
            let after = try files(below: folder)
            let new = after.filter { !before.contains($0) }
            #expect(new.count == 3 * documents.count + 2 + scenes.count)
            for path in new {
                #expect(path.hasPrefix("deep/work/out/"), "\(path)")
                #expect(path.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E }, "\(path)")
                #expect(path.split(separator: "/").allSatisfy { !$0.hasPrefix(".") }, "\(path)")
            }
        }
    }

    @Test("a picture's name that spells `../` in stand-ins for raw bytes reads nothing outside of the folder")
    func smuggledPath() throws {
        try Fixtures.withFolder { folder in
            let dots = "\u{10FE2E}\u{10FE2E}\u{10FE2F}"
            for (name, file) in [("inside", "doc/pictures/inside"), (dots + "secret", "doc/secret")] {
                let tree = rowTree.replacing(
                    #"{ "type": "view", "id": "b" }"#,
                    with: #"{ "type": "imageView", "id": "b", "image": { "name": "\#(name)", "size": [60, 20] } }"#
                ).replacing(#""name": "row","#, with: #""name": "row", "assets": { "images": "pictures" },"#)
                try put(tree, "doc/row.json", in: folder)
                try FileManager.default.createDirectory(
                    atPath: folder + "/doc/pictures", withIntermediateDirectories: true)
                let without = try run("doc/row.json", "-o", "a.svg", folder: folder)
                #expect(without.status == 0, "\(without.errors)")
                let picture = try Fixtures.run(
                    Fixtures.commandLine, ["-", "-o", file + ".png"], input: rowTree, folder: folder)
                #expect(picture.status == 0)
                _ = try run("doc/row.json", "-o", "b.svg", folder: folder)
                let isRead = Fixtures.bytes(folder + "/a.svg") != Fixtures.bytes(folder + "/b.svg")
                #expect(isRead == (name == "inside"))
            }
        }
    }
}
