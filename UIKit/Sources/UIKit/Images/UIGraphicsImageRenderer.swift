import Foundation

open class UIGraphicsImageRendererFormat: NSObject {
    open var scale = CGFloat(Surroundings.environment.scale)
    open var opaque = false
    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Draws pictures with code.
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    public init(size: CGSize) {
        bounds = CGRect(origin: .zero, size: size)
        super.init()
    }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.init(size: size) }
    public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(size: bounds.size, isDark: Surroundings.environment.userInterfaceStyle == .dark)
        GraphicsStack.push(context)
        actions(UIGraphicsImageRendererContext(cgContext: context))
        GraphicsStack.pop()
        return UIImage(context) ?? UIImage()
    }
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    init(cgContext: CGContext) {
        self.cgContext = cgContext
        super.init()
    }
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
    open var currentImage: UIImage { UIImage(cgContext) ?? UIImage() }
}
