@testable import Notation

/// One entrance of the project for hostile bytes, with a law that every input must keep.
struct FuzzTarget: Sendable {
    /// The name that `make fuzz TARGET=` takes.
    let name: String
    /// Inputs to start from, made from the fixtures.
    let seeds: @Sendable () -> [[UInt8]]
    /// What is wrong with how an input was taken; nil when nothing is. A crash or a hang needs no words.
    let fault: @Sendable ([UInt8]) -> String?

    static let all: [FuzzTarget] = [
        .json, .xml, .design, .expression, .visualFormat, .png, .font, .report, .messages, .arguments, .session,
        .solver,
        .convert,
    ]

    static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// Random choices out of an input's bytes; past their end out of a generator, so that every input has a meaning.
struct ByteSource: RandomNumberGenerator {
    private var bytes: ArraySlice<UInt8>
    private var state: UInt64

    init(_ bytes: [UInt8]) {
        self.bytes = bytes[...]
        state = StableHash(of: bytes).value
    }

    /// The standard library scales the high bits to a range, so the input's bytes go there.
    mutating func next() -> UInt64 {
        state = state &* 0x5851_F42D_4C95_7F2D &+ 0x1405_7B7E_F767_814F
        guard let byte = bytes.popFirst() else { return state ^ state >> 29 }
        return UInt64(byte) << 56 | state >> 8
    }

    mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}

/// Whether a text may be shown as it is.
func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
        scalar.value >= 0x20 && scalar.value != 0x7F && !(0x202A...0x202E).contains(scalar.value)
            && !(0x2066...0x2069).contains(scalar.value)
    }
}

/// A text as a string of a JSON document.
func jsonString(_ bytes: [UInt8]) -> String { JSONValue.string(String(decoding: bytes, as: UTF8.self)).text }
