import Metatypes

/// Objects of classes that are known by their metatypes only; the functions are those of `Metatypes.c`.
///
/// Initialisers take their arguments over, hence `consuming`.
extension UIView {
    @_silgen_name("uikit_make_view") private static func made(_ frame: CGRect) -> UIView

    package static func make(frame: CGRect) -> UIView { made(frame) }

    /// A view by the `init()` that its class declares, else by `init(frame:)`; nil for a class that has neither.
    package static func drawn(frame: CGRect = .zero) -> UIView? {
        if let own = (Members.make(self) ?? Members.make(self, .default, nil)) as? UIView { return own }
        if Members.isNotMade(self) { return nil }
        guard let type = self as? UICollectionView.Type else { return made(frame) }
        return type.make(frame: frame, layout: UICollectionViewFlowLayout())
    }
}

extension UITableViewCell {
    @_silgen_name("uikit_make_cell")
    private static func made(_ style: CellStyle, _ identifier: consuming String?) -> UITableViewCell

    static func make(style: CellStyle, identifier: String?) -> UITableViewCell {
        Members.make(self, style, identifier) as? UITableViewCell ?? made(style, identifier)
    }
}

extension UITableViewHeaderFooterView {
    @_silgen_name("uikit_make_header")
    private static func made(_ identifier: consuming String?) -> UITableViewHeaderFooterView

    static func make(identifier: String?) -> UITableViewHeaderFooterView { made(identifier) }
}

extension UICollectionView {
    @_silgen_name("uikit_make_collection")
    private static func made(_ frame: CGRect, _ layout: consuming UICollectionViewLayout) -> UICollectionView

    static func make(frame: CGRect, layout: UICollectionViewLayout) -> UICollectionView { made(frame, layout) }
}

extension UINavigationController {
    @_silgen_name("uikit_make_navigation")
    private static func made(_ root: consuming UIViewController) -> UINavigationController

    static func make(root: UIViewController) -> UINavigationController { made(root) }
}

extension CALayer {
    @_silgen_name("uikit_make_object") private static func made() -> CALayer

    static func make() -> CALayer { made() }
}

extension UIViewController {
    @_silgen_name("uikit_make_controller") private static func made() -> UIViewController

    /// A controller by `init()`.
    static func make() -> UIViewController { made() }

    /// A controller by the `init()` that its class declares or inherits; nil for a class without one.
    package static func drawn() -> UIViewController? {
        Members.make(self) as? UIViewController ?? (Members.isNotMade(self) ? nil : made())
    }
}

/// Makes objects of a class that only a generic parameter names, by the initialisers that the class has; the preparation of
/// sources writes the calls.
@preconcurrency @MainActor
public struct UIKitMaker<Object: AnyObject> {
    fileprivate let type: Object.Type

    fileprivate func taken(_ made: AnyObject?) -> Object {
        guard let made else { preconditionFailure("\(type) has no initialiser of UIKit's") }
        return unsafe unsafeDowncast(made, to: Object.self)
    }
}

@preconcurrency @MainActor public func uikitMaker<Object: AnyObject>(_ type: Object.Type) -> UIKitMaker<Object> {
    UIKitMaker(type: type)
}

extension UIKitMaker where Object: UIView {
    public func callAsFunction() -> Object { taken((type as UIView.Type).drawn()) }
    public func callAsFunction(frame: CGRect) -> Object {
        let isMissing = Members.isNotMade(type)
        return taken(isMissing ? nil : (type as UIView.Type).make(frame: frame))
    }
}

extension UIKitMaker where Object: UIButton {
    public func callAsFunction(type kind: UIButton.ButtonType) -> Object {
        let button = callAsFunction(frame: .zero)
        button.buttonType = kind
        return button
    }
}

extension UIKitMaker where Object: UICollectionView {
    public func callAsFunction(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) -> Object {
        taken((type as UICollectionView.Type).make(frame: frame, layout: layout))
    }
}

extension UIKitMaker where Object: UITableViewCell {
    public func callAsFunction(style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> Object {
        taken((type as UITableViewCell.Type).make(style: style, identifier: reuseIdentifier))
    }
}

extension UIKitMaker where Object: UITableViewHeaderFooterView {
    public func callAsFunction(reuseIdentifier: String?) -> Object {
        taken((type as UITableViewHeaderFooterView.Type).make(identifier: reuseIdentifier))
    }
}

extension UIKitMaker where Object: UIViewController {
    public func callAsFunction() -> Object { taken((type as UIViewController.Type).drawn()) }
    /// By `init()`: a nib is found by the name of the class.
    public func callAsFunction(nibName: String?, bundle: Bundle?) -> Object { callAsFunction() }
}

extension UIKitMaker where Object: UINavigationController {
    public func callAsFunction(rootViewController root: UIViewController) -> Object {
        taken((type as UINavigationController.Type).make(root: root))
    }
}

extension UIKitMaker where Object: CALayer {
    public func callAsFunction() -> Object { taken((type as CALayer.Type).make()) }
}

/// Values of enumerations that are known by their metatypes only.
package enum Enumerations {
    @_silgen_name("uikit_make_case")
    private static func make(_ value: UnsafeMutableRawPointer, _ type: UnsafeRawPointer) -> Bool

    /// The first case without values; nil for a type that has none.
    package static func plainCase<T>(of type: T.Type = T.self) -> T? {
        let size = max(MemoryLayout<T>.size, 1)
        let place = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: MemoryLayout<T>.alignment)
        defer { unsafe place.deallocate() }
        unsafe place.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        guard unsafe make(place, unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)) else { return nil }
        return unsafe place.assumingMemoryBound(to: T.self).move()
    }
}
