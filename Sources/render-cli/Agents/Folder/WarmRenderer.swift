import LayoutDocument
import LayoutFilm
import LayoutRender

/// The renderer of a server: fonts are read and texts are shaped once.
///
/// A class, since a renderer has one owner and the folder hands it to each tool.
final class WarmRenderer {
    private var renderer: Renderer

    init(_ limits: Limits) throws(Failure) {
        var bounds = RenderLimits()
        bounds.maximumPixels = min(limits.pictures.pixels, Self.largestPicture)
        do {
            renderer = try Renderer(limits: bounds)
        } catch {
            throw Failure(error.description)
        }
    }

    /// The most pixels of a picture: more than any client shows a model.
    private static let largestPicture = 4_000_000

    /// A PNG file of at most 256 colours.
    func png(_ list: DisplayList, scale: Double) throws(Failure) -> [UInt8] {
        do {
            return try renderer.paletted(list, scale: scale)
        } catch {
            throw Failure(error.description)
        }
    }
}
