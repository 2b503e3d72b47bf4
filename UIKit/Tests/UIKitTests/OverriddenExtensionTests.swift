import SourcePreparation
import Testing
import UIKit

/// Overrides of what extensions give UIKit's classes: `Prepared/Extending.swift` is what the preparation makes of them.
@MainActor
struct OverriddenExtensionTests {
    @Test func overridesAreCalledWhateverTheTypeSays() {
        for (cell, sum) in [
            (UIView(), 1), (StyledCell(style: .default, reuseIdentifier: nil), 11), (LowerStyledCell(), 111),
        ] {
            var isDone = false
            cell.tag = 0
            cell.restyle("a") { isDone = true }
            #expect(cell.tag == sum)
            #expect(isDone)
        }
    }

    @Test func properties() {
        let (view, cell): (UIView, UIView) = (UIView(), StyledCell(style: .default, reuseIdentifier: nil))
        view.padding = 3
        cell.padding = 3
        #expect((view.tag, view.padding, view.caption) == (3, 8, nil))
        #expect((cell.tag, cell.padding, cell.caption) == (6, 9, "cell"))
    }

    @Test func theNearestExtensionIsMeant() throws {
        let grid = StyledGrid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(try (grid as UICollectionView).restyle("a", slowly: true) == 3)
    }

    /// An extension of one module and a subclass of another.
    @Test func acrossModules() {
        let kit = "public extension UIView {\n  @objc func a(b: C = .d) -> E { f }\n}"
        let app = "class G: UILabel {\n  override func a(b: C) -> E { super.a(b: b) }\n}"
        let first = PreparedSource.prepare([kit], texts: [app])[0]
        #expect(
            first.text.contains(
                "func a(b: C = .d) -> E { if let object = self as? any UIKitOverride_UIView_a_b { "
                    + "return object.uikit_override_UIView_a(b: b) }; return uikit_moved_UIView_a(b: b) };"))
        #expect(
            first.text.contains(
                "public protocol UIKitOverride_UIView_a_b: AnyObject { func uikit_override_UIView_a(b: C) -> E  }"))
        let second = PreparedSource.prepare([app], texts: [kit])[0]
        #expect(second.text.contains("func uikit_override_UIView_a(b: C) -> E { super.uikit_moved_UIView_a(b: b) }"))
        #expect(second.text.contains("extension G: UIKitOverride_UIView_a_b {}"))
    }

    /// What stays: members that nobody overrides, of classes beside, with other labels, of types, and generic ones.
    @Test(arguments: [
        "extension UIView { func a() {} }\nclass B: UILabel { func c() {} }",
        "extension UITableView { func a() {} }\nclass B: UICollectionView { override func a() {} }",
        "extension UIView { func a(b: Int) {} }\nclass B: UILabel { override func a(c: Int) {} }",
        "extension UIView { class func a() {} }\nclass B: UILabel { override class func a() {} }",
        "extension UIView { func a<T>(_ b: T) {} }\nclass B: UILabel { override func a<T>(_ b: T) {} }",
        "extension UIView { private func a() {} }\nclass B: UILabel { override func a() {} }",
        "extension UIView { func a() -> Self { self } }\nclass B: UILabel { override func a() -> Self { self } }",
        "class B: UILabel { override func layoutSubviews() {} }", "extension UIView { func a(",
        "class B: UIView { override var a",
    ])
    func whatStays(_ source: String) {
        #expect(PreparedSource.prepare([source])[0].changes[.movedMember] == nil)
    }

    /// An open member of an extension of a class of the module is there for classes of other modules.
    @Test func openMembersMove() {
        let source = "open class A: B { }\nextension A { open func c() {} }"
        #expect(
            PreparedSource.prepare([source])[0].text.hasPrefix("open class A: B { open func c() { uikit_moved_c() }; }")
        )
    }

    /// The table of UIKit's superclasses is what the classes say.
    @Test func theTableOfSuperclasses() {
        for (name, superclass) in UIKitAncestry.superclasses {
            let module = name == "NSObject" ? "Foundation" : "UIKit"
            let type = _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? AnyClass
            let above = type.flatMap { class_getSuperclass($0) }.map { String(describing: $0) }
            #expect(above == superclass, "\(name)")
        }
    }
}

@Suite struct OverridingExtensionTests {
    @Test("an extension overrides what another extension gives the superclass")
    func extensions() {
        let source = """
            import UIKit
            extension UIView { @objc func save(_ a: Int) { tag = a } }
            extension UILabel { override func save(_ a: Int) { super.save(a) } }
            class Own: UIView {}
            extension Own { override func save(_ a: Int) { super.save(a) } }
            """
        let text = PreparedSource.prepare([source])[0].text
        let own = "func uikit_override_UIView_save(_ a: Int) { super.uikit_moved_UIView_save(a) } }"
        #expect(text.contains("extension UILabel {          " + own))
        #expect(text.contains("extension UILabel: UIKitOverride_UIView_save__ {}"))
        #expect(text.contains("extension Own: UIKitOverride_UIView_save__ {}"))
        #expect(!text.contains("override func save"))
    }

    @Test("an extension's override gives way to one of a class below, and knows the classes of other modules")
    func below() {
        let source = """
            import UIKit
            extension UIView { @objc func save() {} }
            extension UILabel { override func save() { super.save() } }
            class L: UILabel { override func save() { super.save() } }
            """
        let text = PreparedSource.prepare([source])[0].text
        #expect(!text.contains("extension UILabel: UIKitOverride_UIView_save"))
        #expect(text.contains("extension L: UIKitOverride_UIView_save"))
        let kit = "import UIKit\nopen class Card: UIView {}\nextension UIView { @objc public func save() {} }"
        let app = "import UIKit\nextension Card { override func save() { super.save() } }"
        #expect(PreparedSource.prepare([app], texts: [kit])[0].text.contains("func uikit_override_UIView_save()"))
    }
}
