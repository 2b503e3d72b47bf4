/// A part of a document's text, made a string on demand: few of a document's constraints are ever printed.
///
/// Keeps the bytes of the whole document alive.
public struct SourceSlice: Sendable, Equatable {
    private let bytes: [UInt8]
    private let start: UInt32
    private let count: UInt32

    /// - Parameter range: valid UTF-8 inside `bytes`, with bounds that fit into 32 bits.
    public init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        start = UInt32(truncatingIfNeeded: range.lowerBound)
        count = UInt32(truncatingIfNeeded: range.count)
    }

    /// The whole of a text.
    public init(_ text: String) {
        let bytes = Array(text.utf8)
        self.init(bytes, 0..<bytes.count)
    }

    /// The index of the first byte in the document's text; 0 for a text of its own.
    package var offset: Int { Int(start) }

    /// Whether only a place is known.
    package var isEmpty: Bool { count == 0 }

    private var piece: ArraySlice<UInt8> { bytes[Int(start)..<Int(start) + Int(count)] }

    /// The slice as a string, decoded at each call.
    public var text: String { String(decoding: piece, as: UTF8.self) }

    /// Slices with the same bytes are equal, whatever documents they come from.
    public static func == (a: Self, b: Self) -> Bool { a.piece == b.piece }
}
