import Testing
import UIKit

@testable import SourcePreparation

/// Objects made of generic parameters: `Prepared/Making.swift` is what the preparation makes of the calls.
@MainActor
struct GenericMakerTests {
    @Test func scrollersAreMadeOfTheirTypes() {
        let made = scroller(MadeLayout.self)
        #expect(made is MadeLayout && made?.frame.size == CGSize(width: 3, height: 4))
        #expect(scroller(UIScrollView.self) != nil && scroller(UIView.self) == nil)
    }

    @Test func classesMakeThemselves() {
        let tag: MadeTag = MadeTag.made()
        #expect(tag.text == "frame")
        #expect(tag.frame == CGRect(x: 0, y: 0, width: 3, height: 4))
        #expect(MadeTag.plain().text == "frame")
        #expect(Wrapper<MadeTag>().wrapped.text == "frame")
        #expect(cell(MadeCell.self).reuseIdentifier == "id")
        // An initialiser that overrides none hides a superclass's convenience one.
        #expect(cell(FirstCell.self).place == 1 && (FirstCell.drawn() as? FirstCell)?.place == 1)
        #expect(cell(PlacedCell.self).place == 0)
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
        (
            "func a<T: UIView>(_ type: T.Type, b: Int) { type.init(frame: b) }",
            "func a<T: UIView>(_ type: T.Type, b: Int) { uikitMaker(type)(frame: b) }"
        ),
        (
            "class A<V: UIView> { let v = V.init(frame: b) }",
            "class A<V: UIView> { let v = uikitMaker(V.self)(frame: b) }"
        ),
        (
            "class A<V: UIView> { let v = b(V.init, c) }",
            "class A<V: UIView> { let v = b({ uikitMaker(V.self)() }, c) }"
        ),
        (
            "protocol P { associatedtype V: UIView }\nprotocol Q: P {}\nextension Q { func a() -> V { V() } }",
            "protocol P { associatedtype V: UIView }\nprotocol Q: P {}\nextension Q { func a() -> V { uikitMaker(V.self)() } }"
        ),
        (
            "protocol P: UIView {}\nextension P { static func a() { Self() } }",
            "protocol P: UIView {}\nextension P { static func a() { uikitMaker(Self.self)() } }"
        ),
        (
            "class A<V: UIView> {}\nextension A { func a() { V() } }",
            "class A<V: UIView> {}\nextension A { func a() { uikitMaker(V.self)() } }"
        ),
        (
            "if let a = b as? UIScrollView.Type { c = a.init() }",
            "if let a = b as? UIScrollView.Type { c = uikitMaker(a)() }"
        ),
        (
            "func a(b: UIView.Type, c: D.Type) { b.init(frame: e); c.init() }",
            "func a(b: UIView.Type, c: D.Type) { uikitMaker(b)(frame: e); c.init() }"
        ),
        (
            "func a(b: UIView.Type?) { if let c = b { c.init() } }",
            "func a(b: UIView.Type?) { if let c = b { uikitMaker(c)() } }"
        ),
        (
            "protocol P { var a: UIView.Type { get } }\nlet b = c?.d ?? e[1].a.init(frame: f)",
            "protocol P { var a: UIView.Type { get } }\nlet b = c?.d ?? uikitMaker(e[1].a)(frame: f)"
        ),
        (
            "typealias A = UIView\nextension A { static func b() -> Self { Self(frame: c) } }",
            "typealias A = UIView\nextension A { static func b() -> Self { uikitMaker(Self.self)(frame: c) } }"
        ),
        // Other bounds, other scopes, other words.
        ("func a<T: Model>() -> T { T() }", "func a<T: Model>() -> T { T() }"),
        ("func a<T: UIView>() {}\nfunc b<T: C>() { T() }", "func a<T: UIView>() {}\nfunc b<T: C>() { T() }"),
        ("func a(cell: UIView) { cell() }", "func a(cell: UIView) { cell() }"),
        ("func a<T: UIView>() { b.T() }", "func a<T: UIView>() { b.T() }"),
        ("func a<T: UIViewDelegate>() { T() }", "func a<T: UIViewDelegate>() { T() }"),
        ("extension UIView { func a() { Self.b() } }", "extension UIView { func a() { Self.b() } }"),
        ("func a<T: B>(type: T.Type) { type.init() }", "func a<T: B>(type: T.Type) { type.init() }"),
        ("class A<V: UIView> { let v = V.initial }", "class A<V: UIView> { let v = V.initial }"),
        (
            "protocol P: B {}\nextension P { func a() { Self() } }",
            "protocol P: B {}\nextension P { func a() { Self() } }"
        ),
        ("func a<T: UI", "func a<T: UI"), ("class A<", "class A<"),
    ])
    func rewrites(_ source: String, _ expected: String) {
        #expect(SourceRewriter.rewrite(source).text == expected)
    }

    /// The bytes of heads that are read for a source, as a part of its length.
    private func lengths(_ source: String) -> Double {
        var (cursor, makers) = (SourceCursor(source), GenericMakers([:], in: source))
        let all = makers.rest
        while !cursor.isAtEnd {
            if cursor.skipCommentOrString() { continue }
            let start = cursor.place
            let word = cursor.readName()
            if !word.isEmpty {
                _ = makers.read(word, from: start, &cursor)
                continue
            }
            if cursor.has("{") { makers.open() }
            if cursor.has("}") { makers.close() }
            cursor.place += 1
        }
        return Double(all - makers.rest) / Double(source.utf8.count)
    }

    /// Heads that nothing ends have all that follows behind each of their words; those of code have a part of it.
    @Test(arguments: ["func a(b: C = {\n", "func a<T: UIView>(b: T = { T(\n", "class A<V: UIView> { func b(\n"])
    func headsAreReadInLinearTime(line: String) throws {
        #expect(lengths(String(repeating: line, count: 5_000)) < 18)
        #expect(lengths(String(repeating: line, count: 20)) < 18)
        #expect(lengths(try String(contentsOfFile: #filePath, encoding: .utf8)) < 1)
    }
}
