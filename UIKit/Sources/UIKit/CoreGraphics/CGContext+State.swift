internal import LayoutEngine
internal import LayoutRender

public enum CGInterpolationQuality: Int32, Sendable {
    case `default`, none, low, medium
    case high
}
public enum CGTextDrawingMode: Int32, Sendable {
    case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

/// The rest of what views draw with, in words of the context's own lists.
extension CGContext {
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// - Note: Does nothing.
    public func setFillColorSpace(_ space: CGColorSpace) {}
    /// - Note: Does nothing.
    public func setMiterLimit(_ limit: CGFloat) {}
    /// - Note: Does nothing.
    public func setShouldSmoothFonts(_ flag: Bool) {}
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
        if mode != .fill { Missing.note("CGContext.setTextDrawingMode: texts are filled") }
    }
    public var interpolationQuality: CGInterpolationQuality {
        get { .default }
        set {}
    }
    /// - Note: Does nothing.
    public func synchronize() {}
    public func flush() {}

    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    public func clip(to rects: [CGRect]) {
        addRects(rects)
        clip()
    }
    public func clip(to rect: CGRect, mask: CGImage) {
        Missing.note("CGContext.clip(to:mask:): the rectangle clips without the picture")
        clip(to: rect)
    }
    public var boundingBoxOfClipPath: CGRect {
        CGRect(x: 0, y: 0, width: CGFloat(list.size.width), height: CGFloat(list.size.height))
    }
    public var boundingBoxOfPath: CGRect { currentPath.boundingBox }
    public var path: CGPath? { currentPath.isEmpty ? nil : currentPath.copy() }
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }

    /// Draws the pixels with the first row at the lower edge, as a context whose y grows upwards has them; the
    /// contexts of UIKit are turned over, so that pictures stand on their heads unless code turns the context back.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        if byTiling { Missing.note("CGContext.draw(_:in:byTiling:): one tile is drawn") }
        let t = ctm
        guard t.b == 0, t.c == 0 else {
            return Missing.note("CGContext.draw(_:in:): pictures in turned contexts are not drawn")
        }
        let shown = t.d < 0 ? image.bitmap : image.bitmap.flippedVertically()
        list.image(shown, in: rect.applying(t).rect)
    }
    public func makeImage() -> CGImage? { UIImage(self)?.cgImage }

    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { saveGState() }
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) { saveGState() }
    public func endTransparencyLayer() { restoreGState() }
}

extension CGContext {
    /// A context of its own picture, whose origin is at the top here.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard width > 0, height > 0, width <= 16_384, height <= 16_384 else { return nil }
        Missing.note(
            "CGContext.init(data:): the origin is at the top"
                + (data == nil ? "" : ", and nothing is written into the program's own memory"))
        self.init(size: CGSize(width: width, height: height), isDark: false)
        ownScale = 1
        isOfPixels = data == nil
    }
    public var width: Int { Int(list.size.width) }
    public var height: Int { Int(list.size.height) }
    public var bitsPerComponent: Int { 8 }
    public var bytesPerRow: Int { width * 4 }
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    public func resetClip() {
        for _ in 0..<state.clips { list.append(.end) }
        state.clips = 0
    }
}
