import Foundation
import LayoutDocument
import LayoutRender
import TestSupport
import Testing

@testable import RenderCommands

/// Pictures of a run; `Tests/Cases/check/pictures-are-limited-together.txt` has their limits.
@Suite("Pictures of a run")
struct RunPictureTests {
    private func put(_ bytes: [UInt8], _ name: String, in folder: String) throws {
        let url = URL(fileURLWithPath: folder + "/" + name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    private static let page = """
        { "version": 1, "assets": { "images": "pictures" },
          "root": { "type": "imageView", "id": "a", "frame": [0, 0, 40, 40],
            "image": "photo" } }
        """

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
}
