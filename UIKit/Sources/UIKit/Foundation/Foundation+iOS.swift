import Foundation

// What Foundation has on Apple's systems besides what it has here.

extension UserDefaults {
    /// The key-value spelling of `set`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension URL {
    /// Always: every file is the program's own.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
    /// Always: every file is the program's own.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}

public typealias CFAbsoluteTime = Double
/// The seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

// What Core Foundation's types are in Swift, where conversions with `as` come for nothing.
public typealias CFArray = NSArray
public typealias CFString = String
public typealias CFURL = URL
public typealias CFData = Data
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFTypeRef = AnyObject

extension Timer {
    /// A timer whose target is called by name.
    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let object = target as AnyObject
        self.init(fire: date, interval: interval, repeats: repeats) { timer in
            if !Members.call(selector, [timer], on: object) { Members.noteMissing(selector, on: object) }
        }
    }
}

public typealias NSInteger = Int
public typealias NSUInteger = UInt

extension NSIndexPath {
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
    public var section: Int { index(atPosition: 0) }
    public var row: Int { index(atPosition: 1) }
    public var item: Int { index(atPosition: 1) }
}

extension NSObject {
    /// The class itself, as Objective-C's runtime says it.
    public class func classForCoder() -> AnyClass { self }
}

/// The function below Core Graphics' `==`.
public func __CGSizeEqualToSize(_ a: CGSize, _ b: CGSize) -> Bool { a == b }
public func __CGPointEqualToPoint(_ a: CGPoint, _ b: CGPoint) -> Bool { a == b }
