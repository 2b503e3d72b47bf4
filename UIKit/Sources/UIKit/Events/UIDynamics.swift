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
open class UIDynamicAnimator: NSObject {
    open var elapsedTime: TimeInterval { 0 }
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
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}
    open func layoutAttributesForCell(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
}
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    open var action: (() -> Void)?
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    open var dynamicAnimator: UIDynamicAnimator? { nil }
    open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
    open func willMove(to animator: UIDynamicAnimator?) {}
}
/// A behaviour of several items.
open class _ItemsBehavior: UIDynamicBehavior {
    open private(set) var items: [any UIDynamicItem] = []
    public init(items: [any UIDynamicItem]) { self.items = items }
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
open class UIGravityBehavior: _ItemsBehavior {
    @Kept open var gravityDirection = CGVector(dx: 0, dy: 1)
    @Kept open var angle = CGFloat.pi / 2
    @Kept open var magnitude = CGFloat(1)
}
open class UIPushBehavior: _ItemsBehavior {
    public enum Mode: Int, Sendable { case continuous, instantaneous }
    public let mode: Mode
    @Kept open var pushDirection = CGVector(dx: 0, dy: 0)
    @Kept open var angle = CGFloat(0)
    @Kept open var magnitude = CGFloat(0)
    @Kept open var active = true
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(items: items)
    }
}
open class UISnapBehavior: UIDynamicBehavior {
    @Kept open var snapPoint = CGPoint.zero
    @Kept open var damping = CGFloat(0.5)
    public init(item: any UIDynamicItem, snapTo point: CGPoint) { snapPoint = point }
}
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {}
open class UICollisionBehavior: _ItemsBehavior {
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let items = Mode(rawValue: 1)
        public static let boundaries = Mode(rawValue: 2)
        public static let everything = Mode(rawValue: .max)
    }
    @Kept open var collisionMode = Mode.everything
    @Kept open var translatesReferenceBoundsIntoBoundary = false
    /// - Note: Kept without effect.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    /// - Note: Does nothing.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
    /// - Note: Does nothing.
    open func addBoundary(withIdentifier identifier: any NSCopying, for path: UIBezierPath) {}
    /// - Note: Does nothing.
    open func addBoundary(withIdentifier identifier: any NSCopying, from start: CGPoint, to end: CGPoint) {}
    /// - Note: Does nothing.
    open func removeAllBoundaries() {}
}
open class UIDynamicItemBehavior: _ItemsBehavior {
    @Kept open var elasticity = CGFloat(0)
    @Kept open var friction = CGFloat(0)
    @Kept open var angularResistance = CGFloat(0)
    @Kept open var isAnchored = false
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
    @Kept open var charge = CGFloat(0)
    @Kept open var density = CGFloat(1)
    open var resistance = CGFloat(0)
    @Kept open var allowsRotation = true
    /// - Note: Does nothing.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
    /// - Note: Does nothing.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
}
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// One item at an anchor, or two that are attached to each other.
    public let items: [any UIDynamicItem]
    @Kept open var anchorPoint = CGPoint.zero
    /// As far as the two points are apart at first.
    open var length: CGFloat
    @Kept open var damping = CGFloat(0)
    @Kept open var frequency = CGFloat(0)
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
