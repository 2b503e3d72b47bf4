internal import LayoutEngine
internal import LayoutRender

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A path that is filled and stroked.
open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor? = .black
    open var strokeColor: CGColor?
    open var lineWidth = CGFloat(1)
    open var lineCap = CAShapeLayerLineCap.butt
    @Kept open var lineJoin = CAShapeLayerLineJoin.miter
    open var lineDashPattern: [NSNumber]?
    @Kept open var lineDashPhase = CGFloat(0)
    open var fillRule = CAShapeLayerFillRule.nonZero
    @Kept open var miterLimit = CGFloat(10)
    open var strokeStart = CGFloat(0)
    open var strokeEnd = CGFloat(1)

    override var paintsItself: Bool { path != nil }

    override func paint(_ size: LayoutEngine.Size, isDark: Bool, into list: inout DisplayList) {
        guard let path else { return }
        let shape = Shape.path(path.elements)
        if let fillColor { list.fill(shape, fillColor.value.pixel(isDark: isDark)) }
        guard let strokeColor, lineWidth > 0 else { return }
        let isWhole = strokeStart <= 0 && strokeEnd >= 1
        list.stroke(
            isWhole ? shape : .path(path.part(from: Double(strokeStart), to: Double(strokeEnd))),
            Stroke(
                color: strokeColor.value.pixel(isDark: isDark), width: Double(lineWidth),
                dash: (lineDashPattern ?? []).map(\.doubleValue), hasRoundEnds: lineCap == .round))
    }
}
