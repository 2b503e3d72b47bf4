import Notation

/// The name under which a baseline knows a finding.
package enum Fingerprint {
    /// Sixteen hexadecimal digits of the parts; their order counts.
    package static func make(_ parts: [String]) -> String {
        var hash = StableHash()
        for part in parts { hash.combine(part) }
        return hash.digits
    }

    /// Whether a text has the form of a fingerprint.
    package static func isOne(_ text: String) -> Bool {
        text.utf8.count == 16 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
}
