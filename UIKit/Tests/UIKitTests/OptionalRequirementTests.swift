import SourcePreparation
import Testing
import UIKit

/// Optional members of a module's own protocols: `Prepared/Asking.swift` is what the preparation makes of them.
@MainActor
struct OptionalRequirementTests {
    private func events(_ delegate: any CardDelegate) -> [String] {
        let card = Card()
        card.delegate = delegate
        card.close()
        return card.events
    }

    @Test func whoHasTheMemberIsAsked() {
        #expect(events(SilentOwner()) == ["untitled", "-1"])
        // Members that a subclass has of a protocol its superclass conforms to.
        #expect(events(TitleOwner()) == ["title 2", "7"])
        #expect(events(FullOwner()) == ["title 2", "8", "asks", "closed", "waited 3", "loud"])
        #expect(events(refuser()) == ["refused"])
        #expect(Card().delegate?.color == nil)
    }

    /// What may be nothing by itself gets no second question mark; methods of one name are told apart by their types.
    @Test func resultsThatMayBeNothing() {
        #expect(kept(SizeKeeper()) == ["hebrew", "Optional(true)", "nil"])
        #expect(kept(nil) == ["gregorian", "nil", "nil"])
    }

    /// A class has the conformances of its own members alone, also where the protocol is another module's.
    @Test func otherModulesAreKnown() {
        let mine = "class B: A, P {\n    func a(_ c: Int) -> Int { c }\n}"
        let other =
            "@objc public protocol P {\n    @objc optional func a(_ c: Int) -> Int\n    @objc optional func b()\n}"
        let prepared = PreparedSource.prepare([mine], texts: [other])
        #expect(prepared[0].text.hasPrefix("class B: A, P, uikit_optional_P_a___ {\n"))
        #expect(PreparedSource.prepare([mine])[0].text.hasPrefix(mine))
        let own = PreparedSource.prepare([other], texts: [mine])[0]
        #expect(own.changes[.optionalRequirement] == 2)
        #expect(own.text.contains("public protocol uikit_optional_P_a___: AnyObject { func a(_ c: Int) -> Int }"))
    }

    /// Sources that end in the middle of something, or have nothing of the kind.
    @Test(arguments: [
        "@objc protocol P", "@objc protocol P { optional func", "@objc protocol P { optional func a(",
        "@objc protocol P { optional var a: Int {", "protocol P { func optional() }", "class A: P<", "class A: P {",
        "extension A: P where B: C { func a() }", "let optional = 1; class", "protocol P { optional func a(_ b: Int",
        "class A: A { }", "class A: B { }\nclass B: A { }\n@objc protocol B { optional func a() }",
    ])
    func unfinishedSources(_ source: String) {
        let prepared = PreparedSource.prepare([source])
        #expect(prepared.count == 1)
        #expect(prepared[0].text.filter { $0 == "\n" }.count >= source.filter { $0 == "\n" }.count)
    }
}
