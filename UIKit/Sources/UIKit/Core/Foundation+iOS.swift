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
