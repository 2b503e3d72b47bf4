import Files
import LayoutDocument
import LayoutRender

/// The pictures of image views, from the folder that a document names in `assets.images`.
enum ImageFiles {
    /// PNG files by the names that the tree uses, and a line for each that lies outside or is reached by a link. What is
    /// missing or broken is left out and drawn as a placeholder.
    static func load(
        for page: Page, _ tree: LayoutTree, limits: Limits
    ) -> (images: [String: Bitmap], refused: [String]) {
        guard case .document(let document, _, _, _) = page.source, let folder = document.assets.images,
            page.input != "-"
        else { return ([:], []) }
        let enclosure = Enclosure(folder: FileWriter.folder(of: page.input))
        var images: [String: Bitmap] = [:]
        var refused: [String] = []
        var met: Set<String> = []
        for view in tree.items {
            for name in names(view.content) where met.insert(name).inserted {
                do throws(Failure) {
                    images[name] = try picture(named: name, in: folder, enclosure, limits)
                } catch {
                    refused += error.lines
                }
            }
        }
        return (images, refused)
    }

    private static func names(_ content: Content) -> [String] {
        switch content {
        case .image(let image): [image.name]
        case .button(let button): [button.image?.name, button.backgroundImage?.name].compactMap { $0 }
        default: []
        }
    }

    /// A name cannot leave the folder.
    private static func picture(
        named name: String, in folder: String, _ enclosure: Enclosure, _ limits: Limits
    ) throws(Failure) -> Bitmap? {
        guard !name.hasPrefix("."), let place = InnerPath(name), place.components == [name],
            let file = InnerPath(folder + "/" + (name.hasSuffix(".png") ? name : name + ".png")),
            let bytes = try enclosure.read(file, limit: limits.imageBytes)
        else { return nil }
        return try? PNG.decode(bytes)
    }
}
