import Files
import LayoutGallery
import Notation

/// Joins the parts that the shards of a gallery wrote: the folder has the bytes that a run over all files writes.
///
/// A part is as trusted as the job that wrote it: its texts are shown as texts, its pictures are taken by the hash of their
/// bytes, and the inspector's pages are copied as they are.
struct GalleryMerge {
    /// The folders of the parts.
    let inputs: [String]
    let site: GallerySite

    func run() throws(Failure) {
        try site.check()
        // 1  The parts, each once, of one run.
        let parts = try read()
        let first = parts[0].part
        var contents = first.contents
        contents.files = parts.flatMap(\.part.contents.files).sorted { $0.order < $1.order }
        contents.uncompared = parts.flatMap(\.part.contents.uncompared).sorted()
        if first.contents.changes != nil {
            contents.changes = GalleryContents.sorted(parts.flatMap { $0.part.contents.changes ?? [] })
        }
        // 2  A name of the flags that no part has.
        for (name, message) in first.missingNames
        where parts.allSatisfy({ $0.part.missingNames.contains { $0.name == name } }) {
            throw Failure.usage(escapedForDisplay(message, limit: 4_096))
        }
        guard contents.files.contains(where: { !$0.screens.isEmpty }) else { throw Failure("no screen to show") }
        // 3  The files beside the page, all of them checked before one is written.
        for (folder, part) in parts { try forEachFile(of: part.contents, in: folder) { _, _ in } }
        for (folder, part) in parts {
            try forEachFile(of: part.contents, in: folder) { name, bytes throws(Failure) in
                try site.write(bytes, to: name)
            }
        }
        // 4  The page.
        try site.write(Array(contents.page.html.utf8), to: GallerySite.page)
        try site.removeStale(showing: contents.addresses, written: GallerySite.page)
        contents.say(site: site.path + "/" + GallerySite.page, countsDrawn: false)
    }

    private func read() throws(Failure) -> [(folder: String, part: GalleryPart)] {
        var parts: [(folder: String, part: GalleryPart)] = []
        for input in inputs {
            let file = FolderSearch.join(input, GallerySite.part)
            let bytes = try FileReader.read(file, limit: GallerySite.largestFile, flag: nil)
            guard let json = JSONReading.value(bytes), let part = try? GalleryPart(json), part.program == Version.line
            else {
                throw Failure("\(file): not a part that 'gallery --shard' of this version wrote")
            }
            if let first = parts.first?.part {
                guard
                    (part.program, part.total, part.contents.title, part.contents.comparedWith)
                        == (first.program, first.total, first.contents.title, first.contents.comparedWith),
                    part.shard.count == first.shard.count,
                    (part.contents.changes == nil) == (first.contents.changes == nil)
                else {
                    throw Failure(
                        "\(file): from another run: it is a part of \(part.shard.count) with \(countText(part.total, "file"))"
                    )
                }
            }
            guard !parts.contains(where: { $0.part.shard.index == part.shard.index }) else {
                throw Failure("\(file): part \(part.shard.index + 1) of \(part.shard.count) is here twice")
            }
            parts.append((input, part))
        }
        let count = parts.first?.part.shard.count ?? 0
        let met = Set(parts.map(\.part.shard.index))
        if let missing = (0..<count).first(where: { !met.contains($0) }) {
            throw Failure("part \(missing + 1) of \(count) is missing")
        }
        return parts.sorted { $0.part.shard.index < $1.part.shard.index }
    }

    /// The pictures and inspector's pages that a part names.
    /// - Throws: for a missing file, and for a file whose bytes contradict the name.
    private func forEachFile(
        of contents: GalleryContents, in folder: String, _ body: (String, [UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        let enclosure = Enclosure(folder: folder)
        for name in contents.addresses.sorted() {
            let path = FolderSearch.join(folder, name)
            let bytes = try Failure.of { () throws(FileTrouble) in
                try enclosure.read(path, limit: GallerySite.largestFile)
            }
            guard let bytes else { throw Failure("\(path): no such file, but \(GallerySite.part) names it") }
            if GallerySite.isPicture(name), GallerySite.address(ofPicture: bytes) != name {
                throw Failure("\(path): damaged: the bytes have another hash than the name")
            }
            try body(name, bytes)
        }
    }
}
