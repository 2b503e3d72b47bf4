/// The rest of what views ask of pictures.
extension UIImage {
    /// A PNG: no JPEG is written here.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        Missing.note("UIImage.jpegData: a PNG is given")
        return pngData()
    }
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        if blendMode != .normal { Missing.note("UIImage.draw(in:blendMode:alpha:): drawn over what is there") }
        if alpha < 1 { Missing.note("UIImage.draw(in:blendMode:alpha:): drawn opaque") }
        draw(in: rect)
    }
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    /// - Note: Always zero.
    public var alignmentRectInsets: UIEdgeInsets { .zero }
    /// - Note: Always false.
    public var flipsForRightToLeftLayoutDirection: Bool { false }
    /// - Note: Always nil.
    public var imageAsset: UIImageAsset? { nil }
    public var imageRendererFormat: UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    public var traitCollection: UITraitCollection { .current }
    public func imageWithoutBaseline() -> UIImage { self }
    public func withHorizontallyFlippedOrientation() -> UIImage {
        Missing.note("UIImage.withHorizontallyFlippedOrientation: drawn as it is")
        return self
    }
    public func preparingForDisplay() -> UIImage? { self }
    public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
    public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
        completionHandler(self)
    }
    public convenience init?(
        systemName name: String, variableValue: Double, configuration: Configuration? = nil
    ) { self.init(systemName: name, withConfiguration: configuration) }

    public static let checkmark = UIImage(systemName: "checkmark") ?? UIImage()
    public static let add = UIImage(systemName: "plus.circle.fill") ?? UIImage()
    public static let remove = UIImage(systemName: "minus.circle.fill") ?? UIImage()
    public static let actions = UIImage(systemName: "ellipsis.circle") ?? UIImage()
}

extension UIImage.SymbolConfiguration {
    public class func preferringMulticolor() -> UIImage.SymbolConfiguration { .init(size: nil) }
    public class var unspecified: UIImage.SymbolConfiguration { .init(size: nil) }
}
