import SourcePreparation
import Testing
import UIKit

/// Members asked of `AnyObject` by their names: `Prepared/Informal.swift` has the classes.
@MainActor
struct DynamicMemberTests {
    @Test func theProtocolIsAsked() {
        let (menu, owner) = (DynamicMenu(), MenuOwner())
        menu.delegate = owner
        menu.others = [owner, NSObject(), owner]
        menu.open(3)
        #expect(owner.calls == ["will 3", "restyled", "restyled"])
    }

    /// A constraint that is known as an object says its priority.
    @Test func priorities() {
        let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
        constraint.priority = .defaultLow
        #expect(UIKitAnyObject(constraint).priority == 250)
        #expect(UIKitAnyObject(UIView()).priority == nil)
    }
}
