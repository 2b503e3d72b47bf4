import Notation

/// A picture by name, with its size in points where that is known.
public struct ImageContent: Sendable, Equatable {
    /// The name in `UIImage(named:)` or `UIImage(systemName:)`.
    public var name: String
    /// The natural size in points; nil when unknown.
    public var size: Size?
    /// An SF Symbol: sized by its font, with alignment insets.
    public var isSystemSymbol = false
    /// The point size of the symbol's UIImage.SymbolConfiguration; nil: 17 points, or the size of `symbolTextStyle`.
    public var symbolPointSize: Double? {
        @inlinable @inline(__always) get { symbol.isUnset ? nil : symbol.stored.pointSize }
        _modify { yield &symbol.value.pointSize }
    }
    /// The text style of the symbol's UIImage.SymbolConfiguration, whose size in the page's content size category wins
    /// over `symbolPointSize`.
    public var symbolTextStyle: Font.TextStyle? {
        @inlinable @inline(__always) get { symbol.isUnset ? nil : symbol.stored.textStyle }
        _modify { yield &symbol.value.textStyle }
    }
    /// UIImage.SymbolScale as a word: `small` is drawn at 0.785 and `large` at 1.29 times the medium size; nil: medium.
    public var symbolScale: String? {
        @inlinable @inline(__always) get { symbol.isUnset ? nil : symbol.stored.scale }
        _modify { yield &symbol.value.scale }
    }

    /// The weight of the symbol's UIImage.SymbolConfiguration: of its lines, never of its size; nil: regular.
    public var symbolWeight: Font.Weight? {
        @inlinable @inline(__always) get { symbol.isUnset ? nil : symbol.stored.weight }
        _modify { yield &symbol.value.weight }
    }

    /// Properties that only symbols set, allocated separately.
    @usableFromInline var symbol = OutOfLine<Symbol>()

    @usableFromInline
    struct Symbol: Unsettable, Sendable {
        @usableFromInline var pointSize: Double?
        @usableFromInline var textStyle: Font.TextStyle?
        @usableFromInline var scale: String?
        @usableFromInline var weight: Font.Weight?

        @usableFromInline static let unset = Symbol()
    }

    /// A picture that is no system symbol.
    public init(name: String, size: Size? = nil) {
        self.name = name
        self.size = size
    }
}
