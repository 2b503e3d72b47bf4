/// Numbers of rectangles: a position and a length along each axis, of all items, then of scroll views' contents.
struct Rectangles<Number> {
    /// x, y, width and height of each rectangle.
    var numbers: [Number] = []

    @inline(__always)
    static func count(_ rectangles: Int) -> Int { rectangles * 4 }

    /// The places of a rectangle among the numbers: positions, then lengths.
    @inline(__always)
    static func places(_ rectangle: Int) -> Range<Int> { count(rectangle)..<count(rectangle + 1) }

    /// The rectangle of a place among the numbers.
    @inline(__always)
    static func rectangle(ofPlace place: Int) -> Int { place / count(1) }

    /// Whether the number at a place is a length.
    @inline(__always)
    static func isLength(place: Int) -> Bool { place & 2 != 0 }

    /// The place of a position among the numbers.
    @inline(__always)
    static func position(_ rectangle: Int32, _ axis: Axis) -> Int { count(Int(rectangle)) + axis.rawValue }

    /// The place of a length among the numbers.
    @inline(__always)
    static func length(_ rectangle: Int32, _ axis: Axis) -> Int { position(rectangle, axis) + 2 }

    @inline(__always)
    subscript(position rectangle: Int32, axis: Axis) -> Number {
        get { numbers[Self.position(rectangle, axis)] }
        set { numbers[Self.position(rectangle, axis)] = newValue }
    }

    @inline(__always)
    subscript(length rectangle: Int32, axis: Axis) -> Number {
        get { numbers[Self.length(rectangle, axis)] }
        set { numbers[Self.length(rectangle, axis)] = newValue }
    }
}
