import TestSupport
import Testing

/// Every fixture with an `expect` block is laid out and held to it.
@Suite("Fixtures")
struct FixtureTests {
    @Test("a scene is as its file expects", arguments: Fixtures.paths(in: "scenes"))
    func scene(path: String) {
        let failures = Fixtures.failures(of: path)
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }

    @Test("a rule is as its file expects", arguments: Fixtures.paths(in: "rules"))
    func rule(path: String) {
        let failures = Fixtures.failures(of: path)
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }

    @Test("the fixtures are found")
    func found() {
        #expect(Fixtures.paths(in: "scenes").count >= 3)
    }
}
