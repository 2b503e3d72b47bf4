import Foundation
import TestSupport
import Testing

/// `gallery --shard` and `merge -o`: parts of a gallery, and the gallery of all parts.
@Suite("parts of a gallery")
struct GalleryShardTests {
    /// Two versions of some files, in `old` and `new`.
    private static func prepare(_ folder: String) throws {
        for side in ["old", "new"] {
            try FileManager.default.createDirectory(atPath: folder + "/" + side, withIntermediateDirectories: true)
            for name in ["login.storyboard", "screens.storyboard", "cell.xib"] {
                try FileManager.default.copyItem(
                    atPath: Fixtures.packageRoot + "/fixtures/ib/" + name, toPath: "\(folder)/\(side)/\(name)")
            }
            try FileManager.default.copyItem(
                atPath: Fixtures.packageRoot + "/fixtures/scenes/hotel.json", toPath: "\(folder)/\(side)/hotel.json")
        }
        for (name, old, new) in [
            ("login.storyboard", "spacing=\"12\"", "spacing=\"20\""), ("cell.xib", "constant=\"8\"", "constant=\"12\""),
        ] {
            let path = folder + "/new/" + name
            let text = try String(contentsOfFile: path, encoding: .utf8)
            try #require(text.contains(old))
            try text.replacingOccurrences(of: old, with: new).write(toFile: path, atomically: true, encoding: .utf8)
        }
    }

    private static func run(_ words: [String], _ folder: String) throws -> Finished {
        try Fixtures.run(Fixtures.commandLine, words, folder: folder)
    }

    private static let gallery = [
        "gallery", "new", "--against", "old", "--device", "iPhoneSe", "--traits", "light,dark",
    ]

    @Test("the parts of any number of shards give the bytes of one run")
    func bytes() throws {
        try Fixtures.withFolder { folder in
            try Self.prepare(folder)
            #expect(try Self.run(Self.gallery + ["-o", "whole"], folder).status == 0)
            let whole = try GalleryCommandTests.files(folder + "/whole")
            #expect(whole.keys.contains { $0.hasPrefix("inspector/") } && whole.count > 20)
            for count in [2, 3, 7] {
                for part in 1...count {
                    let run = try Self.run(
                        Self.gallery + ["-o", "\(count)-\(part)", "--shard", "\(part)/\(count)"], folder)
                    #expect(run.status == 0, "\(run.errors)")
                    #expect(FileManager.default.fileExists(atPath: "\(folder)/\(count)-\(part)/part.json"))
                }
                // In another order than they were made.
                let parts = (1...count).reversed().map { "\(count)-\($0)" }
                let merged = try Self.run(["gallery", "--merge"] + parts + ["-o", "site-\(count)"], folder)
                #expect(merged.status == 0, "\(merged.errors)")
                #expect(try GalleryCommandTests.files("\(folder)/site-\(count)") == whole)
                let data = try GalleryCommandTests.data("\(folder)/site-\(count)")
                #expect((data["changes"] as? [Any])?.count == 2)
            }
        }
    }

    @Test("parts that are missing, here twice, damaged or of another run are refused, and nothing is written")
    func mistakes() throws {
        try Fixtures.withFolder { folder in
            try Self.prepare(folder)
            let words = ["gallery", "new", "--no-audit", "--no-inspector", "--device", "iPhoneSe"]
            for part in 1...2 {
                #expect(try Self.run(words + ["-o", "p\(part)", "--shard", "\(part)/2"], folder).status == 0)
            }
            #expect(
                try Self.run(["gallery", "old"] + words.dropFirst(2) + ["-o", "other", "--shard", "2/2"], folder).status
                    == 0)
            func message(_ parts: String..., status: Int32 = 2) throws -> String {
                let run = try Self.run(["gallery", "--merge"] + parts + ["-o", "site"], folder)
                #expect(run.status == status, "\(parts): \(run.errors)")
                #expect(!FileManager.default.fileExists(atPath: folder + "/site/index.html"))
                return run.errors
            }
            #expect(try message("p1").contains("part 2 of 2 is missing"))
            #expect(try message("p1", "p1").contains("part 1 of 2 is here twice"))
            #expect(try message("p1", "other").contains("other/part.json: from another run"))
            #expect(try message("p1", "new").contains("new/part.json"))
            // A picture whose bytes are others than its name says.
            let pictures = folder + "/p2/pictures"
            let name = try #require(try FileManager.default.contentsOfDirectory(atPath: pictures).min())
            let picture = try #require(FileManager.default.contents(atPath: pictures + "/" + name))
            try Data("no picture".utf8).write(to: URL(fileURLWithPath: pictures + "/" + name))
            #expect(try message("p1", "p2").contains("p2/pictures/\(name): damaged"))
            try picture.write(to: URL(fileURLWithPath: pictures + "/" + name))
            // Addresses that lead elsewhere.
            let part = folder + "/p2/part.json"
            let text = try String(contentsOfFile: part, encoding: .utf8)
            for planted in ["../secret.png", "pictures/../../secret.png", "https://example.com/a.png"] {
                try text.replacingOccurrences(of: "pictures/" + name, with: planted)
                    .write(toFile: part, atomically: true, encoding: .utf8)
                #expect(try message("p1", "p2").contains("p2/part.json: not a part"))
            }
            // Of another version, of severities that nobody knows, of numbers without end.
            for (old, new) in [
                ("(renderer", "(another renderer"), ("\"pages\": ", "\"pages\": 9000000000000"),
            ] {
                try #require(text.contains(old))
                try text.replacingOccurrences(of: old, with: new).write(toFile: part, atomically: true, encoding: .utf8)
                #expect(try message("p1", "p2").contains("p2/part.json: not a part"))
            }
            try "{}".write(toFile: part, atomically: true, encoding: .utf8)
            #expect(try message("p1", "p2").contains("p2/part.json: not a part"))
        }
    }

    @Test("a name that no part has is wrong usage; one that a part has is not")
    func names() throws {
        try Fixtures.withFolder { folder in
            try Self.prepare(folder)
            for (name, status) in [("LoginViewController", Int32(0)), ("LogonViewController", 64)] {
                for part in 1...3 {
                    let run = try Self.run(
                        ["gallery", "new", "--scene", name, "-o", "\(name)-\(part)", "--shard", "\(part)/3"], folder)
                    #expect(run.status == 0, "\(run.errors)")
                }
                let parts = (1...3).map { "\(name)-\($0)" }
                let merged = try Self.run(["gallery", "--merge"] + parts + ["-o", "site-\(name)"], folder)
                #expect(merged.status == status, "\(merged.errors)")
                #expect(status == 0 || merged.errors.contains("no input has such a scene"), "\(merged.errors)")
            }
        }
    }

    @Test("--shard is checked, a report has no gallery, and a page becomes a part and a page again")
    func usage() throws {
        try Fixtures.withFolder { folder in
            try Self.prepare(folder)
            for shard in ["0/2", "3/2", "1", "a/b"] {
                #expect(try Self.run(["gallery", "new", "-o", "p", "--shard", shard], folder).status == 64)
            }
            #expect(try Self.run(["gallery", "--merge", "p", "-o", "site", "--report", "r.html"], folder).status == 64)
            let words = ["gallery", "new", "--no-audit", "--no-inspector", "--device", "iPhoneSe", "-o", "site"]
            let names = {
                try GalleryCommandTests.files(folder + "/site").keys.filter { !$0.contains("/") && $0 != "pictures" }
            }
            #expect(try Self.run(words, folder).status == 0)
            #expect(try names() == ["index.html"])
            #expect(try Self.run(words + ["--shard", "1/2"], folder).status == 0)
            #expect(try names() == ["part.json"])
            #expect(try Self.run(words, folder).status == 0)
            #expect(try names() == ["index.html"])
        }
    }
}
