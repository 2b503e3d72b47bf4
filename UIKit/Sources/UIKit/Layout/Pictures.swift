import Foundation
internal import LayoutEngine
package import LayoutRender

/// The pictures that a tree names.
package final class Pictures {
    package private(set) var bitmaps: [String: Bitmap] = [:]
    package private(set) var sizes: [String: LayoutEngine.Size] = [:]
    package private(set) var templates: Set<String> = []
    package private(set) var originals: Set<String> = []
    package private(set) var slices: [String: ImageSlices] = [:]

    package init() {}

    /// The engine's word for a picture, whose pixels are noted under a name of their own.
    func content(of image: UIImage) -> ImageContent {
        var content = ImageContent(
            name: image.name, size: image.bitmap == nil && image.isSymbol ? nil : image.size.measured)
        content.isSystemSymbol = image.isSymbol
        if image.isSymbol {
            content.symbolPointSize = image.symbolConfiguration?.pointSize
            content.symbolTextStyle = image.symbolConfiguration?.textStyle
            content.symbolScale = image.symbolConfiguration?.scaleWord
            return content
        }
        guard let bitmap = image.bitmap else { return content }
        bitmaps[image.name] = bitmap
        sizes[image.name] = image.size.measured
        if image.renderingMode == .alwaysTemplate { templates.insert(image.name) }
        if image.renderingMode == .alwaysOriginal { originals.insert(image.name) }
        return content
    }

    func add(_ bitmap: Bitmap, size: LayoutEngine.Size) -> ImageContent {
        let name = "drawing-\(bitmaps.count)"
        bitmaps[name] = bitmap
        sizes[name] = size
        return ImageContent(name: name, size: size)
    }
}
