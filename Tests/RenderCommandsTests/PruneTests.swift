import Foundation
import TestSupport
import Testing

/// After everything was recorded, `--prune` deletes nothing and a second run passes, whatever pages are called.
@Suite("--prune keeps what is used")
struct PruneTests {
    private func run(_ arguments: [String], _ folder: String) throws -> Finished {
        try Fixtures.run(Fixtures.commandLine, arguments, folder: folder, environment: TestCommandTests.quiet)
    }

    /// Records, prunes, tests again; names what was lost.
    private func check(_ folder: String) throws {
        let recorded = try run(["test", "--record", "all"], folder)
        let before = Fixtures.listing(folder).filter { $0.key.contains("__Snapshots__") }
        let files = before.filter { $0.value != "folder" }
        // A page, a reference: none is shared.
        #expect(recorded.text.hasSuffix("\n\(files.count) recorded\n"), "\(recorded.text.suffix(200))")
        let second = try run(["test", "--record", "never", "--prune"], folder)
        let after = Fixtures.listing(folder).filter { $0.key.contains("__Snapshots__") }
        #expect(Fixtures.changes(before, after).isEmpty)
        #expect(second.text == "\(files.count) passed\n", "\(second.text.suffix(400))")
    }

    @Test("states, steps and files whose names meet")
    func meeting() throws {
        try Fixtures.withFolder { folder in
            try put(
                try tree(states: ["step-a", "step-A", "a-b", "A-B"], steps: ["a", "b", "A"]), "a.json", in: folder)
            try put(try tree(name: "..", states: ["a", "A", "a-2", "A-2", "a-3"]), "b.json", in: folder)
            try put(try tree(name: "a b c.d", devices: ["s", "S", "s-2"], states: ["s"]), "c.json", in: folder)
            try put(try tree(name: "c", devices: ["s"], states: ["s"]), "c.json.json", in: folder)
            try check(folder)
        }
    }

    @Test("random names of scenes, states and steps")
    func random() throws {
        var numbers = SeededGenerator(seed: 1)
        func names(_ count: Int, from alphabet: [String]) -> [String] {
            (0..<count).map { _ in
                (0...Int.random(in: 0...3, using: &numbers)).map { _ in alphabet.randomElement(using: &numbers) ?? "a" }
                    .joined()
            }
        }
        try Fixtures.withFolder { folder in
            for file in 0..<4 {
                let plain = ["a", "A", "b-", "b2", "b_", "step-"]
                var met: Set<String> = ["base"]
                let distinct = names(9, from: plain).filter { met.insert($0).inserted }
                let text = try tree(
                    devices: Array(distinct.prefix(2)), states: Array(distinct.dropFirst(2).prefix(4)),
                    steps: Array(distinct.dropFirst(6)))
                try put(text, "\(file).json", in: folder)
                let any =
                    plain + ["-", "2", " ", ".", "/", "é", "e\u{301}", "字", "\u{202E}", "\u{301}", "ß", "ss", "SS"]
                try put(storyboard(names(8, from: any)), "\(file).storyboard", in: folder)
            }
            try check(folder)
        }
    }

    private func tree(
        name: String = "row", devices: [String] = ["small"], states: [String] = [], steps: [String] = []
    ) throws -> String {
        func quoted(_ text: String) -> String { "\"" + text + "\"" }
        let screens = devices.enumerated().map { "{ \"name\": \(quoted($1)), \"size\": [\(100 + $0), 20] }" }
        let variants = states.enumerated().map { "\(quoted($1)): { \"set\": { \"row.spacing\": \($0) } }" }
        let moves = steps.enumerated().map { "{ \"name\": \(quoted($1)), \"set\": { \"row.spacing\": \(20 + $0) } }" }
        return """
            { "version": 1, "name": \(quoted(name)), "devices": [\(screens.joined(separator: ", "))],
              "root": { "type": "stackView", "id": "row", "arrangedSubviews": [
                { "type": "view", "id": "a", "constraints": ["width == 30"] }, { "type": "view", "id": "b" } ] },
              "states": { \(variants.joined(separator: ", ")) }, "steps": [\(moves.joined(separator: ", "))] }
            """
    }

    @Test("scenes of one name, and scenes named like a made-up name")
    func scenes() throws {
        try Fixtures.withFolder { folder in
            let names = ["switch", "switch", "switch-2", "Switch", "a b", "a-b", "", "", ".", "..", "a/../b"]
            try put(storyboard(names), "Main.storyboard", in: folder)
            try check(folder)
        }
    }

    private func storyboard(_ names: [String]) -> String {
        let scenes = names.enumerated().map { place, name in
            let id = "s\(place)"
            return """
                <scene sceneID="\(id)-ce-ne\(place)"><objects>
                  <viewController \(name.isEmpty ? "" : "storyboardIdentifier=\"\(name)\"") id="\(id)-vc-aaa" sceneMemberID="viewController">
                    <view key="view" id="\(id)-vi-aaa"><rect key="frame" x="0.0" y="0.0" width="375" height="\(600 + place)"/></view>
                  </viewController></objects></scene>
                """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina4_7" orientation="portrait" appearance="light"/><scenes>\(scenes.joined())</scenes></document>
            """
    }

    @Test("references of a file that cannot be read for now are no orphans")
    func brokenFile() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "a.json", in: folder)
            try put(rowTree, "b.json", in: folder)
            _ = try run(["test"], folder)
            let before = Fixtures.listing(folder + "/__Snapshots__")
            try put(rowTree.replacingOccurrences(of: "\"id\": \"a\"", with: "\"id\": 7"), "a.json", in: folder)
            let tested = try run(["test", "--prune"], folder)
            #expect(tested.text.contains("2 passed, 1 failed\n"), "\(tested.text)")
            try put(rowTree.replacingOccurrences(of: "\"root\"", with: "\"rot\""), "a.json", in: folder)
            _ = try run(["test", "--prune"], folder)
            #expect(Fixtures.changes(before, Fixtures.listing(folder + "/__Snapshots__")).isEmpty)
        }
    }

    @Test("a file named twice is tested once")
    func namedTwice() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "a.json", in: folder)
            let twice = try run(["test", ".", "a.json", "./a.json", "--record", "all"], folder)
            #expect(twice.text.hasSuffix("\n2 recorded\n"), "\(twice.text)")
            try check(folder)
        }
    }

    @Test("the Interface Builder files of the fixtures")
    func interfaceBuilderFiles() throws {
        try Fixtures.withFolder { folder in
            for (place, file) in Fixtures.interfaceBuilderFiles.enumerated() where Fixtures.bytes(file).count < 60_000 {
                try FileManager.default.copyItem(atPath: file, toPath: "\(folder)/\(place)-\(Fixtures.name(file))")
            }
            try check(folder)
        }
    }
}
