import Foundation
import LayoutEngine
import LayoutRender
import LayoutRenderTesting
import Regression
import TestSupport
import Testing

@Suite struct AssertLayoutSnapshotTests {
    func card(spacing: Double = 8) -> LayoutTree {
        var tree = LayoutTree(root: View(.view, identifier: "card"))
        var stack = View(.stackView, identifier: "info")
        stack.stack?.axis = .vertical
        stack.stack?.spacing = spacing
        let info = tree.addSubview(stack, to: tree.root)
        for (identifier, text) in [("name", "Monkey D. Luffy"), ("bio", "Captain. Eats anything.")] {
            var label = View(.label, identifier: identifier)
            label.content = .text(TextContent(text: text))
            tree.addArrangedSubview(label, to: info)
        }
        let root = tree.root
        tree.constraints = [
            LayoutConstraint(Anchor(info, .leading), .equal, Anchor(root, .leading), constant: 16),
            LayoutConstraint(Anchor(root, .trailing), .equal, Anchor(info, .trailing), constant: 16),
            LayoutConstraint(Anchor(info, .top), .equal, Anchor(root, .top), constant: 20),
        ]
        return tree
    }

    @Test func aCardAgreesWithItsReference() {
        assertLayoutSnapshot(of: card(), as: .frames, device: "iPhoneSe", record: .never)
    }

    @Test func aMovedViewIsSaidFirstThenThePaths() throws {
        let verdict = verifyLayoutSnapshot(
            of: card(spacing: 12), named: "1", in: Device.named("iPhoneSe")!.environment(), record: .never,
            testName: "aCardAgreesWithItsReference()")
        let message = try #require(verdict)
        let lines = message.split(separator: "\n").map(String.init)
        #expect(lines.first == "~ 2 views move: largest +4, info")
        #expect(lines.contains("    bio  y 28.5 -> 32.5 (+4)"))
        #expect(message.contains("@- \""))
        #expect(message.contains("__Snapshots__/AssertLayoutSnapshotTests/aCardAgreesWithItsReference.1.txt\""))
        #expect(message.contains("@+ \""))
    }

    @Test func aMissingReferenceIsAFailureWhenNothingMayBeRecorded() throws {
        let verdict = verifyLayoutSnapshot(of: card(), named: "nowhere", in: LayoutEnvironment(), record: .never)
        let message = try #require(verdict)
        #expect(message.hasPrefix("no reference at \""))
    }

    @Test("a reference with Windows line ends, or with decimals that are not written, agrees as in render-cli test")
    func anotherSpellingOfTheSameFrames() throws {
        try Fixtures.withFolder { folder in
            func verdict(_ record: RecordMode) -> String? {
                verifyLayoutSnapshot(
                    of: card(), named: "1", in: LayoutEnvironment(width: 320), record: record,
                    filePath: folder + "/CardTests.swift", testName: "card()")
            }
            #expect(try #require(verdict(.all)).hasPrefix("No reference was found; recorded"))
            let file = URL(fileURLWithPath: folder + "/__Snapshots__/CardTests/card.1.txt")
            let text = try String(contentsOf: file, encoding: .utf8)
            for spelling in [("\n", "\r\n"), ("320 x", "320.0 x")].map({
                text.replacingOccurrences(of: $0, with: $1)
            }) {
                #expect(spelling != text)
                try Data(spelling.utf8).write(to: file)
                #expect(verdict(.never) == nil)
            }
        }
    }

    @Test("a picture knows its drawing; a moved view, and other pixels under an old mark, fail")
    func pictures() throws {
        try Fixtures.withFolder { folder in
            func verdict(_ record: RecordMode, spacing: Double = 8) -> String? {
                verifyLayoutSnapshot(
                    of: card(spacing: spacing), as: .png(scale: 1), named: "1",
                    in: LayoutEnvironment(width: 320, height: 120), record: record,
                    filePath: folder + "/CardTests.swift", testName: "card()")
            }
            #expect(try #require(verdict(.missing)).hasPrefix("No reference was found; recorded"))
            let file = URL(fileURLWithPath: folder + "/__Snapshots__/CardTests/card.1.png")
            let bytes = try [UInt8](Data(contentsOf: file))
            #expect(String(decoding: bytes.suffix(65), as: UTF8.self).contains("tEXtDrawing\0"))
            #expect(verdict(.never) == nil)
            #expect(try #require(verdict(.never, spacing: 9)).contains("pixels differ"))
            var picture = try PNG.decode(bytes)
            picture[1, 1] = RGBA(red: 1, green: 2, blue: 3)
            try Data(PNG.encode(picture).dropLast(12) + bytes.suffix(65)).write(to: file)
            #expect(try #require(verdict(.never)).contains("differ"))
            try Data(PNG.encode(PNG.decode(bytes))).write(to: file)
            #expect(verdict(.never) == nil)
        }
    }

    @Test("a kind of picture says in one word what is drawn")
    func layers() throws {
        try Fixtures.withFolder { folder in
            let environment = LayoutEnvironment(width: 320, height: 120)
            let scene = LayoutScene(id: "card", name: "card", tree: card(), environment: environment)
            func verdict(_ kind: LayoutSnapshotKind, _ layers: LayerSet, _ record: RecordMode = .never) -> String? {
                var options = RenderOptions()
                options.layers = layers
                return verifyLayoutSnapshot(
                    of: LayoutSnapshotSubject(
                        scene: scene, layout: scene.tree.resolve(in: environment), options: options),
                    as: kind, named: "1", record: record, filePath: folder + "/CardTests.swift", testName: "card()")
            }
            #expect(verdict(.svg, .plain, .missing) != nil)
            #expect(verdict(.svg.plain, .annotated) == nil && verdict(.svg, .plain) == nil)
            #expect(verdict(.svg.annotated, .plain) != nil && verdict(.svg, .annotated) != nil)
        }
    }

    @Test func anUnknownDeviceFails() {
        withKnownIssue { assertLayoutSnapshot(of: card(), device: "iPhone99") }
    }
}

@Suite struct RecordModeTests {
    @Test(
        arguments: [
            (nil, nil, RecordMode.missing), (nil, "", .missing), (nil, "true", .never), ("all", "true", .all),
            ("nonsense", nil, .missing), ("never", nil, .never), ("failed", "1", .failed),
        ] as [(String?, String?, RecordMode)])
    func theEnvironmentDecidesWhenNobodyAsks(_ record: String?, _ ci: String?, _ mode: RecordMode) {
        #expect(RecordMode.standard(record: record, continuousIntegration: ci) == mode)
    }

    @Test(arguments: RecordMode.allCases) func equalReferencesAreOnlyWrittenByAll(_ mode: RecordMode) {
        #expect(mode.records(hasReference: true, isEqual: true) == (mode == .all))
        #expect(mode.records(hasReference: false, isEqual: false) == (mode != .never))
        #expect(mode.records(hasReference: true, isEqual: false) == (mode == .all || mode == .failed))
    }

    @Test("a link, a pipe or a linked folder in a reference's place is refused, and nothing is written through it")
    func strangeReferences() throws {
        try Fixtures.withFolder { folder in
            let files = FileManager.default
            try files.createDirectory(atPath: folder + "/home", withIntermediateDirectories: true)
            try Data("secret".utf8).write(to: URL(fileURLWithPath: folder + "/home/.bashrc"))
            for make in [
                "ln -s ../../../home/.bashrc __Snapshots__/CardTests/card.1.txt",
                "mkfifo __Snapshots__/CardTests/card.1.txt",
                "rmdir __Snapshots__/CardTests; ln -s ../../home __Snapshots__/CardTests",
            ] {
                try files.createDirectory(
                    atPath: folder + "/work/__Snapshots__/CardTests", withIntermediateDirectories: true)
                let made = try Fixtures.run("/bin/sh", ["-c", make], folder: folder + "/work")
                #expect(made.status == 0, "\(made.errors)")
                for record in [RecordMode.never, .missing, .all] {
                    let message = verifyLayoutSnapshot(
                        of: LayoutTree(root: View(.view, identifier: "card")), named: "1",
                        in: LayoutEnvironment(width: 320), record: record,
                        filePath: folder + "/work/CardTests.swift", testName: "card()")
                    #expect(
                        try #require(message).contains("card.1.txt: is ") || message?.contains("CardTests: is ") == true
                    )
                    #expect(message?.contains("secret") == false)
                }
                #expect(Fixtures.listing(folder + "/home") == [".bashrc": "secret"])
                try files.removeItem(atPath: folder + "/work")
            }
        }
    }
}
