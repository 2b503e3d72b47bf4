// Core Image: pictures are handed on as they are, and no filter changes one.

/// A picture that filters would change.
open class CIImage: NSObject, @unchecked Sendable {
    public let cgImage: CGImage?
    public let extent: CGRect
    init(_ image: CGImage?, _ extent: CGRect) { (cgImage, self.extent) = (image, extent) }
    public convenience init(cgImage: CGImage) {
        self.init(cgImage, CGRect(x: 0, y: 0, width: CGFloat(cgImage.width), height: CGFloat(cgImage.height)))
    }
    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        guard let pixels = image.cgImage else { return nil }
        self.init(cgImage: pixels)
    }
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }
    public convenience init(color: CIColor) { self.init(nil, .infinite) }
    open class func empty() -> CIImage { CIImage(nil, .zero) }
    open var properties: [String: Any] { [:] }
    open func transformed(by matrix: CGAffineTransform) -> CIImage { CIImage(cgImage, extent.applying(matrix)) }
    open func cropped(to rect: CGRect) -> CIImage { CIImage(cgImage, extent.intersection(rect)) }
    open func clampedToExtent() -> CIImage { self }
    open func composited(over image: CIImage) -> CIImage { CIFilter.unchanged("composited", self) }
    open func oriented(forExifOrientation orientation: Int32) -> CIImage { CIFilter.unchanged("oriented", self) }
    open func applyingGaussianBlur(sigma: Double) -> CIImage { CIFilter.unchanged("applyingGaussianBlur", self) }
    open func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage {
        CIFilter.unchanged(name, self)
    }
}

public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
}

/// A filter: it gives its input as it is, and nothing where it would make a picture of its own.
open class CIFilter: NSObject {
    public let name: String
    private var values: [String: Any] = [:]
    public init?(name: String) { self.name = name }
    public convenience init?(name: String, parameters: [String: Any]?) {
        self.init(name: name)
        values = parameters ?? [:]
    }
    /// - Note: Does nothing.
    open func setDefaults() {}
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { values[key] }
    open var attributes: [String: Any] { [:] }
    open var outputImage: CIImage? {
        guard let input = values[kCIInputImageKey] as? CIImage else {
            Missing.note("CIFilter.\(name): makes no picture")
            return nil
        }
        return CIFilter.unchanged(name, input)
    }
    static func unchanged(_ name: String, _ image: CIImage) -> CIImage {
        Missing.note("CIFilter.\(name): leaves the picture as it is")
        return image
    }
}
public let kCIInputImageKey = "inputImage"
public let kCIOutputImageKey = "outputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputEVKey = "inputEV"
public let kCIInputExtentKey = "inputExtent"

open class CIContext: NSObject {
    public convenience init(options: [CIContextOption: Any]?) { self.init() }
    /// The pixels of the picture, whatever part of it is asked for.
    open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
        if rect != image.extent { Missing.note("CIContext.createCGImage: pictures are not cut") }
        return image.cgImage
    }
}
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
}

open class CIVector: NSObject {
    public let values: [CGFloat]
    init(values: [CGFloat]) { self.values = values }
    public convenience init(x: CGFloat, y: CGFloat) { self.init(values: [x, y]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(values: [x, y, z]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init(values: [x, y, z, w]) }
    public convenience init(cgPoint point: CGPoint) { self.init(x: point.x, y: point.y) }
    public convenience init(cgRect box: CGRect) { self.init(x: box.minX, y: box.minY, z: box.width, w: box.height) }
}

/// A colour for filters.
open class CIColor: NSObject, @unchecked Sendable {
    public let (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat)
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    public convenience init(color: UIColor) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
    open var components: [CGFloat] { [red, green, blue, alpha] }
    open var numberOfComponents: Int { 4 }
}

extension UIColor {
    public var ciColor: CIColor { CIColor(color: self) }
}
extension UIImage {
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        if let pixels = ciImage.cgImage {
            self.init(cgImage: pixels, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
    }
    /// - Note: Always nil.
    public var ciImage: CIImage? { nil }
}
