import Dispatch
import Foundation

/// The network of a device without one.
public struct NWPath: Equatable, Sendable {
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    public enum UnsatisfiedReason: Sendable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied }

    /// Always unsatisfied.
    public var status: Status { .unsatisfied }
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    public var availableInterfaces: [NWInterface] { [] }
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public var supportsIPv4: Bool { false }
    public var supportsIPv6: Bool { false }
    public var supportsDNS: Bool { false }
    public var gateways: [NWEndpoint] { [] }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

public struct NWInterface: Hashable, Sendable {
    public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
    public let type: InterfaceType
    public let name: String
    public let index: Int
}

public enum NWEndpoint: Hashable, Sendable {
    public enum Host: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
        case name(String, NWInterface?)
        public init(_ name: String) { self = .name(name, nil) }
        public init(stringLiteral name: String) { self.init(name) }
        public var description: String {
            switch self {
            case .name(let name, _): name
            }
        }
        public var debugDescription: String { description }
    }
    public struct Port: Hashable, RawRepresentable, ExpressibleByIntegerLiteral, Sendable {
        public let rawValue: UInt16
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        public init?(_ text: String) {
            guard let number = UInt16(text) else { return nil }
            rawValue = number
        }
        public init(integerLiteral value: UInt16) { rawValue = value }
        public static let any: Port = 0
        public static let http: Port = 80
        public static let https: Port = 443
    }
    case hostPort(host: Host, port: Port)
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    case url(URL)
}

/// Tells of the network once: there is none, and nothing changes.
public final class NWPathMonitor: @unchecked Sendable {
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public private(set) var queue: DispatchQueue?
    private var isCancelled = false
    public var currentPath: NWPath { NWPath() }
    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

    public func start(queue: DispatchQueue) {
        self.queue = queue
        queue.async { [self] in
            if !isCancelled { pathUpdateHandler?(currentPath) }
        }
    }
    public func cancel() { isCancelled = true }
}
