/// The name under which a baseline knows a finding.
package enum Fingerprint {
    /// Sixteen hexadecimal digits of the parts; their order counts.
    ///
    /// The hash is FNV-1a with 64 bits: a fixed function of the bytes, the same on every machine and in every release.
    package static func make(_ parts: [String]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func take(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        for part in parts {
            for byte in part.utf8 { take(byte) }
            // No text holds this byte, so that ("ab", "c") and ("a", "bc") differ.
            take(0xFF)
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Whether a text has the form of a fingerprint.
    package static func isOne(_ text: String) -> Bool {
        text.utf8.count == 16 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
}
