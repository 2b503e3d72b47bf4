import Foundation
import Testing
import UIKit

/// Conditions written as texts.
struct PredicateTests {
    private struct Person {
        var name: String
        var age: Int
        var friend: String?
    }

    @Test(arguments: [
        ("a@b.de", true), ("a.b@c.d.info", true), ("a@b", false), ("@b.de", false), ("a@b.de ", false), ("", false),
    ])
    func addresses(_ text: String, _ holds: Bool) {
        let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
        #expect(NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text) == holds)
        #expect(NSPredicate(format: "SELF MATCHES[c] %@", pattern.uppercased()).evaluate(with: text) == holds)
    }

    @Test(arguments: [
        ("name == 'Ann'", true), ("name ==[c] \"ann\"", true), ("name == \"ann\"", false), ("name != 'Bo'", true),
        ("age >= 30 AND age < 31", true), ("age > 30 || name BEGINSWITH 'A'", true), ("NOT (age = 30)", false),
        ("friend == nil", true), ("friend != nil", false), ("name CONTAINS[cd] 'ÁN'", true),
        ("name ENDSWITH 'n' && name LIKE 'A*'", true), ("age IN %@", true), ("TRUEPREDICATE", true),
        ("age == 3.5", false),
    ])
    func properties(_ text: String, _ holds: Bool) {
        let person = Person(name: "Ann", age: 30, friend: nil)
        #expect(NSPredicate(format: text, [1, 30]).evaluate(with: person) == holds)
    }

    @Test func argumentsInOrder() {
        let people = [Person(name: "Ann", age: 30), Person(name: "Bo", age: 20)]
        let found = NSPredicate(format: "%K == %@ OR age == %d", "name", "Bo", 31)
        #expect(people.filter { found.evaluate(with: $0) }.map(\.name) == ["Bo"])
        #expect(NSPredicate(format: "SELF == %@", argumentArray: ["x"]).evaluate(with: "x"))
    }

    /// What is not understood holds for nothing, and is said; nothing ends the process.
    @Test(arguments: [
        "", "SELF", "ANY tags.name == 'x'", "(SELF == 'x'", "SELF MATCHES '('", "SELF ==", "%@ == %@", "a b c",
        String(repeating: "(", count: 5_000), String(repeating: "NOT ", count: 5_000) + "SELF == 'x'",
    ])
    func whatIsNotUnderstood(_ text: String) {
        #expect(!NSPredicate(format: text).evaluate(with: "x"))
    }
}
