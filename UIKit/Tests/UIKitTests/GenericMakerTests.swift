import SourcePreparation
import Testing
import UIKit

/// Objects made of generic parameters: `Prepared/Making.swift` is what the preparation makes of the calls.
@MainActor
struct GenericMakerTests {
    @Test func classesMakeThemselves() {
        let tag: MadeTag = MadeTag.made()
        #expect(tag.text == "frame")
        #expect(tag.frame == CGRect(x: 0, y: 0, width: 3, height: 4))
        #expect(MadeTag.plain().text == "frame")
        #expect(Wrapper<MadeTag>().wrapped.text == "frame")
        #expect(cell(MadeCell.self).reuseIdentifier == "id")
        #expect(MadeScreen.make().title == "screen")
        #expect(twice(Counted.self).count == 2)
        #expect(systemButton(UIButton.self).buttonType == .system)
    }

    @Test(arguments: [
        ("func a<T: UIView>() -> T { T() }", "func a<T: UIView>() -> T { uikitMaker(T.self)() }"),
        (
            "func a<T>() -> T where T: UIView { T(frame: b) }",
            "func a<T>() -> T where T: UIView { uikitMaker(T.self)(frame: b) }"
        ),
        ("class A<V: UIView> { let v = V() }", "class A<V: UIView> { let v = uikitMaker(V.self)() }"),
        (
            "extension UIView { func a() -> Self { Self() } }",
            "extension UIView { func a() -> Self { uikitMaker(Self.self)() } }"
        ),
        // Other bounds, other scopes, other words.
        ("func a<T: Model>() -> T { T() }", "func a<T: Model>() -> T { T() }"),
        ("func a<T: UIView>() {}\nfunc b<T: C>() { T() }", "func a<T: UIView>() {}\nfunc b<T: C>() { T() }"),
        ("func a(cell: UIView) { cell() }", "func a(cell: UIView) { cell() }"),
        ("func a<T: UIView>() { b.T() }", "func a<T: UIView>() { b.T() }"),
        ("func a<T: UIViewDelegate>() { T() }", "func a<T: UIViewDelegate>() { T() }"),
        ("extension UIView { func a() { Self.b() } }", "extension UIView { func a() { Self.b() } }"),
        ("func a<T: UI", "func a<T: UI"), ("class A<", "class A<"),
    ])
    func rewrites(_ source: String, _ expected: String) {
        #expect(SourceRewriter.rewrite(source).text == expected)
    }
}
