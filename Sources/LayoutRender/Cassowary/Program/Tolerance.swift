/// What counts as equal, always relative to the numbers that went in.
enum Tolerance {
    /// A sum this small next to its parts is zero: the parts cancelled.
    static let cancellation = 1e-11
    /// A number this small next to all that was added up in it is rounding.
    static let rounding = 1e-13
    /// A coefficient this small next to the others of its column is rounding.
    static let pivot = 1e-8
    /// A rate of cost this small next to the rates it is made of is zero.
    static let rate = 1e-9
    /// Two places on the number line that are one.
    static let place = 1e-11
    /// A required constraint holds if it misses by no more than this, next to its largest part.
    static let feasibility = 1e-9
    /// Two optima this far apart, next to the numbers of their part, are different ones.
    static let ambiguity = 1e-6

    @inline(__always)
    static func samePlace(_ a: Double, _ b: Double) -> Bool {
        (a - b).magnitude <= place * max(1, a.magnitude, b.magnitude)
    }

    /// Whether two limits leave room, rounding aside.
    @inline(__always)
    static func hasRange(_ low: Double, _ high: Double) -> Bool {
        low <= high || low - high <= feasibility * max(1, low.magnitude, high.magnitude)
    }
}
