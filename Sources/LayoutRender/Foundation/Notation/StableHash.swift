/// FNV-1a with 64 bits (Fowler, Noll, Vo): a fixed function of the bytes, the same in every run, on every machine and in
/// every release, unlike Swift's own hashing. For names and marks; whoever wants two inputs of one hash finds some.
///
///     StableHash(of: "").digits    // cbf29ce484222325
public struct StableHash: Sendable {
    /// The hash of the bytes so far; at first the offset basis.
    package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The hash of no bytes.
    public init() {}

    /// The hash of some bytes.
    package init(of bytes: ArraySlice<UInt8>) { combine(bytes: bytes) }

    /// The hash of some bytes.
    public init(of bytes: [UInt8]) { combine(bytes: bytes[...]) }

    /// The hash of a text's UTF-8, without the byte that `combine(_:)` puts at its end.
    public init(of text: String) { combine(utf8: text) }

    /// The value as 16 hexadecimal digits.
    public var digits: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    // Not generic: other modules call it.

    /// Bytes without an end of their own: `ab`, `c` and `a`, `bc` are the same.
    package mutating func combine(bytes: ArraySlice<UInt8>) {
        for byte in bytes { combine(byte) }
    }

    /// A byte that no UTF-8 contains ends each text, so that `ab`, `c` and `a`, `bc` differ.
    public mutating func combine(_ text: String) {
        combine(utf8: text)
        combine(UInt8(0xFF))
    }

    private mutating func combine(utf8 text: String) {
        for byte in text.utf8 { combine(byte) }
    }

    /// Eight bytes, the lowest first.
    package mutating func combine(_ number: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) { combine(UInt8(truncatingIfNeeded: number >> UInt64(shift))) }
    }

    /// One step of FNV-1a: exclusive or, then the prime.
    private mutating func combine(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }
}
