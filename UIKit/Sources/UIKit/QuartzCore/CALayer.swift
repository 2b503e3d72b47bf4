internal import LayoutEngine
internal import LayoutRender

public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Told when a layer wants to draw or lay out; a view is told of its own layer's `draw` and `action`, which never come.
public protocol CALayerDelegate: AnyObject {
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in context: CGContext)
    func layerWillDraw(_ layer: CALayer)
    func layoutSublayers(of layer: CALayer)
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}
extension CALayerDelegate {
    public func display(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in context: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
extension NSNull: CAAction {}

/// The look of a view, or a layer of its own that a view shows behind its subviews.
open class CALayer: NSObject {
    package weak var delegateView: UIView?
    open weak var delegate: (any CALayerDelegate)?
    open private(set) weak var superlayer: CALayer?
    private var ownSublayers: [CALayer]?
    open var sublayers: [CALayer]? {
        get { ownSublayers }
        set {
            for layer in ownSublayers ?? [] { layer.superlayer = nil }
            ownSublayers = nil
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }
    private var ownFrame = CGRect.zero
    open var name: String?
    open var cornerRadius = CGFloat(0)
    @Kept open var cornerCurve = CALayerCornerCurve.circular
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    {
        didSet {
            if maskedCorners.rawValue & 15 != 15, delegateView == nil, !isMask {
                Missing.note("CALayer.maskedCorners: all corners of layers that are no view's are drawn round")
            }
        }
    }
    open var borderWidth = CGFloat(0)
    open var borderColor: CGColor?
    open var shadowColor: CGColor?
    /// Drawn behind a view with an opaque background or a path, and behind no layer of one's own.
    open var shadowOpacity = Float(0) {
        didSet {
            if shadowOpacity > 0, delegateView == nil {
                Missing.note("CALayer.shadowOpacity: shadows of layers that are no view's are not drawn")
            }
        }
    }
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius = CGFloat(3)
    open var shadowPath: CGPath?
    open var contents: Any?
    @Kept open var contentsScale = CGFloat(1)
    @Kept open var contentsGravity = CALayerContentsGravity.resize
    @Kept open var allowsEdgeAntialiasing = false
    @Kept open var shouldRasterize = false
    @Kept open var rasterizationScale = CGFloat(1)
    open var isOpaque = false
    @Kept open var zPosition = CGFloat(0)
    private var ownAnchor = CGPoint(x: 0.5, y: 0.5)
    open var anchorPoint: CGPoint {
        get { onMain { $0.anchorPoint } ?? ownAnchor }
        set {
            if setOnMain({ $0.anchorPoint = newValue }) { return }
            let place = position
            ownAnchor = newValue
            position = place
        }
    }
    @Kept open var needsDisplayOnBoundsChange = false
    @Kept open var minificationFilterBias = Float(0)
    @Kept open var minificationFilter = CALayerContentsFilter.linear
    @Kept open var magnificationFilter = CALayerContentsFilter.linear
    open var speed = Float(1)
    open var beginTime = CFTimeInterval(0)
    open var timeOffset = CFTimeInterval(0)
    open var duration = CFTimeInterval(0)
    @Kept open var repeatCount = Float(0)
    @Kept open var autoreverses = false
    @Kept open var fillMode = CAMediaTimingFillMode.removed
    open var mask: CALayer? { didSet { mask?.isMask = true } }
    private var isMask = false
    open var actions: [String: any CAAction]?
    private var ownBackground: CGColor?
    private var ownOpacity = Float(1)
    private var ownHidden = false
    private var ownMasks = false
    private var ownTransform = CATransform3DIdentity
    open var transform: CATransform3D {
        get { onMain { $0.transform3D } ?? ownTransform }
        set { if !setOnMain({ $0.transform3D = newValue }) { ownTransform = newValue } }
    }
    open var sublayerTransform = CATransform3DIdentity {
        didSet {
            if sublayerTransform != CATransform3DIdentity {
                Missing.note("CALayer.sublayerTransform: sublayers are drawn untransformed")
            }
        }
    }
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
        didSet { Missing.note("CALayer.contentsCenter: the whole picture is stretched") }
    }
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
        didSet { Missing.note("CALayer.contentsRect: the whole picture is drawn") }
    }
    @Kept open var drawsAsynchronously = false
    @Kept open var isDoubleSided = true
    @Kept open var isGeometryFlipped = false
    @Kept open var allowsGroupOpacity = true
    open var style: [AnyHashable: Any]?
    open var compositingFilter: Any? {
        didSet { if compositingFilter != nil { Missing.note("CALayer.compositingFilter: not applied") } }
    }
    open var filters: [Any]? { didSet { if filters != nil { Missing.note("CALayer.filters: not applied") } } }
    open var backgroundFilters: [Any]? {
        didSet { if backgroundFilters != nil { Missing.note("CALayer.backgroundFilters: not applied") } }
    }
    private var values: [String: Any] = [:]
    open func value(forKey key: String) -> Any? { values[key] }
    open func setValue(_ value: Any?, forKey key: String) {
        Missing.note("CALayer.setValue(_:forKey:): values of the layer's own properties are kept aside")
        values[key] = value
    }
    open func value(forKeyPath path: String) -> Any? { values[path] }
    open func setValue(_ value: Any?, forKeyPath path: String) { setValue(value, forKey: path) }

    public override init() { super.init() }
    public init(layer: Any) { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    static func make(_ type: AnyClass) -> CALayer {
        guard let type = type as? CALayer.Type else { return CALayer() }
        return type.make()
    }

    open var frame: CGRect {
        get { onMain { $0.frame } ?? ownFrame }
        set { if !setOnMain({ $0.frame = newValue }) { ownFrame = newValue } }
    }
    open var bounds: CGRect {
        get { onMain { $0.bounds } ?? CGRect(origin: .zero, size: ownFrame.size) }
        set { if !setOnMain({ $0.bounds = newValue }) { ownFrame.size = newValue.size } }
    }
    open var position: CGPoint {
        get {
            onMain { $0.center }
                ?? CGPoint(
                    x: ownFrame.minX + ownFrame.width * ownAnchor.x, y: ownFrame.minY + ownFrame.height * ownAnchor.y)
        }
        set {
            if !setOnMain({ $0.center = newValue }) {
                ownFrame.origin = CGPoint(
                    x: newValue.x - ownFrame.width * ownAnchor.x, y: newValue.y - ownFrame.height * ownAnchor.y)
            }
        }
    }
    open var backgroundColor: CGColor? {
        get { onMain { $0.backgroundColor?.cgColor } ?? ownBackground }
        set {
            if !setOnMain({ $0.backgroundColor = newValue.map { UIColor(cgColor: $0) } }) { ownBackground = newValue }
        }
    }
    open var opacity: Float {
        get { onMain { Float($0.alpha) } ?? ownOpacity }
        set { if !setOnMain({ $0.alpha = CGFloat(newValue) }) { ownOpacity = newValue } }
    }
    open var isHidden: Bool {
        get { onMain { $0.isHidden } ?? ownHidden }
        set { if !setOnMain({ $0.isHidden = newValue }) { ownHidden = newValue } }
    }
    open var masksToBounds: Bool {
        get { onMain { $0.clipsToBounds } ?? ownMasks }
        set { if !setOnMain({ $0.clipsToBounds = newValue }) { ownMasks = newValue } }
    }

    /// A view's layer lives where the view lives.
    private func onMain<Value>(_ read: @MainActor (UIView) -> Value) -> Value? {
        delegateView.map { UIKit.onMain($0, read) }
    }

    private func setOnMain(_ write: @MainActor (UIView) -> Void) -> Bool { onMain(write) != nil }

    open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
    }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: (sublayers?.firstIndex { $0 === sibling }).map { $0 + 1 } ?? sublayers?.count ?? 0)
    }
    private func insert(_ layer: CALayer, at index: Int) {
        layer.removeFromSuperlayer()
        var all = sublayers ?? []
        all.insert(layer, at: min(max(0, index), all.count))
        ownSublayers = all
        layer.superlayer = self
    }
    open func replaceSublayer(_ old: CALayer, with new: CALayer) {
        guard let place = sublayers?.firstIndex(where: { $0 === old }) else { return }
        old.removeFromSuperlayer()
        insert(new, at: place)
    }
    open func removeFromSuperlayer() {
        superlayer?.ownSublayers?.removeAll { $0 === self }
        if superlayer?.ownSublayers?.isEmpty == true { superlayer?.ownSublayers = nil }
        superlayer = nil
    }

    open func layoutSublayers() {}
    open func layoutIfNeeded() {}
    open func setNeedsLayout() { _ = onMain { $0.setNeedsLayout() } }
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func needsDisplay() -> Bool { false }
    open func displayIfNeeded() {}
    open func needsLayout() -> Bool { false }
    open func action(forKey event: String) -> (any CAAction)? { nil }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .circular ? 1 : 1.528665
    }
    open func contentsAreFlipped() -> Bool { false }
    open func shouldArchiveValue(forKey key: String) -> Bool { true }
    open func resizeSublayers(withOldSize size: CGSize) {}
    open func resize(withOldSuperlayerSize size: CGSize) {}
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open func preferredFrameSize() -> CGSize { bounds.size }
    open var visibleRect: CGRect { bounds }
    open func model() -> Self { self }
    /// - Note: Does nothing.
    open func scroll(_ point: CGPoint) {}
    open func display() {}
    open func draw(in context: CGContext) {}
    open func add(_ animation: CAAnimation, forKey key: String?) {
        Missing.note("CALayer.add(_:forKey:): animations of layers are not shown")
    }
    /// - Note: Does nothing.
    open func removeAllAnimations() {}
    /// - Note: Does nothing.
    open func removeAnimation(forKey key: String) {}
    open func animation(forKey key: String) -> CAAnimation? { nil }
    open func animationKeys() -> [String]? { nil }
    open func presentation() -> Self? { self }
    /// Draws a view's layer with what lies in the view.
    open func render(in context: CGContext) {
        if onMain({ $0.drawHierarchy(in: $0.bounds, into: context) }) == nil {
            Missing.note("CALayer.render(in:): layers that are no view's are not drawn")
        }
    }

    func frameOfViewChanged() {}

    /// Paints what the layer is besides its background, corners and border, in its own coordinates.
    func paint(_ size: LayoutEngine.Size, isDark: Bool, into list: inout DisplayList) {}
    /// Whether `paint` paints anything.
    var paintsItself: Bool { false }
}

public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
}
