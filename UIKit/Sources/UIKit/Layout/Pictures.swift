internal import LayoutEngine
package import LayoutRender

/// The pictures that a tree names.
package final class Pictures {
    package private(set) var bitmaps: [String: Bitmap] = [:]
    package private(set) var sizes: [String: LayoutEngine.Size] = [:]
    package private(set) var templates: Set<String> = []
    package private(set) var originals: Set<String> = []
    package private(set) var slices: [String: ImageSlices] = [:]

    /// The style that pictures take their tints in; nil where nothing is drawn.
    private let isDark: Bool?

    /// - Parameter isDark: the style of the picture to be drawn; nil for layout, which needs no pixels.
    package init(isDark: Bool? = nil) { self.isDark = isDark }

    /// The engine's word for a picture, whose pixels are noted under a name of their own.
    func content(of image: UIImage) -> ImageContent {
        var content = ImageContent(
            name: image.name, size: image.bitmap == nil && image.isSymbol ? nil : image.size.measured)
        content.isSystemSymbol = image.isSymbol
        if let tinted = tinted(image) { return tinted }
        if image.isSymbol {
            content.symbolPointSize = image.symbolConfiguration?.pointSize
            content.symbolTextStyle = image.symbolConfiguration?.textStyle
            content.symbolScale = image.symbolConfiguration?.scaleWord
            return content
        }
        guard let bitmap = image.bitmap else { return content }
        bitmaps[image.name] = bitmap
        sizes[image.name] = image.size.measured
        note(image, image.name)
        if image.renderingMode == .alwaysTemplate { templates.insert(image.name) }
        if image.renderingMode == .alwaysOriginal { originals.insert(image.name) }
        return content
    }

    /// A picture with a colour of its own in that colour; nil for those that take the colour of the view around, as
    /// templates do and symbols that are not told otherwise.
    private func tinted(_ image: UIImage) -> ImageContent? {
        guard let isDark, let tint = image.tint, image.renderingMode != .alwaysTemplate else { return nil }
        guard !image.isSymbol || image.renderingMode == .alwaysOriginal else { return nil }
        let color = tint.value.pixel(isDark: isDark)
        guard let bitmap = image.isSymbol ? Drawing.symbol(image, color: tint, isDark: isDark) : image.bitmap else {
            return nil
        }
        let name = "\(image.name)-tinted-\(bitmaps.count)"
        bitmaps[name] = image.isSymbol ? bitmap : bitmap.filled(with: color)
        sizes[name] = image.size.measured
        note(image, name)
        if image.renderingMode == .alwaysOriginal { originals.insert(name) }
        return ImageContent(name: name, size: image.size.measured)
    }

    /// Keeps the slices of a resizable picture.
    private func note(_ image: UIImage, _ name: String) {
        guard image.capInsets != .zero, let bitmap = image.bitmap else { return }
        let (caps, scale) = (image.capInsets, Double(image.scale))
        func cut(_ start: CGFloat, _ end: CGFloat, _ length: Int) -> ImageSlices.Cut? {
            let ends = (Double(start) * scale, Double(end) * scale)
            let middle = Double(length) - ends.0 - ends.1
            return start + end > 0 && middle > 0 ? .init(start: ends.0, middle: middle, end: ends.1) : nil
        }
        slices[name] = ImageSlices(
            horizontal: cut(caps.left, caps.right, bitmap.width), vertical: cut(caps.top, caps.bottom, bitmap.height),
            tiles: image.resizingMode == .tile, scale: scale)
    }

    func add(_ bitmap: Bitmap, size: LayoutEngine.Size) -> ImageContent {
        let name = "drawing-\(bitmaps.count)"
        bitmaps[name] = bitmap
        sizes[name] = size
        return ImageContent(name: name, size: size)
    }
}
