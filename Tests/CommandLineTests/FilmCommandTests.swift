import Foundation
import TestSupport
import Testing

/// Films and documents of several pages, from the command line.
@Suite("Films")
struct FilmCommandTests {
    private func run(_ arguments: String..., folder: String) throws -> Finished {
        try Fixtures.run(Fixtures.commandLine, arguments, folder: folder)
    }

    /// Two steps in which a box moves.
    static let steps = """
        { "version": 1, "name": "steps",
          "devices": [{ "name": "small", "size": [60, 40], "scale": 1 }],
          "root": { "type": "view", "subviews": [
            { "type": "view", "id": "box", "frame": [0, 0, 20, 20], "backgroundColor": "systemTeal" } ] },
          "steps": [
            { "name": "start" },
            { "name": "go", "set": { "box.frame": [30, 10, 20, 20] },
              "animate": { "duration": 0.5, "curve": "linear" }, "hold": 2 } ],
          "render": { "show": [] } }
        """

    private func duration(ofGIF bytes: [UInt8]) -> (frames: Int, hundredths: Int) {
        var (count, total) = (0, 0)
        for place in bytes.indices.dropLast(7)
        where bytes[place..<place + 3] == [0x21, 0xF9, 4] && bytes[place + 7] == 0 {
            count += 1
            total += Int(bytes[place + 4]) | Int(bytes[place + 5]) << 8
        }
        return (count, total)
    }

    @Test("a film holds the steps, whatever its format, with the document's times")
    func formats() throws {
        try Fixtures.withFolder { folder in
            try put(Self.steps, "a.json", in: folder)
            let made = try run("a.json", "-o", "a.gif", "-o", "a.apng", folder: folder)
            #expect(made.errors == "wrote 2 files: a.gif, a.apng\n")
            #expect(made.status == 0)
            let gif = Fixtures.bytes(folder + "/a.gif")
            #expect(gif.starts(with: "GIF89a".utf8))
            // One picture, held for a second; twelve on the way, the first of which shows the same; the last for two.
            let times = duration(ofGIF: gif)
            #expect(times.hundredths == 350)
            #expect(times.frames == 13)
            #expect(try run("a.json", "-o", "b.gif", "--fps", "10", folder: folder).status == 0)
            #expect(duration(ofGIF: Fixtures.bytes(folder + "/b.gif")).frames == 6)
            let drawn = try run("a.json", "--film", "-o", "a.svg", "-o", "a.png", folder: folder)
            #expect(drawn.errors == "wrote 2 files: a.svg, a.png\n")
            let svg = String(decoding: Fixtures.bytes(folder + "/a.svg"), as: UTF8.self)
            #expect(svg.contains("dur=\"3.5s\"") && svg.contains("keySplines=\"0 0 1 1;0 0 1 1;0 0 1 1\""))
            // Without --film these are pictures as ever.
            #expect(try run("a.json", "-o", "still.svg", folder: folder).status == 0)
            #expect(!String(decoding: Fixtures.bytes(folder + "/still.svg"), as: UTF8.self).contains("<animate"))
            let streamed = try run("a.json", "-o", "-", "--format", "gif", folder: folder)
            #expect(streamed.output == gif)
        }
    }

    @Test("the same bytes at any number of jobs")
    func jobs() throws {
        try Fixtures.withFolder { folder in
            for name in ["a", "b", "c"] {
                try put(Self.steps.replacing("30, 10", with: "\(name.utf8.count), 9"), "\(name).json", in: folder)
            }
            for jobs in ["1", "4"] {
                let made = try run(
                    "a.json", "b.json", "c.json", "--film", "-o", "\(jobs)/{path}.gif", "-o", "\(jobs)/{path}.svg",
                    "-o", "\(jobs)/{path}.apng", "--jobs", jobs, folder: folder)
                #expect(made.status == 0, "\(made.errors)")
            }
            for name in ["a", "b", "c"] {
                for format in ["gif", "svg", "apng"] {
                    let one = Fixtures.bytes(folder + "/1/\(name).\(format)")
                    #expect(!one.isEmpty && one == Fixtures.bytes(folder + "/4/\(name).\(format)"))
                }
            }
        }
    }

    @Test("what is no film, too long or not in order is told")
    func mistakes() throws {
        try Fixtures.withFolder { folder in
            try put(Self.steps, "a.json", in: folder)
            try put(rowTree, "row.json", in: folder)
            let alone = try run("row.json", "-o", "row.gif", folder: folder)
            #expect(
                alone.errors
                    == "error: row.json: a film needs two pages at least, one after another: 'steps' of a tree.json are one\n"
            )
            #expect(alone.status == 2)
            let long = try run("a.json", "-o", "a.gif", "--max-film-pixels", "100000", folder: folder)
            #expect(
                long.errors
                    == "error: a.json: the film is too long: 14 pictures of 60 x 40 pixels; the limit is 100000 pixels in all\n"
            )
            #expect(long.status == 2)
            for (key, value) in [
                ("hold", "601"), ("hold", "-1"), ("hold", "\"long\""), ("animate", "{\"duration\": 1001}"),
            ] {
                let text = Self.steps.replacing(#""hold": 2"#, with: "\"\(key)\": \(value)")
                    .replacing(#""animate": { "duration": 0.5, "curve": "linear" }, "animate""#, with: #""animate""#)
                try put(text, "bad.json", in: folder)
                let bad = try run("bad.json", "-o", "bad.gif", folder: folder)
                #expect(bad.status == 2 && bad.errors.contains("bad.json:8:"), "\(bad.errors)")
            }
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
                    "a.json", "bad.json", "row.json",
                ])
        }
    }

    @Test("pages that meet in one PDF are its pages")
    func documents() throws {
        try Fixtures.withFolder { folder in
            try put(Self.steps, "a.json", in: folder)
            try put(rowTree, "row.json", in: folder)
            func pages(_ name: String) -> Int {
                String(decoding: Fixtures.bytes(folder + "/" + name), as: UTF8.self).matches(of: /\/Type \/Page\b(?!s)/)
                    .count
            }
            let made = try run("a.json", "row.json", "--step", "all", "--state", "all", "-o", "all.pdf", folder: folder)
            #expect(made.status == 0, "\(made.errors)")
            #expect(made.errors == "wrote all.pdf\n")
            let first = Fixtures.bytes(folder + "/all.pdf")
            #expect(pages("all.pdf") == 5)
            let text = String(decoding: first, as: UTF8.self)
            #expect(text.contains("/MediaBox [ 0 0 60 40 ]") && text.contains("/MediaBox [ 0 0 100 20 ]"))
            _ = try run("a.json", "row.json", "--step", "all", "--state", "all", "-o", "all.pdf", folder: folder)
            #expect(Fixtures.bytes(folder + "/all.pdf") == first)
            _ = try run("a.json", "-o", "one.pdf", folder: folder)
            #expect(pages("one.pdf") == 1)
            let apart = try run("row.json", "--state", "all", "-o", "{state}.pdf", folder: folder)
            #expect(apart.errors == "wrote 2 files: base.pdf, wide.pdf\n")
        }
    }

    @Test("a diff's film slides the old layout into the new one")
    func difference() throws {
        try Fixtures.withFolder { folder in
            try put(rowTree, "a.json", in: folder)
            try put(rowTree.replacing(#""spacing": 10"#, with: #""spacing": 20"#), "b.json", in: folder)
            let made = try run("diff", "a.json", "b.json", "-o", "change.gif", "--state", "base", folder: folder)
            #expect(made.status == 1, "\(made.errors)")
            #expect(made.errors.contains("wrote change.gif"), "\(made.errors)")
            #expect(duration(ofGIF: Fixtures.bytes(folder + "/change.gif")).hundredths == 340)
            let drawn = try run(
                "diff", "a.json", "b.json", "-o", "change.svg", "--film", "--state", "base", folder: folder)
            #expect(drawn.status == 1)
            #expect(String(decoding: Fixtures.bytes(folder + "/change.svg"), as: UTF8.self).contains("<animate"))
            // Pictures dissolve.
            for name in ["a", "b"] { _ = try run("\(name).json", "-o", "\(name).png", folder: folder) }
            let pictures = try run("diff", "a.png", "b.png", "-o", "pictures.apng", folder: folder)
            #expect(pictures.status == 1 && pictures.errors.contains("wrote pictures.apng"), "\(pictures.errors)")
        }
    }

    @Test("the film of the readme is that of the fixture, and keeps within 400 KB")
    func hotel() throws {
        try Fixtures.withFolder { folder in
            let file = Fixtures.packageRoot + "/fixtures/scenes/hotel.json"
            let made = try run(file, "--film", "-o", "hotel.svg", folder: folder)
            #expect(made.status == 0, "\(made.errors)")
            let bytes = Fixtures.bytes(folder + "/hotel.svg")
            #expect(bytes.count < 400_000)
            // The pictures may look otherwise by now, but not the steps.
            let shown = Fixtures.bytes(Fixtures.packageRoot + "/Documentation/images/hotel-film.svg")
            #expect(shown.count < 400_000)
            func clocks(_ bytes: [UInt8]) -> Set<String> {
                Set(String(decoding: bytes, as: UTF8.self).matches(of: /dur="([^"]*)"/).map { String($0.1) })
            }
            #expect(clocks(bytes) == ["6s"] && clocks(shown) == clocks(bytes))
        }
    }
}
