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

extension AwakingBase: UIKit.UIKitAwaking {}
extension Watching: UIKit.UIKitObserving {}
