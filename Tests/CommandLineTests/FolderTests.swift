import Foundation
import TestSupport
import Testing

/// A file in a folder that is not a layout document.
struct StrayFile: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    /// Whether the file belongs to another program: a folder's command skips such a file without failing.
    var isForeign: Bool

    var testDescription: String { name }

    private static func document(_ type: String) -> String {
        #"<?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.\#(type)" version="3.0">"#
            + "<scenes/></document>"
    }

    static let all = [
        StrayFile(name: "mac.storyboard", text: document("Cocoa.Storyboard.XIB"), isForeign: true),
        StrayFile(name: "mac.xib", text: document("Cocoa.XIB"), isForeign: true),
        StrayFile(name: "television.storyboard", text: document("AppleTV.Storyboard"), isForeign: true),
        StrayFile(name: "watch.storyboard", text: document("WatchKit.Storyboard"), isForeign: true),
        StrayFile(name: "archive.xib", text: "<archive/>", isForeign: true),
        StrayFile(name: "page.xib", text: "<html/>", isForeign: true),
        StrayFile(name: "package.json", text: #"{ "name": "x", "config": { "root": "src" } }"#, isForeign: true),
        StrayFile(name: "biome.json", text: #"{ "root": true }"#, isForeign: true),
        StrayFile(name: "Contents.json", text: #"{ "images": [], "info": { "version": 1 } }"#, isForeign: true),
        StrayFile(name: "list.json", text: "[1, 2]", isForeign: true),
        StrayFile(name: "comments.json", text: "// none\n{ \"compilerOptions\": {}, }", isForeign: true),
        StrayFile(name: "empty.json", text: "", isForeign: true),
        StrayFile(name: "broken.json", text: #"{ "version": 1, "root": { "type": "lable" } }"#, isForeign: false),
        StrayFile(name: "cut.json", text: #"{ "version": 1, "root": {"#, isForeign: false),
        StrayFile(name: "cut.xib", text: "<document><objects>", isForeign: false),
        StrayFile(name: "empty.xib", text: "", isForeign: false),
    ]
}

/// A folder is searched completely, whatever files it contains.
@Suite("Folders")
struct FolderTests {
    private func run(_ arguments: [String], folder: String) throws -> Finished {
        try Fixtures.run(
            Fixtures.commandLine, arguments, folder: folder, environment: TestCommandTests.quiet)
    }

    private func names(below folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    }

    @Test(
        "files that are no layouts stop nothing, named ones end the command",
        arguments: [["check"], ["frames"], ["render", "-o", "out/{name}.svg"]])
    func stray(_ command: [String]) throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "in/a.json", in: folder)
            try put(rowTree.replacing(#""name": "row""#, with: #""name": "last""#), "in/z/z.json", in: folder)
            let clean = try run(command + ["in"], folder: folder)
            #expect(clean.status == 0, "\(clean.errors)")
            let drawn = try names(below: folder).filter { $0.hasPrefix("out") }
            for isForeign in [true, false] {
                let strays = StrayFile.all.filter { $0.isForeign || !isForeign }
                for file in strays { try put(file.text, "in/" + file.name, in: folder) }
                let found = try run(command + ["in", "--verbose"], folder: folder)
                #expect(found.status == (isForeign ? 0 : 2), "\(found.errors)")
                #expect(found.output == clean.output)
                for file in strays { #expect(found.errors.contains("in/" + file.name)) }
                #expect(try names(below: folder).filter { $0.hasPrefix("out") } == drawn)
            }
            for file in StrayFile.all where command == ["check"] || file.name.contains("mac") {
                try put(file.text, "in/" + file.name, in: folder)
                let named = try run(command + ["in/a.json", "in/" + file.name], folder: folder)
                #expect(named.status == 2 && named.output.isEmpty, "\(named.errors)")
                #expect(named.errors.contains("in/" + file.name))
            }
        }
    }

    @Test("test: a foreign file is passed over, a broken one is a failure, a named one ends with 2")
    func testing() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "in/row.json", in: folder)
            _ = try run(["test", "in"], folder: folder)
            for file in StrayFile.all where file.isForeign { try put(file.text, "in/" + file.name, in: folder) }
            let foreign = try run(["test", "in", "--verbose"], folder: folder)
            #expect(foreign.status == 0 && foreign.text == "2 passed\n")
            for file in StrayFile.all where file.isForeign { #expect(foreign.errors.contains("in/" + file.name)) }
            for file in StrayFile.all where !file.isForeign { try put(file.text, "in/" + file.name, in: folder) }
            let broken = try run(["test", "in"], folder: folder)
            #expect(broken.status == 1 && broken.text.hasSuffix("2 passed, 4 failed\n"))
            for file in StrayFile.all where !file.isForeign { #expect(broken.text.contains("in/" + file.name)) }
            for name in ["mac.xib", "cut.json", "nowhere.json"] {
                let named = try run(["test", "in/row.json", "in/" + name], folder: folder)
                #expect(named.status == 2 && named.text.hasSuffix("2 passed, 1 failed\n"), "\(named.text)")
            }
        }
    }

    @Test("test: references of a file that cannot be read are not orphans")
    func brokenKeepsReferences() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "row.json", in: folder)
            try put(rowTree, "other.json", in: folder)
            _ = try run(["test"], folder: folder)
            let before = try names(below: folder + "/__Snapshots__")
            for text in [#"{ "version": 1, "root": { "#, "{}"] {
                try put(text, "row.json", in: folder)
                let pruned = try run(["test", "--prune"], folder: folder)
                #expect(!pruned.text.contains("orphan"))
                #expect(try names(below: folder + "/__Snapshots__") == before)
            }
        }
    }

    @Test("diff of folders and of revisions passes over what is no layout on both sides")
    func differences() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "old/row.json", in: folder)
            try put(wideTree, "new/row.json", in: folder)
            let clean = try run(["diff", "old", "new"], folder: folder)
            for isForeign in [true, false] {
                for file in StrayFile.all where file.isForeign == isForeign {
                    try put(file.text, "old/\(file.name)", in: folder)
                    try put(file.text + " ", "new/\(file.name)", in: folder)
                }
                let found = try run(["diff", "old", "new", "--verbose"], folder: folder)
                #expect(found.output == clean.output)
                #expect(found.status == (isForeign ? 1 : 2), "\(found.errors)")
                for file in StrayFile.all where file.isForeign == isForeign {
                    #expect(found.errors.contains(file.name))
                }
            }
            for name in ["mac.xib", "cut.json"] {
                #expect(try run(["diff", "old/" + name, "new/" + name], folder: folder).status == 2)
            }
            // JSON that is a layout in one of the two folders is reported, not skipped as another program's file.
            try put(wideTree, "new/package.json", in: folder)
            #expect(try run(["diff", "old", "new"], folder: folder).errors.contains("old/package.json:1:1: error:"))
        }
        try Fixtures.withFolder { folder in
            func git(_ arguments: String...) throws { try Fixtures.git(arguments, folder: folder) }
            try git("init", "-q")
            try put(rowTree, "row.json", in: folder)
            try put(#"{ "name": "x" }"#, "package.json", in: folder)
            try git("add", ".")
            try git("commit", "-qm", "one")
            try put(wideTree, "row.json", in: folder)
            try put(#"{ "name": "y" }"#, "package.json", in: folder)
            let found = try run(["diff", "HEAD"], folder: folder)
            #expect(found.status == 1, "\(found.errors)")
            #expect(found.text.contains("because row.spacing 10 -> 16"))
            #expect(found.errors == "note: passed over 1 file: no layout (1); --verbose names them\n")
        }
    }

    @Test("what was passed over is counted and its list is bounded")
    func counted() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "in/row.json", in: folder)
            for number in 10..<50 { try put("{}", "in/images/\(number).json", in: folder) }
            try put("<archive/>", "in/old.xib", in: folder)
            try put("{ \"version\": 1, \"root\": 1 }", "in/broken.json", in: folder)
            let run = try run(["check", "in"], folder: folder)
            #expect(
                run.errors == """
                    in/broken.json:1:25: error: expected a node object, found the number 1 (at root)
                    note: passed over 41 files: an archive of Xcode 3; open and save it with Xcode 5 or later to get a document (1), no layout (40); --verbose names them
                    2 pages checked, nothing found, 41 files passed over, 1 file could not be read

                    """)
            #expect(run.status == 2)
            let whole = try self.run(["check", "in", "--verbose"], folder: folder)
            #expect(whole.errors.contains("in/images/49.json"))
            try put("{ \"root\": true }", "in/broken.json", in: folder)
            let only = try self.run(["check", "in/images"], folder: folder)
            #expect(only.status == 2)
            #expect(only.errors.hasSuffix("error: in/images: no layout among 40 files\n"))
        }
    }

    @Test(
        "--exclude leaves out by name and by place",
        arguments: [
            (["draft-*"], ["a", "deep/x", "deep/er/x"]), (["deep"], ["a", "draft-b"]),
            (["deep/x.json"], ["a", "deep/er/x", "draft-b"]), (["**/x.json"], ["a", "draft-b"]),
            (["deep/*"], ["a", "draft-b"]), (["deep/*.json"], ["a", "deep/er/x", "draft-b"]),
            (["[!a]*.json", "e?"], ["a"]), (["./a.json"], ["deep/er/x", "deep/x", "draft-b"]),
        ])
    func excluded(_ patterns: [String], _ left: [String]) throws {
        try Fixtures.withFolder { folder in
            for place in ["a", "draft-b", "deep/x", "deep/er/x"] { try put(rowTree, "in/\(place).json", in: folder) }
            let flags = patterns.flatMap { ["--exclude", $0] }
            let drawn = try run(["render", "in", "-o", "out/{path}.svg"] + flags, folder: folder)
            #expect(drawn.status == 0, "\(drawn.errors)")
            let made = try names(below: folder + "/out").filter { $0.hasSuffix(".svg") }
            #expect(made == left.map { "in/\($0).svg" }.sorted())
            let pages = try run(["check", "in"] + flags, folder: folder)
            #expect(pages.errors == "\(2 * left.count) pages checked, nothing found\n")
            // The commands share the search: some patterns will do for the others.
            guard patterns[0].hasPrefix("deep/") else { return }
            let frames = try run(["frames", "in"] + flags, folder: folder)
            #expect(frames.text.split(separator: "\n").count { $0 == "row  small" } == left.count)
            let tested = try run(["test", "in"] + flags, folder: folder)
            #expect(tested.text.hasSuffix("\n\(2 * left.count) recorded\n"))
            let compared = try run(["diff", "in", "in"] + flags, folder: folder)
            #expect(compared.text == "no visual change in \(2 * left.count) scenes\n")
        }
    }

    @Test("a pattern that leaves nothing, matches nothing or is empty is said")
    func uselessPatterns() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "in/row.json", in: folder)
            let useless = try run(["check", "in", "--exclude", "Podz"], folder: folder)
            #expect(useless.errors == "warning: --exclude Podz: nothing here matches\n2 pages checked, nothing found\n")
            let all = try run(["check", "in", "--exclude", "*.json"], folder: folder)
            #expect(all.status == 2 && all.errors.contains("in: no .json, .storyboard or .xib file"))
            #expect(try run(["check", "in", "--exclude", ""], folder: folder).status == 64)
        }
    }
}
