import Foundation
import TestSupport
import Testing

/// `gallery --cache`: the folder with a cache is the folder without one, and nothing is made twice.
@Suite("the cache of a gallery")
struct GalleryCacheTests {
    private static let screens = GalleryCommandTests.screens

    /// A gallery of `App`, with the cache unless the site is the plain one.
    private static func gallery(
        _ folder: String, to site: String, cache: String? = "cache",
        _ words: [String] = ["--locale", "all"]
    ) throws -> Finished {
        let kept = cache.map { ["--cache", $0] } ?? []
        let run = try Fixtures.run(
            Fixtures.commandLine, ["gallery", "App", "-o", site, "--verbose"] + words + kept, folder: folder)
        #expect(run.status == 0, "\(run.errors)")
        return run
    }

    /// How many files a run parsed, and how many pictures it drew.
    private static func work(_ run: Finished) -> [Int] {
        let lines = run.errors.split(separator: "\n")
        let drawn = lines.compactMap { line -> Int? in
            guard let end = line.range(of: " of them drawn") else { return nil }
            return line[..<end.lowerBound].split(separator: " ").last.flatMap { Int($0) }
        }
        return [lines.count { $0.hasPrefix("read ") }] + drawn
    }

    private static func change(_ path: String, _ old: String, _ new: String) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try #require(text.contains(old), "\(path)")
        try text.replacingOccurrences(of: old, with: new).write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// A project with languages, a catalog, fonts and sources, and two files that take nothing from it.
    private static func prepare(_ folder: String) throws {
        let files = FileManager.default
        try files.copyItem(atPath: Fixtures.packageRoot + "/fixtures/projects/Harbour", toPath: folder + "/App")
        try files.copyItem(
            atPath: Fixtures.packageRoot + "/fixtures/ib/screens.storyboard", toPath: folder + "/App/screens.storyboard"
        )
        try change(
            folder + "/App/Harbour/Base.lproj/Main.storyboard", "</viewController>",
            "<connections><outlet property=\"buyButton\" destination=\"buy\" id=\"o1\"/></connections></viewController>"
        )
        let tree = """
            {"version": 1, "name": "badge", "devices": [{"name": "s", "size": [100, 50]}], "assets": {"images": "pictures"},
             "root": {"id": "root", "type": "view", "subviews": [{"id": "a", "type": "imageView", "image": "dot",
               "constraints": ["top == parent.top", "leading == parent.leading", "width == 40", "height == 40"]}]}}
            """
        try tree.write(toFile: folder + "/App/badge.json", atomically: true, encoding: .utf8)
        try files.createDirectory(atPath: folder + "/App/pictures", withIntermediateDirectories: true)
        try show(0, folder)
    }

    /// Saves one of two pictures for the tree.json to show.
    private static func show(_ number: Int, _ folder: String) throws {
        let samples = folder + "/samples"
        if !FileManager.default.fileExists(atPath: samples) {
            let words = ["gallery", "fixtures/scenes/table.json", "-o", samples]
            _ = try Fixtures.run(Fixtures.commandLine, words, folder: Fixtures.packageRoot)
        }
        let pictures = try GalleryCommandTests.files(samples).filter { $0.key.hasSuffix(".png") }.sorted {
            $0.key < $1.key
        }
        try #require(pictures.count > 1)
        try pictures[number].value.write(to: URL(fileURLWithPath: folder + "/App/pictures/dot.png"))
    }

    @Test("a change of a file or of what the file takes from its project gives the bytes of a run without a cache")
    func law() throws {
        try Fixtures.withFolder { folder in
            try Self.prepare(folder)
            #expect(try Self.work(Self.gallery(folder, to: "site"))[0] == 3)
            #expect(try Self.work(Self.gallery(folder, to: "site")) == [0, 0])
            var before = try GalleryCommandTests.files(folder + "/site")
            let app = folder + "/App/Harbour/"
            let controller = """
                class FerryViewController: UIViewController {
                    @IBOutlet var buyButton: UIButton!
                    override func viewDidLoad() { buyButton.isHidden = true; buyButton.setTitle("x", for: .normal) }
                }
                """
            let project = folder + "/App/Harbour.xcodeproj/project.pbxproj"
            let member = "B1 /* Other.storyboard in Resources */ = {};\n\trootObject"
            // Whether the state after the change was met before, so that nothing is read.
            let changes: [(name: String, isKnown: Bool, change: () throws -> Void)] = [
                ("a text", false, { try Self.change(app + "Base.lproj/Main.storyboard", "Pier 3", "Pier 4") }),
                ("a text", false, { try Self.change(app + "de.lproj/Main.strings", "Fahrkarte kaufen", "Karte") }),
                ("its return", true, { try Self.change(app + "de.lproj/Main.strings", "Karte", "Fahrkarte kaufen") }),
                ("a file of no target", false, { try Self.change(project, "rootObject", member) }),
                ("its return", true, { try Self.change(project, member, "rootObject") }),
                (
                    "a colour", false,
                    { try Self.change(app + "Assets.xcassets/Sea.colorset/Contents.json", "0x1F", "0x9F") }
                ),
                (
                    "a picture", false,
                    { try Self.change(app + "Assets.xcassets/anchor.imageset/anchor.svg", "cy=\"5\"", "cy=\"7\"") }
                ),
                (
                    "a source", false,
                    { try controller.write(toFile: app + "Ferry.swift", atomically: true, encoding: .utf8) }
                ),
                ("a picture of a tree.json", false, { try Self.show(1, folder) }),
                ("a language", false, { try FileManager.default.removeItem(atPath: app + "de.lproj") }),
            ]
            for (name, isKnown, change) in changes {
                try change()
                let cached = try Self.gallery(folder, to: "site")
                let parsed = Self.work(cached)[0]
                #expect(isKnown ? parsed == 0 : (1...2).contains(parsed), "\(name): \(cached.errors)")
                _ = try Self.gallery(folder, to: "plain", cache: nil)
                let after = try GalleryCommandTests.files(folder + "/site")
                #expect(try after == GalleryCommandTests.files(folder + "/plain"), "\(name)")
                #expect(after != before, "\(name)")
                #expect(try Self.work(Self.gallery(folder, to: "site")) == [0, 0], "\(name)")
                before = after
            }
        }
    }

    @Test("after an edit one file is parsed and its pictures are drawn, whatever other files there are")
    func work() throws {
        try Fixtures.withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/App", withIntermediateDirectories: true)
            let text = String(
                decoding: Fixtures.bytes(Fixtures.packageRoot + "/fixtures/ib/login.storyboard"), as: UTF8.self)
            for number in 1...12 {
                try text.write(toFile: "\(folder)/App/login\(number).storyboard", atomically: true, encoding: .utf8)
            }
            #expect(try Self.work(Self.gallery(folder, to: "site", []))[0] == 12)
            try Self.change(folder + "/App/login7.storyboard", "spacing=\"12\"", "spacing=\"20\"")
            #expect(try Self.work(Self.gallery(folder, to: "site", [])) == [1, 14])
            // A folder of another machine is filled from the cache.
            #expect(try Self.work(Self.gallery(folder, to: "other", [])) == [0, 0])
            #expect(
                try GalleryCommandTests.files(folder + "/site") == GalleryCommandTests.files(folder + "/other"))
            // Other flags are other answers.
            #expect(try Self.work(Self.gallery(folder, to: "other", ["--no-audit"]))[0] == 12)
            #expect(try Self.work(Self.gallery(folder, to: "other", ["--traits", "dark"]))[0] == 12)
        }
    }

    @Test("files of a gallery that have their bytes are not written again")
    func written() throws {
        try Fixtures.withFolder { folder in
            try Self.prepare(folder)
            func times() throws -> [String: Date] {
                var times: [String: Date] = [:]
                for name in try GalleryCommandTests.files(folder + "/site").keys {
                    times[name] =
                        try FileManager.default.attributesOfItem(atPath: folder + "/site/" + name)[.modificationDate]
                        as? Date
                }
                return times
            }
            for cache in [nil, "cache", "cache"] {
                let before = (try? times()) ?? [:]
                _ = try Self.gallery(folder, to: "site", cache: cache)
                let after = try times()
                #expect(before.isEmpty || after == before)
            }
        }
    }

    @Test("what is planted in a cache or cut is made anew")
    func planted() throws {
        try Fixtures.withFolder { folder in
            try Self.prepare(folder)
            _ = try Self.gallery(folder, to: "site")
            let whole = try GalleryCommandTests.files(folder + "/site")
            let cache = folder + "/cache/"
            let entries = try GalleryCommandTests.files(cache)
            for kind in [".picture", ".screens", ".questions", ".inspector"] {
                let names = entries.keys.filter { $0.hasSuffix(kind) }.sorted()
                try #require(names.count > 1, "\(kind)")
                // Each entry is cut, then has the content of another, then is no file of ours.
                for damage in [0, 1, 2] {
                    for (name, other) in zip(names, names.dropFirst() + names.prefix(1)) {
                        let bytes: Data =
                            switch damage {
                            case 0: (entries[name] ?? Data()).dropLast(3)
                            case 1: entries[other] ?? Data()
                            default: Data("gallery".utf8)
                            }
                        try bytes.write(to: URL(fileURLWithPath: cache + name))
                    }
                    try? FileManager.default.removeItem(atPath: folder + "/site")
                    _ = try Self.gallery(folder, to: "site")
                    #expect(try GalleryCommandTests.files(folder + "/site") == whole, "\(kind) \(damage)")
                    // What was damaged is whole again.
                    #expect(try Self.work(Self.gallery(folder, to: "site")) == [0, 0], "\(kind) \(damage)")
                }
            }
            // A link is not followed, and a record that names files of elsewhere is no record.
            let record = try #require(entries.keys.first { $0.hasSuffix(".screens") })
            try FileManager.default.removeItem(atPath: cache + record)
            try FileManager.default.createSymbolicLink(atPath: cache + record, withDestinationPath: "/etc/passwd")
            _ = try Self.gallery(folder, to: "site")
            #expect(try GalleryCommandTests.files(folder + "/site") == whole)
        }
    }

    @Test("a rectangle that no layout reads draws nothing anew")
    func rectangles() throws {
        try Fixtures.withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/App", withIntermediateDirectories: true)
            let file = folder + "/App/Main.storyboard"
            try FileManager.default.copyItem(
                atPath: Fixtures.packageRoot + "/fixtures/ib/login.storyboard", toPath: file)
            let words = ["--no-audit", "--no-inspector"]
            _ = try Self.gallery(folder, to: "site", words)
            try Self.change(
                file, "x=\"16\" y=\"127\" width=\"361\" height=\"124\"",
                "x=\"12\" y=\"99\" width=\"369\" height=\"120\"")
            #expect(try Self.work(Self.gallery(folder, to: "site", words)) == [1, 0])
        }
    }
}
