import Foundation

/// Properties that a picture does not show and few views have: kept, and read back.
extension UIView {
    func kept<Value>(_ name: String = #function, or standard: Value) -> Value {
        rare[name] as? Value ?? standard
    }
    func keep(_ value: Any?, _ name: String = #function) { rare[name] = value }

    /// An object that the view does not keep alive.
    func weakly<Value>(_ name: String = #function) -> Value? { (rare[name] as? WeakObject)?.object as? Value }
    func keepWeakly(_ object: AnyObject?, _ name: String = #function) {
        rare[name] = object.map { WeakObject(object: $0) }
    }

    // MARK: Transforms in space

    /// The part in the plane is the view's `transform`; perspective is not drawn.
    public var transform3D: CATransform3D {
        get { kept(or: CATransform3DMakeAffineTransform(transform)) }
        set {
            keep(newValue)
            guard CATransform3DIsAffine(newValue) else {
                return Missing.note("UIView.transform3D: views are drawn without perspective")
            }
            transform = CATransform3DGetAffineTransform(newValue)
        }
    }
    public var anchorPoint: CGPoint {
        get { kept(or: CGPoint(x: 0.5, y: 0.5)) }
        set {
            keep(newValue)
            Missing.note("UIView.anchorPoint: transforms are about the middle")
        }
    }

    // MARK: Accessibility

    public var accessibilityLanguage: String? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }

    // MARK: Sizes of text, large content, focus

    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { kept(or: nil) }
        set {
            keep(newValue)
            Missing.note("UIView.minimumContentSizeCategory: the size of the screen holds")
        }
    }
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { kept(or: nil) }
        set {
            keep(newValue)
            Missing.note("UIView.maximumContentSizeCategory: the size of the screen holds")
        }
    }
    public var largeContentImageInsets: UIEdgeInsets {
        get { kept(or: .zero) }
        set { keep(newValue) }
    }
    public var restorationIdentifier: String? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    public var focusGroupIdentifier: String? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }

    public func updateTraitsIfNeeded() {}

    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates: Bool, withCapInsets insets: UIEdgeInsets
    ) -> UIView? { snapshotView(afterScreenUpdates: afterScreenUpdates) }
}

private struct WeakObject {
    weak var object: AnyObject?
}

public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "wordProcessing")
    public static let narrative = UIAccessibilityTextualContext(rawValue: "narrative")
    public static let messaging = UIAccessibilityTextualContext(rawValue: "messaging")
    public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "spreadsheet")
    public static let fileSystem = UIAccessibilityTextualContext(rawValue: "fileSystem")
    public static let sourceCode = UIAccessibilityTextualContext(rawValue: "sourceCode")
    public static let console = UIAccessibilityTextualContext(rawValue: "console")
}

/// A way to step from one element to the next by its kind: kept for a reader of the screen, of which there is none.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    public enum Direction: Int, Sendable { case previous, next }
    open var name: String
    private let search: (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
    public init(
        name: String,
        itemSearch: @escaping (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
    ) {
        self.name = name
        search = itemSearch
        super.init()
    }
    open var itemSearchBlock: (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult? {
        search
    }
}
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: NSNull(), targetRange: nil)
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    open weak var targetElement: AnyObject?
    open var targetRange: UITextRange?
    public init(targetElement: AnyObject, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }
}

/// Shows what is too small to read when it is pressed long: never, here.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    open weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { self.delegate = delegate }
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { UIGestureRecognizer() }
    open class var isEnabled: Bool { false }
    public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
    public override init() { super.init() }
}
