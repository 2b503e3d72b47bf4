import LayoutDocument
import LayoutRender

/// The pictures of image views, from the folder that a document names in `assets.images`.
enum ImageFiles {
    /// PNG files by the names that the tree uses; what is missing or broken is left out and drawn as a placeholder.
    static func load(for page: Page, _ tree: LayoutTree, limits: Limits) -> [String: Bitmap] {
        guard case .document(let document, _, _, _) = page.source, let folder = document.assets.images,
            page.input != "-"
        else { return [:] }
        let base = folder.hasPrefix("/") ? folder : FileWriter.folder(of: page.input) + "/" + folder
        var images: [String: Bitmap] = [:]
        for view in tree.items {
            for name in names(view.content) where images[name] == nil {
                images[name] = picture(named: name, in: base, limits)
            }
        }
        return images
    }

    private static func names(_ content: Content) -> [String] {
        switch content {
        case .image(let image): [image.name]
        case .button(let button): [button.image?.name, button.backgroundImage?.name].compactMap { $0 }
        default: []
        }
    }

    /// A name cannot leave the folder.
    private static func picture(named name: String, in folder: String, _ limits: Limits) -> Bitmap? {
        guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else { return nil }
        let path = folder + "/" + (name.hasSuffix(".png") ? name : name + ".png")
        guard FileReader.status(path).kind == .regular,
            let bytes = try? FileReader.read(path, limit: limits.imageBytes, flag: "max-image")
        else { return nil }
        return try? PNG.decode(bytes)
    }
}
