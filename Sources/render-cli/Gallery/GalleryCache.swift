import Files
import LayoutDiff
import LayoutGallery

/// Pictures of earlier runs in a folder, by the keys of their pages: a hash of what the pages use, the flags, the program and
/// the machine's fonts. An entry is used only where its own hash is that of its bytes, so that a file that was cut or
/// damaged is drawn anew.
struct GalleryCache: Sendable {
    private let folder: Enclosure
    private let path: String
    private let limit: Int

    /// A picture with its size in points.
    struct Picture: Sendable {
        var bytes: [UInt8]
        var width: Double
        var height: Double
    }

    /// - Parameter limit: of an entry's bytes.
    init(_ path: String, limit: Int) {
        self.path = path
        self.limit = limit
        folder = Enclosure(folder: path)
    }

    private func file(_ key: String) -> String { "\(path)/\(key.prefix(2))/\(key).picture" }

    /// The picture of a page; nil where there is none, or none that is whole.
    func picture(_ key: String) -> Picture? {
        guard let bytes = try? folder.read(file(key), limit: limit),
            let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
        else { return nil }
        let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ").map(String.init)
        let body = Array(bytes[(end + 1)...])
        guard words.count == 5, words[0] == Self.mark, words[1] == key, words[2] == SHA256.text(of: body),
            let width = Double(words[3]), let height = Double(words[4]), width.isFinite, height.isFinite
        else { return nil }
        return Picture(bytes: body, width: width, height: height)
    }

    /// Keeps a picture. A cache that cannot be written is no reason to stop.
    func keep(_ picture: Picture, _ key: String) {
        let head = "\(Self.mark) \(key) \(SHA256.text(of: picture.bytes)) \(picture.width) \(picture.height)\n"
        try? folder.write(Array(head.utf8) + picture.bytes, to: file(key), .remade)
    }

    private static let mark = "gallery-1"
}
