import Files
import LayoutDocument
import LayoutRender
import Notation
import ProjectResources
import Synchronization

/// The pictures in the folders that the documents of a run name: limits how many are drawn, and reads each once for all
/// pages that draw it at the same size.
///
/// Which pictures are beyond the limit depends only on the order of the documents and of the names in each document; so
/// a page shows the same pictures whatever page is drawn before it, and on whatever thread. A class because all pages
/// share it.
final class RunPictures: Sendable {
    /// A picture of a folder.
    struct File: Sendable {
        var enclosure: Enclosure
        var place: InnerPath

        /// Equal for all documents that name the file by the same path.
        fileprivate var key: String { enclosure.folder + "/" + place.components.joined(separator: "/") }
    }

    private struct Reduced: Hashable {
        @ComparedByBytes var file: String
        var factor: Int
    }

    private struct Contents {
        /// In the order of reading.
        var documents: [(document: LayoutDocument, input: String)] = []
        /// Files beyond the limit of the run; nil until a page needs the list.
        var refused: PathSet?
        var sizes = PathTable<Result<(width: Int, height: Int)?, Failure>>()
        var hashes = PathTable<String>()
        var bitmaps = DecodedPictures<Reduced, Failure>()
    }

    private let limits: Limits
    private let contents = Mutex(Contents())

    init(_ limits: Limits) { self.limits = limits }

    /// Adds a document of the run; all documents are added before the first page is drawn.
    func add(_ document: LayoutDocument, input: String) {
        guard document.assets.images != nil, input != "-" else { return }
        contents.withLock { $0.documents.append((document, input)) }
    }

    /// The file of a picture in a document's folder of images; nil for a name that would leave the folder.
    static func file(of name: String, in document: LayoutDocument, input: String) -> File? {
        guard let folder = document.assets.images, input != "-" else { return nil }
        guard !name.hasPrefix("."), let inner = InnerPath(name), inner.components == [name],
            let place = InnerPath(folder + "/" + (name.hasSuffix(".png") ? name : name + ".png"))
        else { return nil }
        return File(enclosure: Enclosure(folder: FileWriter.folder(of: input)), place: place)
    }

    /// The size of a picture in pixels; nil if there is no file.
    func size(of file: File) throws(Failure) -> (width: Int, height: Int)? {
        try contents.withLock { contents in size(of: file, &contents) }.get()
    }

    /// Whether the pictures before this one already use up the run's limit of pixels.
    func isRefused(_ file: File) -> Bool {
        contents.withLock { contents in
            if contents.refused == nil { contents.refused = refused(&contents) }
            return contents.refused?.contains(file.key) == true
        }
    }

    /// A picture at an integral fraction of its size.
    func bitmap(of file: File, reducedBy factor: Int) throws(Failure) -> Bitmap {
        // Decoded inside the lock: two pages that need the same picture decode it once.
        try contents.withLock { contents in
            let key = Reduced(file: file.key, factor: factor)
            return contents.bitmaps.bitmap(key) { decode(file, factor) }
        }.get()
    }

    /// A hash for each picture that a page's document names: of the file's bytes, or the reason for a placeholder.
    func hashes(of page: Page) -> [(name: String, hash: String)] {
        guard case .document(let document, _, _, _) = page.source, document.assets.images != nil else { return [] }
        return document.imageNames.map { name in
            guard let file = Self.file(of: name, in: document, input: page.input) else { return (name, "none") }
            return (name, isRefused(file) ? "refused" : contents.withLock { hash(of: file, &$0) })
        }
    }

    private func hash(of file: File, _ contents: inout Contents) -> String {
        if let known = contents.hashes[file.key] { return known }
        let bytes = try? file.enclosure.read(file.place, limit: limits.pictures.imageBytes)
        let hash = (bytes ?? nil).map(KeyHash.text) ?? "none"
        contents.hashes[file.key] = hash
        return hash
    }

    // MARK: Reading

    private func refused(_ contents: inout Contents) -> PathSet {
        var refused = PathSet()
        var seen: Set<String> = []
        var pixels = 0
        for (document, input) in contents.documents {
            for name in document.imageNames {
                guard let file = Self.file(of: name, in: document, input: input), seen.insert(file.key).inserted,
                    let size = try? size(of: file, &contents).get()
                else { continue }
                let count = size.width * size.height
                if pixels + count <= limits.pictures.runImagePixels {
                    pixels += count
                } else {
                    refused.insert(file.key)
                }
            }
        }
        return refused
    }

    private func read(_ file: File) throws(Failure) -> [UInt8]? {
        try Failure.of { () throws(FileTrouble) in
            try file.enclosure.read(file.place, limit: limits.pictures.imageBytes)
        }
    }

    private func size(
        of file: File, _ contents: inout Contents
    ) -> Result<(width: Int, height: Int)?, Failure> {
        if let known = contents.sizes[file.key] { return known }
        let result = Result<(width: Int, height: Int)?, Failure> { () throws(Failure) in
            guard let bytes = try read(file) else { return nil }
            do throws(PNG.ReadingError) {
                return try PNG.size(of: bytes)
            } catch {
                throw Failure(error.description)
            }
        }
        contents.sizes[file.key] = result
        return result
    }

    private func decode(_ file: File, _ factor: Int) -> Result<Bitmap, Failure> {
        Result { () throws(Failure) in
            guard let bytes = try read(file) else {
                throw Failure("the file is gone")
            }
            do throws(PNG.ReadingError) {
                return try PNG.decode(bytes, reducedBy: factor)
            } catch {
                throw Failure(error.description)
            }
        }
    }
}
