import Testing

@testable import SourcePreparation

/// What a comparison with Swift's own parser over public sources showed; `Tools/Syntax` makes that comparison.
@Suite struct ScannedSyntaxTests {
    @Test(
        arguments: [
            ("import class Foundation.NSObject\nclass A: NSObject {}\n", ["A: NSObject"]),
            ("func f(extension name: String) {}\nclass A {}\n", ["A: -"]),
            ("class A {\n    let b = c(d: { class B: C {} })\n}\nclass D {}\n", ["A: -", "D: -"]),
            ("let a = /\\(/\nlet b = #/(/#\nclass A {}\n", ["A: -"]),
            ("let a = (b / c)\nlet d = (e / f)\nclass A {}\n", ["A: -"]),
            ("class A<B: C>: D {}\n", ["A: D"]), ("class A<B: C> where B.E: F {}\n", ["A: -"]),
            ("class A<B: C>: D where B.E: F {}\n", ["A: D"]), ("class A: @unchecked Sendable {}\n", ["A: Sendable"]),
            ("extension A.`Type` {}\nextension `default` {}\n", ["A.Type: -", "default: -"]),
        ])
    func types(source: String, expected: [String]) {
        #expect(MemberScanner.types(in: source).map { "\($0.name): \($0.superclass ?? "-")" } == expected)
    }

    /// All scanners read a type's head alike.
    @Test(arguments: [
        ("final class A<B: C>: D, E {}\n", ["D", "E"]),
        ("import protocol Foundation.LocalizedError\nclass A: D {}\n", ["D"]),
        ("class A: @unchecked D.E<F>, any G & H where I == J {}\n", ["D.E", "G", "H"]),
        ("class A /* : B { */ : C // D {\n    , E\n{}\n", ["C", "E"]),
        ("let actor = b\nactor.run { _ in }\nclass A: D {}\n", ["D"]),
    ])
    func heads(source: String, inherited: [String]) {
        #expect(ConformanceScanner.scan([source])[0].heads.map(\.type.head.inherited) == [inherited])
        #expect(MemberScanner.types(in: source).map(\.superclass) == [inherited[0]])
        let outline = SourceOutline(source)
        let entries = outline.units.last.map { outline.entries(of: $0) } ?? []
        #expect(entries.count == inherited.count - source.count { $0 == "&" })
        guard !source.contains("where") else { return }
        #expect(DeclarationScanner.scan([source])[0].classes.map(\.type.superclass) == [inherited[0]])
    }

    /// What a list of parameters says.
    @Test(arguments: [
        ("", [], [], [], ""),
        (
            "_ a: Int, with b: inout [K: V], `in`: (A, B) -> C = { _, _ in d }", ["_", "with", "in"],
            ["Int", "inout [K: V]", "(A, B) -> C"], ["a", "with: &b", "`in`: `in`"],
            "_ a: Int, with b: inout [K: V], `in`: (A, B) -> C"
        ),
        (
            "_: Int, @B c: D<E, F> = \"(,\", // g: H\n i _: J,", ["_", "c", "i"], ["Int", "D<E, F>", "J"],
            ["unnamed0", "c: c", "i: unnamed1"], "_ unnamed0: Int, @B c: D<E, F>, i unnamed1: J"
        ),
    ])
    func parameters(source: String, labels: [String], types: [String], arguments: [String], plain: String) throws {
        let list = try #require(ParameterList(source.utf8))
        #expect(list.labels.map { $0 ?? "_" } == labels)
        #expect(list.types == types)
        let named = try #require(ParameterList(list.named))
        #expect(named.arguments == arguments)
        #expect(named.withoutDefaults == plain)
    }

    @Test(
        arguments: [
            ("init (frame: CGRect) {}", ["frame"]), ("init? (a: B) {}", ["a"]),
            ("init(a: inout B, c: D...) {}", ["a", "c"]),
            ("init(`default` a: B) {}", ["default"]),
        ])
    func initializers(source: String, labels: [String]) throws {
        let type = try #require(MemberScanner.types(in: "class A {\n    \(source)\n}").first)
        #expect(type.initializers == [labels])
    }

    @Test(arguments: ["func tap (_ sender: Any) {}", "func `tap`(_ sender: Any) {}"])
    func methods(source: String) throws {
        let type = try #require(MemberScanner.types(in: "class A {\n    @objc \(source)\n}").first)
        #expect(type.methods == [.init(name: "tap", labels: [nil], objectiveC: nil)])
    }

    /// What code for iOS cannot name has no place in a table.
    @Test func unavailableMethods() throws {
        let source =
            "class A { @available(*, unavailable) @objc func old() {}; @available(iOS 9, *) @objc func new() {} }"
        #expect(try #require(MemberScanner.types(in: source).first).methods.map(\.name) == ["new"])
    }

    /// Each source is one unit, whose lines belong together.
    @Test(
        arguments: [
            "guard\n    let a = b\nelse { return }", "if\n    a,\n    b\n{ c() }", "let a =\n    b",
            "guard let\n    a = b else { return }",
            "extension A\n    where\n    B: C\n{ func d() {} }", "func a<B: C>\n    (_ b: B) {}", "func\n    a() {}",
            "struct A<\n    B: C\n>: D {\n    let b: B\n}", "let a = A<\n    B,\n    C\n>()",
            "form\n    +++ a\n    <<< b",
            "a {\n    b()\n}\nfooter: {\n    c()\n}", "repeat {\n    a()\n}\nwhile b", "let a = b\n    != c",
            "a { [weak self]\n    (b: C) -> D in\n    e()\n}", "for a in\n    b { c() }",
        ])
    func units(source: String) {
        let outline = SourceOutline(source + "\nlast()\n")
        #expect(outline.units.count == 2, "\(outline.units.map { $0.range })")
        #expect(outline.units.first?.range == 0..<source.utf8.count)
    }

    /// Other lines stay units of their own.
    @Test(arguments: [
        "a()\nwhile b { c() }", "a { b() }\nouter: for c in d { e() }", "a()\n!b", "a.in\nb()", "return\na()",
    ])
    func twoUnits(source: String) { #expect(SourceOutline(source).units.count == 2) }

    /// A label of a loop at the beginning of a block is no parameter of a closure.
    @Test func labelsOfLoops() throws {
        let outline = SourceOutline("if a {\n    outer: for b in c as [D] {\n        e()\n    }\n}\n")
        let block = try #require(outline.units.first?.blocks.first)
        #expect(block.units.count == 1)
    }

    @Test func semicolonsGoWithWhatTheyEnd() {
        let source = "func f() { a(); b() ; return }\n"
        let outline = SourceOutline(source)
        for unit in outline.units.flatMap(\.blocks).flatMap(\.units).prefix(2) {
            var pruning = Pruning(source)
            pruning.add(.init(range: unit.range, text: "", reason: "", line: 1))
            #expect(pruning.apply().count { $0 == ";" } == 1, "\(pruning.apply())")
        }
    }
}
