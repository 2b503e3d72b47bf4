import Foundation
import TestSupport
import Testing

/// `explain --what-if`, and the `explain` lines that other commands print.
@Suite("What if, and explain lines")
struct WhatIfTests {
    @Test("a constraint more: what moves and why, as text, JSON and picture")
    func answer() throws {
        try Fixtures.withFolder { folder in
            try rowTree.write(toFile: folder + "/row.json", atomically: true, encoding: .utf8)
            let run = try renderCLI(
                "explain", "row.json", "--what-if", "row.height == 30", "-o", "what.svg", folder: folder)
            #expect(run.status == 0)
            #expect(
                run.text.contains("row.height must be 30, and the other required constraints make 20"),
                "\(run.text)")
            let gap = try renderCLI(
                "explain", "row.json", "--what-if", "b.width <= 50 @999", "--what-if", "a.height == 10 @1",
                "-o",
                "gap.png", folder: folder)
            #expect(gap.text.hasPrefix("row\n"), "\(gap.text)")
            #expect(gap.text.contains("b.width <= 50"))
            let json = try renderCLI(
                "explain", "row.json", "--what-if", "row.height == 30", "--format", "json", folder: folder)
            #expect(json.text.contains(#""refused": [{"broken""#) || json.text.contains("\"refused\""))
        }
    }

    @Test("a frame that moves is told with the constraint as its cause")
    func moves() throws {
        let tree = """
            { "version": 1, "name": "card", "devices": [{ "name": "small", "size": [100, 40] }],
              "root": { "type": "view", "id": "card", "subviews": [
                { "type": "view", "id": "photo", "label": "Big photo",
                  "constraints": ["leading == parent.leading", "top == parent.top", "height == 10", "width == 20 @500"] }
              ] } }
            """
        try Fixtures.withFolder { folder in
            try tree.write(toFile: folder + "/card.json", atomically: true, encoding: .utf8)
            let run = try renderCLI(
                "explain", "card.json", "--what-if", "photo.width == 30", "-o", "card.png", folder: folder)
            #expect(run.text.contains("width 20 -> 30 (+10)"), "\(run.text)")
            #expect(run.text.contains("photo.width == 30"), "\(run.text)")
            #expect(run.errors == "wrote card.png\n")
            let label = try renderCLI(
                "explain", "card.json", "--what-if", "'Big photo'.width == 30", folder: folder)
            #expect(label.text == run.text, "\(label.errors)")
        }
    }

    @Test(
        "mistakes are told with their column and the nearest name",
        arguments: [
            ("phto.width == 3", "column 1: unknown name 'phto'; did you mean 'photo'?"),
            ("photo.widht == 3", "column 1: unknown attribute 'widht'; did you mean 'width'?"),
            ("photo.width = 3", "column 7: 'width' is decided by constraints"),
            (
                "photo.width == 'Big foto'.width",
                "column 16: unknown name 'Big foto'; did you mean 'Big photo'?"
            ),
            ("photo.width == 'Big", "column 16: a name in quotes ends with the same quote"),
            ("é.width == 3", "column 1: expected a number, a metric or an anchor"),
            ("photo.width == 3\u{1B}[1m", "column 17: a character that no expression holds"),
            ("photo.width == photo.height + 1 @2000", "column 34: a priority is a number from 1 to 1000"),
        ])
    func mistakes(_ expression: String, _ message: String) throws {
        try Fixtures.withFolder { folder in
            let tree = """
                { "version": 1, "name": "card", "devices": [{ "name": "small", "size": [100, 40] }],
                  "root": { "type": "view", "id": "card", "subviews": [
                    { "type": "view", "id": "photo", "label": "Big photo" } ] } }
                """
            try tree.write(toFile: folder + "/card.json", atomically: true, encoding: .utf8)
            let run = try renderCLI("explain", "card.json", "--what-if", expression, folder: folder)
            #expect(run.errors.contains(message), "\(run.errors)")
            #expect(!run.errors.contains("\u{1B}"))
            #expect(run.status == 64)
        }
    }

    // MARK: Lines that name a command

    /// A tree whose file, state and view have names with characters that are special in a shell.
    private static func hostile(view: String, width: Int) -> String {
        """
        { "version": 1, "name": "row", "devices": [{ "name": "small", "size": [100, 20] }],
          "root": { "type": "view", "id": "row", "subviews": [
            { "type": "view", "id": "\(view)", "constraints": ["leading == parent.leading", "top == parent.top",
              "height == 10", "width == \(width)"] } ] } }
        """
    }

    /// Runs a printed line as a shell does, with the program's own path in the place of its name.
    private static func paste(_ line: String, in folder: String) throws -> Finished {
        let command = line.replacing("explain: render-cli", with: "'\(Fixtures.commandLine)'")
        return try Fixtures.run("/bin/sh", ["-c", command], folder: folder)
    }

    private static func explainLine(_ text: String) -> String? {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .first { $0.hasPrefix("explain: ") }
    }

    @Test(
        "diff names the command that explains the first moved number, and the command works",
        arguments: ["after.json", "it's a $(touch x) file.json", "-after.json", "a;b&c\"d`e`.json"])
    func diff(_ name: String) throws {
        try Fixtures.withFolder { folder in
            try Self.hostile(view: "photo", width: 20).write(
                toFile: folder + "/before.json", atomically: true, encoding: .utf8)
            try Self.hostile(view: "photo", width: 30).write(
                toFile: folder + "/" + name, atomically: true, encoding: .utf8)
            let run = try renderCLI("diff", "--", "before.json", name, folder: folder)
            let line = try #require(Self.explainLine(run.text), "\(run.text) \(run.errors)")
            let pasted = try Self.paste(line, in: folder)
            #expect(pasted.text.contains("photo.width is 30"), "\(line): \(pasted.errors)")
            #expect(!FileManager.default.fileExists(atPath: folder + "/x"))
        }
    }

    @Test("check names the command for conflicts and ambiguities, with the flags that made the page")
    func check() throws {
        try Fixtures.withFolder { folder in
            let tree = """
                { "version": 1, "name": "row", "devices": [{ "name": "small", "size": [100, 20] }],
                  "root": { "type": "view", "id": "row", "subviews": [
                    { "type": "view", "id": "a", "constraints": ["leading == parent.leading", "top == parent.top",
                      "height == 10", "width == 5", { "expr": "width == 7", "id": "k", "isActive": false }] } ] },
                  "states": { "wide": { "set": { "k.isActive": true } } } }
                """
            try tree.write(toFile: folder + "/it's.json", atomically: true, encoding: .utf8)
            let run = try renderCLI("check", "it's.json", "--traits", "rtl", folder: folder)
            let line = try #require(Self.explainLine(run.text), "\(run.text) \(run.errors)")
            #expect(
                line
                    == "explain: render-cli explain 'it'\\''s.json' --conflicts --traits=rtl --state=wide"
            )
            let pasted = try Self.paste(line, in: folder)
            #expect(pasted.text.contains("a.width must be 7"), "\(pasted.errors)")
            #expect(pasted.status == 1)
            let stream = try renderCLI("check", "-", input: tree)
            #expect(Self.explainLine(stream.text) == nil)
        }
    }

    @Test("test names the command that explains the first moved number, and the command works")
    func test() throws {
        try Fixtures.withFolder { folder in
            let file = folder + "/a b.json"
            try Self.hostile(view: "photo", width: 20).write(
                toFile: file, atomically: true, encoding: .utf8)
            _ = try renderCLI("test", "a b.json", "--record", "all", folder: folder)
            try Self.hostile(view: "photo", width: 30).write(
                toFile: file, atomically: true, encoding: .utf8)
            let run = try renderCLI("test", "a b.json", folder: folder)
            let line = try #require(Self.explainLine(run.text), "\(run.text) \(run.errors)")
            let pasted = try Self.paste(line, in: folder)
            #expect(pasted.text.contains("photo.width is 30"), "\(line): \(pasted.errors)")
        }
    }

    @Test("a name that a terminal obeys is offered in no command")
    func terminal() throws {
        try Fixtures.withFolder { folder in
            for (name, width) in [("before.json", 20), ("a\u{1B}[31m.json", 30)] {
                try Self.hostile(view: "photo", width: width).write(
                    toFile: folder + "/" + name, atomically: true, encoding: .utf8)
            }
            let run = try renderCLI("diff", "before.json", "a\u{1B}[31m.json", folder: folder)
            #expect(Self.explainLine(run.text) == nil)
            #expect(run.status == 1)
        }
    }

    @Test("a text that changes the size that Interface Builder recorded is the cause, and the size is none")
    func textWithRecordedSize() throws {
        try Fixtures.withFolder { folder in
            try """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
            <device id="retina6_12" orientation="portrait"/><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view contentMode="scaleToFill" id="roo-aa-aaa"><rect key="frame" x="0" y="0" width="300" height="80"/><subviews>
            <label text="Sender" userLabel="Who" translatesAutoresizingMaskIntoConstraints="NO" id="sen-aa-aaa">
            <rect key="frame" x="20" y="20" width="57.5" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="dot-aa-aaa"><rect key="frame" x="85.5" y="20" width="9" height="9"/>
            <constraints><constraint firstAttribute="width" constant="9" id="d1-aa-aaa"/>
            <constraint firstAttribute="height" constant="9" id="d2-aa-aaa"/></constraints></view>
            </subviews><constraints>
            <constraint firstItem="sen-aa-aaa" firstAttribute="leading" secondItem="roo-aa-aaa" secondAttribute="leading" constant="20" id="c1-aa-aaa"/>
            <constraint firstItem="sen-aa-aaa" firstAttribute="top" secondItem="roo-aa-aaa" secondAttribute="top" constant="20" id="c2-aa-aaa"/>
            <constraint firstItem="dot-aa-aaa" firstAttribute="leading" secondItem="sen-aa-aaa" secondAttribute="trailing" constant="8" id="c3-aa-aaa"/>
            <constraint firstItem="dot-aa-aaa" firstAttribute="top" secondItem="sen-aa-aaa" secondAttribute="top" id="c4-aa-aaa"/>
            </constraints></view></objects></document>
            """.write(toFile: folder + "/card.xib", atomically: true, encoding: .utf8)
            let run = try Fixtures.run(
                Fixtures.commandLine, ["explain", "card.xib", "--what-if", "Who.text = \"Sender of it all\""],
                folder: folder)
            #expect(run.text.contains("because it has another text"), "\(run.text)\(run.errors)")
            #expect(run.text.contains("because Who.width 55 -> "), "\(run.text)")
            #expect(!run.text.contains("intrinsicContentSize"), "\(run.text)")
        }
    }
}
