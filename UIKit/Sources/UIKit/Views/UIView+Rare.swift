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
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { kept(or: accessibilityLabel.map { NSAttributedString(string: $0) }) }
        set {
            keep(newValue)
            accessibilityLabel = newValue?.string
        }
    }
    public var accessibilityAttributedHint: NSAttributedString? {
        get { kept(or: accessibilityHint.map { NSAttributedString(string: $0) }) }
        set {
            keep(newValue)
            accessibilityHint = newValue?.string
        }
    }
    public var accessibilityAttributedValue: NSAttributedString? {
        get { kept(or: accessibilityValue.map { NSAttributedString(string: $0) }) }
        set {
            keep(newValue)
            accessibilityValue = newValue?.string
        }
    }
    public var accessibilityPath: UIBezierPath? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    public var accessibilityUserInputLabels: [String]! {
        get { kept(or: accessibilityLabel.map { [$0] } ?? []) }
        set { keep(newValue) }
    }
    public var accessibilityRespondsToUserInteraction: Bool {
        get { kept(or: isUserInteractionEnabled) }
        set { keep(newValue) }
    }
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { kept(or: .none) }
        set { keep(newValue) }
    }
    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { kept(or: .automatic) }
        set { keep(newValue) }
    }
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    public func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    public func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
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
    public var showsLargeContentViewer: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
    }
    public var largeContentTitle: String? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    public var largeContentImage: UIImage? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    public var scalesLargeContentImage: Bool {
        get { kept(or: false) }
        set { keep(newValue) }
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
    public var isFocused: Bool { false }
    public func setNeedsFocusUpdate() {}
    public func updateFocusIfNeeded() {}

    // MARK: Changes of traits

    /// Traits change only between pictures here, so that no handler is called.
    @discardableResult
    public func registerForTraitChanges<View: UIView>(
        _ traits: [any UITraitDefinition.Type], handler: @escaping (View, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [any UITraitDefinition.Type], action: Selector
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [any UITraitDefinition.Type], target: Any, action: Selector
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
    public func updateTraitsIfNeeded() {}

    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates: Bool, withCapInsets insets: UIEdgeInsets
    ) -> UIView? { snapshotView(afterScreenUpdates: afterScreenUpdates) }
}

private struct WeakObject {
    weak var object: AnyObject?
}

extension UIViewController {
    /// Traits change only between pictures here, so that no handler is called.
    @discardableResult
    public func registerForTraitChanges<Controller: UIViewController>(
        _ traits: [any UITraitDefinition.Type], handler: @escaping (Controller, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [any UITraitDefinition.Type], action: Selector
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [any UITraitDefinition.Type], target: Any, action: Selector
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

/// A trait as a type: names what a handler waits for.
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
    static var name: String { get }
}
extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
}
public typealias UITrait = any UITraitDefinition.Type
public protocol UITraitChangeRegistration: AnyObject {}
private final class TraitChangeRegistration: UITraitChangeRegistration {}

public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
}
public struct UITraitHorizontalSizeClass: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
public struct UITraitVerticalSizeClass: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static let defaultValue = UIContentSizeCategory.unspecified
}
public struct UITraitLayoutDirection: UITraitDefinition {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}
public struct UITraitDisplayScale: UITraitDefinition {
    public static let defaultValue = CGFloat(0)
}
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
}
public struct UITraitUserInterfaceLevel: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
}
public struct UITraitAccessibilityContrast: UITraitDefinition {
    public static let defaultValue = UIAccessibilityContrast.unspecified
}
public struct UITraitLegibilityWeight: UITraitDefinition {
    public static let defaultValue = UILegibilityWeight.unspecified
}
public struct UITraitActiveAppearance: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
}
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular, bold
}
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    case unspecified = -1
    case inactive, active
}
extension UITraitCollection {
    public var legibilityWeight: UILegibilityWeight { .regular }
    public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
    public class var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self]
    }
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
    public override init() { super.init() }
}
