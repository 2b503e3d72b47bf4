import Dispatch
@_exported import Foundation

/// What went wrong: the network is down, which is the only error here.
public enum NWError: Error, Equatable, Sendable {
    case posix(POSIXErrorCode)
    case dns(Int32)
    case tls(Int32)
}

public class NWProtocolOptions: @unchecked Sendable {
    init() {}
}
public enum NWProtocolTCP {
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public override init() {}
        public var connectionTimeout = 0
        public var noDelay = false
        public var enableKeepalive = false
        public var keepaliveIdle = 0
        public var keepaliveInterval = 0
        public var keepaliveCount = 0
    }
}
public enum NWProtocolUDP {
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public override init() {}
    }
}
public enum NWProtocolTLS {
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public override init() {}
    }
}

/// How a connection would be made.
public final class NWParameters: @unchecked Sendable {
    public var allowLocalEndpointReuse = false
    public var includePeerToPeer = false
    public var prohibitExpensivePaths = false
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    public init() {}
    public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
        self.init()
    }
    public static var tcp: NWParameters { NWParameters() }
    public static var tls: NWParameters { NWParameters() }
    public static var udp: NWParameters { NWParameters() }
}

/// A connection that waits for a network and never gets one.
public final class NWConnection: @unchecked Sendable {
    public enum State: Equatable, Sendable {
        case setup, preparing, ready, cancelled
        case waiting(NWError)
        case failed(NWError)
    }
    public enum SendCompletion {
        case contentProcessed(@Sendable (NWError?) -> Void)
        case idempotent
    }
    public final class ContentContext: @unchecked Sendable {
        public let identifier: String
        public init(identifier: String) { self.identifier = identifier }
        public static let defaultMessage = ContentContext(identifier: "default")
        public static let finalMessage = ContentContext(identifier: "final")
        public static let defaultStream = ContentContext(identifier: "stream")
    }

    public let endpoint: NWEndpoint
    public let parameters: NWParameters
    public private(set) var state = State.setup
    public private(set) var queue: DispatchQueue?
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
    public var currentPath: NWPath? { NWPath() }
    private static let down = NWError.posix(.ENETDOWN)

    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        self.endpoint = endpoint
        self.parameters = parameters
    }
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }

    public func start(queue: DispatchQueue) {
        self.queue = queue
        queue.async { [self] in enter(.waiting(Self.down)) }
    }
    public func restart() {}
    public func cancel() {
        (queue ?? .main).async { [self] in enter(.cancelled) }
    }
    public func forceCancel() { cancel() }
    private func enter(_ next: State) {
        guard state != .cancelled, state != next else { return }
        state = next
        stateUpdateHandler?(next)
    }

    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {
        guard case .contentProcessed(let answer) = completion else { return }
        (queue ?? .main).async { answer(Self.down) }
    }
    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    ) {
        (queue ?? .main).async { completion(nil, nil, false, Self.down) }
    }
    public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {
        receive(minimumIncompleteLength: 1, maximumLength: 1, completion: completion)
    }
}
