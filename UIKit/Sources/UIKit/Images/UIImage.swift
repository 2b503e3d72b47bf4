internal import LayoutEngine
internal import LayoutRender
internal import PictureFiles
import Synchronization

/// The type of a picture that stands in the source.
public typealias _ImageLiteralType = UIImage

/// A picture: pixels of a file or a drawing, or one of the system's symbols.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
    public enum ResizingMode: Int, Sendable { case tile, stretch }
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large
    }
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The name that layouts know the picture by.
    private(set) var name = ""
    private(set) var bitmap: Bitmap?
    private(set) var isSymbol = false
    private var ownSize = CGSize.zero
    public private(set) var renderingMode = RenderingMode.automatic
    public private(set) var symbolConfiguration: SymbolConfiguration?
    public private(set) var scale = CGFloat(1)
    /// The colour that `withTintColor` gave the picture.
    private(set) var tint: UIColor?
    /// The ends that keep their size when the picture is stretched, from `resizableImage`.
    public private(set) var capInsets = UIEdgeInsets.zero
    public private(set) var resizingMode = ResizingMode.tile
    @Kept open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityIdentifier: String?
    /// The same picture without its texts, as a PNG file: what a comparison tells texts from the rest by.
    package var withoutTexts: Data?
    private static let count = Mutex(0)

    /// An empty picture; the one designated initialiser, so that subclasses inherit the others.
    public override init() { name = Self.nextName }

    private static var nextName: String {
        count.withLock {
            $0 += 1
            return "image-\($0)"
        }
    }

    convenience init(
        name: String? = nil, bitmap: Bitmap?, size: CGSize, isSymbol: Bool = false, mode: RenderingMode = .automatic,
        configuration: SymbolConfiguration? = nil, scale: CGFloat = 1, tint: UIColor? = nil,
        caps: UIEdgeInsets = .zero, resizing: ResizingMode = .tile
    ) {
        self.init()
        if let name { self.name = name }
        (self.bitmap, self.isSymbol) = (bitmap, isSymbol)
        ownSize = size
        renderingMode = mode
        symbolConfiguration = configuration
        (self.scale, self.tint) = (scale, tint)
        capInsets = caps
        resizingMode = resizing
    }

    /// What a context has drawn.
    convenience init?(_ context: CGContext) {
        let scale = context.ownScale ?? Surroundings.environment.scale
        guard let bitmap = Drawing.bitmap(context.finished, scale: scale) else { return nil }
        self.init(bitmap: bitmap, size: CGSize(context.list.size), scale: CGFloat(scale))
    }

    /// A picture of the program's catalogs; nil where none has the name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        guard let found = Assets.image(named: name, in: bundle) else { return nil }
        self.init(
            name: name, bitmap: found.bitmap, size: found.size, mode: found.mode,
            scale: found.size.width > 0 ? CGFloat(found.bitmap.width) / found.size.width : 1)
    }
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }
    /// The picture of a literal in the source; a name without a picture is an empty one, and said.
    public required convenience init(imageLiteralResourceName name: String) {
        let found = Assets.image(named: name, in: nil)
        if found == nil { Missing.note("UIImage: there is no picture \(name)") }
        let size = found?.size ?? .zero
        self.init(
            name: name, bitmap: found?.bitmap, size: size, mode: found?.mode ?? .automatic,
            scale: size.width > 0 ? CGFloat(found?.bitmap.width ?? 0) / size.width : 1)
    }
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        self.init(
            name: name, bitmap: nil, size: .zero, isSymbol: true, configuration: configuration as? SymbolConfiguration)
    }
    public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, scale: path.contains("@3x.") ? 3 : path.contains("@2x.") ? 2 : 1)
    }
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }
    public convenience init?(data: Data, scale: CGFloat) {
        let bytes = [UInt8](data)
        guard let format = Drawing.format(of: bytes),
            let bitmap = try? PictureDecoder.decode(bytes, as: format, width: 0, height: 0)
        else { return nil }
        let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
        self.init(bitmap: bitmap, size: size, scale: scale)
    }

    open var size: CGSize {
        guard isSymbol else { return ownSize }
        var record = View(.imageView, identifier: "")
        record.content = .image(Pictures().content(of: self))
        return CGSize(record.naturalSize(in: Surroundings.environment))
    }
    open var imageOrientation: Orientation { .up }
    open var isSymbolImage: Bool { isSymbol }
    open var images: [UIImage]? { nil }
    open var duration: TimeInterval { 0 }
    open var configuration: Configuration? { symbolConfiguration }

    private func with(
        mode: RenderingMode? = nil, configuration: SymbolConfiguration? = nil, tint: UIColor? = nil,
        caps: (insets: UIEdgeInsets, mode: ResizingMode)? = nil
    ) -> UIImage {
        UIImage(
            name: isSymbol ? name : nil, bitmap: bitmap, size: ownSize, isSymbol: isSymbol, mode: mode ?? renderingMode,
            configuration: configuration ?? symbolConfiguration, scale: scale, tint: tint ?? self.tint,
            caps: caps?.insets ?? capInsets, resizing: caps?.mode ?? resizingMode)
    }
    open func withRenderingMode(_ mode: RenderingMode) -> UIImage { with(mode: mode) }
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        with(configuration: configuration as? SymbolConfiguration)
    }
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        with(configuration: configuration)
    }
    open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with(mode: renderingMode, tint: color)
    }
    open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { self }
    open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: insets, resizingMode: .tile)
    }
    open func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with(caps: (insets, resizingMode))
    }
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    open func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(self, in: rect) }
    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    public func pngData() -> Data? { bitmap.flatMap { Drawing.png($0) } }
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        UIImage(named: name + "0") ?? UIImage(named: name + "1")
    }
    open func byPreparingForDisplay() async -> UIImage? { self }
    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    open func drawAsPattern(in rect: CGRect) { draw(in: rect) }

    open class Configuration: NSObject, @unchecked Sendable {}

    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: Double?
        let textStyle: Font.TextStyle?
        let scaleWord: String?

        init(size: Double?, style: Font.TextStyle? = nil, scale: SymbolScale? = nil) {
            pointSize = size
            textStyle = style
            scaleWord = scale.flatMap {
                $0 == .small ? "small" : $0 == .large ? "large" : $0 == .medium ? "medium" : nil
            }
        }
        /// A configuration in the engine's words.
        init(size: Double?, style: Font.TextStyle?, scaleWord: String?) {
            pointSize = size
            textStyle = style
            self.scaleWord = scaleWord
        }
        public convenience init(pointSize: CGFloat) { self.init(size: Double(pointSize)) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(size: Double(pointSize)) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(size: Double(pointSize), scale: scale)
        }
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(size: nil, style: Font.TextStyle(rawValue: textStyle.rawValue))
        }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(size: nil, style: Font.TextStyle(rawValue: textStyle.rawValue), scale: scale)
        }
        public convenience init(font: UIFont) { self.init(size: Double(font.pointSize)) }
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(size: Double(font.pointSize), scale: scale)
        }
        public convenience init(scale: SymbolScale) { self.init(size: nil, scale: scale) }
        public convenience init(weight: SymbolWeight) { self.init(size: nil) }
        public convenience init(hierarchicalColor: UIColor) { self.init(size: nil) }
        public convenience init(paletteColors: [UIColor]) { self.init(size: nil) }
        open func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
            other?.pointSize != nil || other?.textStyle != nil ? other ?? self : self
        }
    }
}
