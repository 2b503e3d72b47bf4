import SourcePreparation
import Testing
import UIKit

/// Methods that every object of Objective-C has, overridden below classes that have none here: `Prepared/Informal.swift` is what
/// the preparation makes of them.
@MainActor
struct InformalMemberTests {
    @Test func objectsOfNibsAwake() {
        let object = Awaking()
        (object as Any as? any UIKitAwaking)?.awakeFromNib()
        #expect(object.calls == ["below", "above"])
        #expect(!((Watching() as Any) is any UIKitAwaking))
    }

    @Test func observersGoOnToTheTop() {
        let object = Watching()
        (object as any UIKitObserving).observeValue(forKeyPath: "a", of: nil, change: [.newKey: 1], context: nil)
        #expect(object.path == "a")
    }

    /// An object that forwards messages is asked what its target answers, also as a delegate.
    @Test func messagesAreForwarded() {
        let (proxy, owner) = (Proxy(), MenuOwner())
        #expect(!proxy.responds(to: Selector("menuOpened")) && proxy.forwardingTarget(for: Selector("a")) == nil)
        let target = Answering()
        proxy.target = target
        #expect((proxy as NSObject).responds(to: Selector("answer")))
        #expect((proxy as NSObject).forwardingTarget(for: Selector("answer")) as? NSObject === target)
        #expect(!owner.responds(to: Selector("answer")) && owner.isKind(of: NSObject.self))
    }

    /// A class may say that the selector is there; UIKit asks by the other method.
    @Test(arguments: [("Selector", true), ("Selector!", false), ("Selector?", false)])
    func statedSelectors(_ type: String, _ isBridged: Bool) {
        let source = "class A: NSObject { override func responds(to s: \(type)) -> Bool { super.responds(to: s) } }"
        let text = PreparedSource.prepare([source])[0].text
        #expect(text.contains("extension A: @preconcurrency UIKit.UIKitResponding {"))
        #expect(text.contains("public func responds(to asked: Selector!) -> Bool") == isBridged)
    }

    @Test func selectorsThatAreNeverNothing() {
        let (proxy, target) = (PlainProxy(), Answering())
        #expect(!(proxy as NSObject).responds(to: Selector("answer")))
        proxy.target = target
        #expect((proxy as NSObject).responds(to: Selector("answer")))
        #expect((proxy as NSObject).forwardingTarget(for: Selector("answer")) as? NSObject === target)
    }

    private final class Answering: NSObject, SelectorResponding {
        func respond(to selector: Selector, with values: [Any?]) -> Bool { true }
    }

    /// Core Animation gives a layer its values at run time.
    @Test func layersKeepTheirValues() {
        let dial = Dial()
        #expect(dial.angle == 0 && dial.owner == nil)
        dial.angle = 2
        #expect(dial.angle == 2)
        do {
            let owner = NSObject()
            dial.owner = owner
            #expect(dial.owner === owner)
        }
        #expect(dial.owner == nil)
    }

    @Test func numbersOfAnyObject() {
        #expect(duration(["duration": 2]) == 2 && duration(["duration": 0.25]) == 0.25 && duration([:]) == 0.5)
    }

    /// Bodies of SwiftUI's views, which nothing draws, may name what only SwiftUI has; all lines stay.
    @Test func bodiesOfSwiftUI() {
        let source =
            "import SwiftUI\nstruct A: View {\n    var body: some View {\n        Text(\"a\").b()\n    }\n}\nlet c = 1"
        let prepared = PreparedSource.prepare([source])[0]
        #expect(prepared.changes[.undrawnBody] == 1 && !prepared.text.contains("Text"))
        let lines = prepared.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[6] == "let c = 1" && lines[2] == "    var body: some View { UndrawnView() }")
    }

    /// Only the first class from the top loses the word, and only below classes without the method.
    @Test(arguments: [
        ("class A: NSObject { override func awakeFromNib() {} }", 0, true),
        (
            "class A: B { override func awakeFromNib() {} }\nclass B: UIBarItem { override func awakeFromNib() {} }", 1,
            true
        ),
        ("class A: UIView { override func awakeFromNib() {} }", 1, false),
        ("class A: UIViewController { override func awakeFromNib() {} }", 1, false),
        ("class A: Unknown { override func awakeFromNib() {} }", 1, false),
        ("class A: NSObject { override func awakeFromNib(a: Int) {} }", 1, false),
        (
            "class A: UIView { override func observeValue(forKeyPath a: B, of c: D, change e: F, context: G) {} }", 1,
            false
        ),
        ("class A: NSObject { func awakeFromNib() {} }", 0, false),
    ])
    func whoDeclaresIt(_ source: String, _ overrides: Int, _ isStated: Bool) {
        let text = PreparedSource.prepare([source])[0].text
        // Tables stand behind the source's own lines.
        let own = text.split(separator: "\n").prefix(source.split(separator: "\n").count).joined(separator: " ")
        #expect(own.split(separator: " ").count { $0 == "override" } == overrides)
        #expect(text.contains("UIKit.UIKitAwaking {}") == isStated)
    }

    /// A member that says where it runs keeps that.
    @Test(arguments: [("", 1), ("@MainActor ", 1), ("nonisolated ", 0)])
    func actors(_ words: String, _ count: Int) {
        let text = PreparedSource.prepare(["class A: NSObject { \(words)override func awakeFromNib() {} }"])[0].text
        #expect(text.components(separatedBy: "@MainActor").count - 1 == count)
    }

    /// An extension overrides nothing of a class of another module: the member has a name that nothing calls.
    @Test(arguments: [
        (
            "extension UIPageControl { open override func sizeToFit() { super.sizeToFit() } }",
            "extension UIPageControl {               func uikit_unreached_sizeToFit() { super.sizeToFit() } }", true
        ),
        (
            "extension UIColor { override var description: String { \"a\" } }",
            "extension UIColor {          var uikit_unreached_description: String { \"a\" } }", true
        ),
        ("class A: UIView { override func sizeToFit() {} }", "class A: UIView { override func sizeToFit() {} }", false),
    ])
    func extensionsOfUIKit(_ source: String, _ expected: String, _ isUnreached: Bool) {
        let prepared = PreparedSource.prepare([source])[0]
        #expect(prepared.text.hasPrefix(expected))
        #expect(prepared.changes[.unreachedOverride] == (isUnreached ? 1 : nil))
    }

    /// A member of an extension of a class of the module moves, with a comment in its head too.
    @Test func commentsInHeads() {
        let source =
            "class A: UICollectionView {}\nextension A {\n@available(*, unavailable)\n/// No.\noverride var delegate: B? { nil }\n}"
        let text = PreparedSource.prepare([source])[0].text
        #expect(text.contains("class A: UICollectionView { @available(*, unavailable)  override var delegate: B? {"))
        #expect(text.contains("var uikit_moved_delegate: B? { nil }"))
        let behind = PreparedSource.prepare(["class A: B { }\nextension A { override func b() // ends here\n{ } }"])[0]
            .text
        #expect(behind.hasPrefix("class A: B { override func b() { uikit_moved_b() }; }\n"))
    }
}
