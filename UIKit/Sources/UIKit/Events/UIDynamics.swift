// Things that fall, swing and push each other: none moves here.

@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
}
extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    open var elapsedTime: TimeInterval { 0 }
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    public private(set) weak var referenceView: UIView?
    open private(set) var behaviors: [UIDynamicBehavior] = []
    open var isRunning: Bool { false }
    public init(referenceView: UIView) { self.referenceView = referenceView }
    public init(collectionViewLayout: UICollectionViewLayout) { super.init() }
    public override init() { super.init() }
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        Missing.note("UIDynamicAnimator.addBehavior: nothing moves by itself")
        behaviors.append(behavior)
    }
    open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeAll { $0 === behavior } }
    open func removeAllBehaviors() { behaviors = [] }
    open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
    open func layoutAttributesForCell(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// - Note: Does nothing.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// - Note: Kept without effect.
    open weak var dynamicAnimator: UIDynamicAnimator?
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    open var action: (() -> Void)?
    open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
    open func willMove(to animator: UIDynamicAnimator?) {}
}
/// What the behaviors of several things have in common.
open class UIItemsBehavior: UIDynamicBehavior {
    open private(set) var items: [any UIDynamicItem] = []
    public init(items: [any UIDynamicItem]) { self.items = items }
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
open class UIGravityBehavior: UIItemsBehavior {
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
    @Kept open var gravityDirection = CGVector(dx: 0, dy: 1)
    open var angle = CGFloat(0)
    open var magnitude = CGFloat(1)
}
open class UICollisionBehavior: UIItemsBehavior {
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let items = Mode(rawValue: 1)
        public static let boundaries = Mode(rawValue: 2)
        public static let everything = Mode(rawValue: .max)
    }
    @Kept open var collisionMode = Mode.everything
    /// - Note: Kept without effect.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    open var boundaryIdentifiers: [any NSCopying]? { nil }
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { nil }
    /// - Note: Does nothing.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {}
    @Kept open var translatesReferenceBoundsIntoBoundary = false
    /// - Note: Does nothing.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
    /// - Note: Does nothing.
    open func addBoundary(withIdentifier identifier: any NSCopying, for path: UIBezierPath) {}
    /// - Note: Does nothing.
    open func addBoundary(withIdentifier identifier: any NSCopying, from: CGPoint, to: CGPoint) {}
    /// - Note: Does nothing.
    open func removeAllBoundaries() {}
}
open class UIDynamicItemBehavior: UIItemsBehavior {
    @Kept open var charge = CGFloat(0)
    @Kept open var isAnchored = false
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
    @Kept open var elasticity = CGFloat(0)
    @Kept open var friction = CGFloat(0)
    @Kept open var density = CGFloat(1)
    open var resistance = CGFloat(0)
    @Kept open var angularResistance = CGFloat(0)
    @Kept open var allowsRotation = true
    /// - Note: Does nothing.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
    /// - Note: Does nothing.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
}
open class UIPushBehavior: UIItemsBehavior {
    public enum Mode: Int, Sendable { case continuous, instantaneous }
    public let mode: Mode
    open var active = true
    open var angle = CGFloat(0)
    open var magnitude = CGFloat(0)
    @Kept open var pushDirection = CGVector.zero
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(items: items)
    }
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = offset
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
}
open class UISnapBehavior: UIDynamicBehavior {
    @Kept open var snapPoint = CGPoint.zero
    @Kept open var damping = CGFloat(0.5)
    public init(item: any UIDynamicItem, snapTo point: CGPoint) { snapPoint = point }
}
open class UIAttachmentBehavior: UIDynamicBehavior {
    public enum AttachmentType: Int, Sendable { case items, anchor }
    /// One item at an anchor, or two that are attached to each other.
    public let items: [any UIDynamicItem]
    open var attachedBehaviorType: AttachmentType { items.count == 2 ? .items : .anchor }
    @Kept open var anchorPoint = CGPoint.zero
    /// As far as the two points are apart at first.
    open var length: CGFloat
    @Kept open var damping = CGFloat(0)
    @Kept open var frequency = CGFloat(0)
    @Kept open var frictionTorque = CGFloat(0)
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        items = [item]
        length = Self.distance(item, offset, point)
        anchorPoint = point
    }
    public convenience init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {
        self.init(item: item, offsetFromCenter: .zero, attachedTo: other, offsetFromCenter: .zero)
    }
    public init(
        item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedTo other: any UIDynamicItem,
        offsetFromCenter otherOffset: UIOffset
    ) {
        items = [item, other]
        let place = CGPoint(x: other.center.x + otherOffset.horizontal, y: other.center.y + otherOffset.vertical)
        length = Self.distance(item, offset, place)
    }
    private static func distance(_ item: any UIDynamicItem, _ offset: UIOffset, _ point: CGPoint) -> CGFloat {
        hypot(point.x - item.center.x - offset.horizontal, point.y - item.center.y - offset.vertical)
    }
}
