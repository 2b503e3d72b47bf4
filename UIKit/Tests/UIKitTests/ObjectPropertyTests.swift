import Foundation
import Testing
import UIKit

@testable import SourcePreparation

/// What UIKit and Objective-C's runtime give every object.
@MainActor
@Suite struct ObjectPropertyTests {
    private final class Action: NSObject {}
    private final class Token {
        let end: () -> Void
        init(_ end: @escaping () -> Void) { self.end = end }
        deinit { end() }
    }

    @Test("an object that is no view keeps what is read of it")
    func accessibility() {
        let (action, other) = (Action(), Action())
        action.accessibilityLabel = "Delete"
        action.accessibilityTraits = .button
        #expect(action.accessibilityLabel == "Delete")
        #expect(action.accessibilityTraits == .button)
        #expect(other.accessibilityLabel == nil)
        // A view's own property is the view's.
        let view = UIView()
        view.accessibilityLabel = "View"
        #expect(view.accessibilityLabel == "View")
    }

    @Test("values of objects come and go, and those of a thousand gone objects are let go")
    func association() {
        let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
        let object = NSObject()
        objc_setAssociatedObject(object, key, "kept", .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(object, key) as? String == "kept")
        objc_removeAssociatedObjects(object)
        #expect(objc_getAssociatedObject(object, key) == nil)
        var count = 0
        for _ in 0..<1_000 {
            let short = NSObject()
            objc_setAssociatedObject(short, key, Token { count += 1 }, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(count >= 500)
        // What is assigned is not kept.
        weak var owner: NSObject?
        do {
            let strong = NSObject()
            owner = strong
            objc_setAssociatedObject(object, key, strong, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(object, key) as? NSObject === strong)
        }
        #expect(owner == nil)
        #expect(objc_getAssociatedObject(object, key) == nil)
        let view = UIView()
        objc_setAssociatedObject(view, key, 3, .OBJC_ASSOCIATION_RETAIN)
        objc_removeAssociatedObjects(view)
        #expect(objc_getAssociatedObject(view, key) == nil)
    }

    @Test("one thread passes at a time, the same one as often as it leaves")
    func synchronized() async {
        nonisolated(unsafe) let object = NSObject()
        nonisolated(unsafe) var total = 0
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<500 {
                objc_sync_enter(object)
                objc_sync_enter(object)
                total += 1
                objc_sync_exit(object)
                objc_sync_exit(object)
            }
        }
        #expect(total == 4_000)
        #expect(objc_sync_exit(NSObject()) == -1)
    }

    @Test("shapes are read from what is written of them")
    func shapes() {
        #expect(NSCoder.string(for: CGRect(x: 1, y: -2.5, width: 3, height: 4)) == "{{1, -2.5}, {3, 4}}")
        #expect(NSCoder.cgRect(for: "{{1, -2.5}, {3, 4}}") == CGRect(x: 1, y: -2.5, width: 3, height: 4))
        #expect(NSCoder.cgPoint(for: "{0.5,7}") == CGPoint(x: 0.5, y: 7))
        #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        for text in ["", "{1}", "{1, x}", "{1, 2, 3}"] { #expect(NSCoder.cgPoint(for: text) == .zero) }
    }
}
