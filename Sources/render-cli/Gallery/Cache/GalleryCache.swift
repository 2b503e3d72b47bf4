import Files
import LayoutGallery

/// What earlier runs made, in a folder, by keys: hashes of all that an entry's content follows from.
///
/// An entry is used only where the hash in its head is that of its bytes, so that a file that was cut or damaged counts as
/// missing; and an entry is found by nothing but its key.
struct GalleryCache: Sendable {
    private let folder: Enclosure
    private let path: String
    private let limit: Int

    /// What an entry has.
    enum Kind: String, Sendable {
        /// A picture with its size, by the key of its page.
        case picture
        /// What a file asks of its project, by the key of the file, the flags and the project's tables.
        case questions
        /// The screens of a file with all that is said of them, by the key of the file and the project's answers.
        case screens
        /// The inspector's page of a file, by the same key.
        case inspector
    }

    /// A picture with its size in points.
    struct Picture: Sendable {
        var bytes: [UInt8]
        var width: Double
        var height: Double
        /// Warnings about the layout.
        var warnings: Int
    }

    /// - Parameter limit: of an entry's bytes.
    init(_ path: String, limit: Int) {
        self.path = path
        self.limit = limit
        folder = Enclosure(folder: path)
    }

    /// A folder with other files in it is no cache; a cache's folder has a `.gitignore`, which it is listed in too.
    /// - Throws: wrong usage for another folder; a failure where the folder cannot be written.
    func prepare() throws(Failure) {
        if FileReader.status(path).kind != .missing {
            let names = try Failure.of { () throws(FileTrouble) in try folder.names(in: path) }
            let isOwn = names.allSatisfy { name in
                name.utf8.count == 2
                    && name.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
            }
            guard isOwn else {
                throw Failure.usage(
                    "--cache \(path): has files of something else; name an empty folder, or that of a cache")
            }
        }
        let list = path + "/.gitignore"
        guard FileReader.status(list, following: false).kind == .missing else { return }
        try Failure.of { () throws(FileTrouble) in try folder.write(Array("*\n".utf8), to: list, .remade) }
    }

    private func file(_ kind: Kind, _ key: String) -> String { "\(path)/\(key.prefix(2))/\(key).\(kind.rawValue)" }

    /// The content of an entry and the words in its head; nil where there is none, or none that is whole.
    private func entry(_ kind: Kind, _ key: String) -> (body: [UInt8], words: [String])? {
        guard let bytes = try? folder.read(file(kind, key), limit: limit),
            let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
        else { return nil }
        let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ").map(String.init)
        let body = Array(bytes[(end + 1)...])
        guard words.count >= 4, words[0] == Self.mark, words[1] == kind.rawValue, words[2] == key,
            words[3] == SHA256.text(of: body)
        else { return nil }
        return (body, Array(words[4...]))
    }

    /// Keeps an entry. A cache that cannot be written is no reason to stop.
    private func keep(_ body: [UInt8], _ kind: Kind, _ key: String, words: [String] = []) {
        let head = ([Self.mark, kind.rawValue, key, SHA256.text(of: body)] + words).joined(separator: " ") + "\n"
        try? folder.write(Array(head.utf8) + body, to: file(kind, key), .remade)
    }

    private static let mark = "gallery-2"

    /// Whether a text may be a key: 64 hexadecimal digits, which lead to no other folder.
    static func isKey(_ text: String) -> Bool {
        text.utf8.count == 64 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    // MARK: Pictures

    /// The picture of a page.
    func picture(_ key: String) -> Picture? {
        guard let (body, words) = entry(.picture, key), words.count == 3, let width = Double(words[0]),
            let height = Double(words[1]), width.isFinite, height.isFinite, let warnings = Int(words[2]), warnings >= 0
        else { return nil }
        return Picture(bytes: body, width: width, height: height, warnings: warnings)
    }

    /// Keeps the picture of a page.
    func keep(_ picture: Picture, _ key: String) {
        keep(picture.bytes, .picture, key, words: ["\(picture.width)", "\(picture.height)", "\(picture.warnings)"])
    }

    // MARK: Everything else

    /// The bytes of an entry.
    func bytes(_ kind: Kind, _ key: String) -> [UInt8]? { entry(kind, key)?.body }

    /// Keeps the bytes of an entry.
    func keep(_ bytes: [UInt8], _ kind: Kind, _ key: String) { keep(bytes, kind, key, words: []) }

    /// Whether an entry ends with some bytes. The hash in its head is not looked at, since nothing is taken from the entry.
    func has(_ bytes: [UInt8], _ kind: Kind, _ key: String) -> Bool {
        guard let entry = try? folder.read(file(kind, key), limit: limit), entry.count > bytes.count else {
            return false
        }
        return entry[(entry.count - bytes.count)...].elementsEqual(bytes)
    }
}
