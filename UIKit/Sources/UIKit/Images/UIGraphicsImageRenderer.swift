open class UIGraphicsImageRendererFormat: NSObject {
    open var scale = CGFloat(Surroundings.environment.scale)
    @Kept open var opaque = false
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic, extended, standard
    }
    @Kept open var preferredRange = Range.automatic
    open var bounds: CGRect { .zero }
    public convenience init(for traits: UITraitCollection) { self.init() }
    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Draws pictures with code.
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    public let format: UIGraphicsImageRendererFormat
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        (self.bounds, self.format) = (bounds, format)
    }
    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    open func jpegData(
        withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { image(actions: actions).jpegData(compressionQuality: quality) ?? Data() }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(size: bounds.size, isDark: Surroundings.environment.userInterfaceStyle == .dark)
        if format.scale > 0, format.scale.isFinite { context.ownScale = Double(format.scale) }
        // The picture shows what lies in the bounds.
        if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
        GraphicsStack.push(context)
        actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
        GraphicsStack.pop()
        return UIImage(context) ?? UIImage()
    }
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat
    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        (self.cgContext, self.format) = (cgContext, format)
    }
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
    open var currentImage: UIImage { UIImage(cgContext) ?? UIImage() }
}

/// Pages of a document: drawn as nothing.
open class UIGraphicsPDFRendererFormat: NSObject {
}
open class UIGraphicsPDFRenderer: NSObject {
    private let bounds: CGRect
    public init(bounds: CGRect) { self.bounds = bounds }
    public convenience init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { self.init(bounds: bounds) }
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        Missing.note("UIGraphicsPDFRenderer.pdfData: documents are not written")
        actions(UIGraphicsPDFRendererContext(bounds))
        return Data()
    }
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        _ = pdfData(actions: actions)
    }
}
open class UIGraphicsPDFRendererContext: NSObject {
    public let cgContext: CGContext
    public let pdfContextBounds: CGRect
    init(_ bounds: CGRect) {
        cgContext = CGContext(size: bounds.size, isDark: false)
        pdfContextBounds = bounds
    }
    /// - Note: Does nothing.
    open func beginPage() {}
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
