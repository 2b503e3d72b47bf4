import Foundation

public protocol CAAction {}

public struct CATransform3D: Hashable, Sendable {
    public var m11 = CGFloat(1), m12 = CGFloat(0), m13 = CGFloat(0), m14 = CGFloat(0)
    public var m21 = CGFloat(0), m22 = CGFloat(1), m23 = CGFloat(0), m24 = CGFloat(0)
    public var m31 = CGFloat(0), m32 = CGFloat(0), m33 = CGFloat(1), m34 = CGFloat(0)
    public var m41 = CGFloat(0), m42 = CGFloat(0), m43 = CGFloat(0), m44 = CGFloat(1)
    public init() {}
}
public let CATransform3DIdentity = CATransform3D()
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3D()
}
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D { CATransform3D() }
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
public typealias CFTimeInterval = Double

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

open class CAMediaTimingFunction: NSObject {
    public init(name: CAMediaTimingFunctionName) { super.init() }
    public init(controlPoints a: Float, _ b: Float, _ c: Float, _ d: Float) { super.init() }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Animations of layers are kept and never run.
/// Told when an animation begins and ends, which no animation of a layer does here.
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ animation: CAAnimation)
    func animationDidStop(_ animation: CAAnimation, finished: Bool)
}
extension CAAnimationDelegate {
    public func animationDidStart(_ animation: CAAnimation) {}
    public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}

open class CAAnimation: NSObject, CAAction {
    open var delegate: (any CAAnimationDelegate)? {
        didSet { Missing.note("CAAnimation.delegate: it is not told, since animations of layers are not shown") }
    }
    open var duration = CFTimeInterval(0)
    open var timingFunction: CAMediaTimingFunction?
    open var repeatCount = Float(0)
    open var autoreverses = false
    open var beginTime = CFTimeInterval(0)
    open var timeOffset = CFTimeInterval(0)
    open var repeatDuration = CFTimeInterval(0)
    open var isRemovedOnCompletion = true
    open var fillMode = CAMediaTimingFillMode.removed
    open var speed = Float(1)
    public override init() { super.init() }
}
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false
    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }
}
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
}
open class CASpringAnimation: CABasicAnimation {
    open var damping = CGFloat(10)
    open var stiffness = CGFloat(100)
    open var mass = CGFloat(1)
    open var initialVelocity = CGFloat(0)
    open var settlingDuration: CFTimeInterval { duration }
}
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var keyTimes: [NSNumber]?
    open var path: CGPath?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    open var rotationMode: CAAnimationRotationMode?
}
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    open var startProgress = Float(0)
    open var endProgress = Float(1)
}
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Changes of layers take effect at once.
open class CATransaction: NSObject {
    public class func begin() {}
    public class func commit() {}
    public class func flush() {}
    public class func setDisableActions(_ flag: Bool) {}
    public class func setAnimationDuration(_ duration: CFTimeInterval) {}
    public class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
