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

    @Test(arguments: [
        ("($0 as AnyObject).a()", "($0 as? P)?.a()", 1),
        ("(b.c as AnyObject?)?.a(d)", "(b.c as? P)?.a(d)", 1),
        ("any?.a()", "(any as? P)?.a()", 1),
        ("self.any!.a(1)", "(self.any as? P)?.a(1)", 1),
        ("other?.a()", "other?.a()", 0),
        ("b.any?.a()", "b.any?.a()", 0),
        ("any?.b()", "any?.b()", 0),
        ("a()", "a()", 0),
        ("\"any?.a()\" // any?.a()", "\"any?.a()\" // any?.a()", 0),
    ])
    func rewrites(_ call: String, _ expected: String, _ count: Int) {
        let head = "protocol P { func a() }\nvar any: AnyObject?\n"
        let prepared = PreparedSource.prepare([head + call])[0]
        #expect(prepared.text == head + expected)
        #expect(prepared.changes[.dynamicMember] == (count == 0 ? nil : count))
    }

    /// The first and the last of a list, whatever has the list.
    @Test(arguments: [
        ("view.all.first?.priority", "UIKitAnyObject(view.all.first).priority", 1),
        ("all.last!.priority", "UIKitAnyObject(all.last).priority", 1),
        ("all.first?.a()", "(all.first as? P)?.a()", 1),
        ("all.count.priority", "all.count.priority", 0),
        ("others.first?.priority", "others.first?.priority", 0),
    ])
    func lists(_ call: String, _ expected: String, _ count: Int) {
        let head = "protocol P { func a() }\nextension V { var all: [AnyObject] { [] } }\n"
        let prepared = PreparedSource.prepare([head + call])[0]
        #expect(prepared.text == head + expected)
        #expect(prepared.changes[.dynamicMember] == (count == 0 ? nil : count))
    }

    /// A constraint that is known as an object says its priority.
    @Test func priorities() {
        let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
        constraint.priority = .defaultLow
        #expect(UIKitAnyObject(constraint).priority == 250)
        #expect(UIKitAnyObject(UIView()).priority == nil)
    }

    /// A name that something of another type has too, in any file, is asked as it is; one that takes the object over is not.
    @Test(arguments: [
        ("let any = Theme()", false), ("var any: Theme", false), ("if let any = any {}", true),
        ("guard let any = self?.any else { return }", true), ("if let any {}", true), ("let any = any.count", false),
        ("let other = any", true),
    ])
    func namesOfOtherTypes(_ line: String, _ isAsked: Bool) {
        let sources = ["protocol P { func a() }\nvar any: AnyObject?\nany?.a()", line]
        let text = PreparedSource.prepare(sources)[0].text
        #expect(text.hasSuffix(isAsked ? "(any as? P)?.a()" : "\nany?.a()"))
    }

    /// A name of two protocols says neither.
    @Test func doubledNames() {
        let source = "protocol P { func a() }\nprotocol Q { func a(b: C) }\nvar any: AnyObject?\nany?.a()"
        #expect(PreparedSource.prepare([source])[0].text == source)
    }
}
