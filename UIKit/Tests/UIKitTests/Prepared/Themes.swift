// swift-format-ignore-file
import UIKit

/// Views whose overrides stand in extensions, as Objective-C allows, and a delegate that is asked with question marks.
class Badge: UIView { override func didMoveToSuperview() { uikit_moved_didMoveToSuperview() }; override var intrinsicContentSize: CGSize { uikit_moved_intrinsicContentSize }; override func sizeThatFits(_ size: CGSize) -> CGSize { uikit_moved_sizeThatFits(size) }; override var tag: Int { get { uikit_moved_tag } set { uikit_moved_tag = newValue } }; override open class var layerClass: AnyClass { uikit_moved_layerClass }; override open var isHidden: Bool { willSet { uikit_moved_willSet_isHidden(newValue) } didSet { uikit_moved_didSet_isHidden(oldValue) } }; override var alpha: CGFloat { willSet { uikit_moved_willSet_alpha(newValue) } didSet { uikit_moved_didSet_alpha(oldValue) } };       func theme() { uikit_moved_theme() }; override var description: String { uikit_moved_description };
    fileprivate(set) var events: [String] = []
}

extension Badge {
             func uikit_moved_didMoveToSuperview() {
        super.didMoveToSuperview()
        events.append("moved " + suffix)
    }
             var uikit_moved_intrinsicContentSize: CGSize { CGSize(width: width, height: 12) }
             func uikit_moved_sizeThatFits(_ size: CGSize) -> CGSize {
        super.sizeThatFits(
            size)
    }
             var uikit_moved_tag: Int {
        get { super.tag + 1 }
        set { super.tag = newValue }
    }
                  class var uikit_moved_layerClass: AnyClass { CAGradientLayer.self }
                  
        func uikit_moved_willSet_isHidden(_ newValue: Bool ) { events.append("hides \(newValue)") }
        func uikit_moved_didSet_isHidden(_ old: Bool ) {
            if old != isHidden { events.append("hid") }
        }
    
              func uikit_moved_willSet_alpha(_ newValue: CGFloat ) { events.append("to \(newValue)") } ; func uikit_moved_didSet_alpha(_ oldValue: CGFloat ) { events.append("from \(oldValue)") } 
          func uikit_moved_theme() { events.append("badge") }
             var uikit_moved_description: String { "a badge" }
}

private let width: CGFloat = 34
private let suffix = "here"

final class LoudBadge: Badge {
    override func theme() {
        super.theme()
        events.append("loud")
    }
}

/// Hands on what its field asks.
final class FieldOwner: NSObject, UITextFieldDelegate {
    weak var other: (any UITextFieldDelegate)?
    var textFieldDidBeginEditing: ((UITextField) -> Void)?

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        other?.textFieldShouldReturn (textField) ?? false
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        if let other, let answer = Optional(other)?.textFieldShouldClear (textField) { return answer }
        return false
    }
    func begin(_ field: UITextField) { textFieldDidBeginEditing?(field) }
}

struct Literals {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    let image = #imageLiteral(resourceName: "no such picture")
}

/// A view and a controller that want what no program knows.
class Wanting: UIView {
    private let text: String
    init(text: String) {
        self.text = text
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
}
class StillWanting: Wanting {}
class WantingScreen: UIViewController {
    init(text: String) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}
class Plain: UIView {
    init(side: CGFloat = 16) { super.init(frame: CGRect(x: 0, y: 0, width: side, height: side)) }
    required init?(coder: NSCoder) { nil }
}
class PlainToo: Plain {}

import UIKit
extension Badge {
    final class UIKitMembers0: UIKit.MemberTable {
        override class var names: [String] { ["theme"] }
        override class func call(_ name: String, _ values: UIKit.MemberValues, on object: AnyObject) -> Bool {
            guard let object = object as? Badge else { return false }
            switch name {
            case "theme":
                _ = object.`theme`()
            default: return false
            }
            return true
        }
    }
}
extension Wanting {
    final class UIKitMembers0: UIKit.MemberTable {
        override class var isNotMade: Bool { true }
    }
}
extension StillWanting {
    final class UIKitMembers0: UIKit.MemberTable {
        override class var isNotMade: Bool { true }
    }
}
extension WantingScreen {
    final class UIKitMembers0: UIKit.MemberTable {
        override class var isNotMade: Bool { true }
    }
}
extension Plain {
    final class UIKitMembers0: UIKit.MemberTable {
        override class func make() -> AnyObject? { Plain() }
    }
}
extension PlainToo {
    final class UIKitMembers0: UIKit.MemberTable {
        override class func make() -> AnyObject? { PlainToo() }
    }
}
