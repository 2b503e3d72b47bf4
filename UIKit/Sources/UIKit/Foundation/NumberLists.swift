public import Foundation

// Lists of numbers as lists of number objects: `places as [NSNumber]`, which Objective-C bridges, is prepared so.

extension Array where Element: BinaryFloatingPoint {
    public var uikitNumbers: [NSNumber] { map { NSNumber(value: Double($0)) } }
}
extension Array where Element: BinaryInteger {
    public var uikitNumbers: [NSNumber] { map { NSNumber(value: Int($0)) } }
}
extension Array where Element == Bool {
    public var uikitNumbers: [NSNumber] { map { NSNumber(value: $0) } }
}
extension Array where Element: NSNumber {
    public var uikitNumbers: [NSNumber] { self }
}
