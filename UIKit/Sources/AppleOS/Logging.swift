import Foundation

/// The log of the system: nothing is written, for there is none. Values of messages are not even asked for.
public final class OSLog: @unchecked Sendable {
    public static let `default` = OSLog(subsystem: "", category: "")
    public static let disabled = OSLog(subsystem: "", category: "")
    public struct Category: Sendable {
        let name: String
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
    }
    public init(subsystem: String, category: String) {}
    public init(subsystem: String, category: Category) {}
    public var signpostsEnabled: Bool { false }
}

public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    public static let `default` = OSLogType(rawValue: 0)
    public static let info = OSLogType(rawValue: 1)
    public static let debug = OSLogType(rawValue: 2)
    public static let error = OSLogType(rawValue: 16)
    public static let fault = OSLogType(rawValue: 17)
}

/// Does nothing.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: any CVarArg...
) {}
/// Does nothing.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ arguments: any CVarArg...
) {}
/// Does nothing.
public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {}

/// A message whose values say who may read them.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: OSLogInterpolation) {}
}
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, format: OSLogFormat = .none, align: OSLogAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {}
}
public struct OSLogPrivacy: Sendable {
    public enum Mask: Sendable { case hash, none }
    public static let auto = OSLogPrivacy()
    public static let `public` = OSLogPrivacy()
    public static let `private` = OSLogPrivacy()
    public static let sensitive = OSLogPrivacy()
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
public struct OSLogFormat: Sendable {
    public static let none = OSLogFormat()
    public static let hex = OSLogFormat()
    public static let decimal = OSLogFormat()
    public static let fixed = OSLogFormat()
    public static func fixed(precision: Int) -> OSLogFormat { OSLogFormat() }
}
public struct OSLogAlignment: Sendable {
    public static let none = OSLogAlignment()
    public static func left(columns: Int) -> OSLogAlignment { OSLogAlignment() }
    public static func right(columns: Int) -> OSLogAlignment { OSLogAlignment() }
}

/// Writes nothing.
public struct Logger: Sendable {
    public init() {}
    public init(subsystem: String, category: String) {}
    public init(_ log: OSLog) {}
    public func log(_ message: OSLogMessage) {}
    public func log(level: OSLogType, _ message: OSLogMessage) {}
    public func trace(_ message: OSLogMessage) {}
    public func debug(_ message: OSLogMessage) {}
    public func info(_ message: OSLogMessage) {}
    public func notice(_ message: OSLogMessage) {}
    public func warning(_ message: OSLogMessage) {}
    public func error(_ message: OSLogMessage) {}
    public func critical(_ message: OSLogMessage) {}
    public func fault(_ message: OSLogMessage) {}
}

public struct OSSignpostID: Hashable, Sendable {
    public static let exclusive = OSSignpostID()
    public static let invalid = OSSignpostID()
    public init() {}
    public init(log: OSLog) {}
    public init(log: OSLog, object: AnyObject) {}
}
public enum OSSignpostType: UInt8, Sendable { case event, begin, end }
/// Does nothing.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}
/// Does nothing.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
