/// How strongly a constraint holds: a level from 1 to 1000, and inside it an ordinal that decides ties.
///
/// Levels are lexicographic: no number of weaker constraints outweighs a stronger one. Inside one (level, ordinal)
/// pair the sum of absolute errors is minimal. A higher ordinal holds more strongly than a lower one of the same
/// level; UIKit lets the first arranged subview give way first, so lowering hands out ascending ordinals.
public struct Priority: Hashable, Sendable, Comparable {
    /// 1...1000; fractions are legal (999.5 and 49.001 occur in UIKit).
    public var level: Float
    /// Who gives way first among equals, and in a conflict of required constraints: the lower ordinal.
    public var ordinal: Int32

    /// A level, and the ordinal inside the level.
    public init(_ level: Float, ordinal: Int32 = 0) {
        self.level = level
        self.ordinal = ordinal
    }

    /// Level 1000: holds exactly, or is reported and set aside.
    public static let required = Priority(1000)

    /// Whether the constraint must hold.
    public var isRequired: Bool { level >= 1000 }

    /// The priority as one number with the same order: level first, then ordinal.
    @inline(__always)
    var strength: Int64 {
        Int64(max(level, 0).bitPattern) << 32 | Int64(UInt32(bitPattern: ordinal) ^ 0x8000_0000)
    }

    init(strength: Int64) {
        level = Float(bitPattern: UInt32(truncatingIfNeeded: strength >> 32))
        ordinal = Int32(bitPattern: UInt32(truncatingIfNeeded: strength) ^ 0x8000_0000)
    }

    /// By level, then by ordinal.
    public static func < (a: Priority, b: Priority) -> Bool {
        a.level != b.level ? a.level < b.level : a.ordinal < b.ordinal
    }
}
