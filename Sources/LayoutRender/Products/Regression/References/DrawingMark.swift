import LayoutRender
import Notation

/// What a reference picture was drawn from, kept in the picture: a page with the same drawing need not be drawn again.
///
/// The last chunk before the end of the PNG file is `tEXt` with the keyword `Drawing` and two hashes of 16 hexadecimal
/// digits. The first is of the display list, the scale and the renderer; the second is of all other bytes of the file,
/// so that a picture which another program wrote or changed is compared pixel by pixel.
package struct DrawingMark {
    /// The hash of the drawing and of the renderer.
    private let drawing: String

    /// Nil where the drawing has no hash.
    package init?(_ list: DisplayList, scale: Double) {
        guard let pixels = list.pixelHash(scale: scale) else { return nil }
        var hash = StableHash()
        hash.combine(UInt64(Renderer.revision))
        hash.combine(RendererMark.current)
        hash.combine(Self.architecture)
        hash.combine(pixels)
        drawing = hash.digits
    }

    /// The file of a reference picture, with the mark of its drawing; an SVG has none.
    /// - Parameters:
    ///   - trusted: a file whose mark is believed; nil for none.
    ///   - draw: makes the picture.
    /// - Returns: nil where the trusted file is the picture of this drawing; then nothing is drawn.
    /// - Throws: what `draw` throws.
    package static func picture<Failure: Error>(
        of list: DisplayList, scale: Double, as kind: SnapshotKind, unlessOn trusted: [UInt8]?,
        draw: () throws(Failure) -> [UInt8]
    ) throws(Failure) -> [UInt8]? {
        guard kind == .png, let mark = DrawingMark(list, scale: scale) else { return try draw() }
        if let trusted, mark.isOn(trusted) { return nil }
        return mark.added(to: try draw())
    }

    /// Whether a file is the picture of this drawing, as `added(to:)` made it.
    package func isOn(_ file: [UInt8]) -> Bool {
        guard file.count > Self.length + Self.end.count else { return false }
        return file.suffix(Self.length + Self.end.count) == tail(of: file.dropLast(Self.length + Self.end.count))[...]
    }

    /// A picture without a mark, of whatever drawing.
    static func removed(from file: [UInt8]) -> [UInt8] {
        let start = file.count - Self.length - Self.end.count
        guard start > 0, file[start...].dropFirst(4).starts(with: "tEXtDrawing\0".utf8),
            file.suffix(Self.end.count) == Self.end[...]
        else { return file }
        return Array(file[..<start]) + Self.end
    }

    /// The picture with the mark before its end.
    package func added(to file: [UInt8]) -> [UInt8] {
        guard file.suffix(Self.end.count) == Self.end[...] else { return file }
        let body = file.dropLast(Self.end.count)
        return body + tail(of: body)
    }

    /// The mark's chunk and the end of the file.
    private func tail(of body: ArraySlice<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = []
        let text = "Drawing\0" + drawing + " " + StableHash(of: body).digits
        PNG.append(chunk: "tEXt", Array(text.utf8), to: &bytes)
        return bytes + Self.end
    }

    /// Keyword, a zero, two hashes with a space between them; before, the chunk's length and name; behind, the
    /// checksum.
    private static let length = 8 + 8 + 33 + 4

    /// The chunk `IEND`.
    private static let end: [UInt8] = {
        var bytes: [UInt8] = []
        PNG.append(chunk: "IEND", [], to: &bytes)
        return bytes
    }()

    /// Two architectures round the last bit of a curve differently.
    private static let architecture: String = {
        #if arch(x86_64)
            "x86_64"
        #elseif arch(arm64)
            "arm64"
        #else
            "other"
        #endif
    }()
}
