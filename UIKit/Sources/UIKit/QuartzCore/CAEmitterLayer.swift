public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// Particles that fly: kept, and not drawn.
open class CAEmitterLayer: CALayer {
    open var emitterCells: [CAEmitterCell]? {
        didSet { Missing.note("CAEmitterLayer.emitterCells: particles are not drawn") }
    }
    @Kept open var birthRate = Float(1)
    @Kept open var lifetime = Float(1)
    @Kept open var emitterPosition = CGPoint.zero
    @Kept open var emitterSize = CGSize.zero
    @Kept open var emitterShape = CAEmitterLayerEmitterShape.point
    @Kept open var emitterMode = CAEmitterLayerEmitterMode.volume
    @Kept open var renderMode = CAEmitterLayerRenderMode.unordered
    @Kept open var velocity = Float(1)
    open var scale = Float(1)
    @Kept open var spin = Float(1)
    @Kept open var seed = UInt32(0)
}

/// How one kind of particle looks and flies.
open class CAEmitterCell: NSObject {
    @Kept open var minificationFilter = "linear"
    @Kept open var magnificationFilter = "linear"
    @Kept open var minificationFilterBias = Float(0)
    open var style: [AnyHashable: Any]?
    open var name: String?
    open var isEnabled = true
    @Kept open var birthRate = Float(0)
    @Kept open var lifetime = Float(0)
    @Kept open var lifetimeRange = Float(0)
    @Kept open var emissionLatitude = CGFloat(0)
    @Kept open var emissionLongitude = CGFloat(0)
    @Kept open var emissionRange = CGFloat(0)
    @Kept open var velocity = CGFloat(0)
    @Kept open var velocityRange = CGFloat(0)
    @Kept open var xAcceleration = CGFloat(0)
    @Kept open var yAcceleration = CGFloat(0)
    open var scale = CGFloat(1)
    @Kept open var scaleRange = CGFloat(0)
    @Kept open var scaleSpeed = CGFloat(0)
    @Kept open var spin = CGFloat(0)
    @Kept open var spinRange = CGFloat(0)
    open var color: CGColor?
    @Kept open var redRange = Float(0)
    @Kept open var greenRange = Float(0)
    @Kept open var blueRange = Float(0)
    @Kept open var alphaSpeed = Float(0)
    open var contents: Any?
    @Kept open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    @Kept open var contentsScale = CGFloat(1)
    @Kept open var emitterCells: [CAEmitterCell]?
    open var beginTime = CFTimeInterval(0)
    open var duration = CFTimeInterval(0)
    open var speed = Float(1)
    open var timeOffset = CFTimeInterval(0)
    @Kept open var repeatCount = Float(0)
    @Kept open var autoreverses = false
    @Kept open var fillMode = CAMediaTimingFillMode.removed
}

/// Copies of its sublayers: the sublayers are drawn once.
open class CAReplicatorLayer: CALayer {
    open var instanceCount = 1 {
        didSet { if instanceCount > 1 { Missing.note("CAReplicatorLayer.instanceCount: one instance is drawn") } }
    }
    @Kept open var instanceDelay = CFTimeInterval(0)
    @Kept open var instanceTransform = CATransform3DIdentity
}

open class CATiledLayer: CALayer {
    @Kept open var tileSize = CGSize(width: 256, height: 256)
}

open class CATransformLayer: CALayer {}
