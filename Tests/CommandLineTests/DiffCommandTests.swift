import Foundation
import LayoutRender
import TestSupport
import Testing

/// Writes a file below a folder.
func put(_ text: String, _ name: String, in folder: String) throws {
    let url = URL(fileURLWithPath: folder + "/" + name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
}

func contents(_ name: String, in folder: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)), as: UTF8.self)
}

let wideTree = rowTree.replacingOccurrences(of: "\"spacing\": 10", with: "\"spacing\": 16")

@Suite("diff")
struct DiffCommandTests {
    @Test("equal pictures get the same answer with and without the parser")
    func equalPictures() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "row.json", in: folder)
            for name in ["a.png", "b.png"] {
                _ = try renderCLI("row.json", "--state", "base", "-o", name, folder: folder)
            }
            let short = try renderCLI("diff", "a.png", "b.png", folder: folder)
            let long = try renderCLI("diff", "a.png", "b.png", "--max-diff-pixels", "0", folder: folder)
            #expect(short.text == "b.png: no visual change\n" && short.status == 0)
            #expect(short.text == long.text && short.errors == long.errors && short.status == long.status)
        }
    }

    @Test("names what moved and why")
    func text() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "old.json", in: folder)
            try put(wideTree, "new.json", in: folder)
            let run = try renderCLI("diff", "old.json", "new.json", folder: folder)
            #expect(
                run.text == """
                    new.json  small
                      ~ row  spacing 10 -> 16
                      ~ b    x 40 -> 46 (+6), width 60 -> 54 (-6)  because row.spacing 10 -> 16
                      1 moved, 1 resized, 1 changed
                    no visual change in 1 other scene
                    explain: render-cli explain new.json b --edge left

                    """)
            #expect(run.errors.isEmpty)
            #expect(run.status == 1)
        }
    }

    @Test("views have the names that a person types: in the command to explain, and behind --ignore")
    func names() throws {
        try Fixtures.withFolder { folder in
            let login = String(
                decoding: Fixtures.bytes(Fixtures.packageRoot + "/fixtures/ib/login.storyboard"), as: UTF8.self)
            // Object ids of Interface Builder's instead of names.
            let old = login.replacing("\"go\"", with: "\"g1o-Lo-gIn\"").replacing("\"form\"", with: "\"f1o-rM-aAa\"")
            try put(old, "old.storyboard", in: folder)
            try put(old.replacing("spacing=\"12\"", with: "spacing=\"20\""), "new.storyboard", in: folder)
            let run = try renderCLI("diff", "old.storyboard", "new.storyboard", folder: folder)
            let line = try #require(run.text.split(separator: "\n").first { $0.hasPrefix("explain: ") })
            #expect(line.hasSuffix(" --edge height --scene=login") && !line.contains("f1o-rM-aAa"), "\(line)")
            let command = String(line).replacing("explain: render-cli", with: "'\(Fixtures.commandLine)'")
            let shell = try Fixtures.run("/bin/sh", ["-c", command], folder: folder)
            #expect(shell.status == 0 && shell.text.contains(".height is"), "\(shell.text) \(shell.errors)")
            let ignored = try renderCLI(
                "diff", "old.storyboard", "new.storyboard", "--ignore", "word", "--ignore", "Log in", folder: folder)
            #expect(run.text.contains("Log in") && !ignored.text.contains("Log in"), "\(ignored.text)")
        }
    }

    @Test("a rewritten file without visual effect")
    func noVisualChange() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "old.json", in: folder)
            try put(rowTree.replacingOccurrences(of: ", ", with: ",\n  "), "new.json", in: folder)
            let run = try renderCLI("diff", "old.json", "new.json", folder: folder)
            #expect(run.text == "no visual change in 2 scenes\n")
            #expect(run.status == 0)
        }
    }

    @Test("writes picture, page and summary")
    func products() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "old.json", in: folder)
            try put(wideTree, "new.json", in: folder)
            let run = try renderCLI(
                "diff", "old.json", "new.json", "-o", "diff.png", "--html", "diff.html", "--summary", "diff.md",
                "--json", folder: folder)
            #expect(run.status == 1)
            #expect(run.text.contains("\"because\": \"row.spacing 10 -> 16\""))
            let picture = try Data(contentsOf: URL(fileURLWithPath: folder + "/diff.png"))
            #expect(try PNG.decode([UInt8](picture)).width > 100)
            #expect(try contents("diff.html", in: folder).contains("data:image/png;base64,"))
            #expect(
                try contents("diff.md", in: folder).contains("| b | x 40 -> 46 (+6), width 60 -> 54 (-6)"))
        }
    }

    @Test("reads both sides from git")
    func gitRange() throws {
        try Fixtures.withFolder { folder in
            func git(_ arguments: String...) throws { try Fixtures.git(arguments, folder: folder) }
            try git("init", "-q")
            try put(rowTree, "views/row.json", in: folder)
            try put("text", "notes.txt", in: folder)
            try git("add", ".")
            try git("commit", "-qm", "one")
            try put(wideTree, "views/row.json", in: folder)
            try git("commit", "-qam", "two")
            let committed = try renderCLI("diff", "HEAD~1...HEAD", folder: folder)
            #expect(committed.text.contains("~ b    x 40 -> 46 (+6)"))
            #expect(committed.status == 1)
            let elsewhere = try renderCLI("diff", "HEAD~1..HEAD", "--", "notes.txt", folder: folder)
            #expect(elsewhere.text == "no visual change\n")
            try put(rowTree, "views/row.json", in: folder)
            let workingTree = try renderCLI("diff", "HEAD", folder: folder)
            #expect(workingTree.text.contains("x 46 -> 40 (-6)"))
        }
    }

    @Test("pictures: count, region, three panels")
    func pictures() throws {
        try Fixtures.withFolder { folder in
            var bitmap = try #require(Bitmap(width: 60, height: 40, color: .white))
            try Data(PNG.encode(bitmap)).write(to: URL(fileURLWithPath: folder + "/a.png"))
            for x in 10..<20 { bitmap[x, 5] = .black }
            try Data(PNG.encode(bitmap)).write(to: URL(fileURLWithPath: folder + "/b.png"))
            let run = try renderCLI("diff", "a.png", "b.png", "-o", "c.png", folder: folder)
            #expect(run.text == "b.png: 10 pixels differ (0.417 %) in 10,5,10,1\n")
            #expect(run.status == 1)
            let panels = try PNG.decode([UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/c.png"))))
            #expect(panels.width == 60 * 3 + 16 && panels.height == 40)
            let tolerated = try renderCLI("diff", "a.png", "b.png", "--max-diff-pixels", "10", folder: folder)
            #expect(tolerated.status == 0)
            let ignored = try renderCLI("diff", "a.png", "b.png", "--ignore", "10,0,10,40", folder: folder)
            #expect(ignored.text == "b.png: no visual change\n")
            let same = try renderCLI("diff", "a.png", "a.png", folder: folder)
            #expect(same.text == "a.png: no visual change\n" && same.status == 0)
        }
    }

    @Test("changed files of one name are drawn apart: layouts and pictures")
    func drawnApart() throws {
        try Fixtures.withFolder { folder in
            for place in ["a", "b/c"] {
                for (tree, side) in [(rowTree, "old"), (wideTree, "new")] {
                    try put(tree, "\(side)/\(place)/row.json", in: folder)
                    _ = try renderCLI("\(side)/\(place)/row.json", "-o", "\(side)/\(place)/row.png", folder: folder)
                }
            }
            for kind in ["json", "png"] {
                let flags = ["diff", "old", "new", "--exclude", kind == "json" ? "*.png" : "*.json", "--hide", "all"]
                let meeting = try Fixtures.run(
                    Fixtures.commandLine, flags + ["-o", "x-\(kind)/{name}.png"], folder: folder)
                #expect(meeting.status == 1 && meeting.errors.contains("the names of their pictures begin with"))
                let named = try FileManager.default.contentsOfDirectory(atPath: folder + "/x-" + kind)
                #expect(named.count == 2 && named.allSatisfy { $0.hasSuffix("-row.png") }, "\(named)")
                let apart = try Fixtures.run(
                    Fixtures.commandLine, flags + ["-o", "\(kind)/{path}.png"], folder: folder)
                #expect(apart.status == 1, "\(apart.errors)")
                let made = try FileManager.default.subpathsOfDirectory(atPath: folder + "/" + kind)
                #expect(made.count { $0.hasSuffix("row.png") } == 2, "\(made)")
            }
        }
    }

    @Test("folders by the places of their files, and the JSON of frames")
    func folders() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "old/a.json", in: folder)
            try put(rowTree, "old/gone.json", in: folder)
            try put(rowTree, "new/a.json", in: folder)
            try put(rowTree, "new/sub/extra.json", in: folder)
            let run = try renderCLI("diff", "old", "new", folder: folder)
            #expect(run.text.contains("gone.json  small\n  scene removed\n"))
            #expect(run.text.contains("sub/extra.json  small\n  scene added\n"))
            #expect(run.status == 1)
            for (tree, name) in [(rowTree, "old.json"), (wideTree, "new.json")] {
                let frames = try renderCLI("frames", "-", "--format", "json", "--state", "base", input: tree)
                try put(frames.text, name, in: folder)
            }
            let frames = try renderCLI("diff", "old.json", "new.json", folder: folder)
            #expect(
                frames.text == """
                    ~ b  x 40 -> 46 (+6), width 60 -> 54 (-6)
                    1 moved, 1 resized

                    """)
        }
    }

    @Test(
        "wrong usage",
        arguments: [
            (["diff"], 64), (["diff", "a", "b", "c"], 64), (["diff", "x.json", "y.json"], 2),
            (["diff", "x.txt", "y.txt"], 64), (["diff", "a.png", "b.png", "--pixel-threshold", "2"], 64),
        ])
    func usage(_ arguments: [String], _ code: Int) throws {
        try Fixtures.withFolder { folder in
            let run = try Fixtures.run(Fixtures.commandLine, arguments, folder: folder)
            #expect(run.status == code, "\(run.errors)")
            #expect(run.text.isEmpty)
            #expect(!run.errors.isEmpty)
        }
    }

    /// A storyboard of one controller with one label, whose frame the file records.
    private static func storyboard(_ text: String, _ rect: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s0S-aa-001"><objects><viewController id="v0V-aa-001" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="r0R-aa-001">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews><label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="l0L-aa-001">
        <rect key="frame" \(rect)/><fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
        <constraints>
        <constraint firstItem="l0L-aa-001" firstAttribute="leading" secondItem="r0R-aa-001" secondAttribute="leading" \
        constant="20" id="c0C-aa-001"/>
        <constraint firstItem="l0L-aa-001" firstAttribute="top" secondItem="r0R-aa-001" secondAttribute="top" \
        constant="40" id="c0C-aa-002"/>
        </constraints></view></viewController></objects></scene></scenes></document>
        """
    }

    @Test("what a tool measured again by a point is no change; what it did not measure again is measured here")
    func recordedSizes() throws {
        try Fixtures.withFolder { folder in
            try put(Self.storyboard("Hello", #"x="20" y="40" width="41" height="20.5""#), "old.storyboard", in: folder)
            try put(Self.storyboard("Hello", #"x="20" y="40" width="42" height="21""#), "again.storyboard", in: folder)
            try put(
                Self.storyboard("Hello, World", #"x="20" y="40" width="41" height="20.5""#), "text.storyboard",
                in: folder)
            let again = try renderCLI("diff", "old.storyboard", "again.storyboard", folder: folder)
            #expect(again.text == "no visual change\n" && again.status == 0, "\(again.text)")
            let text = try renderCLI("diff", "old.storyboard", "text.storyboard", folder: folder)
            #expect(text.text.contains("width") && text.text.contains("1 resized"), "\(text.text)")
        }
    }

    @Test("what bar items show is told, which no view of the tree shows")
    func barItems() throws {
        try Fixtures.withFolder { folder in
            let old = Self.storyboard("Hello", #"x="20" y="40" width="41" height="20.5""#)
                .replacingOccurrences(
                    of: "</view></viewController></objects></scene>",
                    with: """
                        </view><navigationItem key="navigationItem" title="One" prompt="Why" id="n0N-aa-001">\
                        <barButtonItem key="rightBarButtonItem" title="Done" id="b0B-aa-001"/>\
                        <barButtonItem key="leftBarButtonItem" systemItem="add" id="b0B-aa-002"/></navigationItem>\
                        </viewController></objects></scene><scene sceneID="s0S-aa-002"><objects>\
                        <navigationController id="v0V-aa-002" sceneMemberID="viewController">\
                        <tabBarItem key="tabBarItem" title="Home" image="house" id="t0T-aa-001"/>\
                        </navigationController></objects></scene>
                        """)
            try put(old, "old.storyboard", in: folder)
            let edits: [(of: String, with: String, told: String)] = [
                (#""One""#, #""Two""#, #"navigationItem n0N-aa-001 title "One" -> "Two""#),
                (#" prompt="Why""#, "", #"navigationItem n0N-aa-001 prompt "Why" -> none"#),
                (#""Done""#, #""Save""#, #"barButtonItem b0B-aa-001 title "Done" -> "Save""#),
                (#""add""#, #""edit""#, #"barButtonItem b0B-aa-002 systemItem "add" -> "edit""#),
                (#""Home""#, #""Start""#, #"tabBarItem t0T-aa-001 title "Home" -> "Start""#),
                (#""house""#, #""star""#, #"tabBarItem t0T-aa-001 image "house" -> "star""#),
            ]
            for edit in edits {
                let new = old.replacingOccurrences(of: edit.of, with: edit.with)
                #expect(new != old)
                try put(new, "new.storyboard", in: folder)
                let result = try renderCLI("diff", "old.storyboard", "new.storyboard", folder: folder)
                #expect(result.text == "~ \(edit.told)\n1 change in bars\n" && result.status == 1)
            }
            let same = try renderCLI("diff", "old.storyboard", "old.storyboard", folder: folder)
            #expect(same.text == "no visual change\n" && same.status == 0)
            // The output of `frames` has no bars, so that changes of bars are not reported.
            let frames = try renderCLI("frames", "old.storyboard", "--json", folder: folder)
            try put(frames.text, "old.frames.json", in: folder)
            let known = try renderCLI("diff", "old.frames.json", "old.storyboard", folder: folder)
            #expect(!known.text.contains("in bars"))
        }
    }

    @Test("what the bars of a screen look like is told, each property in words")
    func barLooks() throws {
        let old = String(
            decoding: Fixtures.bytes(Fixtures.packageRoot + "/fixtures/ib/screens.storyboard"), as: UTF8.self)
        let table: [(of: String, with: String, told: String)] = [
            (
                "<tabBar key=\"tabBar\"", "<tabBar key=\"tabBar\" barStyle=\"black\"",
                "~ tabBar barStyle none -> black"
            ),
            (
                "<color key=\"tintColor\" red=\"0.1\"", "<color key=\"barTintColor\" red=\"0.1\"",
                "~ tabBar barTintColor none -> #1A7359"
            ),
            ("largeTitles=\"YES\"", "", "~ navigationBar largeTitle true -> none"),
            (
                "systemItem=\"add\" id", "enabled=\"NO\" systemItem=\"add\" id",
                "~ barButtonItem trips-add isEnabled none -> false"
            ),
            (
                "key=\"leftBarButtonItem\"", "key=\"backBarButtonItem\"",
                "~ navigationBar leading items barButtonItem trips-edit -> none"
            ),
            (
                "text=\"Rain at noon\"", "text=\"Snow\"",
                "~ detail-box shows viewController: 1 moved, 1 resized, 1 changed"
            ),
        ]
        try Fixtures.withFolder { folder in
            try put(old, "old.storyboard", in: folder)
            for edit in table {
                let new = old.replacingOccurrences(of: edit.of, with: edit.with)
                #expect(new != old, "\(edit.of)")
                try put(new, "new.storyboard", in: folder)
                let result = try renderCLI("diff", "old.storyboard", "new.storyboard", folder: folder)
                #expect(result.text.contains(edit.told) && result.status == 1, "\(edit.told): \(result.text)")
            }
            let lines = "\n\n" + old.replacingOccurrences(of: "<scene sceneID", with: "\n\n<scene sceneID")
            try put(lines.replacingOccurrences(of: "\n\n<?xml", with: "<?xml"), "new.storyboard", in: folder)
            let same = try renderCLI("diff", "old.storyboard", "new.storyboard", folder: folder)
            #expect(same.text.hasPrefix("no visual change") && same.status == 0, "\(same.text)")
        }
    }

    @Test("other pictures in the folder of images are a change")
    func images() throws {
        try Fixtures.withFolder { folder in
            let tree = """
                {"version": 1, "assets": {"images": "images"}, "root": {"type": "view", "id": "root", "subviews": [
                  {"type": "imageView", "id": "logo", "image": "logo", "frame": [0, 0, 20, 20],
                   "translatesAutoresizingMaskIntoConstraints": true}]}}
                """
            for (name, color) in [("old", "white"), ("same", "white"), ("new", "black")] {
                try put(tree, "\(name)/page.json", in: folder)
                let logo =
                    #"{"version": 1, "devices": [{"name": "d", "size": [4, 4]}], "root": {"type": "view", "backgroundColor": "\#(color)"}}"#
                try put(logo, "logo.json", in: folder)
                try FileManager.default.createDirectory(
                    atPath: "\(folder)/\(name)/images", withIntermediateDirectories: true)
                _ = try renderCLI("logo.json", "-o", "\(name)/images/logo.png", folder: folder)
            }
            let same = try renderCLI("diff", "old/page.json", "same/page.json", folder: folder)
            #expect(same.text == "no visual change\n" && same.status == 0)
            let other = try renderCLI("diff", "old/page.json", "new/page.json", folder: folder)
            #expect(other.text == "the picture differs\n" && other.status == 1)
        }
    }
}
