import Files
import Foundation
import LayoutDiff
import LayoutRender
import TestSupport
import Testing

@testable import RenderCommands

/// A page's key is a hash of everything that the page depends on.
@Suite("Keys of pages")
struct PageKeyTests {
    /// What a page shows, and its key.
    struct Shown: Equatable {
        var key: String
        var frames: String
        var picture: [UInt8]
        var looks: [String] { [frames, String(decoding: picture, as: UTF8.self)] }
    }

    private static let tree = """
        {"version": 1, "name": "ferry", "devices": [{"name": "small", "size": [200, "fit"]}, {"name": "large", "size": [300, "fit"]}],
         "assets": {"images": "pictures", "strings": {"fr": {"go": "Allons-y donc"}}}, "metrics": {"gutter": 12},
         "components": {"Row": {"type": "label", "text": "row", "constraints": ["height == 20"]}},
         "root": {"type": "stackView", "id": "col", "axis": "vertical", "alignment": "leading", "spacing": "gutter",
          "backgroundColor": {"asset": "Sea"}, "arrangedSubviews": [
           {"type": "imageView", "id": "pic", "image": {"asset": "logo", "size": [4, 4]}},
           {"type": "imageView", "id": "own", "image": {"name": "own", "size": [8, 8]}},
           {"type": "Row", "id": "used"},
           {"type": "label", "id": "go", "text": {"key": "go", "text": "GO"},
            "font": {"family": "Sample", "faceName": "Sample-Regular", "size": 10}}]},
         "states": {"closed": {"set": {"pic.isHidden": true}}}, "steps": [{"name": "wider", "set": {"col.spacing": 30}}]}
        """

    private static func put(_ bytes: [UInt8], _ path: String, in folder: String) throws {
        let url = URL(fileURLWithPath: folder + "/" + path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// A project with a tree.json that uses every kind of resource.
    private static func makeProject(in folder: String) throws {
        let texts = [
            "tree.json": tree, "App.xcodeproj/project.pbxproj": "",
            "App/A.xcassets/logo.imageset/Contents.json": #"{"images": [{"filename": "l.svg"}]}"#,
            "App/A.xcassets/logo.imageset/l.svg":
                ##"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="12"><rect width="30" height="12" fill="#ff0000"/></svg>"##,
            "App/A.xcassets/Sea.colorset/Contents.json":
                #"{"colors": [{"color": {"components": {"red": "0x10", "green": "0x20", "blue": "0x30", "alpha": "1"}}}]}"#,
            "App/de.lproj/Localizable.strings": "\"go\" = \"LOS JETZT\";\n",
        ]
        for (path, text) in texts { try put(Array(text.utf8), path, in: folder) }
        try put(SampleFont.bytes(), "Fonts/Sample.ttf", in: folder)
        try put(try picture(10), "pictures/own.png", in: folder)
    }

    /// A grey picture of 4 by 4 pixels.
    private static func picture(_ grey: UInt8) throws -> [UInt8] {
        PNG.encode(try #require(Bitmap(width: 4, height: 4, pixels: [UInt8](repeating: grey, count: 64))))
    }

    /// All pages of a file, as `render` with the flags draws them.
    static func shown(_ file: String, _ flags: [String] = []) throws -> [Shown] {
        let command = try #require(
            try RenderCLI.command(of: ["render", file, "-o", "x.svg"] + flags) as? RenderCommand)
        var loader = InputLoader(
            selection: command.selection, limits: command.settings.limits, takesStates: true, takesSteps: true)
        loader.hashing.isOn = true
        var painter = try Painter(command.settings)
        var found: [Shown] = []
        for page in try loader.load(file) {
            let report = FramesReport(page)
            let picture = try painter.paint(page, as: [.svg])
            found.append(
                Shown(
                    key: try #require(page.key(command.settings, command.settings.limits)), frames: report.json.text,
                    picture: picture.files[0]))
        }
        return found
    }

    /// The law: pages that look different have different keys.
    /// - Returns: whether any page looks different.
    private static func expectKeys(_ before: [Shown], _ after: [Shown], _ change: String) -> Bool {
        var hasChanged = false
        for (old, new) in zip(before, after) where old.looks != new.looks {
            hasChanged = true
            #expect(old.key != new.key, "\(change) changes the page and not its key")
        }
        return hasChanged
    }

    @Test("the same inputs have the same keys in another folder, at another time and in another environment")
    func placesAndTimes() throws {
        try Fixtures.withFolder { folder in
            var outputs: [String] = []
            for place in ["one", "two/deeper"] {
                try Self.makeProject(in: folder + "/" + place)
                let old = Date(timeIntervalSince1970: 1_000_000_000)
                try FileManager.default.setAttributes(
                    [.modificationDate: old], ofItemAtPath: folder + "/" + place + "/tree.json")
                let isFirst = outputs.isEmpty
                let run = try Fixtures.run(
                    Fixtures.commandLine,
                    ["frames", isFirst ? "tree.json" : folder + "/two/deeper/tree.json", "--format", "json"],
                    folder: isFirst ? folder + "/one" : "/",
                    environment: isFirst ? [:] : ["TZ": "Asia/Tokyo", "LANG": "de_DE.UTF-8", "HOME": folder, "CI": "1"])
                #expect(run.status == 0, "\(run.errors)")
                outputs.append(run.text)
            }
            #expect(outputs[0] == outputs[1] && !outputs[0].contains(folder))
            let keys = outputs[0].split(separator: "\"key\": \"").dropFirst().map { $0.prefix(64) }
            #expect(keys.count == 6 && Set(keys).count == 6, "a key for each device, state and step")
            #expect(keys.allSatisfy { $0.allSatisfy(\.isHexDigit) })
        }
    }

    @Test("another resource, document or flag has another key wherever the page shows the change")
    func changes() throws {
        let files: [(path: String, bytes: [UInt8]?)] = [
            ("tree.json", Array(Self.tree.replacingOccurrences(of: "\"gutter\": 12", with: "\"gutter\": 13").utf8)),
            ("tree.json", Array(Self.tree.replacingOccurrences(of: "height == 20", with: "height == 30").utf8)),
            ("App/A.xcassets/logo.imageset/Contents.json", Array(#"{"images": []}"#.utf8)),
            (
                "App/A.xcassets/logo.imageset/l.svg",
                Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"31\" height=\"12\"/>".utf8)
            ),
            (
                "App/A.xcassets/Sea.colorset/Contents.json",
                Array(
                    #"{"colors": [{"color": {"components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}"#
                        .utf8)
            ),
            ("App/de.lproj/Localizable.strings", Array("\"go\" = \"GEH\";\n".utf8)),
            ("Fonts/Sample.ttf", nil), ("pictures/own.png", try Self.picture(200)), ("pictures/own.png", nil),
        ]
        for (path, bytes) in files {
            try Fixtures.withFolder { folder in
                try Self.makeProject(in: folder)
                let language = ["--locale", "de"]
                let before = try Self.shown(folder + "/tree.json", language)
                if let bytes {
                    try Self.put(bytes, path, in: folder)
                } else {
                    try FileManager.default.removeItem(atPath: folder + "/" + path)
                }
                let after = try Self.shown(folder + "/tree.json", language)
                #expect(Self.expectKeys(before, after, path), "\(path): shows nothing, and proves nothing")
            }
        }
    }

    @Test("another flag has another key wherever the page shows the change")
    func flags() throws {
        let storyboard = Fixtures.packageRoot + "/fixtures/projects/Harbour/Harbour/Base.lproj/Main.storyboard"
        let plain = try Self.shown(storyboard)
        let flags: [[String]] = [
            ["--device", "iPhoneSe"], ["--device", "iPadPro11"], ["--traits", "dark"], ["--traits", "rtl"],
            ["--traits", "XXXL"], ["--locale", "de"], ["--sizes", "measured"], ["--project", "none"], ["--scale", "1"],
            ["--annotated"], ["--show", "all"], ["--show", "frames"], ["--hide", "chrome"], ["--theme", "dark"],
            ["--show", "all,legend"], ["--text", "boxes"], ["--max-work", "1000"], ["--max-image", "10"],
        ]
        var count = 0
        for words in flags {
            guard let changed = try? Self.shown(storyboard, words) else { continue }
            if Self.expectKeys(plain, changed, words.joined(separator: " ")) { count += 1 }
        }
        #expect(count >= 12, "\(count) of \(flags.count) flags change the page")
        #expect(try Self.shown(storyboard).map(\.key) == plain.map(\.key))
    }

    @Test("random edits of a project's files", arguments: [1, 2] as [UInt64])
    func edits(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let source = Fixtures.packageRoot + "/fixtures/projects/Harbour"
        let language = ["--locale", "de", "--traits", "dark"]
        try Fixtures.withFolder { folder in
            let project = folder + "/Harbour"
            try FileManager.default.copyItem(atPath: source, toPath: project)
            let files = (FileManager.default.subpaths(atPath: project) ?? []).sorted().filter {
                FileReader.status(project + "/" + $0).kind == .regular
            }
            let storyboard = project + "/Harbour/Base.lproj/Main.storyboard"
            let before = try Self.shown(storyboard, language)
            var count = 0
            for _ in 0..<12 {
                let file = project + "/" + files[random.below(files.count)]
                let bytes = Fixtures.bytes(file)
                guard !bytes.isEmpty else { continue }
                var edited = bytes
                let places = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
                guard let place = places.isEmpty ? nil : places[random.below(places.count)] else { continue }
                edited[place] = edited[place] == 0x39 ? 0x31 : edited[place] + 1
                try Data(edited).write(to: URL(fileURLWithPath: file))
                if let after = try? Self.shown(storyboard, language), Self.expectKeys(before, after, "\(file):\(place)")
                {
                    count += 1
                }
                try Data(bytes).write(to: URL(fileURLWithPath: file))
            }
            #expect(count > 0, "no edit shows")
        }
    }

    @Test("a test's report has the key that frames prints, also when merged")
    func reports() throws {
        try Fixtures.withFolder { folder in
            try Self.makeProject(in: folder)
            let frames = try Fixtures.run(
                Fixtures.commandLine, ["frames", "tree.json", "--format", "json"], folder: folder)
            let test = ["test", "tree.json", "--record", "never", "--quiet", "--report", "report.json"]
            _ = try Fixtures.run(Fixtures.commandLine, test, folder: folder)
            let merge = ["test", "--merge", "report.json", "--quiet", "--report", "again.json"]
            _ = try Fixtures.run(Fixtures.commandLine, merge, folder: folder)
            func keys(_ text: String) -> [Substring] {
                text.split(separator: "\"key\": \"").dropFirst().map { $0.prefix(64) }
            }
            let report = String(decoding: Fixtures.bytes(folder + "/report.json"), as: UTF8.self)
            #expect(keys(report) == keys(frames.text) && keys(report).count == 6)
            #expect(Fixtures.bytes(folder + "/again.json") == Array(report.utf8))
        }
    }

    /// FIPS 180-4's examples, and lengths around a block.
    @Test(
        "SHA-256",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                String(repeating: "a", count: 1_000),
                "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
            ),
        ])
    func vectors(text: String, hash: String) {
        #expect(SHA256.text(of: Array(text.utf8)) == hash)
    }
}
