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
}
