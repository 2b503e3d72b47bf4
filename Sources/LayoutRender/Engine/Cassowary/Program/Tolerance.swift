/// Tolerances, all relative to the numbers that went in.
enum Tolerance {
    /// A sum this small next to its largest term is zero: the terms cancelled.
    static let cancellation = 1e-11
    /// A sum this small next to the magnitudes of its terms added up is rounding.
    static let rounding = 1e-13
    /// A coefficient this small next to the others of its column is rounding.
    static let pivot = 1e-8
    /// A rate of cost this small next to the rates it was added up from is zero.
    static let rate = 1e-9
    /// Two positions on the number line this close are one.
    static let position = 1e-11
    /// A required constraint holds if it misses by no more than this, next to its largest term.
    static let feasibility = 1e-9
    /// Two optima this far apart, next to the largest number of their component, are different.
    static let ambiguity = 1e-6

    /// Whether two positions differ by rounding only.
    @inline(__always)
    static func samePosition(_ a: Double, _ b: Double) -> Bool {
        (a - b).magnitude <= position * max(1, a.magnitude, b.magnitude)
    }

    /// Whether two limits leave room, rounding aside.
    @inline(__always)
    static func hasRange(_ low: Double, _ high: Double) -> Bool {
        low <= high || low - high <= feasibility * max(1, low.magnitude, high.magnitude)
    }
}
