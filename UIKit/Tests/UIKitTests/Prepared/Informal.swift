// swift-format-ignore-file
import UIKit

class AwakingBase: NSObject {
    private(set) var calls: [String] = []

    func note(_ call: String) { calls.append(call) }

    @MainActor          func awakeFromNib() {
        super.uikitAwakeFromNib()
        note("below")
    }
}

final class Awaking: AwakingBase {
    override func awakeFromNib() {
        super.awakeFromNib()
        note("above")
    }
}

final class Watching: NSObject {
    private(set) var path: String?

             func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        path = keyPath
        super.uikitObserveValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
}

      protocol MenuDelegate: AnyObject {
                                                                      
                                    
}

protocol Restylable { func restyle() }

/// Asks objects of any class by the names of their members.
final class DynamicMenu: NSObject {
    weak var delegate: AnyObject?
    var others: [AnyObject] = []

    func open(_ count: Int) {
        (delegate as? MenuDelegate)?.menu (self, willOpen: count)
        (self.delegate as? MenuDelegate)?.menuOpened ()
        others.forEach { ($0 as? Restylable)?.restyle() }
    }
}

/// Has one of the optional methods.
final class MenuOwner: NSObject, MenuDelegate, Restylable, uikit_optional_MenuDelegate_menu___willOpen_ {
    private(set) var calls: [String] = []
    func menu(_ menu: DynamicMenu, willOpen count: Int) { calls.append("will \(count)") }
    func restyle() { calls.append("restyled") }
}

/// Says itself which messages it answers, and who answers others.
class Proxy: NSObject {
    weak var target: NSObject?

             func responds(to selector: Selector!) -> Bool {
        super.uikitResponds(to: selector) || target?.responds(to: selector) == true
    }

             func forwardingTarget(for selector: Selector!) -> Any? {
        if target?.responds(to: selector) == true { return target }
        return super.uikitForwardingTarget(for: selector)
    }
}

/// The same with a selector that is never nothing.
class PlainProxy: NSObject {
    weak var target: NSObject?

             func responds(to selector: Selector) -> Bool {
        super.uikitResponds(to: selector) || target?.responds(to: selector) == true
    }

             func forwardingTarget(for selector: Selector) -> Any? { target ?? super.uikitForwardingTarget(for: selector) }
}

final class Dial: CALayer {
               var angle: Double { get { uikitManaged(self, "angle") } set { uikitManage(self, "angle", newValue) } }
               public      var owner: NSObject! { get { uikitManaged(self, "owner") } set { uikitManageWeakly(self, "owner", newValue) } }  // whoever turns it

    override class func needsDisplay(forKey key: String) -> Bool { key == "angle" }
}

func duration(_ information: [String: Any]) -> Double { UIKitAnyObject(information["duration"]).doubleValue ?? 0.5 }

protocol uikit_optional_MenuDelegate_menu___willOpen_: AnyObject { func menu(_ menu: DynamicMenu, willOpen count: Int) }
extension MenuDelegate {
    @discardableResult func menu(_ menu: DynamicMenu, willOpen count: Int) -> (Void)? { (self as? any uikit_optional_MenuDelegate_menu___willOpen_)?.menu(menu, willOpen: count) }
    var uikit_value_menu___willOpen_: ((DynamicMenu, Int) -> Void)? { (self as? any uikit_optional_MenuDelegate_menu___willOpen_).map { one in { one.menu($0, willOpen: $1) } } }
    var menu: ((DynamicMenu, Int) -> Void)? { (self as? any uikit_optional_MenuDelegate_menu___willOpen_).map { one in { one.menu($0, willOpen: $1) } } }
}

protocol uikit_optional_MenuDelegate_menuOpened_: AnyObject { func menuOpened() }
extension MenuDelegate {
    @discardableResult func menuOpened() -> (Void)? { (self as? any uikit_optional_MenuDelegate_menuOpened_)?.menuOpened() }
}

extension AwakingBase: @preconcurrency UIKit.UIKitAwaking {}
extension Watching: @preconcurrency UIKit.UIKitObserving {}
extension Proxy: @preconcurrency UIKit.UIKitResponding {}
extension Proxy: @preconcurrency UIKit.UIKitForwarding {}
extension PlainProxy: @preconcurrency UIKit.UIKitResponding { public func responds(to asked: Selector!) -> Bool {     if let asked { return responds(to: asked as Selector) }; return false }}
extension PlainProxy: @preconcurrency UIKit.UIKitForwarding { public func forwardingTarget(for asked: Selector!) -> Any? {     if let asked { return forwardingTarget(for: asked as Selector) }; return nil }}
