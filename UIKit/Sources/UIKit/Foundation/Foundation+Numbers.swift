// Names of Foundation and of C that Apple's systems have beside UIKit.

extension CGFloat {
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
    public init?(exactly number: NSNumber) { self.init(number.doubleValue) }
}
extension CGFloat {
    /// The function `abs`, which code in an extension of numbers finds here first.
    public func abs<Number: Comparable & SignedNumeric>(_ number: Number) -> Number { Swift.abs(number) }
    public static func abs<Number: Comparable & SignedNumeric>(_ number: Number) -> Number { Swift.abs(number) }
}
extension NSRegularExpression {
    /// For a closure that does not escape.
    @_disfavoredOverload
    public func enumerateMatches(
        in string: String, options: MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        withoutActuallyEscaping(block) {
            enumerateMatches(in: string, options: options, range: range, using: $0)
        }
    }
}
extension NSLocale {
    private var locale: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }
    public func localizedString(forCountryCode code: String) -> String? { locale.localizedString(forRegionCode: code) }
    public func localizedString(forLanguageCode code: String) -> String? {
        locale.localizedString(forLanguageCode: code)
    }
    public func localizedString(forCurrencyCode code: String) -> String? {
        locale.localizedString(forCurrencyCode: code)
    }
}
extension NSDictionary {
    /// The values of another dictionary of Objective-C's, which is one of Swift's on Apple's systems.
    @_disfavoredOverload public convenience init(dictionary other: NSDictionary) {
        var values: [AnyHashable: Any] = [:]
        for (key, value) in other { if let key = key as? AnyHashable { values[key] = value } }
        self.init(dictionary: values)
    }
}
extension NSMutableDictionary {
    /// Sets a value, or takes it out for nil.
    public func setValue(_ value: Any?, forKey key: String) {
        if let value { setObject(value, forKey: key as NSString) } else { removeObject(forKey: key as NSString) }
    }
}
extension NSArray {
    @_disfavoredOverload public convenience init(array other: NSArray) { self.init(array: Array(other)) }
}
extension ProcessInfo {
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
    public var thermalState: ThermalState { .nominal }
    public var isLowPowerModeEnabled: Bool { false }
    public var isiOSAppOnMac: Bool { false }
    public var isMacCatalystApp: Bool { false }
    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")
}
extension NSNotification.Name {
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}
extension FileManager {
    /// The folder of a group of programs: one of this program, below the folder for what may be lost.
    public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? {
        let name = "uikit-group-" + identifier.filter { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" }
        let folder = temporaryDirectory.appendingPathComponent(name, isDirectory: true)
        return (try? createDirectory(at: folder, withIntermediateDirectories: true)).map { _ in folder }
    }
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public typealias CFIndex = Int
public typealias OSStatus = Int32
public func CFDataGetLength(_ data: CFData) -> CFIndex { data.count }
/// The bytes, which a copy keeps for as long as the program runs.
public func CFDataGetBytePtr(_ data: CFData) -> UnsafePointer<UInt8>! { (data as NSData).copyOfBytes }
public func CFArrayGetCount(_ array: CFArray) -> CFIndex { array.count }
extension NSData {
    fileprivate var copyOfBytes: UnsafePointer<UInt8>? {
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: length + 1)
        getBytes(bytes, length: length)
        return UnsafePointer(bytes)
    }
}
public struct CFRange: Hashable, Sendable {
    public var location: CFIndex
    public var length: CFIndex
    public init(location: CFIndex = 0, length: CFIndex = 0) { (self.location, self.length) = (location, length) }
}
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
    CFRange(location: location, length: length)
}
