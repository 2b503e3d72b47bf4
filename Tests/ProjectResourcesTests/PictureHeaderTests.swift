import Compression
import LayoutEngine
import Testing

@testable import ProjectResources

/// Sizes from the first bytes of pictures.
@Suite("Picture headers")
struct PictureHeaderTests {
    @Test(arguments: [
        (#"<svg width="24" height="12.5"/>"#, 24.0, 12.5),
        (
            #"<?xml version="1.0"?><!-- <svg width="9"> --><!DOCTYPE svg PUBLIC "a" "b"><svg viewBox="0 0 30 20">"#, 30,
            20
        ),
        (#"<svg stroke-width="3" width='24px' height='24px' viewBox="0 0 48 48">"#, 24, 24),
        (#"<svg width="100%" height="100%" viewBox="1,2,30,20">"#, 30, 20),
        (#"<svg width="60" viewBox="0 0 30 20">"#, 60, 40),
        (#"<!DOCTYPE svg [ <!ENTITY a "<svg width='1'>"> ]><svg width="5" height="6">"#, 5, 6),
    ])
    func svg(text: String, width: Double, height: Double) {
        #expect(PictureHeader.format(of: Array(text.utf8)) == .svg)
        #expect(SVGPageSize.size(Array(text.utf8)) == Size(width: width, height: height))
    }

    @Test(
        "text, HTML and a broken root are no SVG",
        arguments: ["", "svg", "<html><svg width='1' height='1'>", "<!-- <svg"])
    func noSVG(text: String) { #expect(PictureHeader.format(of: Array(text.utf8)) == nil) }

    /// A PDF with one page.
    static func pdf(_ page: String, _ rest: String = "", pages: String = "") -> [UInt8] {
        Array(
            """
            %PDF-1.5
            1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
            2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1 \(pages)>> endobj
            3 0 obj
            << /Parent 2 0 R /Type /Page /Contents 4 0 R \(page) >>
            endobj
            4 0 obj << /Length 30 >> stream
            9 0 obj << /Type /Page /Media endstream endobj
            \(rest)
            trailer << /Root 1 0 R >>
            """.utf8)
    }

    @Test(arguments: [
        ("/MediaBox [0 0 24 12]", "", "", 24.0, 12.0),
        ("/MediaBox [0 0 52.5 20.25]", "", "", 53, 21),
        ("/MediaBox [0 0 7.072 18.00004]", "", "", 7, 18),
        ("/MediaBox [10 20 40 60] /CropBox [0 0 5 6]", "", "", 5, 6),
        ("/MediaBox [0 0 10 20] /Rotate 90", "", "", 20, 10),
        ("/Rotate -180", "", "/MediaBox [0 0 10 20]", 10, 20),
        ("/MediaBox 7 0 R", "7 0 obj [0 0 8 0 R 9] endobj 8 0 obj 11 endobj", "", 11, 9),
        ("/Note (\\) >> /MediaBox [0 0 1 1] ) /MediaBox [0 0 2 3]", "", "", 2, 3),
    ])
    func pdf(page: String, rest: String, pages: String, width: Double, height: Double) {
        #expect(PDFPageBox.size(Self.pdf(page, rest, pages: pages)) == Size(width: width, height: height))
    }

    @Test("a page inside a stream of objects")
    func objectStream() throws {
        let first = "<< /Type /Catalog /Pages 2 0 R >>"
        let second = "<< /Type /Pages /Kids [3 0 R] /MediaBox [0 0 31.04 9] >>"
        let third = "<< /Type /Page /Parent 2 0 R >>"
        let table = "1 0 2 \(first.utf8.count + 1) 3 \(first.utf8.count + second.utf8.count + 2) "
        let body = table + [first, second, third].joined(separator: " ")
        let packed = try #require(Deflate.compress(Array(body.utf8), level: 6))
        let dictionary =
            "<< /Type /ObjStm /N 3 /First \(table.utf8.count) /Length \(packed.count) /Filter /FlateDecode >>"
        let file =
            Array("%PDF-1.5\n5 0 obj \(dictionary) stream\n".utf8) + packed + Array("\nendstream endobj".utf8)
        #expect(PDFPageBox.size(file) == Size(width: 31, height: 9))
    }

    @Test("broken and hostile PDFs end, without a size")
    func hostilePDFs() throws {
        let open = Array("%PDF-1.5\n".utf8)
        let many = open + Array(String(repeating: "1 0 obj<</a", count: 20_000).utf8)
        let nested = open + Array(("1 0 obj" + String(repeating: "[", count: 100_000)).utf8)
        let loop = Self.pdf("/MediaBox 3 0 R", "", pages: "/Parent 2 0 R")
        let kids = open + Array("1 0 obj <</Type/Catalog/Pages 2 0 R>> 2 0 obj <</Type/Pages/Kids[2 0 R]>>".utf8)
        let bomb = try #require(Deflate.compress([UInt8](repeating: 0x20, count: 12_000_000), level: 1))
        let bombs =
            open + Array("5 0 obj <</Type/ObjStm/N 9/First 9/Length \(bomb.count)>> stream\n".utf8) + bomb
        for file in [many, nested, loop, kids, bombs, open] { #expect(PDFPageBox.size(file) == nil) }
    }

    @Test("every piece of every format is read without a crash")
    func cutOff() {
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8, 0, 7, 0, 9, 1, 1, 0x11, 0]
        let webp = Array("RIFF....WEBPVP8X....".utf8) + [0, 0, 0, 0, 9, 0, 0, 4, 0, 0]
        for whole in [pngHead(3, 4), jpeg, webp, Self.pdf("/MediaBox [0 0 1 1]"), Array("<svg width='1'>".utf8)] {
            for count in 0...whole.count {
                let (project, _) = project([:], bytes: ["a.png": Array(whole.prefix(count))])
                _ = project.image("a", near: appFolder, for: AssetTraits())
            }
        }
        let (project, _) = project([:], bytes: ["j.png": jpeg, "w.png": webp])
        #expect(project.header("j.png")?.size == Size(width: 9, height: 7))
        #expect(project.header("w.png")?.size == Size(width: 10, height: 5))
    }
}
