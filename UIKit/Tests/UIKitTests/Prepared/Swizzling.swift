// swift-format-ignore-file
import UIKit

/// Methods that are exchanged by their names, as programs for Objective-C's runtime do.
private extension UIView {
          func counted_layoutSubviews() { UIKit.MethodExchange.run("counted_layoutSubviews", UIView.self, self) { uikit_own_UIView_counted_layoutSubviews() } };       func uikit_own_UIView_counted_layoutSubviews() {
        (self as? Counting)?.events.append("before")
        counted_layoutSubviews()
        (self as? Counting)?.events.append("after")
    }
          func wide_sizeThatFits(_ size: CGSize) -> CGSize { UIKit.MethodExchange.run("wide_sizeThatFits", UIView.self, self, [size]) { uikit_own_UIView_wide_sizeThatFits(size) } };       func uikit_own_UIView_wide_sizeThatFits(_ size: CGSize) -> CGSize {
        let own = wide_sizeThatFits(size)
        return CGSize(width: own.width + 10, height: own.height)
    }
          func never_exchanged() {}
}

class Counting: UIView {
    var events: [String] = []
}

/// A class that declares the method.
final class CountingCard: Counting {
    override func layoutSubviews() { UIKit.MethodExchange.run("layoutSubviews", CountingCard.self, self) { uikit_own_CountingCard_layoutSubviews() } };          func uikit_own_CountingCard_layoutSubviews() {
        super.layoutSubviews()
        events.append("card")
    }
          fileprivate func quiet_layoutSubviews() { UIKit.MethodExchange.run("quiet_layoutSubviews", CountingCard.self, self) { uikit_own_CountingCard_quiet_layoutSubviews() } };       fileprivate func uikit_own_CountingCard_quiet_layoutSubviews() { events.append("quiet") }
}

/// A class that gets the method, and one below that declares it.
class AddedCard: Counting {
          func added_layoutSubviews() { UIKit.MethodExchange.run("added_layoutSubviews", AddedCard.self, self) { uikit_own_AddedCard_added_layoutSubviews() } };       func uikit_own_AddedCard_added_layoutSubviews() {
        events.append("added")
        added_layoutSubviews()
    }
}
final class LowerCard: AddedCard {
    override func layoutSubviews() { UIKit.MethodExchange.run("layoutSubviews", LowerCard.self, self) { uikit_own_LowerCard_layoutSubviews() } };          func uikit_own_LowerCard_layoutSubviews() {
        events.append("lower")
        super.layoutSubviews()
    }
}

/// A private class, which only a protocol leads to.
private class HiddenScreen: UIViewController {
    var events: [String] = []
    override func viewWillAppear(_ animated: Bool) { UIKit.MethodExchange.run("viewWillAppear", HiddenScreen.self, self, [animated]) { uikit_own_HiddenScreen_viewWillAppear(animated) } };          func uikit_own_HiddenScreen_viewWillAppear(_ animated: Bool) { events.append("appears \(animated)") }
          func tracked_viewWillAppear(_ animated: Bool) { UIKit.MethodExchange.run("tracked_viewWillAppear", HiddenScreen.self, self, [animated]) { uikit_own_HiddenScreen_tracked_viewWillAppear(animated) } };       func uikit_own_HiddenScreen_tracked_viewWillAppear(_ animated: Bool) {
        events.append("tracked")
        tracked_viewWillAppear(!animated)
    }
}

/// The exchanges, each as often as it is asked for.
@MainActor
enum Swizzling {
    static func layout() { exchange(UIView.self, ObjCSel("UIView.layoutSubviews"), ObjCSel("UIView.counted_layoutSubviews")) }
    static func size() { exchange(UIView.self, ObjCSel("UIView.sizeThatFits(_:)"), ObjCSel("UIView.wide_sizeThatFits(_:)")) }
    static func card() {
        exchange(CountingCard.self, ObjCSel("CountingCard.layoutSubviews"), ObjCSel("CountingCard.quiet_layoutSubviews"))
    }
    static func fixed() -> Bool { class_getInstanceMethod(UITableView.self, ObjCSel("UIView.layoutSubviews")) == nil }

    private static func exchange(_ type: AnyClass, _ first: Selector, _ second: Selector) {
        guard let first = class_getInstanceMethod(type, first), let second = class_getInstanceMethod(type, second) else { return }
        method_exchangeImplementations(first, second)
    }

    /// A class that inherits a method gets its own; twice, and the class has one already.
    static func add() -> Bool {
        let (old, new) = (ObjCSel("AddedCard.layoutSubviews"), ObjCSel("AddedCard.added_layoutSubviews"))
        guard let inherited = class_getInstanceMethod(AddedCard.self, old),
            let own = class_getInstanceMethod(AddedCard.self, new)
        else { return false }
        let isAdded = class_addMethod(AddedCard.self, old, method_getImplementation(own), method_getTypeEncoding(own))
        if isAdded {
            class_replaceMethod(AddedCard.self, new, method_getImplementation(inherited), method_getTypeEncoding(inherited))
        }
        return isAdded
    }

    /// The implementation of a closure, which calls the one that it replaces as a function of C.
    static func replaceByBlock() -> [String] {
        typealias Function =                (AnyObject, Selector, Bool) -> Void
        let selector = ObjCSel("UIViewController.viewWillAppear(_:)")
        guard let method = class_getInstanceMethod(HiddenScreen.self, selector) else { return [] }
        let own = method_getImplementation(method)
        let block:                    (HiddenScreen, Bool) -> Void = { screen, animated in
            screen.events.append("block")
            unsafeBitCast(own, to: Function.self)(screen, selector, animated)
        }
        method_setImplementation(method, imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self)))
        let screen = HiddenScreen()
        screen.viewWillAppear(true)
        method_setImplementation(method, own)
        exchange(HiddenScreen.self, selector, ObjCSel("HiddenScreen.tracked_viewWillAppear(_:)"))
        screen.viewWillAppear(true)
        return screen.events
    }
}

import UIKit
extension UIView {
    final class UIKitMembers0: UIKit.MemberTable {
        override class var names: [String] { ["counted_layoutSubviews", "never_exchanged", "wide_sizeThatFits", "wide_sizeThatFits:"] }
        override class func call(_ name: String, _ values: UIKit.MemberValues, on object: AnyObject) -> Bool {
            guard let object = object as? UIView else { return false }
            switch name {
            case "counted_layoutSubviews":
                _ = object.`counted_layoutSubviews`()
            case "wide_sizeThatFits", "wide_sizeThatFits:":
                do { _ = try object.`wide_sizeThatFits`(values.get(0)) } catch { return false }
            case "never_exchanged":
                _ = object.`never_exchanged`()
            default: return false
            }
            return true
        }
        override class var exchangeable: [String: String] { ["counted_layoutSubviews": "counted_layoutSubviews", "wide_sizeThatFits": "wide_sizeThatFits", "wide_sizeThatFits:": "wide_sizeThatFits"] }
        override class func own(_ name: String, _ values: UIKit.MemberValues, on object: AnyObject) throws -> Any? {
            guard let object = object as? UIView else { return nil }
            switch name {
            case "counted_layoutSubviews": return object.uikit_own_UIView_counted_layoutSubviews()
            case "wide_sizeThatFits": return try object.uikit_own_UIView_wide_sizeThatFits(values.get(0))
            default: return nil
            }
        }
    }
}
extension CountingCard {
    final class UIKitMembers0: UIKit.MemberTable {
        override class var names: [String] { ["quiet_layoutSubviews"] }
        override class func call(_ name: String, _ values: UIKit.MemberValues, on object: AnyObject) -> Bool {
            guard let object = object as? CountingCard else { return false }
            switch name {
            case "quiet_layoutSubviews":
                _ = object.`quiet_layoutSubviews`()
            default: return false
            }
            return true
        }
        override class var exchangeable: [String: String] { ["layoutSubviews": "layoutSubviews", "quiet_layoutSubviews": "quiet_layoutSubviews"] }
        override class func own(_ name: String, _ values: UIKit.MemberValues, on object: AnyObject) throws -> Any? {
            guard let object = object as? CountingCard else { return nil }
            switch name {
            case "layoutSubviews": return object.uikit_own_CountingCard_layoutSubviews()
            case "quiet_layoutSubviews": return object.uikit_own_CountingCard_quiet_layoutSubviews()
            default: return nil
            }
        }
    }
}
extension AddedCard {
    final class UIKitMembers0: UIKit.MemberTable {
        override class var names: [String] { ["added_layoutSubviews"] }
        override class func call(_ name: String, _ values: UIKit.MemberValues, on object: AnyObject) -> Bool {
            guard let object = object as? AddedCard else { return false }
            switch name {
            case "added_layoutSubviews":
                _ = object.`added_layoutSubviews`()
            default: return false
            }
            return true
        }
        override class var exchangeable: [String: String] { ["added_layoutSubviews": "added_layoutSubviews"] }
        override class func own(_ name: String, _ values: UIKit.MemberValues, on object: AnyObject) throws -> Any? {
            guard let object = object as? AddedCard else { return nil }
            switch name {
            case "added_layoutSubviews": return object.uikit_own_AddedCard_added_layoutSubviews()
            default: return nil
            }
        }
    }
}
extension LowerCard {
    final class UIKitMembers0: UIKit.MemberTable {
        override class var exchangeable: [String: String] { ["layoutSubviews": "layoutSubviews"] }
        override class func own(_ name: String, _ values: UIKit.MemberValues, on object: AnyObject) throws -> Any? {
            guard let object = object as? LowerCard else { return nil }
            switch name {
            case "layoutSubviews": return object.uikit_own_LowerCard_layoutSubviews()
            default: return nil
            }
        }
    }
}
extension HiddenScreen {
    final class UIKitMembers0: UIKit.MemberTable {
        override class var names: [String] { ["tracked_viewWillAppear", "tracked_viewWillAppear:"] }
        override class func call(_ name: String, _ values: UIKit.MemberValues, on object: AnyObject) -> Bool {
            guard let object = object as? HiddenScreen else { return false }
            switch name {
            case "tracked_viewWillAppear", "tracked_viewWillAppear:":
                do { _ = try object.`tracked_viewWillAppear`(values.get(0)) } catch { return false }
            default: return false
            }
            return true
        }
        override class var exchangeable: [String: String] { ["viewWillAppear": "viewWillAppear", "viewWillAppear:": "viewWillAppear", "tracked_viewWillAppear": "tracked_viewWillAppear", "tracked_viewWillAppear:": "tracked_viewWillAppear"] }
        override class func own(_ name: String, _ values: UIKit.MemberValues, on object: AnyObject) throws -> Any? {
            guard let object = object as? HiddenScreen else { return nil }
            switch name {
            case "viewWillAppear": return try object.uikit_own_HiddenScreen_viewWillAppear(values.get(0))
            case "tracked_viewWillAppear": return try object.uikit_own_HiddenScreen_tracked_viewWillAppear(values.get(0))
            default: return nil
            }
        }
        override class var owner: AnyClass? { HiddenScreen.self }
    }
}
extension HiddenScreen: UIKit.MemberHolding { public static var uikitMembers: UIKit.MemberTable.Type { UIKitMembers0.self } }
