// swift-format-ignore-file
import UIKit

/// A controller as it stands in an app, with methods that only Objective-C could call by name.
class Switchboard: UIViewController {
    private(set) var calls: [String] = []
    let button = UIButton(type: .system)
    private lazy var tap = UITapGestureRecognizer(target: self, action: ObjCSel("tapped(_:)"))

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: ObjCSel("Switchboard.pressed"), for: .touchUpInside)
        button.addTarget(self, action: ObjCSel("changed(sender:event:)"), for: .valueChanged)
        button.addTarget(nil, action: ObjCSel("hideKeyboard"), for: .touchDown)
        button.addTarget(
            self,
            action: ObjCSel("spelledInLines(_:)"

), for: .touchDragInside)
        view.addSubview(button)
        view.addGestureRecognizer(tap)
        NotificationCenter.default.addObserver(
            self, selector: ObjCSel("noted(_:)"), name: Notification.Name("noted"), object: nil)
    }

          private func pressed() { calls.append("pressed") }
          func changed(sender: UIButton, event: UIEvent?) { calls.append("changed \(sender === button)") }
              func spelledInLines(_ sender: Any) { calls.append("spelled \(sender is UIButton)") }
          func wrong(_ sender: UILabel) { calls.append("wrong") }
                       func answer(_ text: String) { calls.append(text) }
          static func shared() {}
          func overloaded(_ number: Int) {}
          func overloaded(_ text: String) {}
          var property: Int { 1 }
    func note(_ call: String) { calls.append(call) }
}

extension Switchboard {
          fileprivate func noted(_ notification: Notification) { calls.append("noted \(notification.name.rawValue)") }
          func tapped(_ recognizer: UITapGestureRecognizer) { calls.append("tapped") }
}

extension UIViewController {
    /// In every app.
          func hideKeyboard() { (self as? Switchboard)?.note("hidden") }
}

private final class Hidden: NSObject {
    var count = 0
          func add() { count += 1 }
}

final class Box<Element>: NSObject {
    var count = 0
          func add() { count += 1 }
}

             final class Exposed: NSObject {
    var count = 0
    func add(to number: NSNumber) { count += number.intValue }
}

enum Counters {
    @MainActor static func run() -> [Int] {
        let hidden = Hidden()
        hidden.perform(ObjCSel("Hidden.add"))
        let box = Box<Int>()
        box.perform(ObjCSel("Box<Int>.add"))
        let exposed = Exposed()
        exposed.perform(Selector("addTo:"), with: NSNumber(value: 3))
        return [hidden.count, box.count, exposed.count]
    }
}

import UIKit
extension Switchboard {
    final class UIKitMembers0: UIKit.MemberTable {
        override class var names: [String] { ["answer", "answerWith:", "changed", "changedWithSender:event:", "noted", "noted:", "pressed", "spelledInLines", "spelledInLines:", "tapped", "tapped:", "wrong", "wrong:"] }
        override class func call(_ name: String, _ values: UIKit.MemberValues, on object: AnyObject) -> Bool {
            guard let object = object as? Switchboard else { return false }
            switch name {
            case "pressed":
                _ = object.`pressed`()
            case "changed", "changedWithSender:event:":
                do { _ = try object.`changed`(sender: values.get(0), event: values.get(1)) } catch { return false }
            case "spelledInLines", "spelledInLines:":
                do { _ = try object.`spelledInLines`(values.get(0)) } catch { return false }
            case "wrong", "wrong:":
                do { _ = try object.`wrong`(values.get(0)) } catch { return false }
            case "answer", "answerWith:":
                do { _ = try object.`answer`(values.get(0)) } catch { return false }
            case "noted", "noted:":
                do { _ = try object.`noted`(values.get(0)) } catch { return false }
            case "tapped", "tapped:":
                do { _ = try object.`tapped`(values.get(0)) } catch { return false }
            default: return false
            }
            return true
        }
    }
}
extension UIViewController {
    final class UIKitMembers0: UIKit.MemberTable {
        override class var names: [String] { ["hideKeyboard"] }
        override class func call(_ name: String, _ values: UIKit.MemberValues, on object: AnyObject) -> Bool {
            guard let object = object as? UIViewController else { return false }
            switch name {
            case "hideKeyboard":
                _ = object.`hideKeyboard`()
            default: return false
            }
            return true
        }
    }
}
extension Hidden {
    final class UIKitMembers0: UIKit.MemberTable {
        override class var names: [String] { ["add"] }
        override class func call(_ name: String, _ values: UIKit.MemberValues, on object: AnyObject) -> Bool {
            guard let object = object as? Hidden else { return false }
            switch name {
            case "add":
                _ = object.`add`()
            default: return false
            }
            return true
        }
    }
}
extension Hidden: UIKit.MemberHolding { public static var uikitMembers: UIKit.MemberTable.Type { UIKitMembers0.self } }
extension Box {
    final class UIKitMembers0: UIKit.MemberTable {
        override class var names: [String] { ["add"] }
        override class func call(_ name: String, _ values: UIKit.MemberValues, on object: AnyObject) -> Bool {
            guard let object = object as? Box else { return false }
            switch name {
            case "add":
                _ = object.`add`()
            default: return false
            }
            return true
        }
    }
}
extension Box: UIKit.MemberHolding { public static var uikitMembers: UIKit.MemberTable.Type { UIKitMembers0.self } }
extension Exposed {
    final class UIKitMembers0: UIKit.MemberTable {
        override class var names: [String] { ["add", "addTo:"] }
        override class func call(_ name: String, _ values: UIKit.MemberValues, on object: AnyObject) -> Bool {
            guard let object = object as? Exposed else { return false }
            switch name {
            case "add", "addTo:":
                do { _ = try object.`add`(to: values.get(0)) } catch { return false }
            default: return false
            }
            return true
        }
    }
}
