import Findings
import Notation
import Testing

@Suite struct FingerprintTests {
    @Test func partsAreKeptApart() {
        #expect(Fingerprint.make(["ab", "c"]) != Fingerprint.make(["a", "bc"]))
        #expect(Fingerprint.make(["a"]) != Fingerprint.make(["a", ""]))
        #expect(Fingerprint.isOne(Fingerprint.make([])))
    }

    @Test func theFunctionIsFixed() {
        #expect(Fingerprint.make([]) == "cbf29ce484222325")
        // The hash of the two bytes 61 FF, reckoned by another program.
        #expect(Fingerprint.make(["a"]) == "089bc907b544c769")
    }

    @Test(
        "FNV-1a, by the test vectors of its authors",
        arguments: [
            ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
        ])
    func hash(text: String, digits: String) {
        #expect(StableHash(of: text).digits == digits)
    }
}
