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
    open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
}
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    open var action: (() -> Void)?
    open func willMove(to animator: UIDynamicAnimator?) {}
}
open class UIDynamicItemBehavior: UIDynamicBehavior {
    open private(set) var items: [any UIDynamicItem] = []
    public init(items: [any UIDynamicItem]) { self.items = items }
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
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
