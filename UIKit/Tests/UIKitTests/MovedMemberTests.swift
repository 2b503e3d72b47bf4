import SourcePreparation
import Testing
import UIKit

/// Members of extensions that override, or are overridden: `Prepared/Themes.swift` is what the preparation makes of them.
@MainActor
struct MovedMemberTests {
    @Test func overridesOfExtensionsAreCalled() {
        let badge = Badge(frame: .zero)
        UIView().addSubview(badge)
        #expect(badge.events == ["moved here"])
        #expect((badge as UIView).intrinsicContentSize == CGSize(width: 34, height: 12))
        (badge as UIView).tag = 4
        #expect((badge as UIView).tag == 5)
        #expect(badge.layer is CAGradientLayer)
        #expect((badge as NSObject).description == "a badge")
    }

    @Test func observersOfExtensionsAreCalled() {
        let badge = Badge(frame: .zero)
        (badge as UIView).isHidden = true
        (badge as UIView).isHidden = true
        (badge as UIView).alpha = 0.5
        #expect(badge.events == ["hides true", "hid", "hides true", "to 0.5", "from 1.0"])
        #expect(badge.isHidden && badge.alpha == 0.5)
    }

    @Test func subclassesOverrideMembersOfExtensions() {
        let badge: Badge = LoudBadge(frame: .zero)
        badge.theme()
        #expect(badge.events == ["badge", "loud"])
    }
}
