public protocol CAAction {}

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
    /// The two points between the ends of the curve.
    private let points: [Float]
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .linear: self.init(controlPoints: 0, 0, 1, 1)
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        }
    }
    public init(controlPoints a: Float, _ b: Float, _ c: Float, _ d: Float) { points = [a, b, c, d] }
    /// The points of the curve from its beginning to its end, by 0 to 3; nothing for another number.
    open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        guard (0...3).contains(index) else { return }
        let all = [0, 0] + points + [1, 1]
        values[0] = all[index * 2]
        values[1] = all[index * 2 + 1]
    }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Told when an animation begins and ends, which no animation of a layer does here.
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ animation: CAAnimation)
    func animationDidStop(_ animation: CAAnimation, finished: Bool)
}
extension CAAnimationDelegate {
    public func animationDidStart(_ animation: CAAnimation) {}
    public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}

/// An animation of a layer: kept, and never run.
open class CAAnimation: NSObject, CAAction {
    private var values: [String: Any] = [:]
    open func value(forKey key: String) -> Any? { values[key] }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    @Kept open var preferredFrameRateRange = CAFrameRateRange.default
    open var delegate: (any CAAnimationDelegate)? {
        didSet { Missing.note("CAAnimation.delegate: it is not told, since animations of layers are not shown") }
    }
    open var duration = CFTimeInterval(0)
    @Kept open var timingFunction: CAMediaTimingFunction?
    @Kept open var repeatCount = Float(0)
    @Kept open var autoreverses = false
    open var beginTime = CFTimeInterval(0)
    open var timeOffset = CFTimeInterval(0)
    @Kept open var repeatDuration = CFTimeInterval(0)
    @Kept open var isRemovedOnCompletion = true
    @Kept open var fillMode = CAMediaTimingFillMode.removed
    open var speed = Float(1)
}
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    @Kept open var isAdditive = false
    @Kept open var isCumulative = false
    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }
}
open class CABasicAnimation: CAPropertyAnimation {
    @Kept open var fromValue: Any?
    @Kept open var toValue: Any?
    @Kept open var byValue: Any?
}
open class CASpringAnimation: CABasicAnimation {
    open var bounce: CGFloat { 0 }
    @Kept open var damping = CGFloat(10)
    @Kept open var stiffness = CGFloat(100)
    @Kept open var mass = CGFloat(1)
    @Kept open var initialVelocity = CGFloat(0)
    open var settlingDuration: CFTimeInterval { duration }
}
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    @Kept open var keyTimes: [NSNumber]?
    open var path: CGPath?
    @Kept open var timingFunctions: [CAMediaTimingFunction]?
    @Kept open var calculationMode = CAAnimationCalculationMode.linear
    @Kept open var rotationMode: CAAnimationRotationMode?
}
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
}
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}
open class CATransition: CAAnimation {
    open var filter: Any?
    open var type = CATransitionType.fade
    @Kept open var subtype: CATransitionSubtype?
    @Kept open var startProgress = Float(0)
    @Kept open var endProgress = Float(1)
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
    public class func animationDuration() -> CFTimeInterval { 0.25 }
    public class func animationTimingFunction() -> CAMediaTimingFunction? { nil }
    /// - Note: Does nothing.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    public class func disableActions() -> Bool { false }
    public class func completionBlock() -> (() -> Void)? { nil }
    /// - Note: Does nothing.
    public class func lock() {}
    /// - Note: Does nothing.
    public class func unlock() {}
    public class func value(forKey key: String) -> Any? { nil }
    /// - Note: Does nothing.
    public class func setValue(_ value: Any?, forKey key: String) {}
    /// - Note: Does nothing.
    public class func setDisableActions(_ flag: Bool) {}
    /// - Note: Does nothing.
    public class func setAnimationDuration(_ duration: CFTimeInterval) {}
    public class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

public let kCATransactionDisableActions = "disableActions"
public let kCAOnOrderIn = "onOrderIn"
public let kCATransition = "transition"

/// What animations and layers say of time.
public protocol CAMediaTiming {
    var beginTime: CFTimeInterval { get set }
    var duration: CFTimeInterval { get set }
    var speed: Float { get set }
    var timeOffset: CFTimeInterval { get set }
    var repeatCount: Float { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}
extension CAAnimation: CAMediaTiming {}
extension CALayer: CAMediaTiming {}
