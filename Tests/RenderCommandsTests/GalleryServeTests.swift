import CLibrary
import Foundation
import TestSupport
import Testing

/// `gallery --serve`: the gallery follows what is saved.
@Suite("gallery that is served", .serialized)
struct GalleryServeTests {
    private static func tree(_ text: String, width: Int = 120, size: String = "200, 100") -> String {
        """
        {"version": 1, "devices": [{"name": "s", "size": [\(size)]}],
         "root": {"id": "root", "type": "view", "backgroundColor": "systemBackground", "subviews": [
           {"id": "a", "type": "label", "text": "\(text)", "constraints": ["top == parent.top", "leading == parent.leading",
             "width == \(width)"]}]}}
        """
    }

    private static func withServer(_ words: String..., body: (WatchedFolder) throws -> Void) throws {
        try Fixtures.withFolder { folder in
            for place in ["/App", "/App.xcodeproj"] {
                try FileManager.default.createDirectory(atPath: folder + place, withIntermediateDirectories: true)
            }
            try "".write(toFile: folder + "/App.xcodeproj/project.pbxproj", atomically: true, encoding: .utf8)
            try tree("One", size: "320, 568").write(toFile: folder + "/App/one.json", atomically: true, encoding: .utf8)
            try tree("Two").write(toFile: folder + "/App/two.json", atomically: true, encoding: .utf8)
            try FileManager.default.copyItem(
                atPath: Fixtures.packageRoot + "/fixtures/ib/login.storyboard", toPath: folder + "/App/login.storyboard"
            )
            try body(WatchedFolder(folder, words + ["App"], command: ["gallery", "--serve"]))
        }
    }

    /// The addresses of a screen's pictures.
    private static func pictures(_ data: [String: Any], of key: String) -> [String] {
        let files = (data["pictures"] as? [[Any]] ?? []).map { $0.first as? String ?? "" }
        let screens = data["screens"] as? [[String: Any]] ?? []
        let places = screens.first { $0["key"] as? String == key }?["pictures"] as? [Int] ?? []
        return places.filter { $0 >= 0 }.map { files.indices.contains($0) ? files[$0] : "" }
    }

    private static func texts(_ data: [String: Any]) -> [String] {
        (data["screens"] as? [[String: Any]] ?? []).flatMap { $0["texts"] as? [String] ?? [] }
    }

    @Test("a save changes the pictures of the saved file, files come and go, a mistake leaves the last good screens")
    func saving() throws {
        try Self.withServer("--no-audit") { server in
            let first = try server.data()
            #expect(Self.texts(first).filter { ["One", "Two"].contains($0) } == ["One", "Two"])
            let (one, two) = (Self.pictures(first, of: "App/one.json"), Self.pictures(first, of: "App/two.json"))
            #expect(Set(one).count > 1 && !one.contains(""))
            // 1  Pictures are drawn when they are asked for, and have a size from then on.
            #expect(try server.get("/" + one[0]).contains("image/png"))
            #expect(try server.get("/pictures/none.png").hasPrefix("HTTP/1.1 404"))
            // 2  One file is saved: the pictures of the other keep their addresses.
            try server.save(Self.tree("Uno"), as: "App/one.json")
            let second = try server.data { Self.texts($0).contains("Uno") }
            #expect(Self.pictures(second, of: "App/two.json") == two)
            #expect(Set(Self.pictures(second, of: "App/one.json")).isDisjoint(with: one))
            // 3  A mistake: the last good screens stay, with the reason.
            try server.save("{", as: "App/one.json")
            let third = try server.data { (($0["live"] as? [String: Any])?["troubles"] as? [String])?.isEmpty == false }
            #expect(Self.texts(third).contains("Uno"))
            // 4  Files come and go.
            try server.save(Self.tree("Uno"), as: "App/one.json")
            try server.save(Self.tree("Three"), as: "App/three.json")
            _ = try server.data { Self.texts($0).contains("Three") }
            try FileManager.default.removeItem(atPath: server.folder + "/App/two.json")
            let last = try server.data { !Self.texts($0).contains("Two") }
            #expect(((last["live"] as? [String: Any])?["troubles"] as? [String])?.isEmpty == true)
        }
    }

    @Test("the inspector's pages and the audit's remarks are there without being waited for")
    func parts() throws {
        try Self.withServer { server in
            // The audit looks at files while nobody asks, and tells once it has seen all of them.
            let (listener, _) = try server.listener()
            defer { close(listener) }
            #expect(server.received(by: listener, until: "\n\n").contains("data: "))
            let data = try server.data()
            let remarked = (data["screens"] as? [[String: Any]] ?? []).filter {
                ($0["remarks"] as? [Any])?.isEmpty == false
            }
            #expect(remarked.contains { $0["key"] as? String == "App/one.json" }, "\(data)")
            let screens = try #require(data["screens"] as? [[String: Any]])
            for screen in screens {
                let address = try #require(screen["inspector"] as? String)
                #expect(try server.get("/" + address.prefix { $0 != "#" }).contains("id=\"data\""))
            }
        }
    }

    @Test("a colour set of the project is followed, though its file ends like a document")
    func colours() throws {
        func colour(_ red: String) -> String {
            """
            {"info": {"version": 1, "author": "xcode"}, "colors": [{"idiom": "universal", "color": {"color-space": "srgb",
              "components": {"red": "\(red)", "green": "0", "blue": "0", "alpha": "1"}}}]}
            """
        }
        try Self.withServer("--no-audit") { server in
            let set = server.folder + "/App/Assets.xcassets/Accent.colorset"
            try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
            try colour("0.2").write(toFile: set + "/Contents.json", atomically: true, encoding: .utf8)
            let login = server.folder + "/App/login.storyboard"
            let text = try String(contentsOfFile: login, encoding: .utf8)
            let plain = "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"
            try #require(text.contains(plain))
            let named =
                "<resources><namedColor name=\"Accent\"><color red=\"0.1\" green=\"0\" blue=\"0\" alpha=\"1\" "
                + "colorSpace=\"custom\" customColorSpace=\"sRGB\"/></namedColor></resources></document>"
            try text.replacingOccurrences(of: plain, with: "<color key=\"backgroundColor\" name=\"Accent\"/>")
                .replacingOccurrences(of: "</document>", with: named)
                .write(toFile: login, atomically: true, encoding: .utf8)
            let key = "App/login.storyboard/LoginViewController"
            var before: [String] = []
            for red in ["0.4", "0.6"] {
                try colour(red).write(toFile: set + "/Contents.json", atomically: true, encoding: .utf8)
                let data = try server.data {
                    Self.pictures($0, of: key) != before && !Self.pictures($0, of: key).isEmpty
                }
                before = Self.pictures(data, of: key)
            }
            #expect(!before.isEmpty)
        }
    }

    @Test("an open page follows, and stays where the reader is")
    func browser() throws {
        try InspectorBrowserTests.withBrowser { browser, _ in
            try Self.withServer("--no-audit") { server in
                try browser.open("http://127.0.0.1:\(server.port)/#screen=App%2Fone.json", width: 1000, height: 700)
                #expect(try browser.becomes("(document.querySelector('#stage img') || {}).naturalWidth === 320"))
                let address = try browser.text("document.querySelector('#stage img').getAttribute('src')")
                try server.save(Self.tree("Uno"), as: "App/one.json")
                #expect(
                    try browser.becomes(
                        "(document.querySelector('#stage img') || {}).getAttribute('src') !== '\(address)'"))
                #expect(try browser.becomes("document.querySelector('#stage img').naturalWidth === 200"))
                #expect(try browser.text("state.screen") == "App/one.json")
                try server.save("{", as: "App/one.json")
                #expect(try browser.becomes("byId('troubles').textContent.includes('one.json:1:')"))
                try server.save(Self.tree("Uno"), as: "App/one.json")
                #expect(try browser.becomes("byId('troubles').textContent === ''"))
                #expect(browser.complaints.isEmpty, "\(browser.complaints)")
            }
        }
    }

    @Test("what is written and what is served are not mixed")
    func usage() throws {
        for words in [["--against", "old"], ["--shard", "1/2"], ["--cache", "c"], ["-o", "site"]] {
            let run = try Fixtures.run(
                Fixtures.commandLine, ["gallery", "fixtures/ib", "--serve"] + words, folder: Fixtures.packageRoot)
            #expect(run.status == 64, "\(words)")
        }
    }
}
