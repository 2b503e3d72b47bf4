internal import LayoutEngine
internal import LayoutRender

/// Layers that are no view's, cut to what their masks paint.
extension CALayer {
    /// The pixels of the layer with what lies in it, as opaque as its mask is there; nil without a mask.
    func masked(_ size: LayoutEngine.Size, isDark: Bool, scale: Double) -> Bitmap? {
        guard let mask else { return nil }
        guard mask.delegateView == nil, mask.contents == nil else {
            Missing.note("CALayer.mask: masks of layers that are pictures or a view's are not drawn")
            return nil
        }
        func bitmap(_ paint: (inout DisplayList) -> Void) -> Bitmap? {
            var list = DisplayList(size: size, background: nil)
            paint(&list)
            return Drawing.bitmap(list, scale: scale)
        }
        guard let own = bitmap({ paintWhole(size, isDark: isDark, into: &$0) }),
            let cover = bitmap({ mask.paintInside(size, isDark: isDark, into: &$0) }),
            own.pixels.count == cover.pixels.count
        else { return nil }
        var pixels = own.pixels
        for place in stride(from: 3, to: pixels.count, by: 4) {
            pixels[place] = UInt8((Int(pixels[place]) * Int(cover.pixels[place]) + 127) / 255)
        }
        return Bitmap(width: own.width, height: own.height, pixels: pixels)
    }

    /// Paints the layer where it lies in a layer of a size.
    private func paintInside(_ size: LayoutEngine.Size, isDark: Bool, into list: inout DisplayList) {
        guard !isHidden else { return }
        let own = frame.rect
        let place = AffineMatrix(a: 1, b: 0, c: 0, d: 1, tx: own.x, ty: own.y)
        list.group(DisplayGroup(transform: place, opacity: Double(opacity))) {
            paintWhole(own.width > 0 && own.height > 0 ? own.size : size, isDark: isDark, into: &$0)
        }
    }

    /// Paints background, drawing and sublayers in the layer's own coordinates.
    private func paintWhole(_ size: LayoutEngine.Size, isDark: Bool, into list: inout DisplayList) {
        let shape = Shape.roundedRect(Rect(origin: .zero, size: size), radius: Double(cornerRadius))
        if let backgroundColor { list.fill(shape, backgroundColor.value.pixel(isDark: isDark)) }
        list.group(DisplayGroup(clip: cornerRadius > 0 ? shape : nil)) { paint(size, isDark: isDark, into: &$0) }
        for layer in sublayers ?? [] { layer.paintInside(size, isDark: isDark, into: &list) }
    }
}
