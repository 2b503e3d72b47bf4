/// None, one or both of the axes.
struct AxisSet: OptionSet {
    let rawValue: UInt8

    static let all = AxisSet(rawValue: 3)

    func contains(_ axis: Axis) -> Bool { rawValue & 1 << UInt8(axis.rawValue) != 0 }

    mutating func insert(_ axis: Axis) { self = AxisSet(rawValue: rawValue | 1 << UInt8(axis.rawValue)) }
}
