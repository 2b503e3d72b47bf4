/// A text, or a list of texts, that is compared byte by byte.
///
/// Swift's `==` calls texts of different scalars equal where Unicode says that they are the same characters: `"\u{212A}"` is
/// `"K"`, and a syllable of kana is its letter with a mark. Fonts have other letters for them, of other widths.
public protocol ByteComparable: Equatable, Sendable {
    /// Whether the bytes in UTF-8 are the same.
    func hasSameBytes(as other: Self) -> Bool
}

extension String: ByteComparable {
    /// Whether the bytes in UTF-8 are the same.
    public func hasSameBytes(as other: String) -> Bool {
        // Texts of equal bytes are equal, and comparing texts is cheap: most are ASCII or differ.
        guard self == other, utf8.count == other.utf8.count else { return false }
        let areSame = unsafe utf8.withContiguousStorageIfAvailable { bytes in
            unsafe other.utf8.withContiguousStorageIfAvailable { unsafe Self.areSame(bytes.span, $0.span) }
        }
        return (areSame ?? nil) ?? utf8.elementsEqual(other.utf8)
    }

    /// Whether the text comes before another one: by characters, equal characters by bytes.
    public func precedes(_ other: String) -> Bool {
        self < other || self == other && utf8.lexicographicallyPrecedes(other.utf8)
    }

    /// Compares two pieces of memory of one length. A loop without an exit, so that the compiler takes sixteen at once.
    private static func areSame(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
        var difference: UInt8 = 0
        for place in one.indices { difference |= one[place] ^ other[place] }
        return difference == 0
    }
}

extension Optional: ByteComparable where Wrapped: ByteComparable {
    /// Whether both are nil, or have equal bytes.
    @inlinable
    public func hasSameBytes(as other: Wrapped?) -> Bool {
        switch (self, other) {
        case (.some(let one), .some(let other)): one.hasSameBytes(as: other)
        case (.none, .none): true
        default: false
        }
    }
}

extension Array: ByteComparable where Element: ByteComparable {
    /// Whether the counts are equal, and the bytes of all texts.
    @inlinable
    public func hasSameBytes(as other: [Element]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0.hasSameBytes(as: $1) }
    }
}

/// A text that is measured or drawn: two are equal if they have the same bytes.
///
/// As a property wrapper, it makes the records that hold the text differ where the text does; as a key, it tells such texts
/// apart.
@frozen
@propertyWrapper
public struct ComparedByBytes<Value: ByteComparable>: Sendable, Equatable {
    /// The text.
    public var wrappedValue: Value

    /// A text.
    @inlinable
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// A text as a key.
    @inlinable
    public init(_ value: Value) { wrappedValue = value }

    /// Whether the bytes are the same.
    @inlinable
    public static func == (one: Self, other: Self) -> Bool { one.wrappedValue.hasSameBytes(as: other.wrappedValue) }
}

/// Texts with the same bytes are equal, and equal texts have the same hash.
extension ComparedByBytes: Hashable where Value: Hashable {}
