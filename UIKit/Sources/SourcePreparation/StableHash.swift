/// FNV-1a, 64 bits: the same in every process, for names of folders and keys of what is kept; no defence against a
/// stranger who looks for two texts of one hash.
struct StableHash {
    private var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ text: String) { add(text.utf8) }

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }

    static func digits(_ texts: String...) -> String {
        var hash = StableHash()
        for text in texts { hash.add(text) }
        return hash.digits
    }

    /// The hash as hexadecimal digits without leading zeros.
    var digits: String { String(value, radix: 16) }
}
