import SourcePreparation
import Testing
import UIKit

/// Members of extensions that override, or are overridden: `Prepared/Themes.swift` is what the preparation makes of them.
@MainActor
struct MovedMemberTests {
    /// What only other systems compile has no table and does not move; what is left for a device does.
    @Test func partsOfOtherSystems() {
        let source =
            "@objcMembers class A: UIView {}\n#if os(macOS)\nextension A { @objc func a() {} }\n#else\n"
            + "extension A { @objc open func b() {} }\n#endif\n#if canImport(AppKit) && DEBUG\n"
            + "@objcMembers class B: UIView { func c() {} }\n#elseif swift(>=5.0)\nextension A { open func d() {} }\n#endif"
        let text = PreparedSource.prepare([source])[0].text
        #expect(!text.contains("uikit_moved_a") && text.contains("uikit_moved_b") && text.contains("uikit_moved_d"))
        #expect(!text.contains("\"a\"") && text.contains("\"b\"") && !text.contains("\"c\""))
    }

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

    @Test func observersBecomeMethods() {
        let source = "class A: B {}\nextension A { override public var c: D? {\n  didSet (e) { f() } } }"
        #expect(
            PreparedSource.prepare([source])[0].text
                == "class A: B { override public var c: D? { didSet { uikit_moved_didSet_c(oldValue) } };}\n"
                + "extension A {          public \n  func uikit_moved_didSet_c(_ e: D? ) { f() }  }")
    }

    @Test func subclassesOverrideMembersOfExtensions() {
        let badge: Badge = LoudBadge(frame: .zero)
        badge.theme()
        #expect(badge.events == ["badge", "loud"])
    }

    /// A parameter without a name gets one in the class, to be handed on.
    @Test(arguments: [
        (
            "b(in _: Int, _: [A: B], c d: Int)", "b(in unnamed0: Int, _ unnamed1: [A: B], c d: Int)",
            "in: unnamed0, unnamed1, c: d"
        ),
        ("b(_: Int)", "b(_ unnamed0: Int)", "unnamed0"), ("b(c: Int = _d(e: 1))", "b(c: Int = _d(e: 1))", "c: c"),
    ])
    func unnamedParameters(_ source: String, _ head: String, _ call: String) {
        let moved = PreparedSource.prepare(["class A: B { }\nextension A { override func \(source) {} }"])[0].text
        #expect(
            moved == "class A: B { override func \(head) { uikit_moved_b(\(call)) }; }\n"
                + "extension A {          func uikit_moved_\(source) {} }")
    }

    @Test func whatCannotMoveStays() {
        for source in [
            // Nothing overrides, no class of the module, a condition, a class that is declared twice, a member of its own.
            "class A { }\nextension A { func b() {} }", "extension UIView { override func b() {} }",
            "class A: B { }\n#if X\nextension A { override func b() {} }\n#endif",
            "#if X\nclass A: B { }\n#endif\nextension A { override func b() {} }",
            "class A: B { }\nclass A: B { }\nextension A { override func b() {} }",
            "class A: B { override func b() {} }",
            "class A: B { }\nextension A where C == D { override func b() {} }",
            "class A: B { }\nextension A { override func b(_ c: Int...) {} }",
            // Observers that set what they observe, a property of its own, a type that is not said.
            "class A: B { }\nextension A { override var b: C { didSet { if b == 1 { b = 2 } } } }",
            "class A: B { }\nextension A { var b: C { didSet {} } }",
            "class A: B { }\nextension A { override var b { didSet {} } }",
            "class A: B { }\nextension A { override var b: C { didSet {",
            // Words of other places.
            "class A: B { }\nextension A { // override func b() {}\n let c = \"override func b() {}\" }", "class",
            "extension A",
            "class A: B { }\nextension A { override func b(", "class A: B {}\nextension A { override var b",
        ] {
            let prepared = PreparedSource.prepare([source])[0]
            #expect(prepared.changes[.movedMember] == nil, "\(source)")
        }
    }

    /// A property without a value ends before the member behind it.
    @Test(arguments: ["var d: E?", "weak var d: E?", "var d: [E]", "var d: E!, f: G?", "let d: (E) -> F"])
    func propertiesWithoutValues(_ property: String) {
        for access in ["", "public ", "@objc "] {
            let source =
                "class A: B { \(property)\n\(access)func b() {} }\nclass C: A { }\nextension C { \(property)\n override func b() {} }"
            let prepared = PreparedSource.prepare([source])[0]
            #expect(prepared.changes[.movedMember] == 1, "\(source)")
        }
    }

    /// A class and its extension in two files of the module; every line stays.
    @Test func acrossFiles() {
        let files = [
            "public class A: B {\n}",
            "public extension A {\n  override func c(_ d: Int, at e: E = .f(1)) throws -> G\n  { g() }\n}",
        ]
        let prepared = PreparedSource.prepare(files).map(\.text)
        #expect(
            prepared == [
                "public class A: B { public override func c(_ d: Int, at e: E = .f(1)) throws -> G { try uikit_moved_c(d, at: e) };\n}",
                "public extension A {\n           func uikit_moved_c(_ d: Int, at e: E = .f(1)) throws -> G\n  { g() }\n}",
            ])
    }
}
