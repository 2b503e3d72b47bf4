import Foundation
import TestSupport
import Testing

/// `gallery`: the folder as bytes.
@Suite("gallery")
struct GalleryCommandTests {
    static let screens = "fixtures/ib/screens.storyboard"

    private static func gallery(_ words: [String], to site: String) throws -> Finished {
        try Fixtures.run(Fixtures.commandLine, ["gallery"] + words + ["-o", site], folder: Fixtures.packageRoot)
    }

    /// Every file of a folder, by its path.
    static func files(_ folder: String) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
            files[path] = FileManager.default.contents(atPath: folder + "/" + path)
        }
        return files
    }

    /// The data of the page's scripts.
    static func data(_ site: String) throws -> [String: Any] {
        let page = try String(contentsOfFile: site + "/index.html", encoding: .utf8)
        let start = try #require(page.range(of: "id=\"data\">"))
        let rest = page[start.upperBound...]
        let end = try #require(rest.range(of: "</script>"))
        let object = try JSONSerialization.jsonObject(with: Data(rest[..<end.lowerBound].utf8))
        return try #require(object as? [String: Any])
    }

    @Test("the same files give the same folder, each picture once, and each name leads to a file")
    func bytes() throws {
        try Fixtures.withFolder { folder in
            let inputs = [Self.screens, "fixtures/scenes/hotel.json"]
            for site in ["a", "b"] { #expect(try Self.gallery(inputs, to: folder + "/" + site).status == 0) }
            let (one, other) = (try Self.files(folder + "/a"), try Self.files(folder + "/b"))
            #expect(one == other)
            let data = try Self.data(folder + "/a")
            let pictures = try #require(data["pictures"] as? [[Any]]).compactMap { $0.first as? String }
            #expect(!pictures.isEmpty && Set(pictures).count == pictures.count)
            #expect(Set(pictures) == Set(one.keys.filter { $0.hasPrefix("pictures/") }))
            #expect(Set(one.filter { $0.key.hasPrefix("pictures/") }.values).count == pictures.count)
            let screens = try #require(data["screens"] as? [[String: Any]])
            for screen in screens {
                let address = try #require(screen["inspector"] as? String)
                #expect(one[String(address.prefix { $0 != "#" })] != nil, "\(address)")
            }
            // The document's steps are states of its screen, in the first variant alone.
            let hotel = try #require(screens.first { ($0["file"] as? String)?.hasSuffix("hotel.json") == true })
            #expect((hotel["states"] as? [[Any]])?.isEmpty == false)
            #expect((hotel["pictures"] as? [Int])?.count == 7)
        }
    }

    @Test("views of code stand beside the screens of files; a list of something else is refused")
    func viewsOfCode() throws {
        try Fixtures.withFolder { folder in
            let views = folder + "/views"
            try FileManager.default.createDirectory(atPath: views, withIntermediateDirectories: true)
            try Data("a picture".utf8).write(to: URL(fileURLWithPath: views + "/Shop.Card.png"))
            let card = """
                "class": "Shop.Card", "file": "Sources/Card.swift", "line": 7, "part": true, "width": 320, "height": 44,
                "remarks": ["Card: made up: title"]
                """
            func list(_ picture: String) throws -> Finished {
                try "{\"views\": [{\(card), \"picture\": \"\(picture)\"}]}"
                    .write(toFile: views + "/views.json", atomically: true, encoding: .utf8)
                return try Self.gallery([Self.screens, "--views", views], to: folder + "/site")
            }
            #expect(try list("Shop.Card.png").status == 0)
            let screens = try #require(try Self.data(folder + "/site")["screens"] as? [[String: Any]])
            let shown = try #require(screens.first { $0["class"] as? String == "Shop.Card" })
            #expect(shown["file"] as? String == "Sources/Card.swift" && shown["line"] as? Int == 7)
            #expect((shown["remarks"] as? [[Any]])?.count == 1)
            // The folder of an input, or one right below, needs no flag.
            for input in [folder, views] {
                #expect(try Self.gallery([Self.screens, input], to: folder + "/site").status == 0)
                let found = try #require(try Self.data(folder + "/site")["screens"] as? [[String: Any]])
                #expect(found.contains { $0["class"] as? String == "Shop.Card" }, "\(input)")
            }
            // A project without them is told how to get them.
            let app = folder + "/app"
            try FileManager.default.createDirectory(atPath: app, withIntermediateDirectories: true)
            try Data().write(to: URL(fileURLWithPath: app + "/Package.swift"))
            let hint = "render-cli uikit draw --all -o \(app)/views --project \(app)"
            let empty = try Self.gallery([app], to: folder + "/site")
            #expect(empty.status == 2 && empty.errors.contains(hint))
            try "{\"version\": 1, \"root\": {\"type\": \"view\"}}".write(
                toFile: app + "/launch.json", atomically: true, encoding: .utf8)
            let launch = try Self.gallery([app], to: folder + "/site")
            #expect(launch.status == 0 && launch.errors.contains(hint), "\(launch.errors)")
            #expect(try !Self.gallery([app, views], to: folder + "/site").errors.contains(hint))
            #expect(try list("").status == 0)
            #expect(try list("../Card.png").errors.contains("not a list of views"))
            #expect(try list("Other.png").errors.contains("no such file"))
        }
    }

    @Test("a folder of something else is refused, pictures that no screen shows are removed, and nothing else")
    func folder() throws {
        try Fixtures.withFolder { folder in
            let site = folder + "/site"
            try FileManager.default.createDirectory(atPath: site, withIntermediateDirectories: true)
            try "mine".write(toFile: site + "/notes.txt", atomically: true, encoding: .utf8)
            let refused = try Self.gallery([Self.screens], to: site)
            #expect(refused.status == 64 && refused.errors.contains("has files of something else"))
            #expect(try Self.files(site).count == 1)
            try FileManager.default.removeItem(atPath: site + "/notes.txt")
            #expect(try Self.gallery([Self.screens, "fixtures/scenes/table.json"], to: site).status == 0)
            try "mine".write(toFile: site + "/pictures/mine.png", atomically: true, encoding: .utf8)
            let before = try Self.files(site).count
            #expect(try Self.gallery(["fixtures/scenes/table.json"], to: site).status == 0)
            let after = try Self.files(site)
            #expect(after.count < before && after["pictures/mine.png"] != nil)
        }
    }

    @Test("a comparison names what moved, came and went, with pictures and the cause, the largest first")
    func comparison() throws {
        try Fixtures.withFolder { folder in
            for side in ["old", "new"] {
                try FileManager.default.createDirectory(atPath: folder + "/" + side, withIntermediateDirectories: true)
                for name in ["login.storyboard", "cell.xib"] {
                    try FileManager.default.copyItem(
                        atPath: Fixtures.packageRoot + "/fixtures/ib/" + name, toPath: "\(folder)/\(side)/\(name)")
                }
            }
            let login = folder + "/new/login.storyboard"
            let text = try String(contentsOfFile: login, encoding: .utf8)
            try text.replacingOccurrences(of: "spacing=\"12\"", with: "spacing=\"20\"")
                .write(toFile: login, atomically: true, encoding: .utf8)
            try FileManager.default.removeItem(atPath: folder + "/new/cell.xib")
            let run = try Fixtures.run(
                Fixtures.commandLine, ["gallery", "new", "--against", "old", "-o", "site"], folder: folder)
            #expect(run.status == 0, "\(run.errors)")
            let data = try Self.data(folder + "/site")
            let changes = try #require(data["changes"] as? [[String: Any]])
            #expect(changes.compactMap { $0["kind"] as? String } == ["removed", "changed"])
            let changed = changes[1]
            #expect(changed["screen"] as? String == "new/login.storyboard/LoginViewController")
            let moves = try #require(changed["moves"] as? [[String]])
            #expect(moves.contains { $0[1].contains("because") && $0[1].contains("spacing 12 -> 20") }, "\(moves)")
            for side in ["before", "after", "difference"] { #expect((changed[side] as? Int ?? -1) >= 0) }
            let screens = try #require(data["screens"] as? [[String: Any]])
            #expect(screens.contains { $0["key"] as? String == "new/login.storyboard/LoginViewController" })
        }
    }

    @Test(
        "no name or text of a document ends a script or opens an element",
        arguments: ["</script><script>alert(1)</script>", "<!--", "a\u{202E}b", "\"><img src=x>"])
    func foreignTexts(word: String) throws {
        try Fixtures.withFolder { folder in
            let text = String(decoding: try JSONEncoder().encode(word), as: UTF8.self)
            let tree = """
                {"version": 1, "name": "t", "devices": [{"name": "s", "size": [100, 50]}],
                 "root": {"id": "root", "type": "label", "text": \(text)}}
                """
            try tree.write(toFile: folder + "/t.json", atomically: true, encoding: .utf8)
            let run = try Fixtures.run(
                Fixtures.commandLine, ["gallery", "t.json", "-o", "site"], folder: folder)
            #expect(run.status == 0, "\(run.errors)")
            let page = try String(contentsOfFile: folder + "/site/index.html", encoding: .utf8)
            for text in ["<script>alert", "<img", "\u{202E}", "<!--"] { #expect(!page.contains(text)) }
        }
    }
}
