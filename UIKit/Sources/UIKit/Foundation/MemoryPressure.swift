import Dispatch

/// A source that tells of a lack of memory: here it never does.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}
extension DispatchSource: DispatchSourceMemoryPressure {}

extension DispatchSourceMemoryPressure {
    public var data: DispatchSource.MemoryPressureEvent { [] }
    /// - Note: Always all of them.
    public var mask: DispatchSource.MemoryPressureEvent { .all }
}

extension DispatchSource {
    public struct MemoryPressureEvent: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = MemoryPressureEvent(rawValue: 1)
        public static let warning = MemoryPressureEvent(rawValue: 2)
        public static let critical = MemoryPressureEvent(rawValue: 4)
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// - Note: Its handler is never called.
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        Missing.note("DispatchSource.makeMemoryPressureSource: memory never runs short")
        // A source that something must be added to, which nobody does.
        guard let source = DispatchSource.makeUserDataAddSource(queue: queue) as? any DispatchSourceMemoryPressure
        else {
            preconditionFailure("a source of Dispatch is a DispatchSource")
        }
        return source
    }
}
