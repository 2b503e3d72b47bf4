// What Foundation has on Apple's systems besides what it has here.

extension UserDefaults {
    /// The key-value spelling of `set`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension NotificationCenter {
    /// The notifications of a name, one after the other, for whoever waits for them.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> AsyncStream<Notification> {
        AsyncStream { continuation in
            nonisolated(unsafe) let token = addObserver(forName: name, object: object, queue: nil) {
                continuation.yield($0)
            }
            continuation.onTermination = { [weak self] _ in self?.removeObserver(token) }
        }
    }
}

/// What a person does in a program, so that another device may go on with it: nothing is handed on.
open class NSUserActivity: NSObject, @unchecked Sendable {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    @Kept open var webpageURL: URL?
    @Kept open var isEligibleForHandoff = true
    @Kept open var isEligibleForSearch = false
    @Kept open var isEligibleForPublicIndexing = false
    @Kept open var isEligibleForPrediction = false
    @Kept open var keywords: Set<String> = []
    @Kept open var requiredUserInfoKeys: Set<String>?
    @Kept open var persistentIdentifier: String?
    @Kept open var expirationDate: Date?
    @Kept open var targetContentIdentifier: String?
    public init(activityType: String) { self.activityType = activityType }
    open func addUserInfoEntries(from more: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(more) { $1 }
    }
    open func becomeCurrent() { Missing.note("NSUserActivity: no other device goes on with it") }
    /// - Note: Does nothing.
    open func resignCurrent() {}
    /// - Note: Does nothing.
    open func invalidate() {}
}
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension NSMutableCharacterSet {
    /// A set that can be changed, which those of Foundation's initialisers on Linux cannot: the preparation writes the call in
    /// place of `NSMutableCharacterSet(charactersIn:)`.
    public static func uikitMade(charactersIn characters: String = "") -> NSMutableCharacterSet {
        let made = NSMutableCharacterSet.alphanumeric()
        made.formIntersection(with: CharacterSet())
        made.addCharacters(in: characters)
        return made
    }
    public static func uikitMade(range: NSRange) -> NSMutableCharacterSet {
        let made = uikitMade()
        made.addCharacters(in: range)
        return made
    }
}

extension URL {
    /// Always: every file is the program's own.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// - Note: Does nothing.
    public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
    /// Always: every file is the program's own.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// - Note: Does nothing.
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
public typealias CFBoolean = NSNumber
/// What makes room for objects of Core Foundation, which Swift does alone.
public final class CFAllocator: Sendable {
    init() {}
}
public let kCFAllocatorDefault: CFAllocator? = nil
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
public let kCFBundleNameKey: CFString! = "CFBundleName"
public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

extension Timer {
    /// A timer whose target is called by name.
    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let object = target as AnyObject
        self.init(fire: date, interval: interval, repeats: repeats) { timer in
            onMain((object, timer)) { object, timer in
                if !Members.call(selector, [timer], on: object) { Members.noteMissing(selector, on: object) }
            }
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

extension Thread {
    /// The thread of the program's beginning; a test runs on another one at times, which then counts as it.
    public class var main: Thread { isMainThread ? current : mainThread }
}

/// Runs a closure: objects go as soon as nobody has them, without a pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

extension Timer {
    /// A timer that never fires.
    public convenience init(_ nothing: Void = ()) { self.init(timeInterval: 0, repeats: false) { _ in } }
}

/// The greatest number of a C program.
public let MAXFLOAT = Float.greatestFiniteMagnitude
public let HUGE = Float.greatestFiniteMagnitude

extension String {
    /// A format that code says is one of Objective-C's strings.
    public func appendingFormat(_ format: NSString, _ arguments: any CVarArg...) -> String {
        self + String(format: String(describing: format), arguments: arguments)
    }
}

/// What Objective-C lets a method write an object to.
public typealias AutoreleasingUnsafeMutablePointer<Object> = UnsafeMutablePointer<Object>

extension Scanner {
    /// The spelling before iOS 13, for a string of Objective-C's.
    public func scanString(_ string: String, into result: inout NSString?) -> Bool {
        Self.put(scanString(string), into: &result)
    }
    public func scanUpTo(_ string: String, into result: inout NSString?) -> Bool {
        Self.put(scanUpToString(string), into: &result)
    }
    public func scanCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
        Self.put(scanCharacters(from: set), into: &result)
    }
    public func scanUpToCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
        Self.put(scanUpToCharacters(from: set), into: &result)
    }
    private static func put(_ found: String?, into result: inout NSString?) -> Bool {
        guard let found else { return false }
        result = NSString(string: found)
        return true
    }
}
