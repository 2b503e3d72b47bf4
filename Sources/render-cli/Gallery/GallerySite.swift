import Files
import LayoutDiff
import LayoutGallery

/// The folder of a gallery or of a part of one: who may be written into, and what is removed from an earlier run.
struct GallerySite: Sendable {
    /// Without a slash at the end.
    let path: String

    /// The page of a gallery.
    static let page = "index.html"
    /// What a shard writes in place of the page.
    static let part = "part.json"

    init(_ folder: String) {
        path = folder.utf8.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    }

    /// A folder with other files in it is not written into: a run removes pictures that no screen has any more.
    func check() throws(Failure) {
        switch FileReader.status(path).kind {
        case .missing: return
        case .folder: break
        default: throw Failure.usage("\(path): is no folder")
        }
        let names = try Failure.of { () throws(FileTrouble) in try Enclosure(folder: path).names(in: path) }
        let isWritten = names.contains { $0 == Self.page || $0 == Self.part } && names.contains("pictures")
        // A run that was ended has written pictures, and no page.
        let isBegun = names.allSatisfy { ["pictures", "inspector", Self.page, Self.part].contains($0) }
        guard isWritten || isBegun else {
            throw Failure.usage("\(path): has files of something else; name an empty folder, or that of a gallery")
        }
    }

    /// Writes a picture under a name that its bytes decide.
    func write(picture bytes: [UInt8], width: Double, height: Double) throws(Failure) -> GalleryScreen.Picture {
        let address = Self.address(ofPicture: bytes)
        try write(bytes, to: address)
        return GalleryScreen.Picture(address: address, width: width, height: height)
    }

    /// The file of a picture, relative to the page.
    static func address(ofPicture bytes: [UInt8]) -> String { "pictures/" + SHA256.text(of: bytes).prefix(32) + ".png" }

    /// Whether an address is that of a picture in a gallery's folder.
    static func isPicture(_ address: String) -> Bool {
        let (start, end) = ("pictures/", ".png")
        guard address.hasPrefix(start), address.hasSuffix(end) else { return false }
        return isHexadecimal(address.dropFirst(start.utf8.count).dropLast(end.utf8.count), digits: 32)
    }

    /// The address of the inspector's page of an input file.
    static func inspectorPage(of file: String) -> String {
        "inspector/" + KeyHash.text(of: Array(file.utf8)).prefix(16) + ".html"
    }

    /// The file in an address that `inspectorPage` began; nil for another address.
    static func inspectorFile(of address: String) -> String? {
        let file = address.prefix { $0 != "#" }
        let (start, end) = ("inspector/", ".html")
        guard file.hasPrefix(start), file.hasSuffix(end),
            isHexadecimal(file.dropFirst(start.utf8.count).dropLast(end.utf8.count), digits: 16)
        else { return nil }
        return String(file)
    }

    private static func isHexadecimal(_ text: Substring, digits: Int) -> Bool {
        text.utf8.count == digits && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    /// Writes a file of the gallery's folder, unless the file has these bytes already; no link inside is followed.
    func write(_ bytes: [UInt8], to name: String) throws(Failure) {
        if size(of: name) == bytes.count, self.bytes(of: name) == bytes { return }
        try Failure.of { () throws(FileTrouble) in
            try Enclosure(folder: path).write(bytes, to: path + "/" + name, .remade)
        }
    }

    /// The length of a file of the gallery's folder in bytes; nil where there is none.
    func size(of name: String) -> Int? {
        (try? Enclosure(folder: path).size(of: path + "/" + name)) ?? nil
    }

    /// The bytes of a file of the gallery's folder; nil where there is none.
    func bytes(of name: String) -> [UInt8]? {
        (try? Enclosure(folder: path).read(path + "/" + name, limit: Self.largestFile)) ?? nil
    }

    /// The most bytes of a file of a gallery.
    static let largestFile = 1 << 28

    /// Removes pictures and inspector's pages of former runs to which nothing leads any more, and the page or part that this
    /// run did not write. Nothing but files that a gallery names is removed.
    /// - Parameter shown: the addresses of the pictures and pages that stay.
    func removeStale(showing shown: Set<String>, written: String) throws(Failure) {
        try Failure.of { () throws(FileTrouble) in
            let folder = Enclosure(folder: path)
            for part in ["pictures", "inspector"] {
                for address in try folder.names(in: path + "/" + part).map({ part + "/" + $0 }) {
                    let isOurs = Self.isPicture(address) || Self.inspectorFile(of: address) == address
                    if isOurs, !shown.contains(address) { try folder.remove(path + "/" + address) }
                }
            }
            let names = try folder.names(in: path)
            for name in [Self.page, Self.part] where name != written && names.contains(name) {
                try folder.remove(path + "/" + name)
            }
        }
    }
}
