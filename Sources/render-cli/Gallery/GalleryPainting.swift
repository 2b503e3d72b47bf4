import LayoutDiff
import LayoutGallery
import LayoutRender

/// Draws the pages of a gallery, and writes each picture once under the hash of its bytes.
struct GalleryPainting: Sendable {
    /// The folder of the gallery.
    let site: GallerySite
    let settings: RenderSettings
    /// Pictures of earlier runs; nil without `--cache`.
    let cache: GalleryCache?

    /// A picture of the site, and what is known of it.
    struct Made {
        var picture: GalleryScreen.Picture
        /// Whether the picture was drawn, not taken from the cache.
        var isDrawn: Bool
        /// Warnings about the layout.
        var warnings: Int
        /// Where the cache has the picture; nil without a cache.
        var kept: GalleryRecord.Kept?
    }

    /// The picture of a page.
    /// - Parameter painter: made for the first picture that is drawn.
    func picture(of page: Page, _ painter: inout Painter?) throws(Failure) -> Made {
        let key = cache == nil ? nil : page.key(settings, settings.limits)
        let known = key.flatMap { cache?.picture($0) }
        let made: GalleryCache.Picture
        if let known {
            made = known
        } else {
            made = try draw(page, &painter)
            if let key { cache?.keep(made, key) }
        }
        let picture = try site.write(picture: made.bytes, width: made.width, height: made.height)
        return Made(
            picture: picture, isDrawn: known == nil, warnings: made.warnings,
            kept: key.map { .init(key: $0, bytes: made.bytes.count) })
    }

    private func draw(_ page: Page, _ kept: inout Painter?) throws(Failure) -> GalleryCache.Picture {
        var painter: Painter
        if let known = kept.take() { painter = known } else { painter = try Painter(settings) }
        let drawn = try painter.pictures.picture(of: page)
        let bytes = try painter.paint(drawn.drawing, as: .png)
        let size = drawn.drawing.list.size
        kept = consume painter
        return GalleryCache.Picture(
            bytes: bytes, width: size.width, height: size.height,
            warnings: drawn.notices.count { $0.severity == .warning })
    }

    /// Brings the pictures and the inspector's page of a file into the folder of the gallery, as far as they are not there.
    /// - Returns: false where the cache lacks one of them.
    func restore(_ record: GalleryRecord, of file: String, _ key: String) throws(Failure) -> Bool {
        guard let cache else { return false }
        for (address, kept) in record.pictures where site.size(of: address) != kept.bytes {
            guard let known = cache.picture(kept.key), GallerySite.address(ofPicture: known.bytes) == address else {
                return false
            }
            try site.write(known.bytes, to: address)
        }
        let address = GallerySite.inspectorPage(of: file)
        let isOwn = record.file.screens.allSatisfy { drawn in
            GallerySite.inspectorFile(of: drawn.screen.inspector).map { $0 == address } ?? true
        }
        guard isOwn, let length = record.inspectorBytes else {
            return record.file.screens.allSatisfy { $0.screen.inspector.isEmpty }
        }
        if site.size(of: address) == length, let own = site.bytes(of: address), cache.has(own, .inspector, key) {
            return true
        }
        guard let page = cache.bytes(.inspector, key) else { return false }
        try site.write(page, to: address)
        return true
    }
}
