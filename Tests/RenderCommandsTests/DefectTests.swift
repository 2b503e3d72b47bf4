import Foundation
import LayoutDocument
import LayoutRender
import TestSupport
import Testing

@testable import RenderCommands

/// A defect of a readable file is reported with its place, and `check` fails.
@Suite("Defects of readable files")
struct DefectTests {
    private func run(_ arguments: [String], folder: String) throws -> Finished {
        try Fixtures.run(Fixtures.commandLine, arguments, folder: folder, environment: TestCommandTests.quiet)
    }

    private func put(_ bytes: [UInt8], _ name: String, in folder: String) throws {
        let url = URL(fileURLWithPath: folder + "/" + name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    private static let page = """
        { "version": 1, "assets": { "images": "pictures" }, "devices": [{ "name": "d", "size": [40, 40], "scale": 1 }],
          "root": { "type": "imageView", "id": "a", "frame": [0, 0, 40, 40],
            "image": "photo" } }
        """

    /// A white picture of 1,000 x 1,000 pixels in two hundred bytes.
    @Test("pictures of a page are limited together, and drawn small they are read small")
    func largePictures() throws {
        try Fixtures.withFolder { folder in
            try put(Array(Self.page.utf8), "a.json", in: folder)
            let large = try run(
                [
                    "-c",
                    """
                    import struct, zlib, sys
                    def chunk(name, body):
                        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
                    rows = (b"\\0" + b"\\xff" * 125) * 1000
                    sys.stdout.buffer.write(b"\\x89PNG\\r\\n\\x1a\\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 1000, 1000, 1, 0, 0, 0, 0))
                        + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))
                    """,
                ], program: "/usr/bin/python3")
            try put(large.output, "pictures/photo.png", in: folder)
            let drawn = try run(["a.json", "-o", "a.png"], folder: folder)
            #expect(drawn.status == 0 && !drawn.errors.contains("photo"), "\(drawn.errors)")
            let refused = try run(["check", "a.json", "--max-image-pixels", "999999"], folder: folder)
            #expect(
                refused.status == 1 && refused.text.contains("more than 999999 pixels on one page"), "\(refused.text)")
        }
    }

    /// Four states, each with a picture of 100 pixels of its own: which of them are too many hangs on the document alone.
    @Test("pictures of a run are limited together, in the order of the document and with any number of jobs")
    func picturesOfRun() throws {
        try Fixtures.withFolder { folder in
            let states = ["b", "c", "d"].map { #""\#($0)": { "set": { "a.image": "\#($0)" } }"# }.joined(
                separator: ", ")
            let page = Self.page.replacing("photo", with: "a").dropLast() + #", "states": { \#(states) } }"#
            try put(Array(page.utf8), "p.json", in: folder)
            for (place, name) in ["a", "b", "c", "d"].enumerated() {
                let color = RGBA(red: UInt8(place * 60), green: 0, blue: 0, alpha: 255)
                let bitmap = try #require(Bitmap(width: 10, height: 10, color: color))
                try put(PNG.encode(bitmap), "pictures/\(name).png", in: folder)
            }
            let limit = ["--max-run-image-pixels", "250"]
            let checked = try run(["check", "p.json"] + limit, folder: folder)
            let refusal = "more than 250 pixels in one run; --max-run-image-pixels moves the limit"
            let told = checked.text.split(separator: "\n").filter { $0.contains("picture") }
            #expect(checked.status == 1 && told.count == 2, "\(checked.text)")
            #expect(told.allSatisfy { $0.hasSuffix(refusal) } && told[0].contains("'c'") && told[1].contains("'d'"))
            for jobs in ["1", "3"] {
                let drawn = try run(["p.json", "-o", "\(jobs)/{state}.png", "--jobs", jobs] + limit, folder: folder)
                #expect(drawn.status == 0, "\(drawn.errors)")
            }
            // The last two states show the same placeholder, the first two what their files hold.
            func drawn(_ name: String) -> [UInt8] { Fixtures.bytes("\(folder)/\(name).png") }
            for name in ["base", "b", "c", "d"] { #expect(drawn("1/" + name) == drawn("3/" + name)) }
            #expect(drawn("1/base") != drawn("1/b") && drawn("1/b") != drawn("1/c") && drawn("1/c") == drawn("1/d"))
            let alone = try run(["p.json", "--state", "d", "-o", "d.png"] + limit, folder: folder)
            #expect(alone.status == 0 && drawn("d") == drawn("1/d"), "what else is drawn makes no difference")
        }
    }

    @Test("a picture is decoded once for all pages that draw it as large")
    func sharedPictures() throws {
        try Fixtures.withFolder { folder in
            let document = try LayoutDocument.read(Array(Self.page.utf8))
            let bitmap = try #require(Bitmap(width: 10, height: 10, color: RGBA(red: 9, green: 9, blue: 9, alpha: 255)))
            try put(PNG.encode(bitmap), "pictures/photo.png", in: folder)
            let pictures = RunPictures(Limits())
            pictures.add(document, input: folder + "/a.json")
            let file = try #require(RunPictures.file(of: "photo", in: document, input: folder + "/a.json"))
            #expect(try pictures.size(of: file)?.width == 10 && !pictures.isRefused(file))
            let whole = try pictures.bitmap(of: file, reducedBy: 1)
            #expect(whole == bitmap)
            try FileManager.default.removeItem(atPath: folder + "/pictures/photo.png")
            #expect(try pictures.bitmap(of: file, reducedBy: 1) == whole)
            #expect(throws: Failure.self) { try pictures.bitmap(of: file, reducedBy: 2) }
        }
    }

    private func run(_ arguments: [String], program: String) throws -> Finished {
        try Fixtures.run(program, arguments)
    }
}
