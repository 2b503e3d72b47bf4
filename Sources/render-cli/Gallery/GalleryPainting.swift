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

    /// The picture of a page: whether it was drawn, not taken from the cache, and how many warnings its layout gave.
    func picture(
        of page: Page, _ painter: inout Painter
    ) throws(Failure) -> (picture: GalleryScreen.Picture, isDrawn: Bool, warnings: Int) {
        let key = cache == nil ? nil : page.key(settings, settings.limits)
        if let key, let known = cache?.picture(key) {
            return (try site.write(picture: known.bytes, width: known.width, height: known.height), false, 0)
        }
        let made = try painter.pictures.picture(of: page)
        let bytes = try painter.paint(made.drawing, as: .png)
        let size = made.drawing.list.size
        if let key { cache?.keep(.init(bytes: bytes, width: size.width, height: size.height), key) }
        let picture = try site.write(picture: bytes, width: size.width, height: size.height)
        return (picture, true, made.notices.count { $0.severity == .warning })
    }
}
